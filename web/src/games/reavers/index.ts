/** Reavers of Midgard at the table: the coast, the longships, combats with dice, and the reckoning. */
import sigil from '~icons/game-icons/drakkar';
import type { GameModule } from '../../table/scene';
import type { Content } from './content';
import { deed } from './deeds';
import { describe, forecastText } from './describe';
import Scene from './Scene.svelte';
import SeatChip from './SeatChip.svelte';
import SeatDetail from './SeatDetail.svelte';
import SeatSheet from './SeatSheet.svelte';
import SidePanel from './SidePanel.svelte';
import { tallyOf } from './tally';
import { colourOf, emblemOf, tableOf } from './view';

const module: GameModule = {
  Scene,
  SeatDetail,
  SeatChip,
  SeatSheet,
  SidePanel,
  tally: tallyOf,
  foot: 'clamp(236px, 31.25vh, 350px)',
  sigil,
  describe: (view, ref, t, content, names) => describe(view, content as Content, ref, t, names),
  forecast: (view, _content, ref, t, _names, foreseen) => forecastText(view, ref, t, foreseen),
  points(view, seat) {
    return { value: tableOf(view).players[seat]?.glory ?? 0, unit: 'unit-glory' };
  },
  colour: (_view, seat) => colourOf(seat),
  emblem: (_view, seat) => emblemOf(seat),
  phase(view, t) {
    const { round, rounds, phase, location, to_come } = tableOf(view);
    if (phase !== 'play') return t(`phase-${phase}`);
    const what = location === null ? t('phase-longships', { left: to_come.length }) : t(`location-${location}.short`);
    return t('phase', { round, rounds, what });
  },
  deed,
  mark(event) {
    if (event.kind === 'combat_rolled' || event.kind === 'turned_up') return 'blue';
    return event.kind === 'selected' || event.kind === 'round' ? 'turn' : null;
  },
};

export default module;

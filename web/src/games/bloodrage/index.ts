/** Blood Rage at the table: the land round Yggdrasil, the clans, the hand, the draft and the battles. */
import sigil from '~icons/game-icons/battle-axe';
import type { GameModule } from '../../table/scene';
import Chronicle from './ChronicleLater.svelte';
import type { Content } from './content';
import { deed, meaning } from './deeds';
import { describe } from './describe';
import SidePanel from './SidePanel.svelte';
import { forecastText } from './lectern';
import Scene from './Scene.svelte';
import SeatChip from './SeatChip.svelte';
import SeatDetail from './SeatDetail.svelte';
import SeatSheet from './SeatSheet.svelte';
import { linesOf } from './tally';
import { clanOf, colourOf, tableOf } from './view';

const module: GameModule = {
  Scene,
  SeatDetail,
  SeatChip,
  SeatSheet,
  Chronicle,
  SidePanel,
  sigil,
  describe: (view, ref, t, content, names) => describe(view, content as Content, ref, t, names),
  forecast: (view, content, ref, t, names, foreseen) => forecastText(view, content as Content, ref, t, names, foreseen),
  tally: ({ log, outcome, t }) => linesOf(log, outcome.scores, t),
  points(view, seat) {
    return { value: tableOf(view).clans[seat]?.glory ?? 0, unit: 'unit-glory' };
  },
  colour(view, seat) {
    return colourOf(tableOf(view), seat);
  },
  emblem(view, seat) {
    return clanOf(tableOf(view), seat);
  },
  phase(view, t) {
    const { age, phase } = tableOf(view);
    return t('phase', { age, phase });
  },
  deed,
  meaning: (view, places, _, t, names) => meaning(view, places, t, names),
  mark(event) {
    if (event.kind === 'revealed' || event.kind === 'ragnarok') return 'blue';
    return event.kind === 'age' || event.kind === 'phase' || event.kind === 'pillage' ? 'turn' : null;
  },
};

export default module;

/** Lords of Ragnarok at the table: the island, the wheel, the ways to win, hunts and battles. */
import sigil from '~icons/game-icons/deku-tree';
import type { GameModule } from '../../table/scene';
import type { Content } from './content';
import { deed } from './deeds';
import { describe } from './describe';
import { forecastText } from './forecast';
import { huntForecast } from './hunt';
import Scene from './Scene.svelte';
import SeatChip from './SeatChip.svelte';
import SeatDetail from './SeatDetail.svelte';
import SeatSheet from './SeatSheet.svelte';
import SidePanel from './SidePanel.svelte';
import { WheelSign } from './signs';
import { ashen } from './surtur/later';
import { tallyOf } from './tally';
import { colourOf, emblemOf, followerOf, tableOf } from './view';
import WheelList from './WheelList.svelte';

const module: GameModule = {
  Scene,
  SeatDetail,
  SeatChip,
  SeatSheet,
  SidePanel,
  sheet: { label: 'scene-wheel.short', sign: WheelSign, Sheet: WheelList },
  tally: tallyOf,
  sigil,
  nameOf(view, seat, t) {
    const tile = followerOf(tableOf(view), seat)?.tile;
    return tile ? t.ref(tile) : null;
  },
  walks: (view) => tableOf(view).phase === 'play',
  grounds: () => ashen.stages?.Grounds,
  describe: (view, ref, t, content, names) => describe(view, content as Content, ref, t, names),
  forecast: (view, content, ref, t, _names, foreseen) =>
    huntForecast(tableOf(view), content as Content, ref, t) ?? forecastText(view, ref, t, foreseen),
  points: () => null,
  colour: (view, seat) => colourOf(tableOf(view), seat),
  emblem: (_view, seat) => emblemOf(seat),
  phase(view, t) {
    const { phase, step, turn } = tableOf(view);
    if (phase !== 'play' || step === null) return t(`phase-${phase}`, { turn });
    return t('phase', { turn, step: t(`step-${step}`) });
  },
  deed,
  mark: (event) => (event.kind === 'turn' ? 'turn' : event.kind === 'battle' || event.kind === 'hunt' ? 'blue' : null),
};

export default module;

/** Ragnarocks at the table: the island, the Vikings and the power of each seat, and what lies beside the board. */
import { deedOf } from '../../table/recap';
import type { GameModule } from '../../table/scene';
import sigil from '~icons/game-icons/menhir';
import type { Content } from './board';
import { describe } from './describe';
import { forecastText } from './foreseen';
import { tally } from './reckoning';
import SidePanel from './SidePanel.svelte';
import Scene from './Scene.svelte';
import SeatChip from './SeatChip.svelte';
import SeatDetail from './SeatDetail.svelte';
import { numberOf, PAINT, sideOf, tableOf } from './view';

const module: GameModule = {
  Scene,
  SeatDetail,
  SeatChip,
  SidePanel,
  sigil,
  tally,
  describe: (view, ref, t, content, names) => describe(view, ref, t, content as Content, names),
  forecast: (view, _, ref, t, names, foreseen) => forecastText(view, ref, t, names, foreseen),
  points(view, seat) {
    const side = sideOf(view, seat);
    if (!side) return null;
    const { score } = tableOf(view).sides[side];
    return { value: score, unit: score === 1 ? 'unit-hex' : 'unit-hexes' };
  },
  colour(view, seat) {
    return PAINT[sideOf(view, seat) ?? 'ivory'];
  },
  emblem(view, seat) {
    return sideOf(view, seat) === 'red' ? 'wolf' : 'bear';
  },
  phase(view, t) {
    const table = tableOf(view);
    if (view.outcome) return t('phase-over');
    if (table.phase === 'draft') return t('draft-title');
    if (table.extra) return t('phase-extra', { turn: table.turn, side: table.to_move });
    if (table.mode === 'team' && table.acting !== null) {
      return t('phase-team', {
        turn: table.turn,
        side: table.to_move,
        number: numberOf(table, table.to_move, table.acting),
      });
    }
    return table.turn ? t('phase', { turn: table.turn, side: table.to_move }) : t('phase-start');
  },
  deed(event) {
    // What a power takes away is crossed out; a region is too wide to point at, its closing stone is not.
    const { at = [], ...ways } = deedOf(event);
    return event.kind === 'cleared' ? { ...ways, gone: at } : { ...ways, at };
  },
  mark(event) {
    // The second move of Gullinbursti and the stags' moves end a turn without a summon.
    if (
      event.kind === 'summoned' ||
      event.kind === 'skipped' ||
      event.kind === 'trailed' ||
      event.kind === 'moved_again'
    )
      return 'turn';
    return event.kind === 'settled' || event.kind === 'contested' || event.kind === 'extra_turn' ? 'blue' : null;
  },
};

export default module;

/** Ragnarocks at the table: the island, the Vikings of each seat, and what lies beside the board. */
import type { GameModule } from '../../table/scene';
import sigil from '~icons/game-icons/menhir';
import { describe } from './describe';
import { forecastText } from './forecast';
import Gutter from './Gutter.svelte';
import Scene from './Scene.svelte';
import SeatDetail from './SeatDetail.svelte';
import { PAINT, sideOf, tableOf } from './view';

const module: GameModule = {
  Scene,
  SeatDetail,
  Gutter,
  sigil,
  describe,
  forecast: forecastText,
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
    return table.turn ? t('phase', { turn: table.turn, side: table.to_move }) : t('phase-start');
  },
  mark(event) {
    if (event.kind === 'summoned' || event.kind === 'skipped') return 'turn';
    return event.kind === 'settled' ? 'blue' : null;
  },
};

export default module;

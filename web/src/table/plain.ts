// A table whose title has no scene is played too: it is told in words, and the answers stand below as buttons.
import Horn from '~icons/game-icons/beer-horn';
import PlainScene from './PlainScene.svelte';
import type { GameModule, SeatColour, View } from './scene';

const COLOURS: readonly SeatColour[] = ['ember', 'bone', 'fjord', 'yew'];
const EMBLEMS = ['wolf', 'bear', 'raven', 'serpent'];

/** What each seat has, where the title's view says it as `points`. */
function pointsOf(view: View): readonly number[] {
  const points: unknown = (view.table as Record<string, unknown>)['points'];
  return Array.isArray(points) && points.length === view.seats && points.every((one) => typeof one === 'number')
    ? (points as number[])
    : [];
}

export const plain: GameModule = {
  Scene: PlainScene,
  sigil: Horn,
  points(view, seat) {
    const value = pointsOf(view)[seat];
    return value === undefined ? null : { value, unit: 'plain-points' };
  },
  colour: (_view, seat) => COLOURS[seat % 4] ?? 'ember',
  emblem: (_view, seat) => EMBLEMS[seat % 4] ?? 'wolf',
  phase: (view, t) => t('step-number', { step: view.seq }),
  mark: () => 'turn',
};

// A table whose title has no scene is played too: it is told in words, and the answers stand below as buttons.
import Horn from '~icons/game-icons/beer-horn';
import PlainScene from './PlainScene.svelte';
import { plainColour, plainEmblem } from './plainSeats';
import type { GameModule, View } from './scene';

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
  colour: (_view, seat) => plainColour(seat),
  emblem: (_view, seat) => plainEmblem(seat),
  phase: (view, t) => t('step-number', { step: view.seq }),
  mark: () => 'turn',
};

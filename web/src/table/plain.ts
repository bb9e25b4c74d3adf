// A table whose game has no scene yet is still played: the answers stand on the board as buttons.
import Horn from '~icons/game-icons/beer-horn';
import PlainScene from './PlainScene.svelte';
import type { GameModule, SeatColour } from './scene';

const COLOURS: readonly SeatColour[] = ['ember', 'bone', 'fjord', 'yew'];
const EMBLEMS = ['wolf', 'bear', 'raven', 'serpent'];

export const plain: GameModule = {
  Scene: PlainScene,
  sigil: Horn,
  points: () => null,
  colour: (_view, seat) => COLOURS[seat % 4] ?? 'ember',
  emblem: (_view, seat) => EMBLEMS[seat % 4] ?? 'wolf',
  phase: (view, t) => t('step-number', { step: view.seq }),
  mark: () => 'turn',
};

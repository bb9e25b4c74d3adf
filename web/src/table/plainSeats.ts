// How seats look where a title has drawn none of its own.
import type { SeatColour } from './scene';

const COLOURS: readonly SeatColour[] = ['ember', 'bone', 'fjord', 'yew'];
const EMBLEMS = ['wolf', 'bear', 'raven', 'serpent'];

export const plainColour = (seat: number): SeatColour => COLOURS[seat % 4] ?? 'ember';
export const plainEmblem = (seat: number): string => EMBLEMS[seat % 4] ?? 'wolf';

/** Whose eyes a view has, and the tints and signs of seats that choose none. */
import type { SeatColour } from '../table/scene';
import type { View } from '../wire';

export const TINTS: readonly SeatColour[] = ['ember', 'fjord', 'bone', 'yew'];
const EMBLEMS = ['wolf', 'raven', 'bear', 'serpent'] as const;

export const tintOf = (seat: number): SeatColour => TINTS[seat % 4] ?? 'ember';
export const emblemOf = (seat: number): string => EMBLEMS[seat % 4] ?? 'wolf';

/** The seat that looks on, or null for those who only watch. */
export const ownSeat = (view: View): number | null =>
  view.audience >= 0 && view.audience < view.seats ? view.audience : null;

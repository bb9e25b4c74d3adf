// A contest as the kit draws it: sides with their towers, and what each stands to win or lose.
import type { Snippet } from 'svelte';
import type { Look } from '../parts/look.svelte';
import type { Pointing, SeatColour } from '../table/scene';

export interface ContestRow {
  ref: string;
  text: string;
  /** What it adds, and how that is written. */
  worth: number;
  value: string;
  card: boolean;
  /** A card that came after the others. */
  late?: boolean;
  /** Its text counts no more. */
  struck?: boolean;
}

export interface ContestFate {
  text: string;
  value?: string;
  /** What is won; else what is lost. */
  good: boolean;
}

export interface ContestSide {
  seat: number;
  colour: SeatColour;
  emblem: string;
  name: string;
  /** What it is in this contest. */
  role: string;
  own: boolean;
  sum: number;
  /** The sum may still change. */
  open: boolean;
  rows: readonly ContestRow[];
  /** Before the decision null. */
  wins: boolean | null;
  fates: readonly ContestFate[];
}

/** How a title draws what lies on the table of a contest, and how it is pointed at. */
export interface ContestDrawing {
  upright: boolean;
  pointing: Pointing;
  look: Look;
  /** On a card that came late. */
  late?: string;
  describe: (ref: string) => string;
  sign: Snippet<[ContestRow, ContestSide]>;
  card?: Snippet<[{ ref: string; width: number; side: ContestSide }]>;
  /** In the place of cards that are not shown yet. */
  back?: Snippet<[{ width: number; side: ContestSide }]>;
}

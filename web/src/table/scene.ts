// The contract between the shell of every table and the scene of one game.
import type { Component } from 'svelte';
import type { GameEvent, Outcome, View } from '../wire';
import type { Foreseen } from './foresight.svelte';

export type { Foreseen, GameEvent, View };

export type SeatColour = 'ember' | 'fjord' | 'bone' | 'yew';

/** Sentences in the reader's language: the game's texts first, then the shell's. */
export interface Texts {
  (id: string, args?: Record<string, unknown>): string;
  /** The name of a thing one can point at: `hex:e4` is "e4", `card:surtr.1` is "Surtr". */
  ref(ref: string): string;
  has(id: string): boolean;
}

/** What may be pointed at now, and what happens when somebody points. */
export interface Pointing {
  readonly offered: ReadonlySet<string>;
  readonly refused: ReadonlyMap<string, string>;
  readonly mine: boolean;
  hovered: string | null;
  focused: string | null;
  chosen: string | null;
  /** Answers, arms (first tap on touch), or thuds with the reason. */
  point(ref: string, how: 'mouse' | 'touch' | 'key'): void;
}

export interface PlayOptions {
  reduced: boolean;
  speed: number;
}

/** A frame about to be seen: what happened, and the view before and after it. */
export interface Moment {
  /** Null for the last frame of an answer: it brings the next ask. */
  event: GameEvent | null;
  before: View;
  after: View;
  /** Lets everybody see the view after; done when it is drawn. What leads up to it is played before. */
  show(): Promise<void>;
}

/** Frame after frame; the scene says how each is played. */
export interface Motion {
  onplay(player: (moment: Moment, opts: PlayOptions) => Promise<void>): () => void;
  readonly playing: GameEvent | null;
}

/** What happened, answer by answer. */
export type Log = readonly (readonly GameEvent[])[];

/** What the analyst would play: what moves from where to where, and what is set. */
export interface Hints {
  arrows: readonly { from: string; to: string }[];
  stones: readonly string[];
}

export interface SceneProps {
  view: View;
  // Geometry and content come as JSON from the game itself; each scene knows its own shape.
  content: any;
  pointing: Pointing;
  motion: Motion;
  upright: boolean;
  t: Texts;
  names: string[];
  /** Only in a replay, when the analyst was asked about this step. */
  hints?: Hints | undefined;
  /** What pointing at an offered ref would bring, by the rules; null until they have said it. */
  foreseen: (ref: string) => Foreseen | null;
  /** Goes to the end of a turn (0 is the first): in a replay it jumps there, at a live table it opens the replay. */
  goto?: ((turn: number) => void) | undefined;
}

export interface SeatDetailProps {
  view: View;
  content: any;
  seat: number;
  colour: SeatColour;
  t: Texts;
}

export interface TallyProps {
  view: View;
  log: Log;
  outcome: Outcome;
  t: Texts;
  names: readonly string[];
}

export interface GameModule {
  /** The board; fills its box. */
  Scene: Component<SceneProps>;
  /** Inside a seat panel, under the name. */
  SeatDetail?: Component<SeatDetailProps>;
  /** In the chips of four and more seats above the board, instead of the name: one short line. */
  SeatChip?: Component<SeatDetailProps>;
  /** On the roll at the end: where everybody's points came from, instead of the plain ranking. */
  Tally?: Component<TallyProps>;
  /** Beside the board: supply, legend, lectern. */
  SidePanel?: Component<SceneProps>;
  /** How much of the scene lies below seats and saga, as wide as the whole table: a length of CSS. Not upright. */
  foot?: string;
  /** The big number of a seat panel; the unit is a Fluent id of the game's texts. */
  points(view: View, seat: number): { value: number | string; unit: string } | null;
  colour(view: View, seat: number): SeatColour;
  /** The sign on the shield: 'bear', 'wolf', 'raven' or 'serpent'. */
  emblem(view: View, seat: number): string;
  /** The line under the title: "Turn 30, ivory to move". */
  phase(view: View, t: Texts): string;
  sigil: Component;
  /** The notch on the replay bar. */
  mark(event: GameEvent): 'turn' | 'blue' | null;
  /** What a screen reader hears for an offered ref. */
  describe?(view: View, ref: string, t: Texts, content: any, names: readonly string[]): string;
  /** What pointing at an offered ref would bring, in a sentence: the help line on a phone. */
  forecast?(
    view: View,
    content: any,
    ref: string,
    t: Texts,
    names: readonly string[],
    foreseen: Foreseen | null,
  ): string | null;
}

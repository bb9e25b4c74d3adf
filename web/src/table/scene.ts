// The contract between the shell of every table and the scene of one game.
import type { Component } from 'svelte';
import type { AskView, GameEvent, Outcome, View } from '../wire';
import type { Foreseen } from './foresight.svelte';
import type { Decision } from './weighing';

export type { Foreseen, GameEvent, View };

export type SeatColour = 'ember' | 'fjord' | 'bone' | 'yew';

/** Sentences in the reader's language: the game's texts first, then the shell's. */
export interface Texts {
  (id: string, args?: Record<string, unknown>): string;
  /** The name of a thing one can point at: `hex:e4` is "e4", `card:surtr.1` is "Surtr". */
  ref(ref: string): string;
  has(id: string): boolean;
  /** A sentence in which nothing must be filled in; null, if there is none of that id or it is not so. */
  fixed(id: string): string | null;
}

/** What may be pointed at now, and what happens when somebody points. */
export interface Pointing {
  readonly offered: ReadonlySet<string>;
  readonly refused: ReadonlyMap<string, string>;
  /** Neither: pointing there takes it up instead of what was chosen before. */
  readonly instead?: ReadonlySet<string>;
  readonly mine: boolean;
  /** A picture of a table: it listens to no key. */
  readonly still?: true;
  hovered: string | null;
  focused: string | null;
  chosen: string | null;
  /** Answers, arms (first tap on touch), or thuds with the reason. */
  point(ref: string, how: 'mouse' | 'touch' | 'key'): void;
}

export interface PlayOptions {
  reduced: boolean;
  speed: number;
  /** Aborted when somebody wants to see what comes of it: without motion, up to what is held next. */
  hurry?: AbortSignal;
}

/** What stands still until the reader goes on, in words for the beam. */
export interface Hold {
  seat: number | null;
  question: string;
  help: string;
  /** The reader takes part, so it stays; else it goes on by itself after a while. */
  stays: boolean;
}

/** A frame about to be seen: what happened, and the view before and after it. */
export interface Moment {
  /** Null for the last frame of an answer: it brings the next ask. */
  event: GameEvent | null;
  before: View;
  after: View;
  /** Lets everybody see the view after; done when it is drawn. What leads up to it is played before. */
  show(): Promise<void>;
  /** Everything stands still; done when somebody goes on. */
  hold(hold: Hold): Promise<void>;
  /** Something great begins, which can be seen again until it is forgotten. */
  keep(): void;
}

/** Frame after frame; the scene says how each is played. */
export interface Motion {
  onplay(player: (moment: Moment, opts: PlayOptions) => Promise<void>): () => void;
  readonly playing: GameEvent | null;
  readonly held: Hold | null;
  readonly repeatable: boolean;
  again(): void;
  forget(): void;
}

/** What happened, answer by answer. */
export type Log = readonly (readonly GameEvent[])[];

/** The table as it is looked back at under the lamp: pointing starts a way of one's own, and changes nothing. */
export interface Lit {
  readonly ask: AskView | null;
  /** How the match ended, under its name. */
  readonly result: string;
  answer(ref: string): void;
  /** Whether the key was one of the lamp's. */
  pressed(event: KeyboardEvent): boolean;
}

/** The reckoning at the end: whose land has a rim of light, and which lines are counted by now. */
export interface Reckoning {
  own: readonly number[];
  won: boolean;
  /** The keys of the lines that are told already; what bears points on the board shows them from then on. */
  told: ReadonlySet<string>;
}

/** Where an action left a mark: a way, a place it was about, or a place where something fell. */
export interface Trace {
  seat: number | null;
  /** Without it the way comes from outside the board. */
  from?: string;
  to?: string;
  /** What went this way. */
  who?: readonly string[];
  at?: string;
  gone?: string;
}

/** What an event is to those who want to know what was done. All refs; those that lie on no board leave no mark. */
export interface Deed {
  /** Whether an action begins with it; unsaid, another seat's answer begins one. */
  begins?: boolean;
  /** Or goes on with the one under way, going by the event that began it. */
  continues?: (begun: GameEvent) => boolean;
  /** Its sentence says what the action came to. */
  crowns?: boolean;
  /** It begins something that nobody has done: the game itself goes on. */
  alone?: boolean;
  /** It begins a further part of a turn: whoever is told the last lap is told the parts before it as well. */
  further?: boolean;
  from?: string;
  to?: string;
  who?: readonly string[];
  at?: readonly string[];
  gone?: readonly string[];
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
  /** What happened up to what is shown, answer by answer. */
  log: Log;
  /** What pointing at an offered ref would bring, by the rules; null until they have said it. */
  foreseen: (ref: string) => Foreseen | null;
  /** Only while the end is told: the board is alone with it, and bears the points that were made on it. */
  reckoning?: Reckoning | undefined;
  /** Goes to the end of a turn (0 is the first): in a replay it jumps there, at a live table it opens the replay. */
  goto?: ((turn: number) => void) | undefined;
  /** Opens the rules at a clause. */
  showClause?: ((id: string) => void) | undefined;
  /** What was moved last, once it has arrived. */
  last?: readonly Trace[] | undefined;
  /** The view before that, if it is known. */
  before?: View | undefined;
  /** The board, and it alone, is put back to this moment and dimmed; all else stays as `view` says. */
  moment?: View | undefined;
  /** The step of the recap that is shown alone: its number, and the places it was about. */
  told?: { number: number; places: readonly string[] } | undefined;
  /** What an automaton stands before, with every candidate and what became of it. */
  decision?: Decision | undefined;
}

/** What the shell tells every part of a title alike; which view, and whether upright, is each part's own. */
export type SceneFacts = Omit<SceneProps, 'view' | 'upright'>;

/** What else an automaton went by, in a title's own words: beside the candidates, where it explains itself. */
export interface GroundsProps {
  view: View;
  content: any;
  decision: Decision;
  log: Log;
  t: Texts;
  names: readonly string[];
  showClause: (id: string) => void;
}

export interface SeatDetailProps {
  view: View;
  content: any;
  seat: number;
  colour: SeatColour;
  log: Log;
  t: Texts;
  /** The table at the reader's last answer: what has changed since is marked, with its difference. */
  since?: View | undefined;
}

/** A line of the reckoning: where points came from, and how many each seat has of it. */
export interface TallyLine {
  key: string;
  text: string;
  points: readonly number[];
  sign?: Component;
}

export interface SeatSheetProps extends SeatDetailProps {
  names: readonly string[];
}

export interface TallyFacts {
  view: View;
  content: any;
  log: Log;
  outcome: Outcome;
  upright: boolean;
  t: Texts;
}

export interface GameModule {
  /** The board; fills its box. */
  Scene: Component<SceneProps>;
  /** Inside a seat panel, under the name. */
  SeatDetail?: Component<SeatDetailProps>;
  /** In the chips of four and more seats above the board, instead of the name: one short line. */
  SeatChip?: Component<SeatDetailProps>;
  /** All that lies before a seat, for the sheet that a tap on its chip opens: more than the panel has room for. */
  SeatSheet?: Component<SeatSheetProps>;
  /** Where everybody's points came from, in the order in which they are told; without it the outcome's parts are. */
  tally?(facts: TallyFacts): TallyLine[];
  /** Over the saga, upright at the foot of the board, while something great is told; draws nothing at other times. */
  Chronicle?: Component<SceneProps>;
  /** Beside the board: supply, legend, lectern. */
  SidePanel?: Component<SceneProps>;
  /** Upright: a sheet of the title's own beside those of the shell, with its tab. The label is a Fluent id of its texts. */
  sheet?: { label: string; sign: Component; Sheet: Component<SceneProps> };
  /** How much of the scene lies below seats and saga, as wide as the whole table: a length of CSS. Not upright. */
  foot?: string;
  /** The big number of a seat panel; the unit is a Fluent id of the game's texts. */
  points(view: View, seat: number): { value: number | string; unit: string } | null;
  colour(view: View, seat: number): SeatColour;
  /** The sign on the shield: 'bear', 'wolf', 'raven' or 'serpent'. */
  emblem(view: View, seat: number): string;
  /** What an automaton's seat is called, once the match says it. */
  nameOf?(view: View, seat: number, t: Texts): string | null;
  /** Whether the decision of an automaton that stands is walked through, at the reader's pace. */
  walks?(view: View): boolean;
  /** Fetched with what the title shows of automata. */
  grounds?(): Component<GroundsProps> | undefined;
  /** The line under the title: "Turn 30, ivory to move". */
  phase(view: View, t: Texts): string;
  sigil: Component;
  /** The notch on the replay bar. */
  mark(event: GameEvent): 'turn' | 'blue' | null;
  /** What an event did, for the recap and the marks of the last move; without it the event's own refs are marked. */
  deed?(event: GameEvent): Deed;
  /** What places that an action touched mean for the reader, in a few words: "Gimle: you 6, Torvald 2". */
  meaning?(
    view: View,
    places: readonly string[],
    seat: number | null,
    t: Texts,
    names: readonly string[],
  ): string | null;
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

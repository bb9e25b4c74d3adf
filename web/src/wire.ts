// What server and client say to each other: docs/protocol.md.
// Made from src/meadhall/server/messages/ by `python -m meadhall.server.wire`; change it there.

export type Ref = string;
export type Clause = string;
/** A seat number, -1 for spectators, -2 for everyone after the end. */
export type Audience = number;

/** Something that happened, flat: its kind and its fields. */
export interface GameEvent {
  kind: string;
  line?: string | number;
  seat?: number;
  [field: string]: unknown;
}

/** What changed in a view, to be folded: lib/fold.ts. */
export type Patch = { [signed: string]: unknown };

/** One number by which candidates are compared, and whether the highest or the lowest is taken. */
export interface Comparison {
  clause: Clause;
  what: string;
  best: 'highest' | 'lowest';
  source: Ref | null;
}

/** Something that could have been taken: its numbers in the order of the comparisons. */
export interface Candidate {
  ref: Ref;
  numbers: (number | null)[];
  aside: Clause | null;
}

/** A decision with everything that went into it. All of it is known to everybody. */
export interface Explanation {
  question: string;
  comparisons: Comparison[];
  candidates: Candidate[];
  taken: Ref | null;
  decided: Clause | null;
}

/** Who is asked, and what. Of an automaton everybody sees what it is offered, and why. */
export interface Asked {
  seat: number;
  prompt: string;
  about: Record<string, Ref | number>;
  count?: number;
  options?: Ref[];
  refusals?: Record<Ref, Clause>;
  clauses?: Clause[];
  because?: Explanation;
}

/** The audience's own pending ask. */
export interface AskView {
  seat: number;
  prompt: string;
  about: Record<string, Ref | number>;
  options: Ref[];
  refusals: Record<Ref, Clause>;
  clauses: Clause[];
  because?: Explanation;
  secret?: boolean;
  together?: boolean;
}

/** How many answers can be taken back, and by whom. */
export interface Undo {
  seat: number;
  steps: number;
}

/** How a match ended. A resignation has no scores and no clause. */
export interface Outcome {
  ranks: number[];
  scores: (number | null)[];
  ending: string;
  clause: Clause | null;
  parts?: Record<string, number[]>;
}

/** What one audience sees of a match. */
export interface View {
  game: string;
  version: number;
  seats: number;
  seq: number;
  audience: Audience;
  automata: number[];
  asked: Asked[];
  ask: AskView | null;
  undo: Undo | null;
  outcome: Outcome | null;
  table: any;
}

/** A moment of a match as one audience sees it: what happened, and what that changed in its view. */
export interface Frame {
  event?: GameEvent;
  patch?: Patch;
}

/** What the same seat would be asked next, what it could point at, and what the question speaks of. */
export interface Next {
  prompt: string;
  options: Ref[];
  about: Record<string, Ref | number>;
}

/** What would follow from pointing at one thing. */
export interface Forecast {
  patch?: Patch;
  barrier?: string | null;
  open?: boolean;
  next?: Next | null;
  outcome?: Outcome;
}

/** Who I am, and the token that every change needs. */
export interface Person {
  person: string;
  name: string;
  csrf: string;
}

/** What I want to be called. */
export interface NewName {
  name: string;
}

/** A bot one can play against. */
export interface BotInfo {
  id: string;
  seconds: number | null;
}

/** Something to be chosen when a table is opened. */
export interface GameOption {
  name: string;
  kind: 'bool' | 'choice' | 'number';
  choices: (string | number)[];
  min: number;
  max: number;
  default: boolean | string | number;
  when: Record<string, (boolean | string | number)[]>;
  only: Record<string, Record<string, (boolean | string | number)[]>>;
}

/** What is written on a banner in one language; the tagline may be empty, and what it is called to play alone. */
export interface BannerLines {
  name: string;
  tagline: string;
  alone: string;
}

/** How a title hangs in the hall. */
export interface BannerInfo {
  lines: Record<string, BannerLines>;
  minutes: number | null;
  credits: string;
  cloth: string[];
}

/** How hard a match against the rules is: a number that grows, and what the title calls it. */
export interface Difficulty {
  level: number;
  name: string;
}

/** Something that makes a match against the rules harder, and by how much. */
export interface ChallengeInfo {
  ref: string;
  level: number;
}

/** What somebody chooses who plays a title alone, against seats that the rules play. */
export interface SoloInfo {
  most: number;
  foes: string[];
  chance: string;
  challenges: ChallengeInfo[];
  heroes: string[];
  levels: Difficulty[];
  settled: string[];
}

/** A title of the hall. */
export interface GameInfo {
  id: string;
  banner: BannerInfo;
  seats: number[];
  finished: boolean;
  playable: boolean;
  prefix: string;
  bots: BotInfo[];
  guests: BotInfo[];
  partner: string | null;
  played: number;
  options: GameOption[];
  analysis: boolean;
  solo: SoloInfo | null;
  lessons: number;
}

/** A match against the rules alone: against whom, what makes it harder, and as whom. */
export interface SoloWish {
  foes: string[];
  challenges: string[];
  hero: string | null;
  options: Record<string, boolean | number | string>;
  title: string;
}

/** What follows from a wish to play alone, as the rules have it. */
export interface SoloCheck {
  error: string | null;
  refused: Record<string, string>;
  difficulty: Difficulty;
}

/** How somebody did alone in the matches that have something in common; those that go on do not count. */
export interface SoloTally {
  matches: number;
  won: number;
  lost: number;
  left: number;
  best: Difficulty | null;
  last: 'won' | 'lost' | 'left' | null;
  last_table: string | null;
  streak: number;
  longest: number;
}

/** How somebody did against a foe with a challenge; null: without any. */
export interface SoloCell {
  challenge: string | null;
  tally: SoloTally;
}

/** How somebody did against a foe. */
export interface SoloRow {
  foe: string;
  whole: SoloTally;
  cells: SoloCell[];
}

/** A match that somebody plays or has played alone. */
export interface SoloMatch {
  table: string;
  title: string;
  foes: string[];
  challenges: string[];
  hero: string | null;
  difficulty: Difficulty;
  result: 'won' | 'lost' | 'left' | null;
  at: number;
}

/** How somebody did alone in a title: in all, against each foe and with each challenge. */
export interface Campaign {
  whole: SoloTally;
  rows: SoloRow[];
  challenges: SoloCell[];
  running: SoloMatch[];
  past: SoloMatch[];
}

/** How many seats a table would have, and its options. */
export interface TableWish {
  seats: number;
  options?: Record<string, boolean | number | string>;
}

/** Whether a table could be opened like this. */
export interface TableCheck {
  error: string | null;
  places: string[];
  automata: number[];
}

/** What is marked in a picture: a thing, or a way between two. */
export interface HowToMark {
  at: Ref;
  to: Ref | null;
}

/** What of a position is shown, and in words what is to be seen. The position itself is asked for by the section. */
export interface HowToPicture {
  text: string;
  seat: number | null;
  show: string[];
  width: number;
  marks: HowToMark[];
  numbered: boolean;
}

/** One paragraph. */
export interface HowToSection {
  id: string;
  heading: string;
  text: string;
  clauses: Clause[];
  begins: boolean;
  picture: HowToPicture | null;
}

/** A part of the page. */
export interface HowToPart {
  id: string | null;
  title: string | null;
  minutes: number;
  sections: HowToSection[];
}

/** How a title is played; without parts where it has no such page. */
export interface HowTo {
  lang: string;
  parts: HowToPart[];
}

/** One numbered sentence of the rules. */
export interface RuleClause {
  id: Clause;
  text: string;
  ruling: boolean;
  group: string | null;
}

/** A chapter of the rules. */
export interface RuleSection {
  number: string;
  title: string;
  lang: string;
  clauses: RuleClause[];
}

/** The rules of a title. */
export interface Rules {
  sections: RuleSection[];
}

/** Who sits in a seat. A person's or hot-seat's seat with a bot is played by it until it is taken back. */
export interface RowSeat {
  seat: number;
  kind: 'person' | 'bot' | 'open' | 'hotseat' | 'automaton';
  place: string | null;
  name: string | null;
  bot: string | null;
  mine: boolean;
  present: boolean;
  turn: boolean;
  resigned: boolean;
  hasty: boolean;
}

/** Why a match can be read and not be played on. */
export interface Halted {
  why: 'outdated' | 'damaged' | 'newer' | 'unknown' | 'values';
  entry: number | null;
  clause: string | null;
}

/** What a table is for that is no match among others. */
export interface Study {
  kind: 'lesson' | 'practice' | 'puzzle';
  of: string;
  step: number;
}

/** A table in a line. */
export interface Row {
  id: string;
  game: string;
  title: string;
  state: 'open' | 'live' | 'over';
  seats: RowSeat[];
  seq: number;
  updated: string;
  outcome: Outcome | null;
  ended_by: string | null;
  rematch: string | null;
  pace: 'live' | 'days';
  halted: Halted | null;
  ended: number | null;
  since: number | null;
  study: Study | null;
}

/** The tables of the hall, for one visitor. */
export interface Tables {
  open: Row[];
  mine: Row[];
  live: Row[];
  replays: Row[];
}

/** A table to be opened. */
export interface NewTable {
  game: string;
  title?: string;
  options?: Record<string, boolean | number | string>;
  seats: SeatWish[];
  private?: boolean;
  pace?: 'live' | 'days';
}

/** A table that is there now, and the secret of its invitation. */
export interface Opened {
  table: string;
  invite: string;
}

/** A seat to be claimed. */
export interface Join {
  invite?: string | null;
  seat?: number | null;
}

/** The seat that is meant. */
export interface SeatOnly {
  seat: number;
}

/** A seat, and the bot that shall play it. */
export interface Handover {
  seat: number;
  bot: string;
}

/** The table to go to. */
export interface TableId {
  table: string;
}

/** A lesson of a title, and how far the visitor has come in it. What it is called stands in the lessons' texts. */
export interface LessonInfo {
  id: string;
  sign: string;
  minutes: number;
  course: string | null;
  steps: number;
  step: number;
  table: string | null;
  done: boolean;
}

/** The visitor's own table of a lesson. */
export interface LessonTable {
  table: string;
  outdated: boolean;
}

/** How a lesson is opened. */
export interface NewLesson {
  anew: boolean;
}

/** The seat that wants a hint; it is asked now. */
export interface HintWish {
  seat: number;
}

/** To which step the match shall go back: just before a decision of one's own. */
export interface RewindWish {
  step: number;
}

/** From which step one wants to play on, in which seat, and against which bot; what is left out the hall chooses. */
export interface BranchWish {
  step: number;
  seat: number | null;
  bot: string | null;
}

/** A kind of event, and in how many of the worlds it comes. */
export interface Happening {
  kind: string;
  mine: boolean;
  here: number;
  instead: number;
}

/** What the analyst would point at, and what it brings compared with the next best. */
export interface Hint {
  seq: number;
  seat: number;
  ref: string;
  measure: 'points' | 'chance';
  gain: number | null;
  instead: string | null;
  only: boolean;
  better: number;
  worlds: number;
  happenings: Happening[];
}

/** A match as it was after a step. */
export interface Step {
  step: number;
  steps: number;
  view: View;
  events: GameEvent[];
  frames?: Frame[];
}

/** A notch on the replay bar: the last step of a turn. */
export interface StepMark {
  step: number;
  turn: number;
  seat: number;
  kind: string;
}

/** All steps of a match; the first list of events is the setup's. */
export interface Steps {
  steps: number;
  marks: StepMark[];
  events: GameEvent[][];
}

/** From one thing to another. */
export interface Arrow {
  from: Ref;
  to: Ref;
}

/** A turn that could be played, or was. */
export interface Play {
  seat: number;
  refs: string[];
  arrows: Arrow[];
  stones: string[];
  events: GameEvent[];
}

/** How the match stood after a step, as the analyst sees it. */
export interface Evaluation {
  step: number;
  sides: number[][];
  leads: number[];
  chances: number[];
  measure: 'points' | 'chance';
  second: number | null;
  best: Ref[];
  line: string[];
  plays: Play[];
  depth: number;
  proven: boolean;
}

/** Why a turn was no good, or the only good one: the sentence `why-<id>` of the title, and what stands in it. */
export interface Why {
  id: string;
  args: Record<string, string | number>;
}

/** A turn that mattered: after it somebody stood worse than need be, or it was the only one that holds. */
export interface Fault {
  step: number;
  seat: number;
  loss: number;
  measure: 'points' | 'chance';
  kind: 'held' | 'doubtful' | 'mistake' | 'blunder';
  certain: boolean;
  why: Why | null;
}

/** A way that somebody tried in a match, and kept with it. */
export interface Kept {
  id: number;
  name: string;
  mine: boolean;
  step: number;
  play: Play;
  found: Evaluation;
}

/** How far the analysis of a match has come, and what it found. */
export interface AnalysisState {
  state: 'none' | 'running' | 'stopped' | 'done';
  done: number;
  of: number;
  points: Evaluation[];
  faults: Fault[];
  kept: Kept[];
}

/** What a seat points at in a way of one's own. */
export interface Move {
  seat: number;
  ref: string;
}

/** A way of one's own from a step on: everything that was pointed at in it so far. */
export interface TryWish {
  moves: Move[];
  judge: boolean;
}

/** The match as it would be after a way of one's own. */
export interface Tried {
  step: number;
  moves: Move[];
  events: GameEvent[][];
  replies: number;
  view: View;
  audience: number;
  play: Play | null;
  found: Evaluation | null;
}

/** The day on which somebody begins a puzzle, where they are. */
export interface PuzzleWish {
  day: string | null;
}

/** A sentence: the id of one of the texts of the title's puzzles, and what it is filled in with. */
export interface PuzzleSaid {
  id: string;
  about: Record<string, string | number>;
}

/** A puzzle in a line, and how the visitor did. */
export interface PuzzleCard {
  id: string;
  game: string;
  kind: string;
  about: Record<string, string | number>;
  level: number;
  result: number | null;
  begun: boolean;
}

/** A day of the week that ends today, and how the visitor did at its puzzle. */
export interface PuzzleDay {
  day: string;
  result: number | null;
  begun: boolean;
}

/** On how many days in a row the visitor solved the day's puzzle. */
export interface PuzzleStreak {
  now: number;
  best: number;
  week: PuzzleDay[];
}

/** How others fared: how many solved it with the first, second and third attempt, and how many did not. */
export interface PuzzleShares {
  first: number;
  second: number;
  third: number;
  missed: number;
}

/** The puzzle of a day; none where no title has puzzles. */
export interface PuzzleOfDay {
  day: string;
  today: PuzzleCard | null;
  yesterday: PuzzleCard | null;
  streak: PuzzleStreak;
}

/** All puzzles of the hall. */
export interface Puzzles {
  of_day: PuzzleOfDay;
  puzzles: PuzzleCard[];
}

/** A wrong decision, and why it was wrong. */
export interface PuzzleTry {
  way: string[];
  reason: PuzzleSaid | null;
}

/** A hint that was given, and what is lit by it. */
export interface PuzzleHint {
  said: PuzzleSaid;
  lit: string[];
}

/** The match that a puzzle is a moment of. */
export interface PuzzleOrigin {
  players: string[];
  bots: boolean;
  turn: number;
  played: string[];
  whole: boolean;
}

/** What was to be found, told afterwards. */
export interface PuzzleSolution {
  way: string[];
  steps: number;
  best: number;
  second: number;
  proven: boolean;
}

/** A puzzle as it stands at the visitor's own table. */
export interface PuzzleState {
  id: string;
  game: string;
  kind: string;
  about: Record<string, string | number>;
  level: number;
  seat: number;
  day: string | null;
  step: number;
  stage: 'trying' | 'wrong' | 'solved' | 'failed';
  attempts: number;
  left: number;
  tries: PuzzleTry[];
  parts: string[];
  of: number;
  choices: number;
  measure: 'result' | 'points' | 'chance';
  hints: PuzzleHint[];
  hint: boolean;
  result: number | null;
  solution: PuzzleSolution | null;
  walked: boolean;
  origin: PuzzleOrigin;
  shares: PuzzleShares | null;
  streak: PuzzleStreak;
  yesterday: PuzzleCard | null;
  next: string | null;
}

/** Whether the hall is well. */
export interface Health {
  ok: boolean;
  tables: number;
}

/** What went wrong, in a sentence for the person who meets it. */
export interface Problem {
  error: string;
  code: string;
}

/** Something said at the table. */
export interface Talk {
  name: string;
  text: string;
  at: string;
}

/** My seats, and whom I see with. */
export interface You {
  seats: number[];
  audience: Audience;
}

/** What the learner's last answer changed. */
export interface CoachChange {
  text: string;
  lit: string;
}

/** What the coach says at the table of a lesson. Texts are named by their ids in the lessons' texts. */
export interface Coach {
  lesson: string;
  step: number;
  steps: number;
  over: boolean;
  outdated: boolean;
  note: string | null;
  clause: string | null;
  lit: string | null;
  free: boolean;
  shows: boolean;
  changed: CoachChange | null;
}

/** The whole table, on connecting and after a stale answer. */
export interface TableMessage {
  type: 'table';
  row: Row;
  view: View | null;
  log: GameEvent[][];
  movers: (number | null)[];
  talk: Talk[];
  you: You;
  invite: string | null;
  lesson: Coach | null;
}

/** The match goes on. */
export interface ViewMessage {
  type: 'view';
  seq: number;
  view: View;
  events: GameEvent[];
  then: GameEvent[][];
  took_back: number;
  row: Row;
  lesson: Coach | null;
}

/** The match goes on, event by event: for those who asked for frames. */
export interface FramesMessage {
  type: 'frames';
  seq: number;
  frames: Frame[][];
  movers: (number | null)[];
  took_back: number;
  row: Patch;
  lesson: Coach | null;
}

/** Somebody came, went, sat down or handed over. */
export interface RowMessage {
  type: 'row';
  row: Row;
}

/** The answer is committed. */
export interface DoneMessage {
  type: 'done';
  id: string;
  seq: number;
}

/** The message was not taken. */
export interface RefusedMessage {
  type: 'refused';
  id: string;
  error: string;
  code: string;
  clause: Clause | null;
}

/** The match has gone on meanwhile; the whole table follows. */
export interface StaleMessage {
  type: 'stale';
  id: string;
  seq: number;
}

/** Somebody said something. */
export interface SaidMessage {
  type: 'said';
  name: string;
  text: string;
  at: string;
}

/** What pointing there would do, up to the first barrier. */
export interface PreviewMessage {
  type: 'preview';
  id: string;
  ref: Ref;
  view: View;
  barrier: string | null;
}

/** What would follow from pointing at things, up to the first barrier, as far as the seat can know it. */
export interface ForecastMessage {
  type: 'forecast';
  id: string;
  seq: number;
  options: Record<Ref, Forecast>;
  left: Ref[];
}

/** What pointing where the coach wants would look like: played on a copy, so the match is where it was. */
export interface ShownMessage {
  type: 'shown';
  id: string;
  seq: number;
  ref: string;
  frames: Frame[];
}

/** I am here. */
export interface PongMessage {
  type: 'pong';
  id: string;
}

export type SeatWish =
  | { kind: 'me' }
  | { kind: 'open' }
  | { kind: 'hotseat'; name: string }
  | { kind: 'bot'; bot: string }
  | { kind: 'automaton' };

export type ClientMessage =
  | { type: 'answer'; id: string; seat: number; seq: number; ref: Ref }
  | { type: 'undo'; id: string; seat: number; seq: number }
  | { type: 'say'; id: string; text: string }
  | { type: 'preview'; id: string; seat: number; seq: number; ref: Ref }
  | { type: 'forecast'; id: string; seat: number; seq: number; ref?: Ref | null }
  | { type: 'show'; id: string; seat: number; seq: number }
  | { type: 'ping'; id: string };

export type ServerMessage =
  | TableMessage
  | ViewMessage
  | FramesMessage
  | RowMessage
  | DoneMessage
  | RefusedMessage
  | StaleMessage
  | SaidMessage
  | PreviewMessage
  | ForecastMessage
  | ShownMessage
  | PongMessage;

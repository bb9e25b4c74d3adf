/** What is shown of a match: frames are folded here, one after the other, at the pace of whoever looks. */
import { tick } from 'svelte';
import { fold } from '../lib/fold';
import type { Frame, GameEvent, Row, View } from '../wire';
import type { Hold, Log, Moment, Motion, PlayOptions } from './scene';

type Player = (moment: Moment, opts: PlayOptions) => Promise<void>;

/** How the match went on: the frames of each answer, or of the undo that took so many of them back. */
export interface Told {
  frames: readonly (readonly Frame[])[];
  tookBack?: number;
  /** The seats afterwards. */
  row?: Row | null;
}

interface Piece {
  frame: Frame | null;
  /** Who stands before a decision with this frame, an automaton: there the walk stops. */
  stop: number | null;
  /** With this frame a new answer begins; or so many are taken back. */
  answer: boolean;
  tookBack: number;
  row: Row | null;
}

/** A frame that takes longer than this has lost its element or its tab; the table goes on. */
const LONGEST = 5_000;
/** From so many waiting frames on (about two seconds of motion) everything runs at double speed. */
const CROWD = 4;
/** After so long the saga's sentence stands where the answered question stood. */
const LONG = 700;
/** So far behind, whoever looks has lost the thread: what lies between is folded without motion, but for the last few. */
const LOST = 90;
const LAST = 8;
/** What nobody of those who look takes part in goes on by itself after so long. */
const PATIENCE = 4_000;
/** How long a herald stands. */
const HERALD = 1_800;

export interface PlaybackHost {
  reduced(): boolean;
  /** Nobody looks: the tab is hidden. */
  unseen(): boolean;
  /** How quickly an event is shown; 1 is as it was thought, infinitely quick is not shown on its way at all. */
  pace?(event: GameEvent | null): number;
  /** Whether whoever looks decides when to go on; of the past, and of a seat that is lent, everything goes on by itself. */
  patient(): boolean;
  /** Whose decision a walk stops at in this view: an automaton's, or nobody's. */
  stops?(view: View): number | null;
  /** How long it stops there, in milliseconds; 0 passes by. */
  reading?(): number;
  /** A walk begins; whether it begins paused. */
  begins?(): boolean;
  /** Whether the title calls this great: it is called out over the board. */
  great(event: GameEvent): boolean;
  /** Another ask stands, or the match was shown anew. */
  arrived(before: View | null, after: View, anew: boolean): void;
}

/** The one owner of what is shown: scene, panels, saga, prompt, hand and stages read its view and its log. */
export class Playback implements Motion {
  view = $state.raw<View | null>(null);
  log = $state.raw<Log>([]);
  row = $state.raw<Row | null>(null);
  playing = $state.raw<GameEvent | null>(null);
  /** The log as far as everything that it tells has come to rest. */
  landed = $state.raw<Log>([]);
  /** So many frames are still to be seen. */
  waiting = $state(0);
  paused = $state(false);
  busy = $state(false);
  /** What follows from an answer takes its time: the question that was answered is no longer to be read. */
  long = $state(false);
  /** What stands still until somebody goes on. */
  held = $state.raw<Hold | null>(null);
  /** What is being called out over the board. */
  heralded = $state.raw<GameEvent | null>(null);
  /** Something great was shown and can be seen again. */
  repeatable = $state(false);
  /** Walking through what automata do: whose decision it is at each stop, and the stop that was reached last. */
  deciders = $state.raw<readonly number[]>([]);
  stop = $state(-1);
  /** What was seen there. */
  stood = $state.raw<View | null>(null);
  /** The reader has walked through what came last. */
  walked = $state(false);
  /** At a stop, until somebody goes on or its time is over. */
  standing = $state(false);
  /** From here the walk began, and all that has come since. */
  private walk: { view: View; log: Log; row: Row | null; pieces: Piece[] } | null = null;
  /** The view after all that waits. */
  private tail: View | null = null;
  private reader: ReturnType<typeof setTimeout> | undefined;
  private goOn: (() => void) | null = null;
  private queue: Piece[] = [];
  private player: Player | null = null;
  /** The piece that is being played, until it is shown. */
  private current: Piece | null = null;
  private cut: (() => void) | null = null;
  private wake: (() => void) | null = null;
  private run = 0;
  private patience: ReturnType<typeof setTimeout> | undefined;
  private clock: ReturnType<typeof setTimeout> | undefined;
  private release: (() => void) | null = null;
  /** When what is held goes on by itself. */
  private lapse: ReturnType<typeof setTimeout> | undefined;
  /** Everything is put where it comes to rest, up to what is held next. */
  private hasty = false;
  private hurry: AbortController | null = null;
  /** What stood before something great, and all that was seen since. */
  private kept: { view: View; log: Log; pieces: Piece[] } | null = null;

  constructor(private readonly host: PlaybackHost) {}

  onplay(player: Player): () => void {
    this.player = player;
    return () => {
      if (this.player === player) this.player = null;
    };
  }

  /** Shows a view without motion: the first one, a jump in the replay, a correction. */
  jump(view: View, log: Log, row: Row | null = this.row): void {
    this.halt();
    this.queue = [];
    this.current = null;
    this.forget();
    this.walked = false;
    const before = this.view;
    this.rest();
    this.view = this.tail = view;
    this.log = log;
    this.row = row;
    this.landed = log;
    this.host.arrived(before, view, true);
  }

  /** The match has gone on: its frames are seen when those before them have been. */
  push(told: Told): void {
    const tookBack = told.tookBack ?? 0;
    const pieces = told.frames.flatMap((frames) =>
      frames.map((frame, at): Piece => {
        this.tail = this.tail && fold(this.tail, frame.patch ?? {});
        return {
          frame,
          stop: at === frames.length - 1 && this.tail !== null ? (this.host.stops?.(this.tail) ?? null) : null,
          answer: at === 0 && tookBack === 0,
          tookBack: at === 0 ? tookBack : 0,
          row: null,
        };
      }),
    );
    pieces.push({ frame: null, stop: null, answer: false, tookBack: 0, row: told.row ?? null });
    this.queue.push(...pieces);
    this.walk?.pieces.push(...pieces);
    this.measure();
    // Nobody wants to see again what was taken back.
    if (this.view === null || this.player === null || this.host.unseen() || tookBack > 0) this.skip();
    else if (this.busy) this.count();
    else {
      this.walked = false;
      void this.go();
    }
  }

  /** A match that has no table to be seen, or none any more: what is told of it can be read. */
  read(log: Log, row: Row): void {
    this.log = log;
    this.row = row;
  }

  /** Only seats have changed; told when what went before has been seen. */
  seats(row: Row): void {
    if (this.busy) this.queue.push({ frame: null, stop: null, answer: false, tookBack: 0, row });
    else this.row = row;
  }

  /** Puts everything where it comes to rest, at once. */
  skip(): void {
    this.halt();
    this.reveal();
    for (let piece = this.take(); piece !== undefined; piece = this.take()) this.show(piece);
    this.rest();
  }

  /** The next thing that is held, or the end: what stands still goes on, what moves comes to rest at once. */
  hasten(): void {
    if (!this.busy) return;
    if (this.standing) return this.on();
    this.paused = this.paused && this.walk !== null;
    if (this.release !== null) this.release();
    else {
      this.hasty = true;
      this.hurry?.abort();
    }
    this.wake?.();
  }

  /** Shows once more what was great, and whatever followed it. */
  again(): void {
    const kept = this.kept;
    if (kept === null) return;
    this.halt();
    this.current = null;
    this.leave();
    this.queue = [...kept.pieces, ...this.queue];
    this.rest();
    this.kept = { ...kept, pieces: [] };
    this.view = kept.view;
    this.log = kept.log;
    void this.go();
  }

  forget(): void {
    this.kept = null;
    this.repeatable = false;
  }

  /** Holds what is still to be seen, or lets it go on. */
  toggle(): void {
    this.paused = this.busy && !this.paused;
    if (this.standing) this.time();
    else if (this.paused) clearTimeout(this.lapse);
    else {
      this.release?.();
      this.wake?.();
    }
  }

  // -- walking

  /** From a stop to the next. */
  on(): void {
    this.goOn?.();
  }

  /** Back to the stop before. */
  back(): void {
    if (this.stop > 0) this.walkTo(this.stop - 1);
  }

  /** Stands at a stop of this walk, whether it was reached or not; there it stays. */
  walkTo(stop: number): void {
    const walk = this.walk;
    if (walk === null || stop < 0 || stop >= this.stops) return;
    this.halt();
    this.current = null;
    let { view, log, row } = walk;
    let at = 0;
    for (let reached = -1; reached < stop; at++) {
      const piece = walk.pieces[at]!;
      if (piece.stop !== null) reached++;
      log = toldBy(piece, log);
      view = fold(view, piece.frame?.patch ?? {});
      row = piece.row ?? row;
    }
    this.queue = walk.pieces.slice(at);
    this.view = view;
    this.log = this.landed = log;
    this.row = row;
    this.playing = null;
    this.paused = true;
    this.stop = stop;
    void this.go(true);
  }

  /** Another pace counts from now. */
  repace(): void {
    if (this.standing) this.time();
  }

  private begun(piece: Piece): void {
    if (this.walk !== null || this.view === null || !this.reading) return;
    this.walk = { view: this.view, log: this.log, row: this.row, pieces: [piece, ...this.queue] };
    this.stop = -1;
    this.measure();
    if (this.host.begins?.()) this.paused = true;
  }

  private leave(): void {
    this.walk = this.stood = null;
    this.stop = -1;
    this.measure();
  }

  private measure(): void {
    this.deciders = this.walk?.pieces.flatMap(({ stop }) => stop ?? []) ?? [];
  }

  /** So many stops there are in all. */
  get stops(): number {
    return this.deciders.length;
  }

  private get reading(): number {
    return this.host.reading?.() ?? 0;
  }

  private async stand(): Promise<void> {
    this.hasty = false;
    this.stood = this.view;
    this.standing = this.walked = true;
    let over = (): void => undefined;
    await new Promise<void>((resolve) => {
      this.goOn = over = resolve;
      this.time();
    });
    // Whoever went elsewhere stands there by now.
    if (this.goOn === over) this.leaveStop();
  }

  private leaveStop(): void {
    clearTimeout(this.reader);
    this.goOn = null;
    this.standing = false;
  }

  /** The time to read begins; while all is held it never ends. */
  private time(): void {
    clearTimeout(this.reader);
    if (!this.paused) this.reader = setTimeout(() => this.on(), this.reading);
  }

  private halt(): void {
    this.goOn?.();
    this.leaveStop();
    this.run++;
    this.cutShort();
    this.release?.();
    this.wake?.();
  }

  /** An answer begins to be seen. */
  private begin(): void {
    clearTimeout(this.patience);
    this.long = false;
    this.patience = setTimeout(() => (this.long = this.busy), LONG);
  }

  private rest(): void {
    clearTimeout(this.patience);
    this.long = false;
    this.landed = this.log;
    this.playing = null;
    this.paused = false;
    this.hasty = false;
    this.busy = false;
    this.leave();
    this.count();
  }

  private count(): void {
    this.waiting = this.ahead.filter((piece) => piece.frame?.event !== undefined).length;
  }

  /** What is shown before the walk stops again. */
  private get ahead(): readonly Piece[] {
    const next = this.reading ? this.queue.findIndex(({ stop }) => stop !== null) : -1;
    return next < 0 ? this.queue : this.queue.slice(0, next + 1);
  }

  private async go(standing = false): Promise<void> {
    const run = ++this.run;
    this.busy = true;
    this.begin();
    if (standing) {
      this.count();
      await this.stand();
      if (run !== this.run) return;
    }
    for (let piece = this.next(); piece !== undefined; piece = this.next()) {
      this.count();
      await this.play(piece);
      if (run !== this.run) return;
      this.landed = this.log;
      this.playing = null;
      if (piece.stop !== null && this.walk !== null) {
        this.stop++;
        if (this.reading) await this.stand();
      } else if (this.paused && this.walk === null && this.queue.length > 0)
        await new Promise<void>((resolve) => (this.wake = resolve));
      if (run !== this.run) return;
    }
    this.rest();
  }

  private next(): Piece | undefined {
    const lost = this.ahead.length - LAST;
    if (lost > LOST - LAST) for (let k = 0; k < lost; k++) this.show(this.take()!);
    const piece = this.take();
    if (piece !== undefined && piece.stop !== null) this.begun(piece);
    return piece;
  }

  private take(): Piece | undefined {
    const piece = this.queue.shift();
    if (piece !== undefined && piece.tookBack > 0) this.forget();
    if (piece !== undefined) this.kept?.pieces.push(piece);
    return piece;
  }

  /** From this piece on it can be seen again. */
  private keep(piece: Piece, view: View): void {
    if (this.current !== piece) return;
    this.kept = { view, log: this.log, pieces: [piece] };
    this.repeatable = true;
  }

  /** Everything stands still until somebody goes on; what nobody takes part in goes on by itself. */
  private async hold(piece: Piece, hold: Hold): Promise<void> {
    if (this.playing !== (piece.frame?.event ?? null) || this.release !== null || this.host.unseen()) return;
    clearTimeout(this.clock);
    this.hasty = false;
    this.held = hold;
    await new Promise<void>((resolve) => {
      this.release = resolve;
      if (!this.paused && !(hold.stays && this.host.patient())) this.lapse = setTimeout(resolve, PATIENCE);
    });
    clearTimeout(this.lapse);
    this.release = null;
    this.held = null;
    this.watch();
  }

  /** Whatever has lost its element or its tab does not hold up the rest. */
  private watch(): void {
    clearTimeout(this.clock);
    this.clock = setTimeout(() => this.cutShort(), LONGEST);
  }

  /** What moves comes to rest, and nobody waits for it. */
  private cutShort(): void {
    this.hurry?.abort();
    this.cut?.();
  }

  /** Plays one frame; in the end it is shown, even if the scene fails or is cut short. */
  private async play(piece: Piece): Promise<void> {
    const { frame } = piece;
    const before = this.view;
    if (frame === null || before === null || (frame.event === undefined && Object.keys(frame.patch ?? {}).length === 0))
      return this.show(piece);
    const pace = this.host.pace?.(frame.event ?? null) ?? 1;
    if (pace === Infinity) return this.show(piece);
    this.current = piece;
    const show = async (): Promise<void> => {
      if (this.current === piece) this.reveal();
      await tick();
    };
    const moment: Moment = {
      event: frame.event ?? null,
      before,
      after: fold(before, frame.patch ?? {}),
      show,
      hold: (hold) => this.hold(piece, hold),
      keep: () => this.keep(piece, before),
    };
    const hurry = (this.hurry = new AbortController());
    if (this.hasty) hurry.abort();
    // Who wants it slow wants all of it.
    const speed = this.waiting >= CROWD && pace >= 1 ? 2 * pace : pace;
    const opts: PlayOptions = { reduced: this.host.reduced(), speed, hurry: hurry.signal };
    this.playing = moment.event;
    let cut: (() => void) | null = null;
    const end = new Promise<void>((resolve) => (this.cut = cut = resolve));
    this.watch();
    const great = moment.event !== null && !this.hasty && this.host.great(moment.event);
    if (great) this.heralded = moment.event;
    const heard = new Promise<void>((resolve) => {
      if (!great) resolve();
      setTimeout(resolve, HERALD);
      hurry.signal.addEventListener('abort', () => resolve());
    });
    try {
      await Promise.race([Promise.all([this.player?.(moment, opts), heard]), end]);
    } catch (error) {
      console.error(error);
    } finally {
      if (this.cut === cut) {
        clearTimeout(this.clock);
        this.cut = null;
        this.heralded = null;
      }
      if (this.current === piece) this.reveal();
    }
  }

  private reveal(): void {
    const piece = this.current;
    this.current = null;
    if (piece !== null) this.show(piece);
  }

  /** From now on everybody sees this. */
  private show(piece: Piece): void {
    const { frame, row } = piece;
    this.log = toldBy(piece, this.log);
    if (frame?.patch !== undefined && this.view !== null) {
      const before = this.view;
      this.view = fold(before, frame.patch);
      if (this.view.seq !== before.seq) {
        this.host.arrived(before, this.view, false);
        if (this.busy) this.begin();
      }
    }
    if (row !== null) this.row = row;
  }
}

/** The log after a piece. */
function toldBy({ frame, answer, tookBack }: Piece, log: Log): Log {
  const kept = tookBack > 0 ? log.slice(0, Math.max(0, log.length - tookBack)) : log;
  const begun = answer ? [...kept, []] : kept;
  if (frame?.event === undefined) return begun;
  return [...begun.slice(0, -1), [...(begun.at(-1) ?? []), frame.event]];
}

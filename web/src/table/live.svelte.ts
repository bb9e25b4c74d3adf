import { sameAsk } from './ask';
import { inFull } from './brief';
import { Connection, socketWire, wallClock, type ConnectionState } from './connection';
import { fold } from '../lib/fold';
import type { Playback } from './playback.svelte';
import type { Log } from './scene';
import type {
  AskView,
  Coach,
  ForecastMessage,
  RefusedMessage,
  Row,
  ServerMessage,
  ShownMessage,
  Talk,
  View,
  You,
} from '../wire';

export interface LiveHost {
  playback: Playback;
  /** Whether the reader looks at now; off live, nothing of it is shown. */
  live(): boolean;
  /** The match went on while the reader looked at the past. */
  missed(before: View, after: View): void;
  refused(message: RefusedMessage): void;
  stale(): void;
  talked(talk: Talk): void;
  foretold(message: ForecastMessage): void;
  /** The newest view is another; `answer` is what was answered from here, if that brought it. */
  went(before: View | null, after: View | null, answer: { ask: AskView; ref: string } | null): void;
}

/** One table as the server tells it: its seats, its newest view, its saga, its talk. What of it is shown is the playback's. */
export class LiveTable {
  row = $state.raw<Row | null>(null);
  view = $state.raw<View | null>(null);
  log = $state.raw<Log>([]);
  /** Who answered each entry of the log; null for the setup. */
  movers = $state.raw<readonly (number | null)[]>([]);
  talk = $state.raw<readonly Talk[]>([]);
  you = $state.raw<You>({ seats: [], audience: -1 });
  invite = $state<string | null>(null);
  connection = $state<ConnectionState>('tying');
  retryAt = $state<number | null>(null);
  /** Whether the table was ever told; before that the page shows the fire. */
  told = $state(false);
  /** What the coach says, at the table of a lesson; and who is told what the coach shows. */
  coach = $state.raw<Coach | null>(null);
  watcher: ((message: ShownMessage) => void) | null = null;
  private line: Connection | null = null;
  /** The last answer given, and the one to give again because only others' answers came between. */
  private given: { ask: AskView; ref: string } | null = null;
  private again: { ask: AskView; ref: string } | null = null;
  private unsure = $state(false);
  private acknowledged = $state(0);
  /** Whether an answer of ours is under way: the ask stays closed until the view that follows from it has come, too. */
  waiting = $derived.by(() => this.unsure || (this.view !== null && this.view.seq < this.acknowledged));

  constructor(
    readonly id: string,
    private readonly host: LiveHost,
  ) {}

  /** Ties the thread; the visitor must have a session by then. */
  start(): void {
    if (this.line !== null) return;
    const scheme = location.protocol === 'https:' ? 'wss' : 'ws';
    this.line = new Connection({
      open: socketWire(`${scheme}://${location.host}/ws/tables/${this.id}?frames=1`),
      clock: wallClock,
      newId: () => crypto.randomUUID?.() ?? `${Date.now()}-${Math.random()}`,
      message: (message) => this.heard(message),
      changed: () => this.follow(),
    });
    this.follow();
  }

  answer(ref: string): boolean {
    const ask = this.view?.ask;
    if (!ask || !this.view) return false;
    this.given = { ask, ref };
    return this.line !== null && this.line.act({ type: 'answer', seat: ask.seat, seq: this.view.seq, ref });
  }

  undo(): boolean {
    const undo = this.view?.undo;
    if (!undo || !this.view || !this.you.seats.includes(undo.seat)) return false;
    this.given = null;
    return this.line !== null && this.line.act({ type: 'undo', seat: undo.seat, seq: this.view.seq });
  }

  say(text: string): boolean {
    return this.line?.say(text) ?? false;
  }

  foresee(seat: number, seq: number, ref: string | null): void {
    this.line?.foresee(seat, seq, ref);
  }

  showMe(): void {
    if (this.view?.ask) this.line?.show(this.view.ask.seat, this.view.seq);
  }

  /** Puts the newest on show, as it is. */
  shown(): void {
    if (this.view !== null) this.host.playback.jump(this.view, this.log, this.row);
  }

  retryNow(): void {
    this.line?.retryNow();
  }

  close(): void {
    this.line?.cut();
  }

  private follow(): void {
    // The thread reports its first state while it is being made.
    const line = this.line;
    if (line === null) return;
    this.connection = line.state;
    this.retryAt = line.retryAt;
    this.unsure = line.waiting !== null;
  }

  private giveAgain(): void {
    const again = this.again;
    this.again = null;
    if (again === null) return;
    if (sameAsk(again.ask, this.view?.ask ?? null)) this.answer(again.ref);
    else this.host.stale();
  }

  private heard(message: ServerMessage): void {
    switch (message.type) {
      case 'table': {
        const before = this.view;
        this.told = true;
        this.row = message.row;
        this.you = message.you;
        this.invite = message.invite;
        this.talk = message.talk;
        this.log = message.log;
        this.movers = message.movers;
        this.view = message.view;
        this.coach = message.lesson;
        // All that was acknowledged is in it, also where the match went back.
        this.acknowledged = 0;
        // After a torn thread what was on its way still comes to its end, if nothing else has happened.
        if (this.host.live()) {
          if (message.view === null) this.host.playback.read(message.log, message.row);
          else if (message.view.seq !== before?.seq) this.shown();
          else this.host.playback.seats(message.row);
        }
        // What lies between is not told, so nothing that is remembered leads back from here.
        if (message.view?.seq !== before?.seq) this.host.went(null, message.view, null);
        this.giveAgain();
        break;
      }
      case 'frames': {
        if (this.view === null || this.row === null) break;
        const before = this.view;
        const { took_back: tookBack } = message;
        this.coach = message.lesson;
        const frames = inFull(before, message.frames);
        this.view = frames.flat().reduce((view, frame) => fold(view, frame.patch ?? {}), before);
        this.row = fold(this.row, message.row);
        this.log =
          tookBack > 0
            ? this.log.slice(0, Math.max(0, this.log.length - tookBack))
            : [...this.log, ...frames.map((answer) => answer.flatMap(({ event }) => event ?? []))];
        this.movers = tookBack > 0 ? this.movers.slice(0, this.log.length) : [...this.movers, ...message.movers];
        if (this.host.live()) this.host.playback.push({ frames, tookBack, row: this.row });
        else this.host.missed(before, this.view);
        {
          const ours = tookBack === 0 && before.seq < this.acknowledged && this.acknowledged <= this.view.seq;
          this.host.went(before, this.view, ours ? this.given : null);
        }
        break;
      }
      case 'row':
        this.row = message.row;
        if (this.host.live()) this.host.playback.seats(message.row);
        break;
      case 'said': {
        const talk = { name: message.name, text: message.text, at: message.at };
        this.talk = [...this.talk, talk];
        this.host.talked(talk);
        break;
      }
      case 'done':
        this.acknowledged = message.seq;
        break;
      case 'refused':
        this.host.refused(message);
        break;
      case 'forecast':
        this.host.foretold(message);
        break;
      case 'shown':
        this.watcher?.(message);
        break;
      case 'stale':
        // The whole table follows; then it shows whether the question still stands.
        this.again = this.given;
        if (this.again === null) this.host.stale();
        break;
      default:
        break;
    }
  }
}

import { api } from '../lib/api';
import { codeText, troubleText } from '../lib/trouble';
import { library } from '../lib/library';
import { namesOf } from '../lib/naming';
import { analysisAddress, replayAddress, tableAddress } from '../lib/route';
import { router } from '../lib/router.svelte';
import { settings, type Pace } from '../lib/settings.svelte';
import { play } from '../lib/sound';
import { orderOf, textsOf } from '../lib/texts';
import { shellBundle, words } from '../lib/words.svelte';
import { sceneOf } from '../games';
import { sameAsk } from './ask';
import { Analysis } from './analysis.svelte';
import { ClauseBook } from './clauses.svelte';
import { partsOf } from './ending';
import { endLayout } from './endLayout';
import { Foresight } from './foresight.svelte';
import { Furniture } from './furniture.svelte';
import { Hands } from './hands.svelte';
import { LiveTable } from './live.svelte';
import { Playback } from './playback.svelte';
import { Pointer } from './pointing.svelte';
import { Telling } from './reckoning.svelte';
import type { PuzzleAtTable } from './puzzle';
import { Replay } from './replay.svelte';
import { chaptersOf, faultLines, linesOf, notchesOf, stepOfTurn } from './saga';
import type { GameModule, Lit, TallyLine, Texts } from './scene';
import { deedOf } from './recap';
import { Recap } from './recap.svelte';
import { arbitrationOf, deciderOf, decisionOf, type Decision } from './weighing';
import type { AskView, RefusedMessage, View } from '../wire';

export type Tab = 'why' | 'recap' | 'saga' | 'analysis' | 'rules' | 'talk';

/** How much quicker than thought others are shown. */
const QUICKER: Record<Pace, number> = { slow: 0.55, steady: 1, swift: 2, 'at-once': Infinity };

/** How long one reads what an automaton decides before it does it, in milliseconds. */
const READING: Record<Pace, number> = { slow: 6_000, steady: 3_000, swift: 1_000, 'at-once': 0 };

export interface Notice {
  text: string;
  clause: string | null;
  bad: boolean;
}

/** Everything one table page knows: the live match, the replay, the scene, the words, what is pointed at. */
export class TableModel {
  readonly id: string;
  past = $state(false);
  /** Looking back under the lamp: what belongs to it is fetched then. */
  lamp = $state.raw<Lit | null>(null);
  notice = $state.raw<Notice | null>(null);
  tab = $state<Tab>('saga');
  clause = $state<string | null>(null);
  /** Upright, one sheet at a time lies over the board; a title may have one of its own. */
  sheet = $state<'board' | 'own' | 'seats' | 'saga' | 'replay'>('board');
  /** The seat whose sheet was opened from its chip; null: the sheet of seats has them all. */
  opened = $state<number | null>(null);
  /** Upright, why an automaton does something lies over the foot of the board. */
  whyOpen = $state(true);
  unread = $state(0);
  endSeen = $state(false);
  /** The puzzle that is solved here, if it is one. */
  puzzle = $state.raw<PuzzleAtTable | null>(null);
  /** At the end everything but the board stepped aside. */
  endBare = $state(false);
  /** At a lesson the ask stays shut while the coach says something else. */
  shut = $state(false);
  private uncovered = $state<number | null>(null);
  private noticeTimer: ReturnType<typeof setTimeout> | undefined;

  readonly furniture = new Furniture({ ...library, module: sceneOf, shell: shellBundle }, () => this.automata);
  readonly book = new ClauseBook();
  readonly playback: Playback = new Playback({
    reduced: () => settings.reduced,
    unseen: () => document.hidden,
    patient: (): boolean => !this.past && this.lent === null,
    stops: (view) => (!this.past && this.module?.walks?.(view) ? deciderOf(view) : null),
    reading: () => READING[settings.pace],
    begins: () => {
      const first = !settings.walked;
      settings.walked = true;
      if (first) settings.keep();
      return first;
    },
    great: (event) => this.t.has(`event-${event.kind}.herald`),
    pace: (event) =>
      this.past || event?.seat === undefined || this.live.you.seats.includes(event.seat) ? 1 : QUICKER[settings.pace],
    arrived: (before, after, anew) => {
      if (this.past) return;
      this.turned(before, after);
      this.recap.saw(after, this.playback.log.length - 1, anew || document.hidden);
    },
  });
  readonly telling = new Telling();
  readonly live: LiveTable;
  readonly replay: Replay;
  readonly analysis: Analysis;
  readonly pointer: Pointer;
  readonly hands: Hands;
  readonly foresight: Foresight;
  readonly recap = new Recap({
    id: () => this.id,
    log: () => (this.past ? [] : this.playback.log),
    landed: () => (this.past ? [] : this.playback.landed),
    movers: () => this.live.movers,
    seats: () => this.live.you.seats,
    teller: () => ({ has: (kind) => this.t.has(`event-${kind}`), deed: this.module?.deed ?? deedOf }),
    reduced: () => settings.reduced,
    turned: (open) => {
      if (open && this.tab === 'saga') this.tab = 'recap';
      else if (!open && this.tab === 'recap') this.tab = 'saga';
    },
  });

  t: Texts = $derived(this.furniture.bundles.length === 0 ? words.t : textsOf(this.furniture.bundles));
  row = $derived.by(() => (this.past ? this.live.row : (this.playback.row ?? this.live.row)));
  /** What is shown, of now or of the past. */
  view = $derived.by((): View | null => this.playback.view);
  names = $derived.by(() =>
    namesOf(this.row, this.t).map((name, seat) => {
      const automaton = this.view?.automata.includes(seat) ? this.view : null;
      return (automaton && this.module?.nameOf?.(automaton, seat, this.t)) ?? name;
    }),
  );
  /** What an automaton stands before, and why it will do what it does. */
  decision = $derived.by((): Decision | null =>
    this.view !== null && this.module?.walks?.(this.view) ? (decisionOf(this.view) ?? arbitrationOf(this.view)) : null,
  );
  /** What is read of it: while it is done, still why. */
  why = $derived.by(() => this.decision ?? (this.past ? null : decisionOf(this.playback.stood)));
  /** What automata do is walked through, a decision at a time. */
  walking = $derived.by(() => !this.past && this.playback.stops > 0);
  log = $derived.by(() => this.playback.log);
  lines = $derived(linesOf(this.log, (kind) => this.t.has(`event-${kind}`)));
  chapters = $derived(chaptersOf(this.lines, (id) => this.t.has(id)));
  notches = $derived.by(() => {
    const module = this.module;
    return module === null ? [] : notchesOf(this.past ? this.replay.events : this.log, (event) => module.mark(event));
  });
  /** Where the reader is: the step of the replay, or the newest one. */
  step = $derived.by(() => (this.past ? this.replay.step : Math.max(0, this.log.length - 1)));
  faults = $derived.by(() => faultLines(this.lines, this.analysis.here ? this.analysis.found.faults : []));
  outcome = $derived.by(() =>
    this.past ? (this.view?.outcome ?? null) : (this.row?.outcome ?? this.view?.outcome ?? null),
  );
  over = $derived(this.row?.state === 'over');
  /** Whether the rules play seats here: what they say of it is fetched then. */
  automata = $derived(this.row?.seats.some(({ kind }) => kind === 'automaton') ?? false);
  /** Where everybody's points came from, in the order in which the end tells it. */
  tally = $derived.by((): TallyLine[] => {
    const { view, outcome, module, content, log, t } = this;
    if (view === null || module === null || outcome === null || outcome.ending === 'resigned') return [];
    const told = module.tally?.({ view, content, log, outcome, upright: endLayout.tall, t });
    return told ?? partsOf(outcome, t);
  });
  /** One device, several people, hidden cards: the next one says "it's me" before anything is shown. */
  cover = $derived.by((): number | null => {
    const view = this.view;
    if (this.past || this.content['hidden'] !== true || this.live.you.seats.length < 2) return null;
    const seat = view?.ask?.seat;
    return seat === undefined || seat === this.uncovered ? null : seat;
  });
  mine = $derived.by(() => {
    const ask = this.view?.ask;
    const seat = ask ? this.row?.seats[ask.seat] : undefined;
    return !this.past && seat !== undefined && seat.mine && seat.bot === null && this.outcome === null;
  });
  /** Somebody learns here: what is asked is cut to what is to be learned, and the coach says what there is to say. */
  taught = $derived.by(() => !this.past && this.live.coach !== null);
  /** A seat of mine that a bot plays just now. */
  lent = $derived.by(() =>
    this.past || this.over ? null : (this.row?.seats.find((seat) => seat.mine && seat.bot !== null) ?? null),
  );
  /** The ask that may be answered this very moment. */
  openAsk = $derived.by((): AskView | null => {
    if (this.lamp !== null) return this.lamp.ask;
    if (
      !this.mine ||
      this.shut ||
      this.cover !== null ||
      this.playback.busy ||
      this.live.connection !== 'tied' ||
      this.live.waiting
    )
      return null;
    return this.puzzle?.closed ? null : (this.view?.ask ?? null);
  });

  get module(): GameModule | null {
    return this.furniture.module;
  }

  get content(): Record<string, unknown> {
    return this.furniture.content;
  }

  constructor(id: string, past: boolean) {
    this.id = id;
    this.past = past;
    this.live = new LiveTable(id, {
      playback: this.playback,
      missed: (before, after) => this.turned(before, after),
      live: () => !this.past,
      refused: (message) => this.refused(message),
      stale: () => {
        this.hands.drop();
        this.pointer.rest();
        this.tell(this.t('stale'));
      },
      foretold: (message) => this.foresight.told(message),
      went: (before, after, answer) => this.hands.went(before, after, answer),
      talked: () => {
        if (this.tab !== 'talk') this.unread++;
      },
    });
    this.replay = new Replay(
      id,
      this.playback,
      (step, as) => router.go((this.lamp === null ? replayAddress : analysisAddress)(id, step, as), true),
      () => this.live.view?.seq ?? null,
      () => (this.decision === null ? 0 : READING[settings.pace]),
    );
    this.analysis = new Analysis(id, () => this.over && this.row?.halted === null);
    this.foresight = new Foresight({
      asked: () =>
        this.lamp !== null || this.openAsk === null || this.view === null
          ? null
          : { ask: this.openAsk, view: this.view },
      foresee: (seat, seq, ref) => this.live.foresee(seat, seq, ref),
    });
    const order = $derived(orderOf(this.furniture.bundles));
    this.hands = new Hands({
      wishes: () => (this.taught ? { single: false, confirm: false } : settings),
      t: () => this.t,
      names: () => this.names,
      order: () => order,
      live: () => this.live.view,
      mine: (seat) => this.live.you.seats.includes(seat),
      open: () => this.openAsk,
      shown: () => this.view,
      undo: () => this.live.undo(),
      answer: (ref) => {
        const given = this.live.answer(ref);
        if (given) play('knock');
        return given;
      },
      arm: (ref) => this.pointer.arm(ref),
      tell: (text) => this.tell(text),
    });
    this.pointer = new Pointer({
      ask: () => this.openAsk,
      answer: (ref) => {
        if (this.lamp !== null) return this.lamp.answer(ref);
        this.hands.pointed();
        if (!this.live.answer(ref)) return;
        play('knock');
        this.recap.close();
      },
      instead: () => this.hands.instead,
      change: (ref) => this.hands.change(ref),
      arms: (ref) => this.hands.arms(ref),
      thud: () => play('thud'),
      armed: () => play('tick'),
    });
  }

  /** Another pace for what others do, from now on. */
  pace(pace: Pace): void {
    settings.pace = pace;
    settings.keep();
    this.playback.repace();
  }

  /** Says something for a while; what is returned takes it back sooner. */
  tell(text: string, clause: string | null = null, bad = false): () => void {
    const notice = (this.notice = { text, clause, bad });
    clearTimeout(this.noticeTimer);
    const unsay = () => {
      if (this.notice === notice) this.notice = null;
    };
    this.noticeTimer = setTimeout(unsay, 6_000);
    return unsay;
  }

  /** Runs something over HTTP and says in a sentence what went wrong. */
  async attempt(what: () => Promise<unknown>): Promise<boolean> {
    try {
      await what();
      return true;
    } catch (error) {
      this.tell(troubleText(error, this.t), null, true);
      return false;
    }
  }

  /** Taken back at once, also while the answer still moves. */
  undo(): void {
    if (this.past) return;
    this.playback.skip();
    this.hands.tookBack();
    if (this.live.undo()) play('knock');
  }

  toReplay(step: number): void {
    router.go(replayAddress(this.id, step), this.past);
  }

  toNow(): void {
    if (this.past) router.go(tableAddress(this.id));
  }

  /** Goes to a step: within the replay, or from the table into it. */
  goTo(step: number): void {
    this.replay.pause();
    if (this.past) this.replay.go(step);
    else this.toReplay(step);
  }

  /** Goes to the end of a turn; 0 is the first. */
  readonly goto = (turn: number): void => {
    void this.attempt(async () => {
      const known = this.past && this.replay.events.length > 0;
      const { events, marks } = known ? this.replay : await api.steps(this.id, null);
      const step = stepOfTurn(events, marks, turn + 1);
      if (step !== null) this.goTo(step);
    });
  };

  /** Under the lamp: at this step, or where a match is best begun with. */
  toAnalysis(step = this.past ? this.replay.step : 0): void {
    this.sheet = 'board';
    router.go(analysisAddress(this.id, step), this.past);
  }

  /** Lays a sheet over the board: all seats, or the one whose chip was tapped. Tapped again, it is put away. */
  lay(sheet: typeof this.sheet, seat: number | null = null): void {
    const again = seat !== null && this.sheet === sheet && this.opened === seat;
    this.sheet = again ? 'board' : sheet;
    this.opened = again ? null : seat;
  }

  showClause(clause: string): void {
    this.tab = 'rules';
    this.clause = clause;
    this.sheet = 'saga';
  }

  uncover(): void {
    this.uncovered = this.view?.ask?.seat ?? null;
  }

  async rematch(): Promise<void> {
    await this.attempt(async () => router.go(tableAddress((await api.rematch(this.id)).table)));
  }

  close(): void {
    clearTimeout(this.noticeTimer);
    this.recap.close();
    this.replay.leave();
    this.analysis.close();
    this.telling.close();
    this.live.close();
  }

  private refused(message: RefusedMessage): void {
    this.pointer.chosen = null;
    this.hands.drop();
    play('thud');
    this.tell(codeText(message.code, message.error, this.t), message.clause, true);
  }

  private turned(before: View | null, after: View): void {
    if (before !== null && before.seq === after.seq) return;
    // Somebody else answered a question put to several: the own one stands as it was, and so does what is pointed at.
    if (sameAsk(before?.ask ?? null, after.ask)) return;
    this.pointer.rest();
    const seats = this.live.you.seats;
    const asked = after.ask !== null && seats.includes(after.ask.seat);
    const wasAsked = before?.ask !== null && before?.ask !== undefined && seats.includes(before.ask.seat);
    if (after.outcome !== null && before !== null && before.outcome === null) {
      // At the table the end has a sound of its own, for whoever won and whoever lost.
      if (this.past) play('end');
    } else if (asked && !wasAsked && before !== null) {
      play('turn');
      this.notify();
    } else if (asked) play('tick');
  }

  private notify(): void {
    if (!document.hidden || !settings.notices || !('Notification' in window) || Notification.permission !== 'granted')
      return;
    const notice = new Notification(this.t('your-turn'), {
      body: this.row?.title ?? '',
      icon: '/favicon-turn.svg',
      tag: this.id,
    });
    notice.onclick = () => {
      window.focus();
      notice.close();
    };
  }
}

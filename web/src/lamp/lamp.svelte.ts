import { api, ApiError } from '../lib/api';
import { tableAddress } from '../lib/route';
import { router } from '../lib/router.svelte';
import { settings, type Lang } from '../lib/settings.svelte';
import { bundleOf, textsOf } from '../lib/texts';
import { troubleText } from '../lib/trouble';
import { pointAt } from '../table/evaluation';
import type { TableModel } from '../table/model.svelte';
import type { Lit, Texts } from '../table/scene';
import type { AskView, Evaluation, GameEvent, Move, Play, Tried, View } from '../wire';
import de from './de.ftl?raw';
import en from './en.ftl?raw';
import { lampCommand } from './keys';
import { faultBeside, sameMoves, sideOf, turnAt, turnBeside, turnsOf, worstFirst, worthOf } from './turns';

export type Letter = 'A' | 'B' | 'C';

/** What could be played, or was: with its letter on the board, on the scale and in the list. */
export interface Way {
  letter: Letter;
  play: Play;
  /** What it is worth to whoever's turn it is, in the measure; null as long as nobody knows. */
  worth: number | null;
  found: Evaluation | null;
}

const OWN: Record<Lang, string> = { en, de };
/** So long one stands still on a step before the seer is asked for it, in milliseconds. */
const PAUSE = 160;

/** A replay under the lamp: which turn is looked at, what could have been played in it, and what somebody tries. */
export class Lamp implements Lit {
  /** The seer's words for this title. */
  private titles = $state.raw<ReturnType<typeof bundleOf> | null>(null);
  /** What was said of single steps, with the turns to come. */
  private whole = $state.raw<ReadonlyMap<number, Evaluation>>(new Map());
  /** What the best way of a step comes to, where that is not how it stood before. */
  private best = $state.raw<ReadonlyMap<number, Evaluation>>(new Map());
  /** What may be pointed at here, before anything was. */
  private base = $state.raw<Tried | null>(null);
  /** A way of one's own: how it stands after each answer. */
  private tried = $state.raw<readonly Tried[]>([]);
  /** The way of one's own as it was judged. */
  judged = $state.raw<Tried | null>(null);
  /** Which way is shown on the board. */
  shown = $state<Letter | null>('A');
  /** Whether the turns to come are drawn, too. */
  line = $state(false);
  /** How many of them by now: arrow by arrow. */
  drawn = $state(0);
  /** The list or the ways lie over the board, on a phone. */
  sheet = $state<'given' | 'ways' | null>(null);
  busy = $state<'step' | 'way' | 'keep' | null>(null);
  problem = $state.raw<ApiError | null>(null);
  private timer: ReturnType<typeof setTimeout> | undefined;
  private drawing: ReturnType<typeof setTimeout> | undefined;
  /** One question after the other: the seer answers one of a person at a time. */
  private questions: Promise<unknown> = Promise.resolve();
  /** Counts where one is: what was asked elsewhere comes too late. */
  private visit = 0;

  t: Texts = $derived.by(() =>
    textsOf([
      ...(this.titles ? [this.titles] : []),
      bundleOf(settings.lang, OWN[settings.lang]),
      ...this.model.furniture.bundles,
    ]),
  );
  found = $derived.by(() => this.model.analysis.found);
  own = $derived.by(() => this.model.row?.seats.filter(({ mine }) => mine).map(({ seat }) => seat) ?? []);
  turns = $derived.by(() => turnsOf(this.model.replay.marks));
  step = $derived.by(() => this.model.replay.step);
  turn = $derived.by(() => turnAt(this.turns, this.step));
  /** Whether the step is the beginning of a turn. */
  atTurn = $derived.by(() => this.turn?.start === this.step);
  faults = $derived.by(() => worstFirst(this.found.faults));
  fault = $derived.by(() => this.found.faults.find(({ step }) => step === this.turn?.end) ?? null);
  /** How it stood before the turn that is looked at, and after it. */
  before = $derived.by(() => this.whole.get(this.step) ?? pointAt(this.found.points, this.step));
  after = $derived.by(() => this.found.points.find(({ step }) => step === this.turn?.end) ?? null);
  trying = $derived.by(() => this.tried.length > 0);
  /** The way of one's own as far as it has come: it begins where the replay stands. */
  private now = $derived.by(() => this.tried.at(-1) ?? this.base);
  ask = $derived.by((): AskView | null =>
    this.busy !== null || this.now === null || this.shown === 'C' ? null : (this.now.view as View).ask,
  );
  /** What was played in the turn that is looked at. */
  played = $derived.by((): Play | null => {
    const { turn, atTurn } = this;
    if (turn === null || !atTurn) return null;
    const events = this.model.replay.events.slice(turn.start + 1, turn.end + 1).flat();
    return { seat: turn.seat, refs: [], events, ...tracesOf(events) };
  });
  ways = $derived.by((): Way[] => {
    const { before, after, played, judged, step } = this;
    const seat = this.seat;
    const side = before === null ? 0 : sideOf(before, seat);
    const [a] = this.whole.get(step)?.plays ?? [];
    const same = a !== undefined && played !== null && alike(a, played);
    const well = this.best.get(step) ?? (before?.measure === 'points' ? before : null);
    const had = after === null ? null : worthOf(after, side);
    const ways: Way[] = [];
    if (a !== undefined) {
      const worth = same ? had : well === null ? null : Math.max(worthOf(well, side), had ?? -Infinity);
      ways.push({ letter: 'A', play: a, worth, found: same ? after : well });
    }
    if (judged?.play) {
      const found = judged.found;
      ways.push({ letter: 'B', play: judged.play, worth: found && worthOf(found, side), found });
    }
    if (played !== null && !same) ways.push({ letter: 'C', play: played, worth: had, found: after });
    return ways;
  });
  /** Whether what was played was the best there was. */
  playedBest = $derived.by(() => {
    const [a] = this.whole.get(this.step)?.plays ?? [];
    return a !== undefined && this.played !== null && alike(a, this.played);
  });
  /** The turns to come after the best one; after a way of one's own what the seer answers. */
  onward = $derived.by((): readonly Play[] => this.whole.get(this.step)?.plays.slice(1) ?? []);
  answered = $derived.by((): readonly Play[] => {
    const { judged } = this;
    const plays: Play[] = [];
    judged?.moves.slice(judged.moves.length - judged.replies).forEach(({ seat, ref }, k) => {
      const events = judged.events[judged.moves.length - judged.replies + k] ?? [];
      const last = plays.at(-1);
      if (last?.seat === seat) plays[plays.length - 1] = { ...last, events: [...last.events, ...events] };
      else plays.push({ seat, refs: [ref], arrows: [], stones: [], events });
    });
    return plays;
  });
  result = $derived.by((): string => {
    const { row, names } = this.model;
    const outcome = row?.outcome;
    if (!row || !outcome) return row?.title ?? '';
    const mine = this.own[0] ?? outcome.ranks.indexOf(1);
    const own = this.own.length > 0;
    const rank = outcome.ranks[mine] ?? 1;
    const others = outcome.ranks.flatMap((_, seat) => (seat === mine ? [] : [seat]));
    const rival = others.sort((a, b) => (outcome.ranks[a] ?? 9) - (outcome.ranks[b] ?? 9))[0] ?? mine;
    const how = outcome.ranks.every((one) => one === 1) ? 'drawn' : rank === 1 ? 'won' : 'lost';
    const [points, against] = [outcome.scores[mine], outcome.scores[rival]];
    const facts = { you: own, name: names[mine] ?? '', other: names[rival] ?? '', points, against };
    return this.t(
      `lamp-result-${how}${typeof points === 'number' && typeof against === 'number' ? '' : '-plain'}`,
      facts,
    );
  });
  kept = $derived.by(() => this.found.kept.filter(({ step }) => step === this.step));
  /** How deep the seer has looked, for those who wait. */
  ahead = $derived.by(() => this.found.points.at(-1)?.depth ?? 0);

  /** Plays on from here at a practice table, where that can be done (PlayOn.svelte shows it, P calls it). */
  playOn: (() => void) | null = null;

  constructor(readonly model: TableModel) {}

  /** Whose turn it is. */
  get seat(): number {
    return this.turn?.seat ?? this.model.view?.asked[0]?.seat ?? 0;
  }

  /** In titles with hidden things one's own way is seen with the eyes of whoever is asked: only when somebody tries. */
  get secretive(): boolean {
    return this.model.content['hidden'] === true;
  }

  /** Fetches the seer's words for this title. */
  async furnish(lang: Lang): Promise<void> {
    const game = this.model.row?.game;
    if (game === undefined) return;
    try {
      this.titles = bundleOf(lang, await api.lampTexts(game, lang));
    } catch {
      // Without them the lamp speaks in its own words.
    }
  }

  // ---- where one is

  /** The replay stands at another step: what was tried elsewhere is put away, and the seer is asked for this one. */
  arrive(): void {
    const visit = ++this.visit;
    this.tried = [];
    this.judged = this.base = null;
    this.shown = 'A';
    this.stopDrawing();
    clearTimeout(this.timer);
    this.timer = setTimeout(() => {
      if (visit !== this.visit || !this.model.analysis.here) return;
      this.look();
      if (!this.secretive && this.turn !== null) void this.begin();
    }, PAUSE);
  }

  /** Asks what is known of this step, if anything is. */
  look(): void {
    const { step } = this;
    if (!this.found.points.some((point) => point.step === step) || this.whole.has(step)) return;
    void this.asked(null, async () => {
      this.whole = new Map([...this.whole, [step, await api.judge(this.model.id, step, false)]]);
      if (step === this.step) this.worthBest();
    });
  }

  /** The seer thinks longer about this step. */
  closer(): void {
    const { step } = this;
    void this.asked('step', async () => {
      this.whole = new Map([...this.whole, [step, await api.judge(this.model.id, step, true)]]);
      this.worthBest();
    });
  }

  /** Where luck has a part, the best way is worth what comes after it, as every other way is. */
  private worthBest(): void {
    const { step } = this;
    const whole = this.whole.get(step);
    const [play] = whole?.plays ?? [];
    if (whole?.measure !== 'chance' || play === undefined || this.best.has(step) || this.playedBest) return;
    const moves = play.refs.map((ref) => ({ seat: play.seat, ref }));
    void this.asked(null, async () => {
      const { found } = await api.tryWay(this.model.id, step, { moves, judge: true });
      if (found) this.best = new Map([...this.best, [step, found]]);
    });
  }

  goTurn(by: 1 | -1): void {
    const to = turnBeside(this.turns, this.step, by);
    if (to !== null) this.model.goTo(to);
  }

  goFault(by: 1 | -1): void {
    const to = faultBeside(this.found.faults, this.turns, this.step, by);
    if (to !== null) this.model.goTo(to);
  }

  /** Goes to the beginning of the turn that ended with a step. */
  goBefore(end: number): void {
    const turn = this.turns.find((one) => one.end === end);
    if (turn) this.model.goTo(turn.start);
  }

  // ---- what is shown

  show(letter: Letter): void {
    if (!this.ways.some((way) => way.letter === letter)) return;
    this.shown = letter;
    this.stopDrawing();
    const tried = this.tried.at(-1);
    if (letter === 'B' && tried) this.see(tried);
    else this.seeStep();
  }

  /** The best line, arrow by arrow; once more puts it away. */
  showLine(): void {
    if (this.line) return this.stopDrawing();
    this.show('A');
    this.line = true;
    const next = (): void => {
      this.drawn++;
      if (this.drawn <= this.onward.length) this.drawing = setTimeout(next, 260);
    };
    if (settings.reduced) this.drawn = this.onward.length + 1;
    else next();
  }

  private stopDrawing(): void {
    clearTimeout(this.drawing);
    this.line = false;
    this.drawn = 0;
  }

  // ---- a way of one's own

  /** Finds out what may be pointed at here. */
  async begin(): Promise<void> {
    const { step, visit } = this;
    await this.asked(null, async () => {
      const base = await api.tryWay(this.model.id, step, { moves: [], judge: false });
      if (visit !== this.visit) return;
      this.base = base;
      this.see(base);
    });
  }

  answer(ref: string): void {
    const { ask, now } = this;
    if (ask === null || now === null || !ask.options.includes(ref)) return;
    this.stopDrawing();
    this.shown = 'B';
    void this.play([...now.moves, { seat: ask.seat, ref }], ask.seat);
  }

  private async play(moves: Move[], seat: number): Promise<void> {
    const { step, visit } = this;
    await this.asked('way', async () => {
      const tried = await api.tryWay(this.model.id, step, { moves, judge: false });
      if (visit !== this.visit) return;
      this.keepUp(tried);
      const { view } = tried;
      const mine = (view as View).asked.some((one) => one.seat === seat);
      if (mine && (view as View).outcome === null) return;
      const judged = await api.tryWay(this.model.id, step, { moves, judge: true });
      if (visit !== this.visit) return;
      this.tried = this.tried.slice(0, -1);
      this.judged = judged;
      this.keepUp(judged);
    });
    this.model.pointer.rest();
  }

  private keepUp(tried: Tried): void {
    this.tried = [...this.tried, tried];
    this.see(tried);
  }

  /** Takes the last answer of one's own way back. */
  back(): void {
    if (this.tried.length === 0) return;
    this.tried = this.tried.slice(0, -1);
    if (this.judged !== null && !this.tried.includes(this.judged))
      this.judged = this.tried.findLast(({ found }) => found) ?? null;
    const now = this.tried.at(-1) ?? this.base;
    if (now) this.see(now);
    else this.seeStep();
    this.model.pointer.rest();
  }

  forget(): void {
    this.tried = [];
    this.judged = null;
    this.shown = 'A';
    this.model.pointer.rest();
    if (this.base !== null) this.see(this.base);
    else this.seeStep();
  }

  async keep(): Promise<void> {
    const judged = this.judged;
    const own = judged?.moves.slice(0, judged.moves.length - judged.replies);
    if (!judged || !own) return;
    await this.asked('keep', async () => {
      this.model.analysis.hear(await api.keepWay(this.model.id, judged.step, { moves: own, judge: false }));
      this.model.tell(this.t('lamp-is-kept'));
    });
  }

  async drop(id: number): Promise<void> {
    await this.asked('keep', async () => this.model.analysis.hear(await api.forgetWay(this.model.id, id)));
  }

  /** Whether one's own way, as it is, is kept already. */
  isKept = $derived.by(() => {
    const { judged } = this;
    if (judged === null) return false;
    const own = judged.moves.slice(0, judged.moves.length - judged.replies);
    return this.kept.some(({ play }) =>
      sameMoves(
        play.refs.map((ref) => ({ seat: play.seat, ref })),
        own,
      ),
    );
  });

  /** The board as it would be. */
  private see(tried: Tried): void {
    const { replay, playback } = this.model;
    playback.jump(tried.view as View, [...replay.events.slice(0, tried.step + 1), ...tried.events]);
  }

  /** The board as it was. */
  private seeStep(): void {
    if (this.base !== null) this.see(this.base);
    else void this.model.replay.again();
  }

  // ---- asking

  private asked(busy: Lamp['busy'], what: () => Promise<void>): Promise<void> {
    if (busy !== null) this.busy = busy;
    this.problem = null;
    const asking = this.questions.then(async () => {
      try {
        await what();
      } catch (error) {
        if (!(error instanceof ApiError)) throw error;
        this.problem = error;
        this.model.tell(troubleText(error, this.t), null, true);
      } finally {
        if (busy !== null) this.busy = null;
      }
    });
    this.questions = asking.catch(() => undefined);
    return asking;
  }

  // ---- keys

  pressed(event: KeyboardEvent): boolean {
    const onBoard =
      document.activeElement?.closest('[data-ref], [role="slider"], [role="tab"], [role="listbox"]') !== null;
    const command = lampCommand(event, onBoard);
    switch (command?.do) {
      case 'turn':
        this.goTurn(command.by);
        return true;
      case 'fault':
        this.goFault(command.by);
        return true;
      case 'line':
        if (document.activeElement?.closest('button, a')) return false;
        this.showLine();
        return true;
      case 'show':
        this.show(command.letter);
        return true;
      case 'try':
        void this.take();
        return true;
      case 'undo':
        this.back();
        return true;
      case 'play-on':
        this.playOn?.();
        return true;
      case 'back':
        if (this.model.pointer.armed !== null) return false;
        if (this.sheet !== null) this.sheet = null;
        else if (this.trying) this.forget();
        else router.go(tableAddress(this.model.id));
        return true;
    }
    return false;
  }

  /** T: what may be pointed at is found, and the first of it has the keys. */
  async take(): Promise<void> {
    if (this.base === null) await this.begin();
    this.shown = 'B';
    const [ref] = this.ask?.options ?? [];
    if (ref === undefined) return;
    await new Promise((done) => requestAnimationFrame(done));
    document.querySelector<HTMLElement>(`.board [data-ref="${CSS.escape(ref)}"]`)?.focus({ preventScroll: true });
    this.model.pointer.focused = ref;
  }

  close(): void {
    this.visit++;
    clearTimeout(this.timer);
    clearTimeout(this.drawing);
  }
}

/** What events tell of ways and of what is set. */
function tracesOf(events: readonly GameEvent[]): Pick<Play, 'arrows' | 'stones'> {
  const isPlace = (value: unknown): value is string => typeof value === 'string';
  const arrows = events.flatMap(({ from, to }) => (isPlace(from) && isPlace(to) ? [{ from, to }] : []));
  const set = events.filter(({ kind }) => !['settled', 'wilded', 'cleared'].includes(kind));
  const stones = set.flatMap(({ stone }) => (isPlace(stone) ? [stone] : []));
  const once = new Map(arrows.map((arrow) => [`${arrow.from} ${arrow.to}`, arrow]));
  return { arrows: [...once.values()], stones: [...new Set(stones)] };
}

/** Whether two turns came to the same: what they told of ways and stones, or all that they told. */
function alike(one: Play, other: Play): boolean {
  const told = ({ arrows, stones, events }: Play): string =>
    JSON.stringify(arrows.length + stones.length > 0 ? [arrows, stones] : events);
  return told(one) === told(other);
}

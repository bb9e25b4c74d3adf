// A lesson at the table: what the coach says now, what of it was read, and what is lit meanwhile.
import { isRef } from '../lib/texts';
import type { TableModel } from '../table/model.svelte';
import type { Coach, ShownMessage } from '../wire';

/**
 * What is on: the note on what is asked; what an answer changed; the others' turn; what the coach shows; the end of the
 * lesson; or a lesson that is another one by now.
 */
export type Phase = 'note' | 'changed' | 'waits' | 'shows' | 'over' | 'outdated';

/** How long one sees what was shown before it is taken back, in milliseconds. */
const SEEN = 1_500;

export class Lesson {
  /** So many steps are read; what the next one changed is still to be read. */
  read = $state(-1);
  /** What an answer changed is told when it has come to rest, and stays while the others go on. */
  private rested = $state(-1);
  private shows = $state(false);
  /** The note that was put away; another one lies open again. */
  private away = $state<string | null>(null);
  /** Something else was pointed at. */
  scolded = $state(false);
  /** Instead of the note: why here. */
  why = $state(false);
  private timer: ReturnType<typeof setTimeout> | undefined;

  readonly coach: Coach | null = $derived.by(() => this.model.live.coach);

  phase: Phase = $derived.by(() => {
    const { coach } = this;
    if (coach === null) return 'waits';
    if (coach.outdated) return 'outdated';
    if (this.shows) return 'shows';
    if (coach.over && !this.model.playback.busy) return 'over';
    if (coach.changed !== null && coach.step > this.read)
      return this.model.playback.busy && coach.step > this.rested ? 'waits' : 'changed';
    return coach.note === null || this.model.playback.busy || this.model.live.waiting ? 'waits' : 'note';
  });

  /** What the last answer changed is read, and the others have gone on since. */
  ended: boolean = $derived.by(() => this.phase === 'over' && (this.coach?.step ?? 0) <= this.read);

  /** The text of the note: what is to be done, or what was changed. */
  text: string | null = $derived.by(() => {
    const { coach, phase } = this;
    if (phase === 'note' || phase === 'shows') return coach?.note ?? null;
    if (phase === 'over' && this.ended) return null;
    return phase === 'changed' || phase === 'over' ? (coach?.changed?.text ?? null) : null;
  });

  open: boolean = $derived.by(() => {
    if (this.phase === 'waits' || this.phase === 'shows') return false;
    return this.away === null || this.away !== this.named;
  });

  /** The one thing that is lit. */
  lit: string | null = $derived.by(() => {
    const { coach, phase } = this;
    if (phase === 'note') return coach?.lit ?? null;
    return phase === 'changed' || phase === 'over' ? (coach?.changed?.lit ?? null) : null;
  });

  /** What else keeps its light: what may be pointed at, and what the question is about; afterwards what the answer moved. */
  spoken: readonly string[] = $derived.by(() => {
    if (this.phase === 'changed' || this.phase === 'over') return this.moved;
    if (this.phase !== 'note') return [];
    const ask = this.model.view?.ask;
    const about = Object.values(ask?.about ?? {}).filter((one): one is string => typeof one === 'string');
    return [...(ask?.options ?? []), ...about].filter((ref) => ref !== this.lit);
  });

  /** All that the learner's last answer was told of. */
  private moved: readonly string[] = $derived.by(() => {
    const { movers, log, you } = this.model.live;
    const last = movers.findLastIndex((one) => one !== null && you.seats.includes(one));
    const told = (log[last] ?? []).flatMap((event) => Object.values(event).flat());
    return told.filter((one): one is string => isRef(one) && !one.startsWith('seat:'));
  });

  /** Whether the rest steps back; where anything may be pointed at, everything is in the light. */
  dims: boolean = $derived.by(
    () => this.open && this.lit !== null && !this.model.playback.busy && !(this.phase === 'note' && this.coach?.free),
  );

  constructor(private readonly model: TableModel) {
    const coach = model.live.coach;
    this.read = coach === null ? -1 : coach.step;
    let last = this.read;
    $effect(() => {
      const step = this.coach?.step ?? 0;
      if (step < last) this.read = step; // taken back: what lies before was read
      last = step;
    });
    $effect(() => {
      if (!model.playback.busy && !model.live.waiting) this.rested = this.coach?.step ?? -1;
    });
    $effect(() => {
      model.shut = this.phase !== 'note';
    });
    $effect(() => {
      void this.named;
      this.scolded = this.why = false;
    });
    model.live.watcher = (message) => this.watch(message);
  }

  private named: string | null = $derived.by(() => (this.text === null ? null : `${this.text} ${this.phase}`));

  /** What was changed is read; the next note comes. */
  goOn(): void {
    if (this.coach !== null) this.read = this.coach.step;
  }

  close(): void {
    this.away = this.named;
  }

  reopen(): void {
    this.away = null;
  }

  /** Answers with what is lit, or with the one thing that is wanted. */
  answer(): void {
    const { lit } = this;
    const offered = this.model.openAsk?.options ?? [];
    const ref = lit !== null && offered.includes(lit) ? lit : offered.length === 1 ? offered[0] : undefined;
    if (ref !== undefined) this.model.pointer.point(ref, 'key');
  }

  showMe(): void {
    if (this.phase !== 'note') return;
    this.shows = true;
    this.model.live.showMe();
    // Whoever hears nothing goes on learning.
    this.timer = setTimeout(() => this.shown(), 8_000);
  }

  private watch({ seq, frames }: ShownMessage): void {
    if (!this.shows || this.model.view?.seq !== seq) return this.shown();
    clearTimeout(this.timer);
    this.model.playback.push({ frames: [frames], row: this.model.row });
    const wait = (): void => {
      this.timer = setTimeout(() => (this.model.playback.busy ? wait() : this.shown()), SEEN);
    };
    wait();
  }

  private shown(): void {
    clearTimeout(this.timer);
    if (!this.shows) return;
    this.shows = false;
    this.model.live.shown();
  }

  leave(): void {
    clearTimeout(this.timer);
    this.model.live.watcher = null;
    this.model.shut = false;
  }
}

// A puzzle at its table: how it stands by the hall's word, and what the reader can do besides pointing.
import { untrack } from 'svelte';
import { troubleText } from '../lib/trouble';
import { library } from '../lib/library';
import { router } from '../lib/router.svelte';
import { replayAddress } from '../lib/route';
import { screen } from '../lib/screen.svelte';
import { settings } from '../lib/settings.svelte';
import { textsOf } from '../lib/texts';
import { shellBundle, words } from '../lib/words.svelte';
import type { TableModel } from '../table/model.svelte';
import type { PuzzleButton, PuzzleAtTable } from '../table/puzzle';
import type { Texts } from '../table/scene';
import type { Prompt } from '../table/prompt';
import type { PuzzleState } from '../wire';
import { calls, type Deed } from './calls';
import { called, dayName, ofKind, PAGE } from './words';

const address = (id: string): string => `/puzzle/${id}`;

export class Sitting implements PuzzleAtTable {
  /** The newest word of the hall. */
  private heard = $state.raw<PuzzleState | null>(null);
  /** What is shown of it: nothing is told before the motion of what brought it is over. */
  state = $state.raw<PuzzleState | null>(null);
  t = $state.raw<Texts>(words.t);
  giving = $state(false);
  /** A stage lies over the goal, so the beam says it. */
  covered = $state(false);
  private busy = $state(false);
  private turn = 0;
  readonly close: () => void;

  constructor(private readonly model: TableModel) {
    this.close = $effect.root(() => {
      $effect(() => {
        const { seq } = model.live.view ?? {};
        if (seq !== undefined) untrack(() => void this.look());
      });
      $effect(() => {
        const heard = this.heard;
        if (!model.playback.busy) this.state = heard;
      });
      $effect(() => {
        const game = model.row?.game;
        if (game !== undefined) void this.read(game, settings.lang);
      });
    });
  }

  /** So many things have been pointed at since the board was laid. */
  private readonly pointed = $derived.by(() =>
    this.heard === null ? 0 : this.model.live.log.length - 1 - this.heard.step,
  );
  /** A decision is whole, and the hall has not said what it is. */
  readonly judging = $derived.by(
    () => this.heard !== null && this.heard.stage === 'trying' && this.pointed >= this.heard.of,
  );
  readonly done = $derived.by(() => this.state !== null && this.state.result !== null);
  readonly phase = $derived.by(() => {
    const { state, t } = this;
    if (state === null) return '';
    if (state.day !== null) return t('puzzle-day-of', { day: dayName(state.day) });
    return t('puzzle-numbered', { number: Number(state.id.replace(/^.*-/, '')) });
  });
  readonly closed = $derived.by(() => this.heard === null || this.heard.stage !== 'trying' || this.judging);
  readonly title = $derived.by(() => (this.state === null ? '' : called(this.state, this.t)));
  readonly goal = $derived.by(() => {
    const { state, t } = this;
    return state === null ? '' : ofKind(state.kind, 'goal', state.about, t);
  });
  readonly parts = $derived.by(() => {
    const { state, t } = this;
    if (state === null) return [];
    const named = ofKind(state.kind, 'parts', state.about, t)
      .split('|')
      .map((part) => part.trim());
    return Array.from({ length: state.of }, (_, place) => ({
      text: named[place] ?? '',
      thing: state.parts[place] ?? null,
      now: place === state.parts.length,
    }));
  });
  /** Why the decision on the board was wrong. */
  readonly reason = $derived.by(() => {
    const last = this.state?.tries.at(-1)?.reason;
    return last ? this.t(last.id, last.about) : '';
  });
  readonly lit = $derived.by(() =>
    this.state?.stage === 'trying' && !this.model.past ? this.state.hints.flatMap(({ lit }) => lit) : [],
  );
  /** Before the board was laid nobody can take back, and what is decided is decided. */
  readonly undoable = $derived.by(
    () => this.heard !== null && this.heard.stage === 'trying' && this.pointed > 0 && !this.judging,
  );

  readonly prompt = $derived.by((): Prompt | null => {
    const { state, t } = this;
    if (state === null) return null;
    const { past, replay } = this.model;
    const seat = past ? null : state.seat;
    if (past) {
      const [step, steps] = [replay.step - state.step, state.solution?.steps ?? 0];
      return step < 0 ? null : { seat, question: t('puzzle-walking', { step, steps }), help: t('puzzle-walking.help') };
    }
    if (this.judging) return { seat, question: t('puzzle-judging'), help: t('puzzle-judging.help') };
    if (state.stage === 'wrong')
      return { seat, question: t('puzzle-wrong'), help: this.reason || t('puzzle-wrong.help') };
    if (state.stage === 'solved')
      return {
        seat,
        question: t('puzzle-solved', { attempt: state.result ?? 1 }),
        help: ofKind(state.kind, 'solved', state.about, t),
      };
    if (state.stage === 'failed')
      return { seat, question: t('puzzle-failed'), help: this.reason || t('puzzle-failed.help') };
    const hint = state.hints.at(-1)?.said;
    if (state.parts.length > 0 || !(screen.upright || this.covered)) return null;
    return { seat, question: this.title, help: hint ? t(hint.id, hint.about) : this.goal };
  });

  readonly buttons = $derived.by((): PuzzleButton[] => {
    const { state, t } = this;
    if (state === null || this.model.past || this.judging) return [];
    const act = (deed: Deed) => () => void this.act(deed);
    if (state.stage === 'wrong') return [{ text: t('puzzle-again'), key: 'U', main: true, act: act('back') }];
    if (state.result !== null) {
      const walk = { text: t('puzzle-walk'), key: 'R', main: state.result === 0, act: () => void this.walk() };
      return state.next === null
        ? [walk]
        : [walk, { text: t('puzzle-next'), key: 'N', main: state.result > 0, act: this.another }];
    }
    return state.hint ? [{ text: t('puzzle-hint'), key: 'H', main: false, act: act('hint') }] : [];
  });

  /** Whether a key was the puzzle's. */
  pressed(event: KeyboardEvent): boolean {
    const { state, model } = this;
    if (state === null || event.ctrlKey || event.altKey || event.metaKey || event.repeat) return false;
    const button = this.buttons.find(({ key }) => key.toLowerCase() === event.key.toLowerCase());
    if (button !== undefined) {
      button.act();
      return true;
    }
    switch (event.key.toLowerCase()) {
      case 'g':
        if (state.result === null && !model.past) this.giving = true;
        return true;
      case 'n':
        this.another();
        return true;
      case 'h':
        if (state.result === null) model.tell(this.t('puzzle-no-hint'));
        return true;
      case 'u':
        return !this.undoable;
      case 'escape': {
        const idle = model.pointer.armed === null && model.pointer.scolded === null && model.sheet === 'board';
        if (!idle || model.past || model.tab === 'rules' || document.activeElement?.closest('.board [data-ref]'))
          return false;
        router.go('/');
        return true;
      }
      default:
        return false;
    }
  }

  readonly another = (): void => {
    if (this.state?.next) router.go(address(this.state.next));
    else router.go('/puzzles');
  };

  /** Does something over HTTP; what the hall says of the puzzle then, or null if it could not be. */
  async act(deed: Deed): Promise<PuzzleState | null> {
    if (this.busy) return null;
    this.busy = true;
    const turn = ++this.turn;
    try {
      const told = await calls.act(this.model.id, deed);
      if (turn === this.turn) this.heard = told;
      return told;
    } catch (error) {
      this.model.tell(troubleText(error, this.t), null, true);
      return null;
    } finally {
      this.busy = false;
    }
  }

  /** The solution and what follows it are laid on the board, and the reader stands at its beginning. */
  async walk(): Promise<void> {
    const told = this.state?.walked ? this.state : await this.act('walk');
    if (told?.walked) router.go(replayAddress(this.model.id, told.step));
  }

  async origin(): Promise<void> {
    const { state } = this;
    if (state === null) return;
    await this.model.attempt(async () => {
      const { table } = await calls.origin(state.id);
      router.go(replayAddress(table, state.step));
    });
  }

  private async look(): Promise<void> {
    const turn = ++this.turn;
    try {
      const told = await calls.state(this.model.id);
      if (turn === this.turn) this.heard = told;
    } catch (error) {
      if (turn === this.turn) this.model.tell(troubleText(error, this.t), null, true);
    }
  }

  private async read(game: string, lang: 'en' | 'de'): Promise<void> {
    try {
      const [own, title] = await Promise.all([calls.texts(game, lang), library.texts(game, lang)]);
      this.t = textsOf([own, PAGE[lang], title, shellBundle(lang)]);
    } catch (error) {
      this.model.tell(troubleText(error, this.t), null, true);
    }
  }
}

// A lesson among its lessons: its words, those that it lies between, and the ways out of it.
import { onMount } from 'svelte';
import { api } from '../lib/api';
import { library } from '../lib/library';
import { router } from '../lib/router.svelte';
import { aloneAddress, learnAddress } from '../lib/route';
import { settings } from '../lib/settings.svelte';
import { bundleOf, textsOf } from '../lib/texts';
import { shellBundle } from '../lib/words.svelte';
import type { TableModel } from '../table/model.svelte';
import type { GameInfo, LessonInfo } from '../wire';
import { after, beside } from './following';
import type { Lesson } from './lesson.svelte';
import { arrival, firstMatch, openLesson } from './opening.svelte';
import de from './de.ftl?raw';
import en from './en.ftl?raw';

/** The lessons' own sentences: no other page carries them. */
const page = { en: bundleOf('en', en), de: bundleOf('de', de) };

export class Course {
  /** What a way out of the lesson asks of the hall is under way. */
  busy = $state(false);
  private taught = $state.raw<ReturnType<typeof bundleOf> | null>(null);
  private lessons = $state.raw<readonly LessonInfo[]>([]);
  private info = $state.raw<GameInfo | null>(null);

  private game = $derived.by(() => this.model.row?.game ?? '');
  /** Whether the title's sentences for its lessons are here. */
  worded = $derived(this.taught !== null);
  c = $derived.by(() =>
    textsOf([...(this.taught === null ? [] : [this.taught]), page[settings.lang], shellBundle(settings.lang)]),
  );
  here = $derived.by(() => this.lessons.find(({ id }) => id === this.lesson.coach?.lesson) ?? null);
  group = $derived(this.here === null ? [] : beside(this.lessons, this.here));
  next = $derived(this.here === null ? null : after(this.lessons, this.here.id));
  name = $derived.by(() => {
    const { coach } = this.lesson;
    return coach === null || !this.worded ? '' : this.c(`lesson-${coach.lesson}`);
  });
  over = $derived.by(() => this.lesson.coach?.over ?? false);

  /** What the button says that leads on. */
  onText = $derived.by(() => {
    const { c, here, next } = this;
    const { phase } = this.lesson;
    if (phase === 'changed') return c('go-on');
    if (phase === 'outdated') return c('lesson-anew');
    if (next !== null) return c('lesson-next', { lesson: c(`lesson-${next.id}`) });
    return here?.course ? c('lesson-all') : c('lesson-first-match');
  });

  constructor(
    private readonly model: TableModel,
    private readonly lesson: Lesson,
  ) {
    $effect(() => {
      if (this.game !== '')
        library.lessonTexts(this.game, settings.lang).then(
          (bundle) => (this.taught = bundle),
          (error: unknown) => (model.furniture.trouble = error),
        );
    });
    // What is refused here is said in these words, too.
    $effect(() => {
      const own = page[settings.lang];
      const { furniture } = model;
      if (furniture.bundles.length > 0 && !furniture.bundles.includes(own))
        furniture.bundles = [...furniture.bundles, own];
    });
    // How far one has come in each changes with the lesson that is done.
    $effect(() => {
      void this.over;
      if (this.game !== '')
        api.lessons(this.game).then(
          (all) => (this.lessons = all),
          () => undefined,
        );
    });
    onMount(() => {
      library.games().then(
        (all) => (this.info = all.find(({ id }) => id === this.game) ?? null),
        () => undefined,
      );
      if (arrival.outdated) model.tell(this.c('lesson-anew-said'));
      arrival.outdated = false;
    });
  }

  readonly open = (one: LessonInfo): void => void this.act(() => openLesson(this.game, one.id));

  goOn(): void {
    const { game, here, next, info, lesson } = this;
    const { phase } = lesson;
    if (phase === 'changed') return lesson.goOn();
    if (phase === 'outdated' && here) return void this.act(() => openLesson(game, here.id, true));
    if (phase !== 'over' || here === null) return;
    if (next !== null) this.open(next);
    else if (here.course === 'alone') router.go(aloneAddress(game));
    else if (info !== null) void this.act(() => firstMatch(info, this.c('table-quick')));
  }

  readonly skip = (): void => {
    if (this.next !== null) this.open(this.next);
    else this.leave();
  };

  readonly leave = (): void => router.go(learnAddress(this.game));

  private async act(what: () => Promise<void>): Promise<void> {
    this.busy = true;
    await this.model.attempt(what);
    this.busy = false;
  }
}

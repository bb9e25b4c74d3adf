// What a lesson's table asks: in the beam's words, and with what it is answered.
import { confirmOf, questionOf, waitOf, type Prompt } from '../table/prompt';
import type { TableModel } from '../table/model.svelte';
import type { Course } from './course.svelte';
import type { Lesson } from './lesson.svelte';

export class Asking {
  private ask = $derived.by(() => this.model.openAsk);
  /** Nothing can be answered just now. */
  shut = $derived(this.ask === null);
  options: readonly string[] = $derived(this.ask?.options ?? []);
  buttons = $derived.by(() =>
    this.ask === null ? [] : this.model.hands.buttons(this.ask).filter(({ here: there }) => there),
  );

  /** What the one button answers, and how it says so: the lit thing, or on a phone what was tapped. */
  answer = $derived.by(() => {
    const { ask, model } = this;
    const ref = ask === null ? null : this.target(ask.options);
    return ask === null || ref === null || ref.startsWith('do:') ? null : { ref, text: confirmOf(ask, ref, model.t) };
  });

  prompt: Prompt = $derived.by(() => {
    const { model, lesson } = this;
    const { coach, phase } = lesson;
    const { c, name } = this.course;
    const { t, view, names } = model;
    const step =
      coach === null ? '' : c('lesson-step', { step: Math.min(coach.step + 1, coach.steps), steps: coach.steps });
    if (model.playback.held !== null) return model.playback.held;
    if (phase === 'outdated') return { seat: null, question: name, help: c('lesson-outdated') };
    if (phase === 'over') return { seat: null, question: c('lesson-over', { lesson: name }), help: step };
    if (phase === 'changed') return { seat: null, question: name, help: c('lesson-read') };
    if (phase === 'shows') return { seat: null, question: c('lesson-looks'), help: c('lesson-looks-help') };
    if (phase === 'waits' || view === null || view.ask === null) {
      const waits = view === null ? null : waitOf(view, names, new Set(), t);
      return waits ?? { seat: null, question: name, help: step };
    }
    return { ...questionOf(view.ask, names, t), help: coach?.free ? c('lesson-free') : step };
  });

  constructor(
    private readonly model: TableModel,
    private readonly lesson: Lesson,
    private readonly course: Course,
  ) {}

  private target(options: readonly string[]): string | null {
    const { armed } = this.model.pointer;
    if (armed !== null && options.includes(armed)) return armed;
    const { lit } = this.lesson;
    if (lit !== null && options.includes(lit)) return lit;
    return options.length === 1 ? (options[0] ?? null) : null;
  }
}

/** What every part of the coach knows. */
export interface Taught {
  model: TableModel;
  lesson: Lesson;
  course: Course;
  asking: Asking;
}

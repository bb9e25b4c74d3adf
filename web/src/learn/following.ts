// Which lesson follows which, and where somebody goes on.
import type { LessonInfo } from '../wire';

/** The lessons that follow each other: those of a course, or those that belong to none. */
export const beside = (lessons: readonly LessonInfo[], one: LessonInfo): LessonInfo[] =>
  lessons.filter(({ course }) => course === one.course);

/** The lesson after one, in its own group; null after the last. */
export function after(lessons: readonly LessonInfo[], id: string): LessonInfo | null {
  const one = lessons.find((lesson) => lesson.id === id);
  if (one === undefined) return null;
  const group = beside(lessons, one);
  return group[group.indexOf(one) + 1] ?? null;
}

/** Where somebody goes on: the lesson they are in the middle of, else the first that they have not done. */
export function upNext(lessons: readonly LessonInfo[]): LessonInfo | null {
  const begun = lessons.find(({ done, table, step }) => !done && table !== null && step > 0);
  return begun ?? lessons.find(({ done }) => !done) ?? null;
}

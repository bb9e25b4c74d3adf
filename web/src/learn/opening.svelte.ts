// The way to a lesson's table, to the next one, and to the first match.
import { api } from '../lib/api';
import { partnerOf } from '../lib/naming';
import { router } from '../lib/router.svelte';
import { tableAddress } from '../lib/route';
import type { GameInfo, LessonInfo } from '../wire';

/** What is to be said at the table that is opened: that its lesson begins anew. */
export const arrival = $state({ outdated: false });

/** Sits down at one's own table of a lesson. */
export async function openLesson(game: string, lesson: string, anew = false): Promise<void> {
  const { table, outdated } = await api.openLesson(game, lesson, anew);
  arrival.outdated = outdated;
  router.go(tableAddress(table));
}

/** A match at once, against a bot that suits whoever has just learned the game. */
export async function firstMatch(game: GameInfo, title: string): Promise<void> {
  const bot = partnerOf(game);
  const seats = Array.from({ length: game.seats.find((many) => many > 1) ?? 1 }, (_, place) =>
    place === 0 ? ({ kind: 'me' } as const) : ({ kind: 'bot', bot } as const),
  );
  const { table } = await api.open({ game: game.id, title, options: {}, seats, private: true });
  router.go(tableAddress(table));
}

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

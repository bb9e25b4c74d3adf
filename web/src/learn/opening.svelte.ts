// The way to a lesson's table, and to the first match.
import { api } from '../lib/api';
import { partnerOf } from '../lib/naming';
import { router } from '../lib/router.svelte';
import { tableAddress } from '../lib/route';
import type { GameInfo } from '../wire';

/** What is to be said at the table that is opened: that its lesson begins anew. */
export const arrival = $state({ outdated: false });

/** Whether somebody uses keys here: then focus follows what is lit from the first step on, also where fingers point. */
export const hands = { keys: false };
addEventListener('keydown', () => (hands.keys = true), { capture: true });

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

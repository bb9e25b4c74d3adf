import { api } from './api';
import { partnerOf } from './naming';
import { tableAddress } from './route';
import type { GameInfo } from '../wire';

/** Opens a table across from a bot that suits the visitor; the address where the match has begun. */
export async function sitDown(game: GameInfo, title: string): Promise<string> {
  const bot = partnerOf(game);
  const seats = Array.from({ length: game.seats[0] ?? 2 }, (_, place) =>
    place === 0 ? ({ kind: 'me' } as const) : ({ kind: 'bot', bot } as const),
  );
  const opened = await api.open({ game: game.id, title, options: {}, seats, private: true });
  return tableAddress(opened.table);
}

// What the puzzles ask of the hall.
import { call } from '../lib/api';
import { bundleOf } from '../lib/texts';
import type { Lang } from '../lib/settings.svelte';
import type { PuzzleOfDay, Puzzles, PuzzleState, TableId } from '../wire';

/** The day where the reader is, as a calendar writes it. */
export function today(now = new Date()): string {
  const two = (number: number): string => `${number}`.padStart(2, '0');
  return `${now.getFullYear()}-${two(now.getMonth() + 1)}-${two(now.getDate())}`;
}

export type Deed = 'hint' | 'give-up' | 'back' | 'walk';

export const calls = {
  ofDay: () => call<PuzzleOfDay>('GET', `/puzzles/today?day=${today()}`),
  all: () => call<Puzzles>('GET', `/puzzles?day=${today()}`),
  begin: (id: string) => call<TableId>('POST', `/puzzles/${id}`, { day: today() }),
  origin: (id: string) => call<TableId>('POST', `/puzzles/${id}/origin`),
  texts: async (game: string, lang: Lang) =>
    bundleOf(lang, await call<string>('GET', `/games/${game}/puzzles/texts/${lang}`)),
  state: (table: string) => call<PuzzleState>('GET', `/tables/${table}/puzzle`),
  act: (table: string, deed: Deed) => call<PuzzleState>('POST', `/tables/${table}/puzzle/${deed}`),
};

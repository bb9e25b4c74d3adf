// What the server says about each game, asked for once: its texts, its scene, its rules.
import { api } from './api';
import { bundleOf } from './texts';
import type { Lang } from './settings.svelte';
import type { GameInfo, HowTo, Rules, View } from '../wire';

const shelf = new Map<string, Promise<unknown>>();

export function once<T>(key: string, fetch: () => Promise<T>): Promise<T> {
  let book = shelf.get(key) as Promise<T> | undefined;
  if (book === undefined) {
    book = fetch();
    shelf.set(key, book);
    // A failed request is asked again next time.
    book.catch(() => shelf.delete(key));
  }
  return book;
}

export const library = {
  /** Asked for anew where the partner counts that suits the visitor: it changes with their matches. */
  games: (anew = false): Promise<GameInfo[]> => {
    if (anew) shelf.delete('games');
    return once('games', () => api.games());
  },
  scene: (game: string) => once(`scene ${game}`, () => api.scene(game)),
  howto: (game: string, lang: Lang): Promise<HowTo> => once(`howto ${game} ${lang}`, () => api.howto(game, lang)),
  position: (game: string, section: string): Promise<View> =>
    once(`position ${game} ${section}`, () => api.position(game, section)),
  rules: (game: string, lang: Lang): Promise<Rules> => once(`rules ${game} ${lang}`, () => api.rules(game, lang)),
  lessonTexts: (game: string, lang: Lang) =>
    once(`lessons ${game} ${lang}`, async () => bundleOf(lang, await api.lessonTexts(game, lang))),
  /** What is said only where the rules play seats. */
  automataTexts: (game: string, lang: Lang) =>
    once(`automata ${game} ${lang}`, async () => bundleOf(lang, await api.automataTexts(game, lang))),
  texts: (game: string, lang: Lang) =>
    once(`texts ${game} ${lang}`, async () => bundleOf(lang, await api.texts(game, lang))),
};

/** The title at whose table the page was opened, as the server says it: once, since the next table may have another. */
export function titleOfPage(): string | null {
  const said = document.querySelector<HTMLMetaElement>('meta[name="meadhall-title"]');
  said?.remove();
  return said?.content ?? null;
}

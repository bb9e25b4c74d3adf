// How each title hangs in the hall: what the server says of it, and the sign of its folder.
import type { Component } from 'svelte';
import type { SvelteHTMLElements } from 'svelte/elements';
import Horn from '~icons/game-icons/beer-horn';
import type { Lang } from '../lib/settings.svelte';
import type { Texts } from '../table/scene';
import type { GameInfo } from '../wire';

export type Sign = Component<SvelteHTMLElements['svg']>;

const signs = import.meta.glob<{ default: Sign }>('../games/*/sign.ts', { eager: true });

/** The sign of a title; without one of its own a horn. */
export function signOf(game: string): Sign {
  return signs[`../games/${game}/sign.ts`]?.default ?? Horn;
}

const lines = (game: GameInfo, lang: Lang) => game.banner.lines[lang] ?? game.banner.lines['en'];

/** What a title is called; one that the hall does not have any more says so. */
export function nameOf(game: GameInfo | undefined, lang: Lang, t: Texts): string {
  return (game && lines(game, lang)?.name) || t('banner-unknown');
}

export function taglineOf(game: GameInfo, lang: Lang, t: Texts): string {
  return lines(game, lang)?.tagline || t('banner-unknown.tagline');
}

/** What it is called to play the title alone. */
export function aloneOf(game: GameInfo, lang: Lang, t: Texts): string {
  return lines(game, lang)?.alone || t('alone');
}

/** For how many, and how long: "2–4 players · 80 min". */
export function lengthOf(game: GameInfo, t: Texts): string {
  const few = game.seats[0] ?? 1;
  const many = game.seats.at(-1) ?? few;
  const players = t('banner-players', { many, seats: few === many ? `${many}` : `${few}–${many}` });
  return game.banner.minutes === null ? players : t('banner-length', { players, minutes: game.banner.minutes });
}

// Sentences about puzzles, in the reader's language.
import { settings } from '../lib/settings.svelte';
import { bundleOf } from '../lib/texts';
import type { Texts } from '../table/scene';
import type { PuzzleCard } from '../wire';
import de from './de.ftl?raw';
import en from './en.ftl?raw';

/** The puzzles' own sentences: no other page carries them. */
export const PAGE = { en: bundleOf('en', en), de: bundleOf('de', de) };

/** A text that a title gives a kind of puzzle; what is not told for the kind is told for all of them. */
export function ofKind(kind: string, part: string, about: Record<string, unknown>, t: Texts): string {
  return t(`puzzle-${kind}.${part}`, about) || (t.has(`puzzle-${part}`) ? t(`puzzle-${part}`, about) : '');
}

/** What a puzzle is called. */
export const called = ({ kind, about }: Pick<PuzzleCard, 'kind' | 'about'>, t: Texts): string =>
  t.has(`puzzle-${kind}`) ? t(`puzzle-${kind}`, about) : '';

/** "15 November", of a day as a calendar writes it. */
export function dayName(day: string): string {
  return new Intl.DateTimeFormat(settings.lang === 'en' ? 'en-GB' : settings.lang, {
    day: 'numeric',
    month: 'long',
  }).format(new Date(`${day}T12:00`));
}

/** "Sun", and in full for whoever hears it. */
export function weekday(day: string, long = false): string {
  return new Intl.DateTimeFormat(settings.lang, { weekday: long ? 'long' : 'short' }).format(new Date(`${day}T12:00`));
}

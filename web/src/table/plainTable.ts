// A table in words: what a view says of it, line by line, for titles that nobody has drawn.
import { isRef } from '../lib/texts';
import type { Texts } from './scene';

export interface PlainLine {
  depth: number;
  /** What is told: the title's `field-<key>`, or the key itself; a player's name; a number. */
  label: string;
  /** Empty where the lines below say it. */
  text: string;
}

type Word = null | boolean | number | string;
type Data = Word | readonly Data[] | { readonly [key: string]: Data };

const isList = (value: Data): value is readonly Data[] => Array.isArray(value);
const isWord = (value: Data): value is Word => typeof value !== 'object' || value === null;
const isThing = (value: Data): value is { readonly [key: string]: Data } => !isWord(value) && !isList(value);

/** The lines of a table. A list whose text has the attribute `.seats` is told by the players' names. */
export function linesOf(table: unknown, t: Texts, names: readonly string[]): PlainLine[] {
  return isThing(table as Data) ? inside(table as { [key: string]: Data }, 0, t, names) : [];
}

function inside(
  thing: { readonly [key: string]: Data },
  depth: number,
  t: Texts,
  names: readonly string[],
): PlainLine[] {
  return Object.entries(thing).flatMap(([key, value]) => {
    const id = `field-${key}`;
    const label = t.has(id) ? t(id) : key.replaceAll('_', ' ');
    return lines(label, value, depth, t, names, t.has(`${id}.seats`) ? names : []);
  });
}

function lines(
  label: string,
  value: Data,
  depth: number,
  t: Texts,
  names: readonly string[],
  each: readonly string[],
): PlainLine[] {
  if (isThing(value)) return [{ depth, label, text: '' }, ...inside(value, depth + 1, t, names)];
  if (!isList(value)) return [{ depth, label, text: word(value, t) }];
  if (each.length === 0 && value.every(isWord)) {
    return [
      { depth, label, text: value.length === 0 ? t('plain-nothing') : value.map((one) => word(one, t)).join(', ') },
    ];
  }
  return [
    { depth, label, text: '' },
    ...value.flatMap((one, place) => lines(each[place] ?? `${place + 1}`, one, depth + 1, t, names, [])),
  ];
}

function word(value: Word, t: Texts): string {
  if (value === null) return t('plain-hidden');
  if (typeof value === 'boolean') return t(value ? 'plain-yes' : 'plain-no');
  return isRef(value) ? t.ref(value) : `${value}`;
}

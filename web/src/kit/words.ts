/** How lists and sentences are put together out of the texts. */
import type { Texts } from '../table/scene';

/** "a, b and c". */
export function joined(parts: readonly string[], t: Texts): string {
  const said = parts.filter((part) => part !== '');
  if (said.length < 2) return said[0] ?? '';
  return t('words-and', { first: said.slice(0, -1).join(', '), last: said.at(-1) });
}

/** With a capital letter and a full stop. */
export const sentence = (text: string): string =>
  text === '' ? '' : `${text.charAt(0).toUpperCase()}${text.slice(1)}${/[.!?]$/.test(text) ? '' : '.'}`;

/** A sentence that another full stop follows. */
export const unstopped = (text: string): string => text.replace(/\.$/, '');

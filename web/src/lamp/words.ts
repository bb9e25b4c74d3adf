// What the lamp says: numbers in words, turns in sentences.
import { eventArgs } from '../lib/texts';
import { linesOf, sentenceOf } from '../table/saga';
import type { Texts } from '../table/scene';
import type { Evaluation, Fault, GameEvent, Why } from '../wire';
import { EVEN, sideOf, worthOf } from './turns';

/** A number in words, as far as people say it so. */
export function worded(number: number, t: Texts): string {
  const whole = Math.round(Math.abs(number));
  return t.has(`number-${whole}`) ? t(`number-${whole}`) : `${whole}`;
}

/** What something is worth, in words: about four, or four for certain. */
export function worthInWords(worth: number, point: Evaluation, t: Texts): string {
  const chance = point.measure === 'chance';
  const word = worded(chance ? 10 * worth : worth, t);
  if (chance && point.proven) return t(worth > 0.5 ? 'lamp-sure' : 'lamp-never');
  if (chance) return t(worth >= 0.95 ? 'lamp-nearly-sure' : worth < 0.05 ? 'lamp-hardly' : 'lamp-of-ten', { word });
  return t(point.proven ? 'lamp-certain' : 'lamp-about', { word });
}

/** What a fault cost, in words for a heading. */
export function lossInWords(fault: Fault, t: Texts, unit: string): string {
  const chance = fault.measure === 'chance';
  return t(chance ? 'lamp-loss-chance' : 'lamp-loss', {
    word: worded(chance ? 10 * fault.loss : fault.loss, t),
    count: Math.round(chance ? 10 * fault.loss : fault.loss),
    unit,
  });
}

/** The same as a short number at the end of a line. */
export const lossInShort = (fault: Fault): string =>
  fault.measure === 'chance' ? `${Math.round(10 * fault.loss) * 10} %` : `${Math.round(fault.loss)}`;

/** Who stands how, in a sentence: as the side leads, or how likely the seat of the turn wins. */
export function stoodIn(
  id: 'lamp-before' | 'lamp-after',
  point: Evaluation,
  seat: number,
  name: (side: number) => string,
  own: (side: number) => boolean,
  t: Texts,
): string {
  if (point.measure === 'chance') {
    const side = sideOf(point, seat);
    const worth = worthInWords(worthOf(point, side), point, t);
    return t(`${id}-chance`, { name: name(side), you: own(side), worth });
  }
  const [best = 0] = [...point.leads].sort((a, b) => b - a);
  if (best < EVEN) return t(`${id}-even`);
  const side = point.leads.indexOf(best);
  return t(id, { name: name(side), you: own(side), worth: worthInWords(best, point, t) });
}

/** The reason of a fault, in the title's words; ids that nobody has words for say nothing. */
export function reasonOf(why: Why | null, names: readonly string[], t: Texts): string | null {
  if (why === null) return null;
  const args: Record<string, unknown> = { ...eventArgs({ kind: why.id, ...why.args }, names) };
  for (const [field, value] of Object.entries(why.args))
    if (typeof value === 'number') args[`${field}-word`] = worded(value, t);
  const id = [`why-${why.id}`, ...(why.id.startsWith('instead-') ? ['why-instead'] : [])].find((one) =>
    t.has(one.replaceAll('_', '-')),
  );
  return id === undefined ? null : t(id, args);
}

/** A few words as the beginning of a sentence. */
export const begun = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1);

/** How many lines of its events tell a turn. */
const TOLD = 2;

/** A turn in a few words: the title's own for its last event that has any, else what the saga would say. */
export function inShort(events: readonly GameEvent[], names: readonly string[], t: Texts): string {
  const short = events.findLast(({ kind }) => t.has(`way-${kind}`));
  if (short !== undefined) return t(`way-${short.kind}`, eventArgs(short, names));
  return sagaOf(events, names, t);
}

/** A turn in a sentence, as one would say it to the reader. */
export function inWords(
  events: readonly GameEvent[],
  names: readonly string[],
  own: readonly number[],
  t: Texts,
): string {
  const whole = events.findLast(({ kind }) => t.has(`line-${kind}`));
  if (whole !== undefined)
    return t(`line-${whole.kind}`, { ...eventArgs(whole, names), you: own.includes(whole.seat ?? -1) });
  return sagaOf(events, names, t);
}

function sagaOf(events: readonly GameEvent[], names: readonly string[], t: Texts): string {
  const lines = linesOf([events], (kind) => t.has(`event-${kind}`));
  return lines
    .slice(0, TOLD)
    .map(({ event }) => sentenceOf(event, names, t))
    .join(' ');
}

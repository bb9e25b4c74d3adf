/** A decision of an automaton in words. */
import type { Comparison, Ref } from '../wire';
import type { Texts } from './scene';
import type { Decision } from './weighing';

/** What a candidate is called; a seat has a person's name. */
export const calledOf = (ref: Ref, names: readonly string[], t: Texts): string =>
  ref.startsWith('seat:') ? (names[Number(ref.slice(5))] ?? t.ref(ref)) : t.ref(ref);

export const numberName = ({ what }: Comparison, t: Texts): string =>
  t.has(`number-${what}`) ? t(`number-${what}`) : what;

/** The same with less room. */
export const numberShort = (one: Comparison, t: Texts): string => t(`number-${one.what}.short`) || numberName(one, t);

/** Null is more than any number. */
export const numberText = (number: number | null): string => (number === null ? '∞' : String(number));

/** What a title says where its automaton has nothing to do. */
export const nothingOf = (ref: Ref, t: Texts): string => t(`${ref.replace(':', '-')}.why`);

/** "Difficulty decides: 2 before 5." */
export function verdictOf({ because, between, alone }: Decision, names: readonly string[], t: Texts): string {
  if (because === null) return t('because-step');
  if (because.taken === null) return t('because-tied');
  const nothing = nothingOf(because.taken, t);
  if (between === null && nothing) return nothing;
  // A title may say what a clause means that leaves only one way.
  const meant = between === null && alone !== null ? t(`why-${alone.replace('.', '-')}`) : '';
  if (meant) return meant;
  if (between === null) return t('why-only', { what: calledOf(because.taken, names, t) });
  const name = numberName(between.column, t);
  return t('why-decides', {
    number: name.charAt(0).toUpperCase() + name.slice(1),
    best: numberText(between.best),
    next: numberText(between.next),
  });
}

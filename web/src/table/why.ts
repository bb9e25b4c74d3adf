/** A decision of an automaton in words. */
import { sentence } from '../kit/words';
import type { Clause, Comparison, Ref } from '../wire';
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

/** Whether two numbers say only that something is so, or not. */
const isFlag = (...both: (number | null)[]): boolean => both.every((one) => one === 0 || one === 1);

/** What a title says where its automaton has nothing to do. */
export const nothingOf = (ref: Ref, t: Texts): string => t(`${ref.replace(':', '-')}.why`);

/** Why a clause puts something aside, in a few words; nothing where the title says none. */
export function reasonOf(clause: Clause, t: Texts): string {
  const id = `aside-${clause.replace('.', '-')}`;
  return t.has(id) ? t(id) : '';
}

/** The card whose tie-breaker decided, if one did. */
export const sourceOf = ({ source, best }: Comparison, t: Texts): string =>
  source === null ? '' : t('why-source', { card: source, mode: best === 'lowest' ? 'min' : 'max' });

/** What a decision is about. */
export function titleOf({ seat, prompt, about }: Decision, names: readonly string[], t: Texts): string {
  const id = `because-${prompt}`;
  return t.has(id) ? t(id, { ...about, name: names[seat] ?? '' }) : t('because');
}

/** The clause that decided, or all that a step without a choice follows. */
export function clausesOf({ because, alone, clauses }: Decision): readonly Clause[] {
  if (because === null) return clauses;
  const one = because.decided ?? alone ?? clauses[0];
  return one === undefined ? [] : [one];
}

/** "Difficulty decides: 2 before 5."; where something is so or not, what is so. */
export function verdictOf(decision: Decision, names: readonly string[], t: Texts): string {
  const { seat, prompt, about, because, between, alone } = decision;
  if (because === null) return t(`because-${prompt}.step`, { ...about, name: names[seat] ?? '' }) || t('because-step');
  if (because.taken === null) return t('because-tied');
  const nothing = nothingOf(because.taken, t);
  if (between === null && nothing) return (alone !== null && sentence(reasonOf(alone, t))) || nothing;
  // A title may say what a clause means that leaves only one way.
  const meant = `why-${alone?.replace('.', '-')}`;
  if (between === null && t.has(meant)) return t(meant, about);
  if (between === null) return t('why-only', { what: calledOf(because.taken, names, t) });
  const { column, best, next } = between;
  const yes = t(`number-${column.what}.yes`);
  if (yes && isFlag(best, next)) return sentence(yes);
  const name = numberName(column, t);
  return t('why-decides', {
    number: name.charAt(0).toUpperCase() + name.slice(1),
    best: numberText(best),
    next: numberText(next),
  });
}

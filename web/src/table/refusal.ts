import { sentence } from '../lib/markup';
import type { Texts } from './scene';
import type { AskView, RuleClause } from '../wire';

const own = (clause: string): string => `refusal-${clause.replaceAll('.', '-')}`;

/** Why something is refused, in the reader's words: the game's own sentence if it has one, else the clause itself. */
export function refusalText(clause: string, clauses: ReadonlyMap<string, RuleClause>, t: Texts): string {
  if (t.has(own(clause))) return t(own(clause));
  const found = clauses.get(clause);
  return found === undefined ? t('refused-by', { clause }) : sentence(found.text, t);
}

/** The rule of a question, at the foot of the saga; null while there is nothing to say of it. */
export function ruleOf(
  ask: AskView,
  clauses: ReadonlyMap<string, RuleClause>,
  t: Texts,
): { id: string; title: string; text: string } | null {
  const [id] = ask.clauses;
  if (id === undefined) return null;
  const text = t(`ask-${ask.prompt}.rule`) || (t.has(own(id)) || clauses.has(id) ? refusalText(id, clauses, t) : '');
  return text === '' ? null : { id, title: t(`ask-${ask.prompt}.clause`) || (clauses.get(id)?.group ?? ''), text };
}

/** The clauses that are told with an ask and for which the game's texts have no sentence: they must be fetched. */
export function silent(ask: AskView, t: Texts): string[] {
  const told = t.has(`ask-${ask.prompt}.rule`) && t.has(`ask-${ask.prompt}.clause`);
  return [
    ...(told ? [] : ask.clauses.slice(0, 1)),
    ...Object.values(ask.refusals).filter((clause) => !t.has(own(clause))),
  ];
}

import { sentence } from '../lib/markup';
import type { Texts } from './scene';
import type { RuleClause } from '../wire';

/** Why something is refused, in the reader's words: the game's own sentence if it has one, else the clause itself. */
export function refusalText(clause: string, clauses: ReadonlyMap<string, RuleClause>, t: Texts): string {
  const own = `refusal-${clause.replaceAll('.', '-')}`;
  if (t.has(own)) return t(own);
  const found = clauses.get(clause);
  return found === undefined ? t('refused-by', { clause }) : sentence(found.text);
}

// Why something cannot be chosen: the title's own sentence, for this page or for the table, else the clause.
import type { Texts } from '../table/scene';

export function refusalOf(clause: string | undefined, t: Texts): string {
  if (clause === undefined) return '';
  const ids = ['alone-refusal', 'refusal'].map((kind) => `${kind}-${clause.replace('.', '-')}`);
  const said = ids.find((id) => t.has(id));
  return said === undefined ? clause : t(said);
}

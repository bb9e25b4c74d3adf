import { heading, sentence } from '../lib/markup';
import type { Texts } from '../table/scene';
import type { RuleSection } from '../wire';

/** What is sought, word by word. */
export const wordsOf = (sought: string): string[] => sought.toLowerCase().split(/\s+/).filter(Boolean);

/** What of the rules speaks of something: the clauses that say every word, or all of a section whose heading does. */
export function speakingOf(sections: readonly RuleSection[], sought: string, t?: Texts): RuleSection[] {
  const words = wordsOf(sought);
  const says = (text: string): boolean => words.every((word) => text.toLowerCase().includes(word));
  return sections
    .map((section) => ({
      ...section,
      clauses: says(heading(section.title))
        ? section.clauses
        : section.clauses.filter(({ id, text }) => says(`${id} ${sentence(text, t)}`)),
    }))
    .filter((section) => section.clauses.length > 0);
}

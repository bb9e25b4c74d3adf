import { heading, sentence } from '../lib/markup';
import type { Texts } from '../table/scene';
import type { RuleSection } from '../wire';

/** What of the rules speaks of something: the clauses that say the words, or all of a section whose heading does. */
export function speakingOf(sections: readonly RuleSection[], words: string, t?: Texts): RuleSection[] {
  const wanted = words.trim().toLowerCase();
  const says = (text: string): boolean => text.toLowerCase().includes(wanted);
  return sections
    .map((section) => ({
      ...section,
      clauses: says(heading(section.title))
        ? section.clauses
        : section.clauses.filter(({ id, text }) => says(`${id} ${sentence(text, t)}`)),
    }))
    .filter((section) => section.clauses.length > 0);
}

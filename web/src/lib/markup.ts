// Clauses carry a little markup: `names` of decisions and things, and ***the decision*** that a clause defines.
import type { Texts } from '../table/scene';
import type { RuleSection } from '../wire';

export interface Mark {
  text: string;
  code: boolean;
}

/** What the games' texts have names for: the first that has one is meant. */
const KINDS = [
  ...['card', 'monster', 'province', 'region', 'token', 'location', 'face', 'clan', 'artifact', 'action'],
  ...['rune-action', 'realm', 'challenge', 'god', 'rune', 'attribute', 'tier', 'option', 'land', 'boss'],
];
const REF = /^(?:[a-z_]+>)?[a-z][a-z_]*:[a-z0-9][\w.-]*$/;
const OPTION = /^([a-z_]+): (\w+)$/;

/** A decision as the table asks it; where the question must be filled in, what it is about. */
function asked(name: string, t: Texts): string | undefined {
  const id = `ask-${name.replaceAll(/[._]/g, '-')}`;
  return t.fixed(id) ?? (t(`${id}.clause`) || undefined);
}

/** How a table is set: `supply: 40` is "Runestones: forty, as in the box". */
function setting(option: string, choice: string, t: Texts): string {
  const [name, chosen] = [`option-${option}`, `choice-${option}-${choice}`.replaceAll('_', '-')];
  if (choice === 'true') return t(name);
  return `${t(name)}: ${t.has(chosen) ? t(chosen) : choice}`;
}

/** A name as a player would say it: that of the card, the land or the question, if the game's texts have one. */
function spoken(name: string, t?: Texts): string {
  const [, option, choice] = OPTION.exec(name) ?? [];
  if (t && option && choice && t.has(`option-${option}`)) return setting(option, choice, t);
  if (t && REF.test(name)) return t.ref(name);
  const known = KINDS.map((kind) => `${kind}-${name.replaceAll('_', '-')}`).find((id) => t?.has(id));
  if (t && known) return t(known);
  return (t && asked(name, t)) ?? (/^[a-z_]+$/.test(name) ? name.replaceAll('_', ' ') : name);
}

/** A clause cut into plain words and names. */
export function marks(text: string, t?: Texts): Mark[] {
  return text
    .split(/(\*\*\*[^*]+\*\*\*|`[^`]+`)/)
    .filter((piece) => piece !== '')
    .map((piece) => {
      if (piece.startsWith('***')) return { text: spoken(piece.slice(3, -3), t), code: true };
      if (piece.startsWith('`')) return { text: spoken(piece.slice(1, -1), t), code: true };
      return { text: piece, code: false };
    });
}

/** A heading without the ids that stand behind names. */
export function heading(text: string): string {
  return text.replace(/\s*\(`[^`]*`\)/g, '').replaceAll('`', '');
}

/** A clause as one plain sentence for tooltips and readers: a decision's own name in front of it says nothing to a player. */
export function sentence(text: string, t?: Texts): string {
  const rest = text.replace(/^\*\*\*[^*]+\*\*\*:?\s*/, '');
  const plain = marks(rest, t)
    .map((mark) => mark.text)
    .join('');
  return plain.charAt(0).toUpperCase() + plain.slice(1);
}

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

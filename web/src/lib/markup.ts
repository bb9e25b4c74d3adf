// Clauses carry a little markup: `names` of decisions and things, and ***the decision*** that a clause defines. They cite others
// by their ids.
import type { Texts } from '../table/scene';

export interface Mark {
  text: string;
  kind: 'plain' | 'name' | 'clause';
}

/** What the games' texts have names for: the first that has one is meant. */
const KINDS = [
  ...['card', 'monster', 'province', 'region', 'token', 'location', 'face', 'clan', 'artifact', 'action'],
  ...['rune-action', 'realm', 'challenge', 'god', 'rune', 'attribute', 'tier', 'option', 'land', 'boss'],
  ...['territory', 'fjord', 'slot', 'upgrade', 'follower', 'field'],
];
const REF = /^(?:[a-z_]+>)?[a-z][a-z_]*:[a-z0-9][\w.-]*$/;
const CITED = /^[A-Z]{2}-(?:EX\d+|\d+\.\d+)$/;
const DEFINED = /^\*\*\*([^*]+)\*\*\*(:?)$/;
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
  if (t && option && choice && t.has(`field-${option}`)) return `${spoken(option, t)}: ${spoken(choice, t)}`;
  if (t && REF.test(name)) return t.ref(name);
  const plain = name.replaceAll('_', '-');
  // `fjord_north_east` has its kind in front
  const ids = KINDS.map((kind) => (plain.startsWith(`${kind}-`) ? plain : `${kind}-${plain}`));
  const known = ids.find((id) => t?.has(id));
  if (t && known) return t(known);
  return (t && asked(name, t)) ?? (/^[a-z_]+$/.test(name) ? name.replaceAll('_', ' ') : name);
}

function markOf(piece: string, t?: Texts): Mark {
  if (piece.startsWith('`')) return { text: spoken(piece.slice(1, -1), t), kind: 'name' };
  if (CITED.test(piece)) return { text: piece, kind: 'clause' };
  if (!piece.startsWith('***')) return { text: piece, kind: 'plain' };
  const [, name = '', colon = ''] = DEFINED.exec(piece) ?? [];
  const decision = spoken(name, t);
  return { text: decision.endsWith('?') ? decision : `${decision}${colon}`, kind: 'name' };
}

/** A clause cut into plain words, names, and the clauses that it cites. An id beside the name it stands for is not told twice. */
export function marks(text: string, t?: Texts): Mark[] {
  return text
    .split(/(\*\*\*[^*]+\*\*\*:?|`[^`]+`|\b[A-Z]{2}-(?:EX\d+|\d+\.\d+)\b)/)
    .filter((piece) => piece !== '')
    .map((piece) => markOf(piece, t))
    .filter(({ text: name, kind }, place, all) => kind !== 'name' || !all[place + 1]?.text.startsWith(` ${name}`));
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

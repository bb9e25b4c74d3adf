// Clauses carry a little markup: `names` of decisions and things, and ***the decision*** that a clause defines.
import type { Texts } from '../table/scene';

export interface Mark {
  text: string;
  code: boolean;
}

const KINDS = ['card', 'monster', 'province', 'region', 'token'] as const;

/** A name as a player would say it: that of the card or the land, if the game's texts have one. */
function spoken(name: string, t?: Texts): string {
  if (t && name.includes(':')) return t.ref(name);
  const known = KINDS.map((kind) => `${kind}-${name.replaceAll('_', '-')}`).find((id) => t?.has(id));
  if (t && known) return t(known);
  return /^[a-z_]+$/.test(name) ? name.replaceAll('_', ' ') : name;
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

// Clauses carry a little markup: `names` of decisions and things, and ***the decision*** that a clause defines.

export interface Mark {
  text: string;
  code: boolean;
}

/** A name as a player would say it. */
const spoken = (name: string): string => (/^[a-z_]+$/.test(name) ? name.replaceAll('_', ' ') : name);

/** A clause cut into plain words and names. */
export function marks(text: string): Mark[] {
  return text
    .split(/(\*\*\*[^*]+\*\*\*|`[^`]+`)/)
    .filter((piece) => piece !== '')
    .map((piece) => {
      if (piece.startsWith('***')) return { text: spoken(piece.slice(3, -3)), code: true };
      if (piece.startsWith('`')) return { text: spoken(piece.slice(1, -1)), code: true };
      return { text: piece, code: false };
    });
}

/** A heading without the ids that stand behind names. */
export function heading(text: string): string {
  return text.replace(/\s*\(`[^`]*`\)/g, '').replaceAll('`', '');
}

/** A clause as one plain sentence for tooltips and readers: a decision's own name in front of it says nothing to a player. */
export function sentence(text: string): string {
  const rest = text.replace(/^\*\*\*[^*]+\*\*\*:?\s*/, '');
  const plain = marks(rest)
    .map((mark) => mark.text)
    .join('');
  return plain.charAt(0).toUpperCase() + plain.slice(1);
}

/** What a ref says of itself: `exhaust>artifact:mjolnir` has a verb, a kind and a name. */

/** The thing without its verb: `use>card:art_bodn.1` is card:art_bodn.1. */
export const thing = (ref: string): string => ref.slice(ref.indexOf('>') + 1);
export const verbOf = (ref: string): string | null => (ref.includes('>') ? ref.slice(0, ref.indexOf('>')) : null);
/** The name of a thing without kind and verb: `slot:sea` is sea. */
export const named = (ref: string): string => ref.slice(ref.indexOf(':') + 1);
export const kindOf = (ref: string): string => ref.slice(ref.indexOf('>') + 1, ref.indexOf(':'));
/** The card of a copy: `card:reaver_scout.2` is reaver_scout. */
export const cardId = (ref: string): string => named(ref).replace(/\.\d+$/, '');

/** What cards, trays and gods do, told from their words: a sentence of the texts for each, so that printed values flow in. */
import { joined, sentence } from '../../kit/words';
import type { Texts } from '../../table/scene';
import { cardId, named, type CardFacts, type Content, type Word } from './content';

type Args = Record<string, string | number>;

const isWords = (value: unknown): value is Word[] =>
  Array.isArray(value) &&
  value.length > 0 &&
  value.every((one) => typeof one === 'object' && one !== null && 'do' in one);

/** The fields of a word as arguments: numbers and words as they are, what hangs on it as told text. */
function argsOf(fields: Record<string, unknown>, t: Texts): Args {
  const told: Args = {};
  for (const [name, value] of Object.entries(fields)) {
    if (name === 'do') continue;
    if (typeof value === 'number' || typeof value === 'string') told[name] = value;
    else if (typeof value === 'boolean') told[name] = String(value);
    else if (isWords(value)) told[name] = toldOf(value, t);
    else if (Array.isArray(value)) told[name] = listOf(value, t);
    else if (value === null) told[name] = 'none';
    else if (typeof value === 'object') told[name] = sideOf(name, value as Record<string, unknown>, t);
  }
  return told;
}

/** Ways to choose from, or plain words in a row. */
function listOf(values: readonly unknown[], t: Texts): string {
  if (values.every(isWords)) return values.map((one) => toldOf(one, t)).join(` ${t('words-or')} `);
  return values.map(String).join(',');
}

/** A condition or a price, where there is one. */
function sideOf(name: string, fields: Record<string, unknown>, t: Texts): string {
  const asked = Object.values(fields).some(
    (value) => value !== null && value !== false && value !== 0 && !isEmpty(value),
  );
  return asked ? t(`word-${name}`, argsOf(fields, t)) : '';
}

const isEmpty = (value: unknown): boolean => Array.isArray(value) && value.length === 0;

/** A sequence of words as a sentence without its full stop. */
function toldOf(words: readonly Word[], t: Texts): string {
  return joined(
    words.map((word) => t(`word-${word.do}`, argsOf(word, t))),
    t,
  );
}

/** A sequence of words as a sentence. */
export const told = (words: readonly Word[], t: Texts): string => sentence(toldOf(words, t));

/** What was written by hand, else what its words say. */
export const says = (id: string, words: readonly Word[], t: Texts): string => (t.has(id) ? t(id) : told(words, t));

/** What stands on a card: all of it, or its use in a Battle or a Hunt alone. */
export function cardText(ref: string, card: CardFacts, t: Texts, use?: 'battle' | 'hunt'): string {
  const id = `card-${cardId(ref)}`;
  switch (card.kind) {
    case 'combat': {
      const battle = says(`${id}.battle`, card.battle ?? [], t) || t('says-value-only');
      const hunt =
        says(`${id}.hunt`, card.hunt ?? [], t) || t('says-symbol-only', { symbol: t(`symbol-${card.weapon}`) });
      return use === 'battle' ? battle : use === 'hunt' ? hunt : t('says-combat', { battle, hunt });
    }
    case 'event':
      return t('says-event', {
        place: t(`rune-${card.place}`),
        activate: (card.activate ?? []).map((rune) => t(`rune-${rune}`)).join(', '),
        boss: String(card.boss ?? false),
      });
    case 'hero':
      return says(`${id}.text`, card.ability ?? [], t);
    case 'origin':
      return says(`${id}.text`, card.bonus ?? [], t);
    default:
      return says(`${id}.text`, card.effects ?? [], t);
  }
}

/** What an Artifact does, by its ref. */
export const artifactText = (content: Content, ref: string, t: Texts): string =>
  says(`artifact-${named(ref)}.text`, content.artifacts[named(ref)]?.effects ?? [], t);

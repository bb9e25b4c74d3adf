/** What cards, trays and gods do, told from their words: a sentence of the texts for each, so that printed values flow in. */
import { joined, sentence } from '../../kit/words';
import type { Texts } from '../../table/scene';
import { named, type CardFacts, type Content, type Word } from './content';

type Fields = Record<string, unknown>;

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

const either = (parts: readonly string[], t: Texts): string =>
  parts.length < 2 ? (parts[0] ?? '') : t('words-or', { first: parts.slice(0, -1).join(', '), last: parts.at(-1) });

/** The plain fields of a word; a number also as a change, with its sign. */
function argsOf(word: Word): Fields {
  const plain = Object.entries(word).filter(([, value]) => value === null || typeof value !== 'object');
  const args: Fields = Object.fromEntries(plain.map(([name, value]) => [name, value ?? 'none']));
  const n = word['n'];
  return typeof n === 'number' ? { ...args, change: n < 0 ? `−${-n}` : `+${n}` } : args;
}

const WEAPONS = 5;

/** A word without when it works, in lower case and without a full stop. */
function clauseOf(word: Word, t: Texts): string {
  const id = `word-${word.do}`;
  switch (word.do) {
    case 'choose_one':
      return either(
        (word['of'] as Word[][]).map((part) => told(part, t)),
        t,
      );
    case 'at':
      return paid(word, t);
    case 'rune_action':
      return told(word['effects'] as Word[], t);
    case 'serves': {
      const symbols = word['symbols'] as string[];
      if (symbols.length === WEAPONS) return t('word-serves-any');
      return t(id, {
        symbols: either(
          symbols.map((symbol) => t(`symbol-${symbol}`)),
          t,
        ),
      });
    }
    case 'round_limit': {
      const what = word['cards'] === null ? 'wounds' : 'cards';
      return t(`${id}-${what}`, { n: word[what] });
    }
    default:
      return t(id, argsOf(word));
  }
}

/** What happens at a moment, with what it costs. */
function paid(word: Word, t: Texts): string {
  const effects = told(word['effects'] as Word[], t);
  const price = joined(
    Object.entries(word['price'] as Record<string, number>).map(([what, n]) => (n ? t(`price-${what}`, { n }) : '')),
    t,
  );
  if (price) return effects ? t('words-pay', { price, effects }) : t('words-pay-only', { price });
  return word['may'] ? t('words-may', { effects }) : effects;
}

interface When {
  side: string | null;
  region: string[];
  fought: boolean | null;
  outnumbers: boolean;
}

function conditions(when: When, t: Texts): string[] {
  return [
    ...(when.side ? [t(`when-${when.side}`)] : []),
    ...when.region.map((where) => t(`when-${where}`)),
    ...(when.fought === null ? [] : [t(when.fought ? 'when-fought' : 'when-not-fought')]),
    ...(when.outnumbers ? [t('when-outnumbers')] : []),
  ];
}

/** When a word works: phrases that stand before it. */
function leadsOf(word: Word, t: Texts): string[] {
  const when = word['when'] as When | undefined;
  if (word.do === 'rune_action') return [t('word-rune-action', { runes: word['runes'] })];
  if (word.do === 'at')
    return [
      t(`moment-${word['moment']}`),
      ...(when ? conditions(when, t) : []),
      ...(word['once'] ? [t(`once-${word['once']}`)] : []),
    ];
  return when && ['battle_value', 'card_value'].includes(word.do) ? conditions(when, t) : [];
}

/** Words in a row as one clause: "draw 1 Combat card and raise an Army". */
export const told = (words: readonly Word[], t: Texts): string =>
  joined(
    words.map((word) => clauseOf(word, t)),
    t,
  );

/** Every word of a card as a sentence of its own; a lead comes before all that have no moment of theirs. */
export function said(words: readonly Word[], t: Texts, lead = ''): string {
  return words
    .map((word) => {
      const leads = [...(lead && word.do !== 'at' ? [lead] : []), ...leadsOf(word, t)];
      const clause = capital(clauseOf(word, t));
      return leads.length ? sentence(`${capital(leads.join(', '))}: ${clause}`) : sentence(clause);
    })
    .join(' ');
}

/** What stands on a card: all of it, or its use in a Battle or a Hunt alone. */
export function cardText(_ref: string, card: CardFacts, t: Texts, use?: 'battle' | 'hunt'): string {
  switch (card.kind) {
    case 'combat': {
      if (use) return said(card[use] ?? [], t) || t('says-no-effect');
      const both = [said(card.battle ?? [], t, t('in-battle')), said(card.hunt ?? [], t, t('in-hunt'))];
      return both.filter(Boolean).join(' ') || t('says-no-effect');
    }
    case 'attack':
      return [said(card.effects ?? [], t), ...(card.shield_defends ? [] : [t('says-no-shield')])].join(' ');
    case 'event': {
      const [first, second] = card.activate ?? [];
      return t(card.boss ? 'says-event-boss' : 'says-event', {
        place: t(`rune-${card.place}`),
        first: t(`rune-${first}`),
        second: t(`rune-${second}`),
        region: t(`region-${card.number}`),
      });
    }
    case 'hero':
      return said(card.ability ?? [], t);
    case 'origin':
      return said(card.bonus ?? [], t);
    case 'blessing':
      return said(card.effects ?? [], t);
  }
}

/** What an Artifact does, by its ref. */
export function artifactText(content: Content, ref: string, t: Texts): string {
  const facts = content.artifacts[named(ref)];
  if (!facts) return '';
  const lead = capital(t('says-artifact', { moment: t(`moment-${facts.at}`) }));
  return sentence(`${lead}: ${capital(told(facts.effects, t))}`);
}

/** The same as a sentence, for a card that has little room. */
export const brief = (card: CardFacts, t: Texts, use: 'battle' | 'hunt'): string =>
  sentence(capital(slipText(card, t, use)));

/** A Combat card in a few words, for its slip: what it does in a Battle, or in a Hunt. */
export function slipText(card: CardFacts, t: Texts, use: 'battle' | 'hunt' = 'battle'): string {
  const [word] = card[use] ?? [];
  if (word === undefined) return t(use === 'hunt' ? 'scene-hunt-slip-none' : 'slip-none');
  if (word.do === 'at') {
    const [effect] = word['effects'] as Word[];
    return effect ? t('slip-at', { what: t(`slip-${effect.do}`, argsOf(effect)) }) : '';
  }
  if (use === 'hunt') {
    const symbols = (word['symbols'] ?? []) as string[];
    const id = `scene-hunt-slip-${word.do}${symbols.length === WEAPONS ? '-any' : ''}`;
    const names = symbols.map((symbol) => t(`symbol-${symbol}`));
    return t(id, { ...argsOf(word), weapon: t(`symbol-${card.weapon}`), symbols: either(names, t) });
  }
  const when = word['when'] as When | undefined;
  return t(`slip-${word.do}`, { ...argsOf(word), when: when?.side ?? (when?.outnumbers ? 'outnumbers' : 'none') });
}

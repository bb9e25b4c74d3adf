/** What cards do, told from their words: one sentence of the texts for each word, so that printed values flow in. */
import { joined, sentence } from '../../kit/words';
import type { Texts } from '../../table/scene';
import { cardId, type CardFacts, type Colour, type Content, type Cost, type Word } from './content';

/** "2 red dice", "a red and a blue die": alike ones counted, in the order of the card. */
export function diceWords(colours: readonly (Colour | 'any' | 'same')[], t: Texts): string {
  const counts = new Map<string, number>();
  for (const colour of colours) counts.set(colour, (counts.get(colour) ?? 0) + 1);
  return joined(
    [...counts].map(([colour, n]) => t('words-dice', { colour, n })),
    t,
  );
}

/** "1 Food and 2 Chests". */
export function costWords(cost: Cost, t: Texts): string {
  const icons = new Map<string, number>();
  for (const icon of cost.icons) icons.set(icon, (icons.get(icon) ?? 0) + 1);
  return joined(
    [
      ...(['food', 'favor', 'terror'] as const).map((what) => (cost[what] ? t(`word-${what}`, { n: cost[what] }) : '')),
      cost.dice.length ? diceWords(cost.dice, t) : '',
      ...[...icons].map(([icon, n]) => t('words-icon', { icon, n })),
      cost.reavers ? t('words-reavers', { n: cost.reavers }) : '',
    ],
    t,
  );
}

/** A sequence of words as a sentence without its full stop. */
export function told(words: readonly Word[], t: Texts): string {
  return joined(
    words.map((word) => wordText(word, t)),
    t,
  );
}

/** One word of a card. */
export function wordText(word: Word, t: Texts): string {
  const id = `word-${word.do}`;
  switch (word.do) {
    case 'roll_dice':
    case 'choose_dice':
      return t(id, { dice: diceWords(word['colours'] as Colour[], t), n: (word['colours'] as Colour[]).length });
    case 'die_showing':
      return t(id, { die: t(`die-${word['colour']}.${word['face']}`) });
    case 'draw':
      return t(word['keep'] ? `${id}-keep` : id, {
        deck: String(word['deck']),
        n: word['n'],
        keep: word['keep'] ?? word['n'],
      });
    case 'tokens':
      return t(id, { token: String(word['token']), n: word['n'] });
    case 'take_upgrade':
      return t(id, { upgrade: t(`upgrade-${String(word['upgrade']).replace('upgrade_', '')}`) });
    case 'exchange':
    case 'may_exchange':
      return t(id, { cost: costWords(word['cost'] as Cost, t), gain: told(word['gain'] as Word[], t) });
    case 'choose_one':
      return (word['of'] as Word[][]).map((part) => told(part, t)).join(` ${t('words-or')} `);
    case 'pillage': {
      const gain = told(word['gain'] as Word[], t);
      return word['defence'] ? t(`${id}-combat`, { gain, defence: word['defence'] }) : t(id, { gain });
    }
    case 'claim_instead':
      return t(id, { beaten: (word['beaten'] as number[]).join(` ${t('words-or')} `), level: word['level'] });
    case 'lose_die':
      return t(id, { colour: String(word['colour']) });
    case 'lose_one_of':
      return (word['kinds'] as string[]).map((kind) => t(`${id}-${kind}`)).join(` ${t('words-or')} `);
    case 'count_reavers':
      return t(id, { clan: t(`clan-${word['clan']}`) });
    case 'count_territories':
      return t(id, { territory: t(`territory-${word['territory']}`) });
    case 'count_tokens':
      return t(id, { token: String(word['token']) });
    case 'count_keep_spoils': {
      const names = (word['cards'] as string[]).map((card) => t(`card-${card}`));
      return t(id, { cards: [...new Set(names)].join(` ${t('words-or')} `) });
    }
    default:
      return t(id, { n: word['n'] });
  }
}

/** Pillage and what may follow are sentences of their own; the rest of a card is one. */
function sentences(words: readonly Word[], t: Texts): string {
  const apart = (word: Word): boolean => word.do === 'pillage' || word.do === 'may_exchange';
  const first = words.filter((word) => !apart(word));
  return [sentence(told(first, t)), ...words.filter(apart).map((word) => sentence(wordText(word, t)))]
    .filter((part) => part !== '')
    .join(' ');
}

/** What stands on a card: all of it, or the short line of a small one. */
export function cardText(content: Content, ref: string, card: CardFacts, t: Texts, short = false): string {
  switch (card.kind) {
    case 'reaver': {
      const ability = sentences(card.ability ?? [], t);
      if (short) return ability;
      return t('says-reaver', {
        ability,
        dice: diceWords(card.dice_gained ?? [], t),
        rally: diceWords(card.rally ?? [], t),
        promote: card.clan ? told(content.clans[card.clan].promote, t) : '',
      });
    }
    case 'village':
    case 'keep':
      if (!card.effects?.length) return setText(content, ref, t);
      return sentences(card.effects, t);
    case 'artifact': {
      const effect = told(card.effects ?? [], t);
      const at = card.location === 'any' ? t('anywhere') : t(`location-${card.location}.short`);
      if (short) return t('says-artifact-short', { at, effect });
      const stores = card.stores === 'any' ? t('face-any') : t(`face-${card.stores}`);
      return t('says-artifact', { at, effect: sentence(effect), stores });
    }
    case 'journey': {
      if (!card.suffer?.length) return t('says-journey-quiet');
      const reward = card.reward?.length ? told(card.reward, t) : '';
      const [pay, suffer] = [costWords(card.pay!, t), told(card.suffer, t)];
      return reward ? t('says-journey-reward', { pay, suffer, reward }) : t('says-journey', { pay, suffer });
    }
    case 'sea':
      return sentence(told(card.reward ?? [], t));
    case 'prophecy':
      return t('says-prophecy', { n: card.glory_each ?? 1, what: card.counts ? wordText(card.counts, t) : '' });
  }
}

/** What a Keep Spoils card without an effect is worth at the end, in sets. */
function setText(content: Content, ref: string, t: Texts): string {
  const id = cardId(ref);
  const { set, tapestry } = content.scoring;
  const rule = set.find((one) => one.card === id);
  if (rule) return t('says-set', { values: rule.by_size.join(', ') });
  if (tapestry.cards.includes(id)) return t('says-tapestry', { n: tapestry.together, alone: tapestry.alone });
  return '';
}

/** The last line of a large card: its kind and what it is worth besides. */
export function footText(card: CardFacts, t: Texts): string {
  if (card.kind === 'reaver') return t('foot-reaver', { clan: t(`clan-${card.clan}`) });
  if (card.kind === 'artifact') return t('foot-artifact', { glory: card.glory ?? 0 });
  if (card.kind === 'sea')
    return t('foot-sea', {
      icons: costWords({ food: 0, favor: 0, terror: 0, dice: [], icons: card.combination ?? [], reavers: 0 }, t),
    });
  return t(`foot-${card.kind}`);
}

/** What the reward side of a tile gives. */
export function tileText(content: Content, ref: string, t: Texts): string {
  const tile = content.tiles[cardId(ref)];
  return tile ? sentence(told(tile.reward, t)) : '';
}

const VOWELS = 'aeiouyäöüáéíóúýæø';
const RUN = new RegExp(`(?<=[${VOWELS}])[^${VOWELS}\\P{L}]+(?=[${VOWELS}])`, 'giu');
/** What a syllable may begin with besides a single consonant. */
const ONSETS: ReadonlySet<string> = new Set(
  'ch ck sch st sp str spr schl schm schn schr schw bl br dr fl fr gl gr kl kn kr pl pr tr sk sl sw'.split(' '),
);

/** A name that finds room on a small card: long words get soft hyphens between their syllables. */
export function hyphenated(name: string): string {
  const broken = (word: string): string =>
    word.replace(RUN, (run, at: number) => {
      const parts = [...run].map((_, k) => run.slice(k));
      const onset = parts.find((part) => part.length === 1 || ONSETS.has(part.toLowerCase())) ?? run;
      const before = at + run.length - onset.length;
      if (before < 2 || word.length - before < 3) return run;
      return `${run.slice(0, run.length - onset.length)}\u00ad${onset}`;
    });
  return name.replace(/\p{L}{6,}/gu, broken);
}

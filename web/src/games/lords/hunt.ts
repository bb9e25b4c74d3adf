/** The Hunt as it is shown: what the view says of it, sorted for the stage. No rule stands here. */
import type { Texts } from '../../table/scene';
import { kindOf, named, type BossFacts, type Content, type Weapon, type Word } from './content';
import { type FoeTable, type HuntTable, type HuntWay, type LordsTable } from './view';

/** The chips of a Monster's round in the clauses' own order (LR-27.1 to LR-27.20), then the Hero's. */
export const STEPS = ['deck', 'attack', 'defend', 'effect', 'draw', 'weak_spot', 'redraw', 'hero'] as const;
export const HERO_ROUND = STEPS.length - 1;

/** Which chip is lit: -1 before the first round, behind the last when it is over. */
export function stepOf(hunt: Pick<HuntTable, 'step'>): number {
  if (hunt.step === 'begin') return -1;
  return hunt.step === 'over' ? STEPS.length : STEPS.indexOf(hunt.step);
}

export interface Slot {
  ref: string;
  /** One weapon, two for the Boss. */
  symbols: readonly Weapon[];
  reward: string | null;
  /** Whose Wound it is. */
  by: number | null;
}

export const isBoss = (hunt: Pick<HuntTable, 'foe'>): boolean => kindOf(hunt.foe) === 'boss';

/** The tray of the hunted one, slot by slot. */
export function slotsOf(hunt: Pick<HuntTable, 'foe'>, table: LordsTable, content: Content): Slot[] {
  const id = named(hunt.foe);
  const boss = content.boss[id as 'loki'] as BossFacts | undefined;
  const slots: { symbols: readonly Weapon[]; reward: string | null }[] = boss
    ? boss.slots.map((symbols) => ({ symbols, reward: null }))
    : (content.monsters[id as keyof Content['monsters']]?.slots ?? []).map(({ symbol, reward }) => ({
        symbols: [symbol],
        reward: reward ?? null,
      }));
  const { wounds } = foeTable(hunt, table);
  return slots.map((slot, k) => ({ ...slot, ref: `wound:${id}.${k + 1}`, by: wounds[k] ?? null }));
}

export const foeTable = (hunt: Pick<HuntTable, 'foe'>, table: LordsTable): FoeTable =>
  isBoss(hunt) ? table.boss : table.monsters[named(hunt.foe) as keyof LordsTable['monsters']];

/** The Artifact that the Hunt may bring, as long as nobody has it, and how many of its slots are covered. */
export function prizeOf(
  hunt: Pick<HuntTable, 'foe'>,
  table: LordsTable,
  content: Content,
): { artifact: string; has: number; of: number } | null {
  const artifact = content.monsters[named(hunt.foe) as keyof Content['monsters']]?.artifact;
  const lies = artifact === undefined ? undefined : table.artifacts[artifact];
  if (artifact === undefined || !lies || lies.holder !== null || lies.gone) return null;
  const bare = slotsOf(hunt, table, content).filter((slot) => slot.reward === null);
  return { artifact, has: bare.filter((slot) => slot.by !== null).length, of: bare.length };
}

/** Copies of one card are alike, whichever of them is on the list. */
export const alike = (a: string | null, b: string | null): boolean =>
  a !== null && b !== null && a.replace(/\.\d+$/, '') === b.replace(/\.\d+$/, '');

export interface Stack {
  /** The copy that is pointed at. */
  ref: string;
  count: number;
}

/** A hand with alike cards on one another; of the copies the one that can be pointed at stands for all. */
export function stacked(cards: readonly string[], answers: (ref: string) => boolean): Stack[] {
  const stacks: Stack[] = [];
  for (const ref of cards) {
    const found = stacks.find((stack) => alike(stack.ref, ref));
    if (!found) stacks.push({ ref, count: 1 });
    else {
      found.count += 1;
      if (answers(ref) && !answers(found.ref)) found.ref = ref;
    }
  }
  return stacks;
}

/**
 * The ways that are worth comparing, at most three: the card pointed at, the cheapest that wards (of several the one
 * that leaves most slots in reach), the one that also finds the Weak Spot, and always last: no more cards.
 */
export function waysShown(ways: readonly HuntWay[], pointed: string | null): HuntWay[] {
  const cards = ways.filter((way) => way.card !== null);
  const cheap = [...cards].sort((a, b) => a.ward - b.ward || b.reach.length - a.reach.length);
  const picks = [
    cards.find((way) => alike(pointed, way.card)),
    cheap.find((way) => way.wards),
    cheap.find((way) => way.wards && way.finds),
    cheap.at(-1),
  ];
  const chosen = picks.filter((way, k): way is HuntWay => way !== undefined && picks.indexOf(way) === k).slice(0, 2);
  return [...chosen, ...ways.filter((way) => way.card === null)];
}

/** What the sentence of a way is called. */
export function wayKey(way: HuntWay): 'both' | 'wards' | 'finds' | 'short' {
  if (way.wards) return way.finds ? 'both' : 'wards';
  return way.finds ? 'finds' : 'short';
}

/** What a Hunt has brought, in words: Rewards by their kind, an Artifact by its name. */
export const rewardName = (what: string, t: Texts): string =>
  what.includes(':') ? t.ref(what) : t(`scene-reward-${what}`);

/** What a card in the hand is good for; copies of one name are good for the same. */
export const useOf = (hunt: HuntTable, card: string): NonNullable<HuntTable['hand_uses']>[number] | null =>
  hunt.hand_uses?.find((use) => use.card === card) ?? hunt.hand_uses?.find((use) => alike(card, use.card)) ?? null;

/** The cards of the hand that could serve a slot. */
export const serving = (hunt: HuntTable, slot: string): string[] =>
  (hunt.hand_uses ?? []).filter((use) => use.slots.includes(slot)).map((use) => use.card);

/** A run of alike things, counted: `priest` twice, `rune` once. */
export function counted(things: readonly string[]): [string, number][] {
  const counts = new Map<string, number>();
  for (const one of things) counts.set(one, (counts.get(one) ?? 0) + 1);
  return [...counts];
}

/** The segments of a meter: what cards have brought, what Wisdom brings, what the pointed card would bring, what is missing. */
export type Segment = 'card' | 'wisdom' | 'would' | 'open';

export function segments(cards: number, wisdom: number, needs: number, would: number): Segment[] {
  const all: Segment[] = [
    ...Array.from({ length: Math.max(0, cards) }, () => 'card' as const),
    ...Array.from({ length: Math.max(0, wisdom) }, () => 'wisdom' as const),
    ...Array.from({ length: Math.max(0, would - cards - wisdom) }, () => 'would' as const),
  ];
  return [...all, ...Array.from({ length: Math.max(0, needs - all.length) }, () => 'open' as const)];
}

const MOMENTS: ReadonlySet<unknown> = new Set([
  'hunt_begins',
  'injury_coming',
  'injury_dealt',
  'hero_round_begins',
  'reward_gained',
]);
const WORDS: ReadonlySet<string> = new Set(['any_symbol', 'prevent_injury']);

/** Whether words speak of Hunts: only such abilities stand on the stage. */
export const speaksOfHunts = (words: readonly Word[]): boolean =>
  words.some(
    (word) => MOMENTS.has(word['moment']) || WORDS.has(word.do) || (word.do === 'more' && word['rule'] === 'defence'),
  );

export interface Ability {
  /** What lies there: `card:beowulf`, `artifact:troll_heart`. */
  ref: string;
  /** What is pointed at to use it. */
  answer: string;
  charged: boolean;
}

/** Hero, Blessings and Artifacts of the hunter that have a part in a Hunt; those that are offered now first. */
export function abilitiesOf(
  hunter: number,
  table: LordsTable,
  content: Content,
  offered: ReadonlySet<string>,
): Ability[] {
  const player = table.players[hunter];
  const cards = [...(player?.tile ? [player.tile] : []), ...(player?.blessings ?? [])].flatMap((ref): Ability[] => {
    const card = content.cards[named(ref).replace(/\.\d+$/, '')];
    const words = card?.ability ?? card?.effects ?? [];
    return card?.kind === 'hero' || speaksOfHunts(words) || offered.has(ref)
      ? [{ ref, answer: ref, charged: true }]
      : [];
  });
  const artifacts = Object.entries(table.artifacts).flatMap(([id, { holder, charged }]): Ability[] => {
    const facts = content.artifacts[id];
    const answer = `exhaust>artifact:${id}`;
    if (holder !== hunter || !facts || !(MOMENTS.has(facts.at) || offered.has(answer))) return [];
    return [{ ref: `artifact:${id}`, answer, charged }];
  });
  const all = [...cards, ...artifacts];
  return [...all.filter((one) => offered.has(one.answer)), ...all.filter((one) => !offered.has(one.answer))];
}

/** What is offered and lies nowhere else on the stage: buttons are in the beam. */
export function elsewhere(offered: ReadonlySet<string>, shown: ReadonlySet<string>): string[] {
  return [...offered].filter((ref) => kindOf(ref) !== 'do' && !shown.has(ref));
}

/** What comes of a card against the attack, in a sentence for the prompt of a phone; null for anything else. */
export function huntForecast(table: LordsTable, content: Content, ref: string, t: Texts): string | null {
  const { hunt } = table;
  const way = hunt?.ways?.find((one) => one.card !== null && alike(one.card, ref));
  if (!hunt || !way) return null;
  const then = t(`scene-hunt-then-${wayKey(way)}`, { short: Math.max(0, (hunt.ward?.needs ?? 0) - way.ward) });
  const of = slotsOf(hunt, table, content).filter((slot) => slot.by === null).length;
  return t('scene-hunt-forecast', { then, draws: way.draws, reach: way.reach.length, of });
}

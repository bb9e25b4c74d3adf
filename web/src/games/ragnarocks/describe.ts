/** What a screen reader hears for a hex or a card. */
import type { View } from '../../wire';
import type { Texts } from '../../table/scene';
import { boardOf, SIDES, type Content } from './board';
import { targetOf } from './states';
import { factsOf, named, numberOf, sideOf, tableOf } from './view';

/** "d6, free, contested land", "a2, your nomadic Viking", "g9, runestone"; cards with all that they do. */
export function describe(
  view: View,
  ref: string,
  t: Texts,
  content: Content | null = null,
  names: readonly string[] = [],
): string {
  if (ref.startsWith('card:') && content) return describeCard(view, content, ref, t, names);
  const table = tableOf(view);
  const hex = named(ref);
  const offered = view.ask?.options.includes(ref) ?? false;
  if (offered && view.ask?.prompt === 'leave_empty') return t('describe-start-empty', { hex });
  if (table.stones.includes(ref)) return t(offered ? 'describe-target-stone' : 'describe-stone', { hex });
  if (offered && content && targetOf(view, boardOf(content), ref) === 'landing') return t('describe-jump', { hex });
  const mine = sideOf(view, view.audience);
  for (const side of SIDES) {
    const { vikings, settled } = table.sides[side];
    if (!vikings.includes(ref)) continue;
    const life = settled.includes(ref) ? 'settled' : 'nomadic';
    return side === mine ? t('describe-own-viking', { hex, life }) : t('describe-viking', { hex, side, life });
  }
  const region = table.regions.find(({ hexes }) => hexes.includes(ref));
  if (!region) return hex;
  return t('describe-free', { hex, land: region.status === 'settled' ? String(region.side) : region.status });
}

/** "Thor, simple power of Sigrun, ivory 2, in force, 3 stones on the card. What it does." */
export function describeCard(view: View, content: Content, card: string, t: Texts, names: readonly string[]): string {
  const table = tableOf(view);
  const facts = factsOf(content, card);
  const words = [t.ref(card)];
  if (facts) words.push(t(`tier-${facts.tier}`));
  if (facts?.command) words.push(t('card-command'));
  const held = table.cards.find((one) => one.card === card);
  if (held) {
    const name = names[held.seat] ?? '';
    words.push(
      table.mode === 'team'
        ? t('card-of-team', { name, side: held.side, number: numberOf(table, held.side, held.seat) })
        : t('card-of', { name, side: held.side }),
    );
    if (table.mode === 'team' && held.in_force) words.push(t('card-in-force'));
    if (held.stones) words.push(t('card-stones', { count: held.stones }));
    if (held.vikings) words.push(t('card-waits'));
    if (held.armed !== null) words.push(t(held.armed ? 'card-armed' : 'card-spent'));
  }
  const { odin } = table;
  if (odin?.hand.includes(card)) words.push(t('card-in-hand'));
  if (odin?.in_force === card) words.push(t('card-in-force'));
  if (odin?.table.includes(card)) words.push(t('card-played'));
  const text = t(`card-${named(card)}.text`);
  return `${words.join(', ')}.${text ? ` ${text}` : ''}`;
}

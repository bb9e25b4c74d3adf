/** What a screen reader hears for each thing, and the sentence a phone shows for the thing tapped. */
import type { Foreseen, Texts } from '../../table/scene';
import type { View } from '../../wire';
import { percent } from './combat.svelte';
import { cardId, cardOf, kindOf, locationOf, named, thing, verbOf, type Content } from './content';
import { ownSeat, tableOf, type PlayerTable } from './view';
import { cardText, costWords, tileText, told } from './words';

/** A card with all that stands on it. */
function card(content: Content, ref: string, t: Texts): string {
  const found = cardOf(content, ref);
  return found ? t('describe-card', { card: t.ref(ref), text: cardText(content, ref, found, t) }) : t.ref(ref);
}

function location(view: View, content: Content, id: string, t: Texts, names: readonly string[]): string {
  const table = tableOf(view);
  const found = locationOf(content, id);
  if (!found) return id;
  const offer = (table.offers[found.id] ?? [])
    .filter((space) => space.length > 0)
    .map((space) => space.map((one) => t.ref(one)).join(` ${t('words-with')} `));
  const dice = id === 'trade_with_villages' ? table.trade.map((die) => t.ref(`die:${die}`)) : [];
  const pawn = table.pawns[found.id];
  return [
    t(`location-${id}`),
    costWords(found.cost, t) ? t('describe-costs', { cost: costWords(found.cost, t) }) : t('scene-free'),
    ...(dice.length ? [t('describe-dice', { dice: dice.join(', ') })] : []),
    ...(offer.length ? [t('describe-offer', { offer: offer.join('; ') })] : []),
    ...(pawn === null || pawn === undefined ? [] : [t('scene-pawn', { name: names[pawn] ?? '' })]),
  ].join(', ');
}

function stack(view: View, content: Content, id: string, t: Texts): string {
  const found = content.stacks[id];
  if (!found) return id;
  const left = tableOf(view).stacks[id] ?? 0;
  return t('describe-stack', {
    stack: t(`stack-${id}`),
    defence: found.defence,
    peace: costWords(found.peaceful, t),
    left,
  });
}

function die(player: PlayerTable | undefined, ref: string, t: Texts): string {
  const stored = player?.artifacts.find((held) => held.card.replace('card:', 'die:') === thing(ref));
  if (stored?.die) return t('describe-stored', { die: t.ref(`die:${stored.die}`), card: t.ref(stored.card) });
  const count = player?.dice.filter((one) => `die:${one}` === thing(ref)).length ?? 0;
  const name = t.ref(thing(ref));
  return count > 1 ? t('describe-alike', { name, count }) : name;
}

/** "Raid Villages, costs 1 Food and 2 Chests, offer: Farm with Bundle of Swords; …". */
export function describe(view: View, content: Content, ref: string, t: Texts, names: readonly string[] = []): string {
  const verb = verbOf(ref);
  const what = plainly(view, content, thing(ref), t, names);
  return verb !== null && t.has(`verb-${verb}`) ? t(`verb-${verb}`, { ref: what }) : what;
}

function plainly(view: View, content: Content, ref: string, t: Texts, names: readonly string[]): string {
  const table = tableOf(view);
  const own = ownSeat(view);
  const player = own === null ? undefined : table.players[own];
  const id = named(ref);
  switch (kindOf(ref)) {
    case 'location':
      return location(view, content, id, t, names);
    case 'card':
      return card(content, ref, t);
    case 'offer': {
      const [at = '', letter = 'a'] = id.split('.');
      const cards = table.offers[at as keyof typeof table.offers]?.['abcd'.indexOf(letter)] ?? [];
      return cards.length ? cards.map((one) => card(content, one, t)).join(' ') : t.ref(ref);
    }
    case 'deck': {
      const deck = table.decks[id as keyof typeof table.decks];
      return t('describe-deck', { deck: t(`deck-${id}`), left: deck?.left ?? 0 });
    }
    case 'stack':
      return stack(view, content, id, t);
    case 'tile':
      return t('describe-card', {
        card: t(`stack-${content.tiles[cardId(ref)]?.stack ?? ''}`),
        text: tileText(content, ref, t),
      });
    case 'die':
      return die(player, ref, t);
    case 'upgrade': {
      const [kind = '', spent] = id.split('.');
      const icons = content.upgrades[kind as 'chest']?.icons.map((icon) => t(`face-${icon}`)) ?? [];
      const words = { name: t(`upgrade-${kind}`), icons: icons.join(` ${t('words-or')} `) };
      return t(spent ? 'describe-upgrade-spent' : 'describe-upgrade', words);
    }
    case 'slot': {
      const cards = player?.slots[id as 'sea'] ?? [];
      return t('describe-slot', {
        slot: t(`slot-${id}`),
        cards: cards.length ? cards.map((one) => t.ref(one)).join(', ') : t('scene-nobody'),
      });
    }
    case 'trade':
      return told(content.trade[id] ?? [], t) || t.ref(ref);
    case 'seat':
      return names[Number(id)] ?? t.ref(ref);
    default:
      return t.ref(ref);
  }
}

/** What would change for whoever is asked, by the rules' forecast: "Food 5 to 4, Glory 47 to 49, chance 41 to 66 %". */
export function forecastText(view: View, ref: string, t: Texts, foreseen: Foreseen | null): string | null {
  const seat = view.ask?.seat;
  if (seat === undefined || foreseen === null || !view.ask?.options.includes(ref)) return null;
  const [before, after] = [tableOf(view), tableOf(foreseen.view)];
  const [now, then] = [before.players[seat], after.players[seat]];
  if (!now || !then) return null;
  const numbers = (of: PlayerTable, table: typeof before): Record<string, number> => ({
    [t('unit-food')]: of.food,
    [t('unit-favor')]: of.favor,
    [t('unit-glory')]: of.glory,
    [t('unit-terror')]: of.terror,
    [t('unit-dice')]: of.dice.length,
    [t('line-farm')]: of.tokens.farm,
    [t('line-wall')]: of.tokens.wall,
    [t('line-tower')]: of.tokens.tower,
    [t('scene-reckoning')]: of.reckoning.total,
    ...(table.combat ? { [t('scene-chance')]: percent(table.combat.chance) } : {}),
  });
  const was = numbers(now, before);
  const changes = Object.entries(numbers(then, after))
    .filter(([what, to]) => was[what] !== undefined && was[what] !== to)
    .map(([what, to]) => t('forecast-change', { what, from: was[what], to }));
  if (foreseen.barrier === 'chance' || foreseen.open) changes.push(t('forecast-open'));
  return changes.length ? changes.join(', ') : null;
}

/** What a thing on the table can mean now, and which offered things lie nowhere in sight. */
import type { Pointing } from '../../table/scene';
import type { View } from '../../wire';
import { kindOf, spaceRef, thing, verbOf, type LocationFacts } from './content';
import { ownSeat, tableOf } from './view';

/** What may be done freely beside a decision (RM-12.23): it is lit more quietly than what is asked. */
const FREE: ReadonlySet<string> = new Set(['use', 'store', 'unstore']);

export const isFreely = (ref: string): boolean => FREE.has(verbOf(ref) ?? '');

export interface Meaning {
  /** The ref that pointing at the thing answers with. */
  ref: string;
  offered: boolean;
  /** It is no answer to what is asked, but may be done before. */
  freely: boolean;
  /** What else could be meant. */
  others: string[];
}

/** What pointing at a thing means: the answer to what is asked first, else what may be done freely, else why not. */
export function meaningOf(pointing: Pick<Pointing, 'offered' | 'refused'>, ref: string): Meaning {
  const offered = [...pointing.offered].filter((one) => thing(one) === ref);
  const [first, ...others] = [...offered.filter((one) => !isFreely(one)), ...offered.filter((one) => isFreely(one))];
  if (first !== undefined) return { ref: first, offered: true, freely: isFreely(first), others };
  const refused = [...pointing.refused.keys()].find((one) => thing(one) === ref);
  return { ref: refused ?? ref, offered: false, freely: false, others: [] };
}

/** Whether dice are pointed at where they lie at the villages, and not on a ship. */
export const takesTradeDice = (view: View): boolean => view.ask?.prompt === 'trade_die';

const NOTHING: Pick<Pointing, 'offered' | 'refused'> = { offered: new Set(), refused: new Map() };

/** Dice on the own ship can be pointed at, unless those at the villages are meant. */
export const onShip = (view: View, pointing: Pointing): Pick<Pointing, 'offered' | 'refused'> =>
  takesTradeDice(view) ? NOTHING : pointing;

/** Cards of the own seat that are being resolved or wait for it, and a revealed journey. */
export function inHand(view: View): string[] {
  const table = tableOf(view);
  const seat = ownSeat(view);
  const gained = table.gained.flatMap((group) => (group.seat === seat ? (group.cards ?? []) : []));
  return [...new Set([...(table.journey ? [table.journey] : []), ...table.resolving, ...gained])];
}

/** The deck of a location, while it may be drawn from there. */
export function deckAt(
  view: View,
  pointing: Pick<Pointing, 'offered'>,
  { id, deck }: Pick<LocationFacts, 'id' | 'deck'>,
): { ref: string; left: number } | null {
  const table = tableOf(view);
  const ref = `deck:${deck}`;
  if (
    deck === null ||
    view.ask?.prompt === 'promote_spoils_deck' ||
    table.location !== id ||
    !pointing.offered.has(ref)
  )
    return null;
  return { ref, left: table.decks[deck]?.left ?? 0 };
}

/** The cards of a space of an offer: `offer:raid_keeps.b` is its second. */
export function cardsOf(view: View, ref: string): readonly string[] {
  for (const [location, spaces] of Object.entries(tableOf(view).offers)) {
    const found = spaces.findIndex((_, n) => spaceRef(location, n) === ref);
    if (found >= 0) return spaces[found] ?? [];
  }
  return [];
}

/**
 * Offered refs that lie neither on the coast, nor on the own ship, nor in hand. On a phone the chart is too small to point
 * at what lies on it: that is offered once more, in a size for thumbs.
 */
export function choicesOf(view: View, chart = false): string[] {
  const table = tableOf(view);
  const seat = ownSeat(view);
  const player = seat === null ? undefined : table.players[seat];
  const lying = new Set([
    ...inHand(view),
    ...(player?.artifacts.map(({ card }) => card) ?? []),
    ...(player?.upgrades.map(({ kind, ready }) => `upgrade:${kind}${ready ? '' : '.spent'}`) ?? []),
    ...(chart && takesTradeDice(view) ? [] : (player?.dice.map((die) => `die:${die}`) ?? [])),
    ...(chart
      ? []
      : [
          ...(player ? Object.values(player.slots).flat() : []),
          ...(player?.leader ? [player.leader] : []),
          ...(player?.artifacts.map(({ card }) => card.replace('card:', 'die:')) ?? []),
          ...Object.values(table.offers).flat(2),
          ...(player?.prophecy_cards ?? []),
          ...table.trade.map((die) => `die:${die}`),
        ]),
  ]);
  const options = view.ask?.options ?? [];
  /** A die that could be meant in two ways is pointed at for the first; on a phone the other has a place of its own. */
  const second = (ref: string): boolean =>
    isFreely(ref) && options.some((other) => other !== ref && thing(other) === thing(ref) && !isFreely(other));
  return options.filter((ref) => {
    if (chart && second(ref)) return true;
    switch (kindOf(ref)) {
      case 'do':
      case 'location':
      case 'slot':
        return false;
      case 'offer':
      case 'stack':
        return chart;
      // A deck lies at its location; elsewhere it is asked for, the location is another one.
      case 'deck':
        return chart || view.ask?.prompt === 'promote_spoils_deck';
      case 'combat':
        return table.combat === null;
      default:
        return !lying.has(thing(ref));
    }
  });
}

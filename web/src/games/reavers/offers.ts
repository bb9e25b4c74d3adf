/** What a thing on the table can mean now, and which offered things lie nowhere in sight. */
import type { Pointing } from '../../table/scene';
import type { View } from '../../wire';
import { kindOf, thing, verbOf } from './content';
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

/** Offered refs that lie neither on the coast, nor on the own ship, nor in hand. */
export function choicesOf(view: View): string[] {
  const table = tableOf(view);
  const seat = ownSeat(view);
  const player = seat === null ? undefined : table.players[seat];
  const lying = new Set([
    ...Object.values(table.offers).flat(2),
    ...inHand(view),
    ...(player?.artifacts.map(({ card }) => card) ?? []),
    ...(player ? Object.values(player.slots).flat() : []),
    ...(player?.leader ? [player.leader] : []),
    ...(player?.prophecy_cards ?? []),
    ...(player?.artifacts.map(({ card }) => card.replace('card:', 'die:')) ?? []),
    ...(player?.dice.map((die) => `die:${die}`) ?? []),
    ...(player?.upgrades.map(({ kind, ready }) => `upgrade:${kind}${ready ? '' : '.spent'}`) ?? []),
    ...table.trade.map((die) => `die:${die}`),
  ]);
  return (view.ask?.options ?? []).filter((ref) => {
    switch (kindOf(ref)) {
      case 'do':
      case 'location':
      case 'offer':
      case 'stack':
      case 'slot':
        return false;
      // A deck lies at its location; elsewhere it is asked for, the location is another one.
      case 'deck':
        return view.ask?.prompt === 'promote_spoils_deck';
      case 'combat':
        return table.combat === null;
      default:
        return !lying.has(thing(ref));
    }
  });
}

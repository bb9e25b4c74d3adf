/** What a thing on the table can mean now, and which offered things lie nowhere in sight. */
import type { Pointing } from '../../table/scene';
import type { View } from '../../wire';
import { kindOf, thing } from './content';
import { ownSeat, tableOf } from './view';

export interface Meaning {
  /** The ref that pointing at the thing answers with. */
  ref: string;
  offered: boolean;
  /** What else could be meant. */
  others: string[];
}

/** What pointing at a thing means: itself, or the first deed that may be done with it; else why not. */
export function meaningOf(pointing: Pick<Pointing, 'offered' | 'refused'>, ref: string): Meaning {
  const [first, ...others] = [...pointing.offered].filter((one) => thing(one) === ref);
  if (first !== undefined) return { ref: first, offered: true, others };
  const refused = pointing.refused.has(ref) ? ref : [...pointing.refused.keys()].find((one) => thing(one) === ref);
  return { ref: refused ?? ref, offered: false, others: [] };
}

/** What lies on the map itself. */
const ON_MAP: ReadonlySet<string> = new Set([
  'region',
  'sea',
  'realm',
  'action',
  'monument',
  'forge',
  'army',
  'hero',
  'monster',
  'boss',
]);

/** Whether the present question is about places and pieces, so that no stage may lie over the map. */
export const opensMap = (view: View): boolean => view.ask?.options.some((ref) => ON_MAP.has(kindOf(ref))) ?? false;

/** Who has a piece on the map now. */
function standing(view: View, ref: string): boolean {
  const table = tableOf(view);
  switch (kindOf(ref)) {
    case 'army':
      return table.regions.some(({ armies }) => armies.includes(thing(ref)));
    case 'hero':
      return table.players.some(({ hero, region }) => hero === thing(ref) && region !== null);
    case 'monster':
      return table.monsters[thing(ref).slice('monster:'.length) as keyof typeof table.monsters]?.region !== null;
    case 'boss':
      return table.boss.region !== null;
    default:
      return true;
  }
}

/** What a stage of its own shows: the cards, Wounds and Armies of a Hunt or a Battle, and what is drafted. */
function staged(view: View, ref: string): boolean {
  const { hunt, battle, offer } = tableOf(view);
  const kind = kindOf(ref);
  if (view.ask?.prompt.startsWith('draft_') || offer.includes(ref)) return kind === 'card';
  if (hunt) return ['card', 'wound', 'symbol'].includes(kind);
  return battle !== null && ['army', 'card', 'symbol'].includes(kind);
}

/** Offered refs that lie neither on the map, nor in the hand, nor on the tray, nor on a stage. */
export function choicesOf(view: View, offered: ReadonlySet<string>, tray: boolean): string[] {
  const table = tableOf(view);
  const seat = ownSeat(view);
  const player = seat === null ? undefined : table.players[seat];
  const lying = new Set([
    ...(player?.hand_cards ?? []),
    ...(tray ? [...(player?.blessings ?? []), ...(player?.tile ? [player.tile] : [])] : []),
  ]);
  const options = (view.ask?.options ?? []).filter((ref) => offered.has(ref));
  return options.filter((ref) => {
    const kind = kindOf(ref);
    if (kind === 'do' || staged(view, ref)) return false;
    // What could be meant twice is pointed at for the first; the rest has a place of its own.
    if (ON_MAP.has(kind)) return !standing(view, ref) || options.find((one) => thing(one) === thing(ref)) !== ref;
    if (kind === 'artifact') return !(tray && table.artifacts[thing(ref).slice('artifact:'.length)]?.holder === seat);
    return !lying.has(ref);
  });
}

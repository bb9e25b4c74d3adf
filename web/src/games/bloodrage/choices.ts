/** Which offered things need a plank of their own, and when the map must be in sight. */
import type { View } from '../../wire';
import { kindOf } from './content';
import { ownSeat, placesOf, tableOf } from './view';

/** Offered refs that lie neither on the map, nor in the hand, nor in the gutter. */
export function choicesOf(view: View, upright: boolean, offered: ReadonlySet<string>): string[] {
  const table = tableOf(view);
  const seat = ownSeat(view);
  const clan = seat === null ? null : table.clans[seat];
  const options = (view.ask?.options ?? []).filter((ref) => offered.has(ref));
  const standing = new Set(placesOf(table).flatMap((place) => place.figures.map((figure) => figure.ref)));
  const reserve = new Set(clan?.reserve.map((figure) => figure.ref) ?? []);
  const held = new Set([...(clan?.cards ?? []), ...table.pack, ...(table.pillage?.table.flat() ?? [])]);
  return options.filter((ref) => {
    switch (kindOf(ref)) {
      case 'do':
      case 'province':
      case 'fjord':
        return false;
      case 'card':
        return !held.has(ref);
      case 'figure':
      case 'monster':
        return !standing.has(ref) && (upright || !reserve.has(ref));
      default:
        return true;
    }
  });
}

/** Whether the present ask is about places, so that no stage may lie over the map. */
export function opensMap(view: View): boolean {
  return view.ask?.options.some((ref) => ['province', 'fjord'].includes(kindOf(ref))) ?? false;
}

/** What a screen reader hears for a hex. */
import type { View } from '../../wire';
import type { Texts } from '../../table/scene';
import { SIDES } from './board';
import { named, sideOf, tableOf } from './view';

/** "d6, free, contested land", "a2, your nomadic Viking", "g9, runestone". */
export function describe(view: View, ref: string, t: Texts): string {
  const table = tableOf(view);
  const hex = named(ref);
  if (table.stones.includes(ref)) return t('describe-stone', { hex });
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

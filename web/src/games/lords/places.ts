/** Where things lie: the Region of a piece, the Sea, the Realm, the slot of the wheel. */
import { kindOf, named, thing, type MapFacts } from './content';
import type { LordsTable } from './view';

export function placeOf(table: LordsTable, map: MapFacts, ref: string): string | null {
  const plain = thing(ref);
  const id = named(plain);
  switch (kindOf(ref)) {
    case 'region':
    case 'sea':
    case 'realm':
    case 'action':
      return plain;
    case 'forge':
      return `region:${id}`;
    case 'army':
      return `region:${id.split('.')[1]}`;
    case 'monument':
      return map.regions.find(({ monument }) => monument === id)?.ref ?? null;
    case 'hero':
      return table.players[Number(id)]?.region ?? null;
    case 'monster':
      return table.monsters[id as keyof typeof table.monsters]?.region ?? null;
    case 'boss':
      return table.boss.region;
    default:
      return null;
  }
}

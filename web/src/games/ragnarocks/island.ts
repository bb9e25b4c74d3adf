/** What lies on the island, read from the view that is shown. */
import type { Wanted } from '../../kit/pieces';
import { SIDES, type Side } from './board';
import { stepsOf, type Way } from './foreseen';
import type { RagnarocksTable } from './view';

export type Owner = Side | 'wild';

/** RR-1.20: the Vikings of a side are alike. */
export interface Viking extends Wanted {
  kind: Side;
  settled: boolean;
}

export function vikingsOn({ sides }: RagnarocksTable): Viking[] {
  return SIDES.flatMap((kind) =>
    sides[kind].vikings.map((place) => ({ kind, place, settled: sides[kind].settled.includes(place) })),
  );
}

/** Whose every hex is that is not fought for. */
export function owners(table: RagnarocksTable): Map<string, Owner> {
  // Before the Vikings have come nothing is anybody's, and nothing is wild either.
  const regions = table.phase === 'draft' ? [] : table.regions.filter(({ status }) => status !== 'contested');
  return new Map(regions.flatMap(({ side, hexes }) => hexes.map((hex) => [hex, side ?? 'wild'] as const)));
}

/** What was done last: in mid-turn by this turn so far, else by the turn before. */
export interface Traces {
  ways: Way[];
  /** The stones set last; they glow. */
  fresh: readonly string[];
  /** Where a stone stood until then. */
  cleared: readonly string[];
}

export function tracesOf({ selected, ways, last, stones }: RagnarocksTable): Traces {
  const put = selected ? [] : (last?.stones ?? []).filter((stone) => stones.includes(stone));
  return {
    ways: stepsOf(selected ? ways : (last?.paths ?? [])),
    fresh: put.length ? put : stones.slice(-1),
    cleared: selected ? [] : (last?.cleared ?? []),
  };
}

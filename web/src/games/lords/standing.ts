/** Who stands where on the island: pieces in a row under the name of their Region, in two rows where there are many. */
import type { Point } from '../../kit/field';
import type { Wanted } from '../../kit/pieces';
import { armyOf } from './content';
import { foesOf, type LordsTable } from './view';

export interface Standing extends Wanted {
  ref: string;
  /** Whose it is; nobody's is a Monster's. */
  seat: number | null;
  value: number | undefined;
  ring: number | null;
  width: number;
  /** Heroes first, then Armies, then Monsters. */
  rank: number;
}

const plain = { value: undefined, ring: null };

/** Every piece on land. Armies of a seat are alike but for their value. */
export function crowdOf(table: LordsTable): Standing[] {
  const armies = table.regions.flatMap(({ armies }) => armies);
  return [
    ...table.players.flatMap(({ hero, region }, seat): Standing[] =>
      region === null ? [] : [{ ...plain, ref: hero, kind: `hero.${seat}`, place: region, seat, width: 46, rank: 0 }],
    ),
    ...armies.map((ref): Standing => {
      const { seat, region, value } = armyOf(ref);
      return {
        ref,
        kind: `army.${seat}`,
        mark: String(value),
        place: region,
        seat,
        value,
        ring: null,
        width: 37,
        rank: 1,
      };
    }),
    ...foesOf(table).map(({ ref, region, ring }): Standing => ({
      ...plain,
      ref,
      kind: ref,
      place: region,
      seat: null,
      ring,
      width: 54,
      rank: 2,
    })),
  ];
}

/** Where pieces stand, and how large they are there. */
export interface Rows {
  spots: Point[];
  scale: number;
}

/**
 * Pieces side by side; where they would be much too wide they are smaller and stand in two rows, closer if they must.
 * `below` is where the second row has its middle, from that of the first.
 */
export function rowsOf(widths: readonly number[], [x, y]: Point, room: number, [aside, down]: Point = BELOW): Rows {
  const total = widths.reduce((sum, width) => sum + width, 0);
  if (total <= room * 1.2 || widths.length < 3) return { spots: row(widths, [x, y], room), scale: 1 };
  const half = Math.ceil(widths.length / 2);
  const small = widths.map((width) => width * SMALL);
  const lifted = Math.min(Math.max(ROW - 6 - down, 6), 14);
  return {
    spots: [
      ...row(small.slice(0, half), [x, y - lifted], room),
      ...row(small.slice(half), [x + aside, y + down], room),
    ],
    scale: SMALL,
  };
}

const BELOW: Point = [0, 30];
/** How far two rows are apart, where there is room; they may come a little closer. */
const ROW = 36;
const SMALL = 0.78;

function row(widths: readonly number[], [x, y]: Point, room: number): Point[] {
  const total = widths.reduce((sum, width) => sum + width, 0);
  const close = total > room ? room / total : 1;
  let left = x - (total * close) / 2;
  return widths.map((width): Point => {
    const at = left + (width * close) / 2;
    left += width * close;
    return [at, y];
  });
}

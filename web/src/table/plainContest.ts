// A contest that a view tells as `contest`: sides, each with its seat, the parts of its sum, and the sum.
import type { ContestSide } from '../kit/contest';
import { plainColour, plainEmblem } from './plainSeats';
import type { Texts } from './scene';

interface Told {
  sides: readonly { seat: number; parts: readonly { ref: string; worth: number }[]; total: number }[];
}

function isTold(told: unknown): told is Told {
  const sides = (told as Partial<Told> | null)?.sides;
  return (
    Array.isArray(sides) &&
    sides.every(
      (side: Partial<Told['sides'][number]> | null) =>
        typeof side?.seat === 'number' && typeof side.total === 'number' && Array.isArray(side.parts),
    )
  );
}

/** The sides of the contest in a table; null where there is none, or nobody has anything yet. */
export function contestOf(table: unknown, t: Texts, names: readonly string[], own: number): ContestSide[] | null {
  const told = (table as { contest?: unknown } | null)?.contest;
  if (!isTold(told) || !told.sides.some((side) => side.parts.length > 0)) return null;
  return told.sides.map(({ seat, parts, total }) => ({
    seat,
    colour: plainColour(seat),
    emblem: plainEmblem(seat),
    name: names[seat] ?? '',
    role: '',
    own: seat === own,
    sum: total,
    open: false,
    rows: parts.map(({ ref, worth }) => ({ ref, text: t.ref(ref), worth, value: `${worth}`, card: false })),
    wins: null,
    fates: [],
  }));
}

/** The table without its contest, which is drawn and not told. */
export function besides(table: unknown): unknown {
  const { contest, ...rest } = table as { contest?: unknown };
  return isTold(contest) ? rest : table;
}

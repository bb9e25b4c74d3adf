/** Why an automaton does what it does, laid out to be read: who was compared, by which numbers, and where each fell out. */
import type { Asked, Candidate, Clause, Comparison, Explanation, Ref, View } from '../wire';

export type Fate = 'taken' | 'left' | 'aside';

export interface Cell {
  number: number | null;
  /** What it did: kept its candidate in, put it out, or was never looked at. */
  state: 'kept' | 'fell' | 'unread';
}

export interface Weight {
  ref: Ref;
  /** Nothing where one clause puts many aside, or it is a step: nobody looks for them. */
  letter: string;
  fate: Fate;
  /** By column; shorter, where it fell before later numbers were asked for. */
  cells: readonly Cell[];
  aside: Clause | null;
}

export interface Column extends Comparison {
  /** This comparison left one. */
  decided: boolean;
}

/** The decision that stands: of an automaton, and open to everybody. */
export interface Decision {
  seat: number;
  prompt: string;
  about: Asked['about'];
  clauses: readonly Clause[];
  /** Null where it is a step without a choice. */
  because: Explanation | null;
  columns: readonly Column[];
  /** Those that were compared, in the order in which they were named. */
  compared: readonly Weight[];
  /** Those that were never compared, by the clause that put them aside. */
  asides: readonly { clause: Clause; weights: readonly Weight[] }[];
  /** By ref. */
  weights: ReadonlyMap<Ref, Weight>;
  /** The numbers that the decision lay between. */
  between: { column: Column; best: number | null; next: number | null } | null;
  /** The one clause that left nothing to compare, where one did. */
  alone: Clause | null;
  /** Columns in which all that were left were equal before it was decided. */
  equal: readonly Column[];
}

/** So many that one clause puts aside have letters of their own. */
const FEW = 6;
const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ';
/** A … Z, then AA, AB. */
export const letterOf = (place: number): string =>
  (place < LETTERS.length ? '' : LETTERS[Math.floor(place / LETTERS.length) - 1]!) + LETTERS[place % LETTERS.length]!;

/** More than any number is what cannot be reached. */
const worth = (number: number | null | undefined): number => number ?? Infinity;

/** The decision that an automaton stands before; null where none does. */
export function decisionOf(view: View | null): Decision | null {
  const asked = askedOf(view);
  return asked ? weigh(asked) : null;
}

/** Whose decision it is, if an automaton stands before one. */
export const deciderOf = (view: View | null): number | null => askedOf(view)?.seat ?? null;

function askedOf(view: View | null): Asked | undefined {
  return view?.outcome === null ? view.asked.find((one) => view.automata.includes(one.seat)) : undefined;
}

/** What the clauses left to the reader, who decides in an automaton's place: with the same candidates and numbers. */
export const arbitrationOf = (view: View | null): Decision | null => (view?.ask?.because ? weigh(view.ask) : null);

/** Those of which it is so before the others, all else in order. */
const partition = <T>(all: readonly T[], so: (one: T) => boolean): T[] => [
  ...all.filter(so),
  ...all.filter((one) => !so(one)),
];

export function weigh(asked: Asked): Decision {
  const because = asked.because ?? null;
  const candidates = because?.candidates ?? [];
  const comparisons = because?.comparisons ?? [];
  const taken = because?.taken ?? null;
  const compared = candidates.filter(({ numbers, aside }) => numbers.length > 0 || aside === null);
  /** Where a person chooses among those that are left, these come first. */
  const weighed = taken === null ? partition(compared, ({ aside }) => aside === null) : compared;
  const cells = new Map<Candidate, Cell[]>(weighed.map((one) => [one, []]));
  let left = weighed;
  let between: Decision['between'] = null;
  const equal: Column[] = [];
  const columns = comparisons.map((comparison, at): Column => {
    const open = left.length > 1;
    const pick = comparison.best === 'highest' ? Math.max : Math.min;
    const best = pick(...left.map(({ numbers }) => worth(numbers[at])));
    const stay = open ? left.filter(({ numbers }) => worth(numbers[at]) === best) : left;
    for (const one of weighed)
      if (at < one.numbers.length)
        cells.get(one)!.push({
          number: one.numbers[at] ?? null,
          state: !open || !left.includes(one) ? 'unread' : stay.includes(one) ? 'kept' : 'fell',
        });
    const column = { ...comparison, decided: open && stay.length === 1 };
    if (column.decided) {
      const fallen = left.filter((one) => !stay.includes(one)).map(({ numbers }) => worth(numbers[at]));
      const next = pick(...fallen);
      const plain = (number: number): number | null => (number === Infinity ? null : number);
      between = { column, best: plain(best), next: plain(next) };
    } else if (open && stay.length === left.length) equal.push(column);
    left = stay;
    return column;
  });
  const fateOf = ({ ref, numbers, aside }: Candidate): Fate =>
    ref === taken ? 'taken' : aside !== null && numbers.length === 0 ? 'aside' : 'left';
  const never = candidates.filter((one) => !weighed.includes(one));
  const many = new Set(
    never.map(({ aside }) => aside).filter((clause) => never.filter((one) => one.aside === clause).length > FEW),
  );
  const nameless = (one: Candidate): boolean =>
    one.ref.startsWith('do:') || (never.includes(one) && many.has(one.aside));
  const ordered = [...weighed, ...never.filter((one) => !nameless(one)), ...never.filter(nameless)];
  const named = ordered.filter((one) => !nameless(one));
  const weights = ordered.map((one): Weight => ({
    ref: one.ref,
    letter: nameless(one) ? '' : letterOf(named.indexOf(one)),
    fate: fateOf(one),
    cells: cells.get(one) ?? [],
    aside: one.aside,
  }));
  const asides = weights.filter(({ fate }) => fate === 'aside');
  const clauses = [...new Set(asides.map(({ aside }) => aside!))];
  return {
    seat: asked.seat,
    prompt: asked.prompt,
    about: asked.about,
    clauses: asked.clauses ?? [],
    because,
    columns,
    compared: weights.filter(({ fate }) => fate !== 'aside'),
    asides: clauses.map((clause) => ({ clause, weights: asides.filter(({ aside }) => aside === clause) })),
    weights: new Map(weights.map((one) => [one.ref, one])),
    between,
    alone: weighed.length === 1 && clauses.length === 1 ? clauses[0]! : null,
    equal,
  };
}

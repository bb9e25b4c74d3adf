/** Pieces that are alike: who stays keeps its element, who moved gets the one that is left over of its kind. */

export interface Wanted {
  /** Pieces of a kind are alike: red's Vikings, the wolves' warriors. */
  kind: string;
  place: string;
  /** Tells those of a kind apart, if it can: who still bears it is taken first. */
  mark?: string;
}

export type Kept<W extends Wanted> = W & {
  /** Stays with the piece as long as it is on the table. */
  key: string;
  /** Which of the spots of its place it has. */
  spot: number;
};

/** The pieces of a view, given those of the view before. */
export function arranged<W extends Wanted>(old: readonly Kept<W>[], wanted: readonly W[]): Kept<W>[] {
  const kept = new Set<Kept<W>>();
  const take = (fits: (one: Kept<W>) => boolean): Kept<W> | undefined => {
    const piece = old.find((one) => !kept.has(one) && fits(one));
    if (piece) kept.add(piece);
    return piece;
  };
  const alike = (one: W) => (other: Kept<W>) => other.kind === one.kind && other.mark === one.mark;
  const same = wanted.map((one) => take((other) => alike(one)(other) && other.place === one.place));
  const stay = wanted.map((one, i) => same[i] ?? take(({ kind, place }) => kind === one.kind && place === one.place));
  const spots = new Map<string, Set<number>>();
  const taken = (place: string): Set<number> => {
    const there = spots.get(place) ?? new Set();
    spots.set(place, there);
    return there;
  };
  for (const piece of stay) if (piece) taken(piece.place).add(piece.spot);
  const keys = new Set(old.map(({ key }) => key));
  const came = wanted.map((one, i) => stay[i] ?? take(alike(one)));
  return wanted.map((one, i) => {
    const piece = stay[i];
    if (piece) return { ...one, key: piece.key, spot: piece.spot };
    const key = (came[i] ?? take(({ kind }) => kind === one.kind))?.key ?? fresh(one.kind, keys);
    keys.add(key);
    return { ...one, key, spot: free(taken(one.place)) };
  });
}

function free(taken: Set<number>): number {
  let spot = 0;
  while (taken.has(spot)) spot++;
  taken.add(spot);
  return spot;
}

function fresh(kind: string, used: ReadonlySet<string>): string {
  let number = 0;
  while (used.has(`${kind}-${number}`)) number++;
  return `${kind}-${number}`;
}

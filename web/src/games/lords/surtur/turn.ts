/** What the log says of a Follower's present turn. */
import type { Log } from '../../../table/scene';
import type { Decision } from '../../../table/weighing';
import type { Explanation, GameEvent } from '../../../wire';

/** The entries of the present turn, the newest last. */
function turnOf(log: Log, seat: number): readonly (readonly GameEvent[])[] {
  const from = log.findLastIndex((events) => events.some(({ kind, seat: whose }) => kind === 'turn' && whose === seat));
  return from < 0 ? [] : log.slice(from);
}

/** What became of each Rune Action by its ref: `paid`, or the clause that put it aside. */
export function runesOf(log: Log, seat: number): Record<string, string> {
  const fates: Record<string, string> = {};
  for (const event of turnOf(log, seat).flat()) {
    if (event.seat !== seat) continue;
    if (event.kind === 'rune_action') fates[String(event['action'])] = 'paid';
    const because = event.kind === 'because' ? (event['because'] as Explanation | null) : null;
    if (because?.question !== 'runes') continue;
    // What was only later in the list is still to come; at the end of the step nothing is.
    const over = event['prompt'] === 'follower_idle';
    const order = because.comparisons[0]?.clause;
    for (const { ref, aside } of because.candidates)
      if (aside !== null && fates[ref] !== 'paid' && (over || aside !== order)) fates[ref] = aside;
  }
  return fates;
}

/** A Region that a Follower tested: by how much it could be invaded, or not. */
export interface Test {
  region: string;
  difficulty: number;
  v: number;
  k: number;
  t: number;
  clause: string;
  /** How difficulty and sum must stand to each other, and what is added up; null where no number counts. */
  sign: '<' | '<=' | null;
  against: readonly number[];
  passed: boolean;
  victory: string | null;
}

/** The Regions tested last before a target is chosen; none, where the last thing told is another. */
export function testsOf(log: Log, seat: number): readonly Test[] {
  const event = log.at(-1)?.findLast(({ kind, seat: whose }) => kind === 'invasion_tested' && whose === seat);
  return (event?.['tests'] as Test[] | undefined) ?? [];
}

/** "2 ≤ 3 + 1": the difficulty, and what counts against it. */
export function comparisonOf({ difficulty, sign, against }: Test): string {
  const counts = against.filter((n, place) => place === 0 || n > 0);
  return sign === null ? '–' : `${difficulty} ${sign === '<' ? '<' : '≤'} ${counts.join(' + ')}`;
}

/** What a Follower hunts, or could hunt: the Monsters whose trays say what a card is worth. */
export function preyOf({
  because,
  about,
  compared,
}: Pick<Decision, 'because' | 'about' | 'compared'>): readonly string[] {
  if (because?.question === 'slot') return typeof about?.['foe'] === 'string' ? [about['foe']] : [];
  return because?.question === 'prey' ? compared.map(({ ref }) => ref) : [];
}

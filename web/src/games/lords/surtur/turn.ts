/** What the log says of a Follower's present turn. */
import type { Log } from '../../../table/scene';
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
  passed: boolean;
  victory: string | null;
}

/** The Regions tested last before a target is chosen; none, where the last thing told is another. */
export function testsOf(log: Log, seat: number): readonly Test[] {
  const event = log.at(-1)?.findLast(({ kind, seat: whose }) => kind === 'invasion_tested' && whose === seat);
  return (event?.['tests'] as Test[] | undefined) ?? [];
}

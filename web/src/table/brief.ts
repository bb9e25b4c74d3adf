/**
 * Frames in brief: why an automaton does what it does is sent once, in its ask, and without what repeats itself
 * (docs/protocol.md, "In brief"). Here it is read again, so that views and events are what they always are.
 */
import { fold } from '../lib/fold';
import type { Asked, Candidate, Clause, Comparison, Explanation, Frame, GameEvent, Ref, View } from '../wire';

/** Why, without names: what cannot be there is left out. */
interface Why {
  question: string;
  by?: [Clause, string, Comparison['best'], Ref?][];
  compared?: [Ref, (number | null)[], Clause?][];
  never?: Record<Clause, Ref[]>;
  decided?: Clause;
}

type BriefAsk = Asked & { why?: Why };

/** The frames that lead on from a view, in full. */
export function inFull(view: Pick<View, 'asked'>, frames: readonly (readonly Frame[])[]): Frame[][] {
  let now = { asked: view.asked };
  return frames.map((answer) =>
    answer.map((frame) => {
      const whole = { ...frame };
      const place = frame.event?.kind === 'because' ? frame.event['asked'] : undefined;
      if (place !== undefined) whole.event = eventOf(now.asked[place as number]!);
      const asked = frame.patch?.['=asked'] as BriefAsk[] | undefined;
      if (asked !== undefined) whole.patch = { ...frame.patch, '=asked': asked.map(wholeAsk) };
      const changes = Object.entries(whole.patch ?? {}).filter(([key]) => key.slice(1) === 'asked');
      now = fold(now, Object.fromEntries(changes));
      return whole;
    }),
  );
}

/** What an automaton's answer tells first. */
function eventOf({ seat, prompt, about, clauses, options, because }: Asked): GameEvent {
  return { kind: 'because', ref: options![0]!, seat, prompt, about, clauses, because: because ?? null };
}

function wholeAsk({ why, ...ask }: BriefAsk): Asked {
  if (why === undefined) return ask;
  const candidates: Candidate[] = [
    ...(why.compared ?? []).map(([ref, numbers, aside]) => ({ ref, numbers, aside: aside ?? null })),
    ...Object.entries(why.never ?? {}).flatMap(([aside, refs]) => refs.map((ref) => ({ ref, numbers: [], aside }))),
  ];
  const because: Explanation = {
    question: why.question,
    comparisons: (why.by ?? []).map(([clause, what, best, source]) => ({ clause, what, best, source: source ?? null })),
    candidates,
    taken: ask.options![0]!,
    decided: why.decided ?? null,
  };
  const refusals = Object.fromEntries(candidates.flatMap(({ ref, aside }) => (aside === null ? [] : [[ref, aside]])));
  return { ...ask, refusals, because };
}

// The turns of a match as the lamp walks through them: each begins where the one before has ended.
import type { Evaluation, Fault, Move, StepMark } from '../wire';

export interface Turn {
  /** The first is 1. */
  number: number;
  seat: number;
  /** The step before it, and the step after it. */
  start: number;
  end: number;
}

/** All turns, in order. */
export const turnsOf = (marks: readonly StepMark[]): Turn[] =>
  marks.map(({ step, seat }, place) => ({ number: place + 1, seat, start: marks[place - 1]?.step ?? 0, end: step }));

/** The turn that begins at a step, or is under way there; null at the end of the match. */
export const turnAt = (turns: readonly Turn[], step: number): Turn | null =>
  turns.find(({ end }) => end > step) ?? null;

/** Where the turn before or after begins; the end of the match is one step more. */
export function turnBeside(turns: readonly Turn[], step: number, by: 1 | -1): number | null {
  const starts = [...turns.map(({ start }) => start), ...turns.slice(-1).map(({ end }) => end)];
  return (by > 0 ? starts.find((start) => start > step) : starts.findLast((start) => start < step)) ?? null;
}

/** What was given away, worst first; what was well seen stands last, however much hung on it. */
export const worstFirst = (faults: readonly Fault[]): Fault[] =>
  [...faults].sort(
    (a, b) => Number(a.kind === 'held') - Number(b.kind === 'held') || b.loss - a.loss || a.step - b.step,
  );

/** The faulty turn before or after the one that begins at a step. */
export function faultBeside(faults: readonly Fault[], turns: readonly Turn[], step: number, by: 1 | -1): number | null {
  const starts = faults
    .flatMap((fault) => turns.find(({ end }) => end === fault.step)?.start ?? [])
    .sort((a, b) => a - b);
  return (by > 0 ? starts.find((start) => start > step) : starts.findLast((start) => start < step)) ?? null;
}

/** What everybody gave away together, in the measure, by seat. */
export function givenBy(faults: readonly Fault[], seat: number): { loss: number; count: number } {
  const own = faults.filter((fault) => fault.seat === seat && fault.kind !== 'held');
  return { loss: own.reduce((sum, { loss }) => sum + loss, 0), count: own.length };
}

/** How a side stands, in the measure. */
export const worthOf = (point: Evaluation, side: number): number =>
  (point.measure === 'points' ? point.leads : point.chances)[side] ?? 0;

/** Which side a seat is on. */
export const sideOf = (point: Evaluation, seat: number): number =>
  Math.max(
    0,
    point.sides.findIndex((seats) => seats.includes(seat)),
  );

/** Values this small are nobody's lead. */
export const EVEN = 0.5;

/** Where a worth stands on a scale from nought to one: the middle is even, or half of the chance. */
export function onScale(worth: number, measure: Evaluation['measure'], reach: number): number {
  return measure === 'chance' ? worth : 0.5 + Math.max(-1, Math.min(1, worth / reach)) / 2;
}

/** How far a scale of points reaches to either side, so that all that is on it finds its place. */
export const reachOf = (worths: readonly number[]): number =>
  Math.max(8, ...worths.map((worth) => Math.abs(worth) * 1.15));

/** The same answers of the same seats. */
export const sameMoves = (some: readonly Move[], others: readonly Move[]): boolean =>
  some.length === others.length && some.every(({ seat, ref }, k) => others[k]?.seat === seat && others[k]?.ref === ref);

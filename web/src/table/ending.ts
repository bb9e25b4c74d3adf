// How a match ended, as it is told to one reader: to whoever won, to whoever lost, to both of a draw, to those who watched.
import { teamName, teamOf } from '../lib/naming';
import type { Evaluation, Fault, Outcome, Row } from '../wire';
import { leadOf } from './evaluation';
import type { TableModel } from './model.svelte';
import type { Reckoning, TallyLine, Texts } from './scene';

export type Mood = 'won' | 'lost' | 'drawn' | 'watched';

/** Those who won or lost together: one seat, or a team. */
export interface Side {
  seats: readonly number[];
  rank: number;
  name: string;
  /** The players of a team. */
  names: readonly string[];
  score: number | null;
  own: boolean;
}

/** How the end is told to somebody who holds these seats; at one device with everybody, the winner is there too. */
export function moodOf(outcome: Outcome, own: readonly number[]): Mood {
  if (outcome.ranks.every((rank) => rank === 1)) return 'drawn';
  if (own.length === 0) return 'watched';
  return own.some((seat) => outcome.ranks[seat] === 1) ? 'won' : 'lost';
}

/** The sides from the first to the last; of two, the reader's own comes first. */
export function sidesOf(
  outcome: Outcome,
  row: Row | null,
  names: readonly string[],
  own: readonly number[],
  t: Texts,
): Side[] {
  const teams = new Map<string, { seats: number[]; team: string | null }>();
  outcome.ranks.forEach((_, seat) => {
    const team = teamOf(row?.seats[seat]);
    const key = team ?? `${seat}`;
    const same = teams.get(key);
    if (same) same.seats.push(seat);
    else teams.set(key, { seats: [seat], team });
  });
  const sides = [...teams.values()].map(({ seats, team }): Side => {
    const first = seats[0] ?? 0;
    const called = seats.map((seat) => names[seat] ?? '');
    return {
      seats,
      rank: outcome.ranks[first] ?? 1,
      name: team === null ? (called[0] ?? '') : teamName(team, t),
      names: team === null ? [] : called,
      score: outcome.scores[first] ?? null,
      own: seats.some((seat) => own.includes(seat)),
    };
  });
  sides.sort((a, b) => a.rank - b.rank || (a.seats[0] ?? 0) - (b.seats[0] ?? 0));
  return sides.length === 2 && readerOf(sides) !== null ? sides.sort((a, b) => Number(b.own) - Number(a.own)) : sides;
}

/** The side of whoever reads; null for those who watch, and for several at one device. */
export function readerOf(sides: readonly Side[]): Side | null {
  const mine = sides.filter((side) => side.own);
  return mine.length === 1 ? (mine[0] ?? null) : null;
}

/** The points by their sources, as the rules say them. */
export function partsOf(outcome: Outcome, t: Texts): TallyLine[] {
  return Object.entries(outcome.parts ?? {}).map(([part, points]) => {
    const id = `score-${part.replaceAll('_', '-')}`;
    return { key: part, text: t.has(id) ? t(id) : part.replaceAll('_', ' '), points };
  });
}

/** How far the reader, or the winner, stands from whoever is nearest: points more, or points short; null without points. */
export function marginOf(sides: readonly Side[], about: Side | null): { by: number; other: Side } | null {
  const of = about ?? sides.find((side) => side.rank === 1);
  if (!of || of.score === null) return null;
  const others = sides.filter((side) => side !== of && side.score !== null);
  const best = others.reduce<Side | null>(
    (found, side) => (found === null || (side.score ?? 0) > (found.score ?? 0) ? side : found),
    null,
  );
  return best === null ? null : { by: of.score - (best.score ?? 0), other: best };
}

/** Where a match turned: the last turn after which the winner led for good, and the fault that gave it away, if one did. */
export interface Turning {
  /** The position before, and the one after. */
  before: Evaluation;
  after: Evaluation;
  fault: Fault | null;
  /** What would have been better than the fault. */
  better: string | null;
}

export function turningOf(points: readonly Evaluation[], faults: readonly Fault[], outcome: Outcome): Turning | null {
  const leads = (point: Evaluation): boolean => {
    const { side } = leadOf(point);
    const ahead = side === null ? [] : (point.sides[side] ?? []);
    const won = outcome.ranks.flatMap((rank, seat) => (rank === 1 ? [seat] : []));
    return won.every((seat) => ahead.includes(seat));
  };
  if (outcome.ranks.every((rank) => rank === 1)) return null;
  const last = points.findLastIndex((point) => !leads(point));
  const [before, after] = [points[last], points[last + 1]];
  if (!before || !after) return null;
  const fault = faults.find(
    ({ step, seat, kind }) => kind !== 'held' && step > before.step && step <= after.step && outcome.ranks[seat] !== 1,
  );
  return { before, after, fault: fault ?? null, better: fault ? (before.line[0] ?? null) : null };
}

/** What the board is told of the end: the reader's own land shines, for those who watch the winner's. */
export function reckoningOf({ outcome, live, tally, telling }: TableModel): Reckoning {
  const own = live.you.seats;
  const alone = outcome !== null && new Set(own.map((seat) => outcome.ranks[seat])).size === 1;
  const winners = (outcome?.ranks ?? []).flatMap((rank, seat) => (rank === 1 ? [seat] : []));
  return {
    own: alone ? own : winners,
    won: outcome !== null && moodOf(outcome, own) !== 'lost',
    told: new Set(tally.slice(0, telling.told).map(({ key }) => key)),
  };
}

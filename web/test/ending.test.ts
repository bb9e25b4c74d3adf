import { describe, expect, it } from 'vitest';
import { bundleOf, textsOf } from '../src/lib/texts';
import { marginOf, moodOf, partsOf, readerOf, sidesOf, turningOf } from '../src/table/ending';
import type { Evaluation, Outcome, Row, RowSeat } from '../src/wire';

const t = textsOf([
  bundleOf(
    'en',
    ['score-wood = Wood', 'team-ivory = Ivory', '    .name = Ivory', 'team-red = Red', '    .name = Red'].join('\n'),
  ),
]);
const outcome = (ranks: number[], scores: (number | null)[] = ranks.map(() => null)): Outcome => ({
  ranks,
  scores,
  ending: 'no_turns',
  clause: 'RR-5.9',
});
const rowOf = (places: (string | null)[]): Row =>
  ({ seats: places.map((place, seat) => ({ seat, place }) as RowSeat) }) as unknown as Row;
const point = (step: number, value: number, line: string[] = []): Evaluation => ({
  step,
  sides: [[0], [1]],
  leads: [value, -value],
  chances: [0.5, 0.5],
  measure: 'points',
  best: [],
  line,
  second: null,
  plays: [],
  depth: 3,
  proven: false,
});

describe('the end is told', () => {
  it('to whoever won, lost, drew or watched', () => {
    expect(moodOf(outcome([1, 2]), [0])).toBe('won');
    expect(moodOf(outcome([1, 2]), [1])).toBe('lost');
    expect(moodOf(outcome([1, 2]), [])).toBe('watched');
    expect(moodOf(outcome([1, 1]), [1])).toBe('drawn');
    expect(moodOf(outcome([1, 1]), [])).toBe('drawn');
  });

  it('to those at one device as to the winner, and to those who share a win too', () => {
    expect(moodOf(outcome([2, 1]), [0, 1])).toBe('won');
    expect(moodOf(outcome([1, 1, 3]), [1])).toBe('won');
    expect(moodOf(outcome([1, 1, 3]), [2])).toBe('lost');
  });
});

describe('the sides', () => {
  it('stand in order of rank; of two, the reader’s own is first', () => {
    const names = ['Sigrun', 'Bjarne', 'Torvald'];
    const three = sidesOf(outcome([3, 1, 2], [4, 9, 7]), rowOf([null, null, null]), names, [0], t);
    expect(three.map(({ name, own }) => [name, own])).toEqual([
      ['Bjarne', false],
      ['Torvald', false],
      ['Sigrun', true],
    ]);
    const two = sidesOf(outcome([2, 1], [4, 9]), rowOf([null, null]), names, [0], t);
    expect(two.map(({ name }) => name)).toEqual(['Sigrun', 'Bjarne']);
    const watched = sidesOf(outcome([2, 1], [4, 9]), rowOf([null, null]), names, [], t);
    expect(watched.map(({ name }) => name)).toEqual(['Bjarne', 'Sigrun']);
  });

  it('are teams where the game is one of teams', () => {
    const row = rowOf(['ivory.1', 'red.1', 'ivory.2', 'red.2']);
    const sides = sidesOf(outcome([1, 2, 1, 2], [30, 20, 30, 20]), row, ['a', 'b', 'c', 'd'], [3], t);
    expect(sides.map(({ name, names, own }) => ({ name, names, own }))).toEqual([
      { name: 'Red', names: ['b', 'd'], own: true },
      { name: 'Ivory', names: ['a', 'c'], own: false },
    ]);
  });

  it('know the reader, unless nobody sits here, or several at one device', () => {
    const told = (own: number[]) => sidesOf(outcome([2, 1]), rowOf([null, null]), ['Sigrun', 'Bjarne'], own, t);
    expect(readerOf(told([0]))?.name).toBe('Sigrun');
    expect(readerOf(told([]))).toBeNull();
    expect(readerOf(told([0, 1]))).toBeNull();
  });

  it('are so far apart as their points', () => {
    const sides = sidesOf(outcome([1, 3, 2], [9, 4, 7]), rowOf([null, null, null]), ['a', 'b', 'c'], [1], t);
    expect(marginOf(sides, null)).toMatchObject({ by: 2, other: { name: 'c' } });
    expect(marginOf(sides, sides[2]!)).toMatchObject({ by: -5, other: { name: 'a' } });
    expect(marginOf(sidesOf(outcome([1, 2]), rowOf([null, null]), ['a', 'b'], [0], t), null)).toBeNull();
  });
});

it('tells the parts of an outcome in the title’s words, or by their names', () => {
  expect(partsOf({ ...outcome([1, 2], [3, 1]), parts: { wood: [2, 1], first_home: [1, 0] } }, t)).toEqual([
    { key: 'wood', text: 'Wood', points: [2, 1] },
    { key: 'first_home', text: 'first home', points: [1, 0] },
  ]);
  expect(partsOf(outcome([1, 2]), t)).toEqual([]);
});

describe('the turn that decided', () => {
  const points = [point(0, 0), point(3, 4), point(6, -2, ['g5-g6/j7']), point(9, 3), point(12, 8)];

  it('is the last after which the winner led for good', () => {
    const found = turningOf(points, [], outcome([1, 2]));
    expect([found?.before.step, found?.after.step, found?.fault]).toEqual([6, 9, null]);
  });

  it('names what was given away there, and what was better', () => {
    const fault = {
      step: 9,
      seat: 1,
      loss: 5,
      measure: 'points' as const,
      kind: 'mistake' as const,
      certain: false,
      why: null,
    };
    const early = {
      step: 3,
      seat: 1,
      loss: 9,
      measure: 'points' as const,
      kind: 'blunder' as const,
      certain: false,
      why: null,
    };
    expect(turningOf(points, [early, fault], outcome([1, 2]))).toMatchObject({ fault, better: 'g5-g6/j7' });
    // a fault of the winner did not decide it
    expect(turningOf(points, [{ ...fault, seat: 0 }], outcome([1, 2]))?.fault).toBeNull();
  });

  it('is told of four: the last after which the winner’s chance was the best', () => {
    const stood = [
      [0.3, 0.2, 0.3, 0.2],
      [0.4, 0.1, 0.3, 0.2],
      [0.2, 0.1, 0.3, 0.4],
      [0.5, 0.1, 0.2, 0.2],
      [1, 0, 0, 0],
    ];
    const four = stood.map((chances, number): Evaluation => ({
      ...point(3 * number, 0),
      sides: [[0], [1], [2], [3]],
      leads: [0, 0, 0, 0],
      chances,
      measure: 'chance',
    }));
    const lost = {
      step: 9,
      seat: 3,
      loss: 0.2,
      measure: 'chance' as const,
      kind: 'blunder' as const,
      certain: false,
      why: null,
    };
    const found = turningOf(four, [lost], outcome([1, 2, 3, 4]));
    expect([found?.before.step, found?.after.step, found?.fault, found?.better]).toEqual([6, 9, lost, null]);
    expect(turningOf(four, [], outcome([2, 1, 3, 4]))).toBeNull();
  });

  it('is not told of a draw, nor where the analyst saw it otherwise to the end', () => {
    expect(turningOf(points, [], outcome([1, 1]))).toBeNull();
    expect(turningOf(points, [], outcome([2, 1]))).toBeNull();
    expect(turningOf([], [], outcome([1, 2]))).toBeNull();
  });
});

import { describe, expect, it } from 'vitest';
import en from '../src/texts/en.ftl?raw';
import { companyOf, endOf } from '../src/hall/story';
import { bundleOf, textsOf } from '../src/lib/texts';
import type { Row, RowSeat } from '../src/wire';

const t = textsOf([bundleOf('en', en)]);
const NOW = 1_000_000;
const seat = (number: number, name: string, mine = false): RowSeat => ({
  seat: number,
  kind: 'person',
  place: null,
  name,
  bot: null,
  mine,
  present: true,
  turn: false,
  resigned: false,
  hasty: false,
});
const row = (more: Partial<Row>): Row => ({
  id: 'x',
  game: 'ragnarocks',
  title: 'Oak',
  state: 'over',
  seats: [seat(0, 'Bjarne'), seat(1, 'Sigrun', true)],
  seq: 9,
  updated: new Date(NOW * 1000).toISOString(),
  outcome: null,
  ended_by: 'rules',
  rematch: null,
  pace: 'live',
  halted: null,
  ended: NOW - 300,
  since: null,
  study: null,
  ...more,
});
const ended = (ranks: number[], scores: (number | null)[]) => ({ ranks, scores, ending: 'x', clause: null });
const told = (one: Row): string => endOf(one, 'Ragnarocks', t);

describe('a match that ended', () => {
  it('tells how, with the own points first', () => {
    expect(told(row({ outcome: ended([1, 2], [27, 23]) }))).toBe('Ragnarocks · lost, 23 : 27');
    expect(told(row({ outcome: ended([2, 1], [23, 27]) }))).toBe('Ragnarocks · won, 27 : 23');
    expect(told(row({ outcome: ended([1, 1], [25, 25]) }))).toBe('Ragnarocks · drawn, 25 : 25');
    expect(told(row({ outcome: ended([2, 1], [null, null]) }))).toBe('Ragnarocks · won');
  });

  it('of many, the others follow by rank, and a win can be shared', () => {
    const seats = [seat(0, 'a'), seat(1, 'b', true), seat(2, 'c')];
    expect(told(row({ seats, outcome: ended([3, 1, 1], [1, 9, 9]) }))).toBe('Ragnarocks · win shared, 9 : 9 : 1');
  });

  it('of others tells only the points', () => {
    const seats = [seat(0, 'a'), seat(1, 'b')];
    expect(told(row({ seats, outcome: ended([2, 1], [3, 4]) }))).toBe('Ragnarocks, 4 : 3');
  });

  it('says against whom and when', () => {
    expect(companyOf(row({}), t, 'en', NOW * 1000)).toBe('against Bjarne · 5 minutes ago');
  });
});

it('a running match says since when somebody is waited for', () => {
  const live = row({ state: 'live', ended: null, since: NOW - 7200 });
  expect(companyOf(live, t, 'en', NOW * 1000)).toBe('against Bjarne · asked 2 hours ago');
  expect(companyOf({ ...live, since: null }, t, 'en', NOW * 1000)).toBe('against Bjarne');
});

import { FluentResource } from '@fluent/bundle';
import { readFileSync } from 'node:fs';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { keepMet, metBefore, noteOf, plainRef } from '../src/practice/coaching';
import { lastDecision, ownSeats, reasonsOf } from '../src/practice/practising';
import { bundleOf, textsOf } from '../src/lib/texts';
import type { AskView, Hint, Row, RowSeat } from '../src/wire';

const seat = (number: number, kind: RowSeat['kind'], mine = false): RowSeat => ({
  seat: number,
  kind,
  place: null,
  name: null,
  bot: kind === 'bot' ? 'thrall' : null,
  mine,
  present: true,
  turn: false,
  resigned: false,
  hasty: false,
});
const row = (seats: RowSeat[], more: Partial<Row> = {}): Row => ({
  id: 'x',
  game: 'ragnarocks',
  title: 'Oak',
  state: 'live',
  seats,
  seq: 9,
  updated: '',
  outcome: null,
  ended_by: null,
  rematch: null,
  pace: 'live',
  halted: null,
  ended: null,
  since: null,
  study: null,
  ...more,
});

describe('who may practise', () => {
  const me = seat(0, 'person', true);
  it.each([
    ['against a bot', row([me, seat(1, 'bot')]), [0]],
    ['against the rules', row([seat(0, 'automaton'), seat(1, 'person', true)]), [1]],
    ['in two seats of one’s own', row([me, seat(1, 'person', true), seat(2, 'bot')]), [0, 1]],
    ['with another person', row([me, seat(1, 'person')]), []],
    ['with a person whose seat a bot holds', row([me, { ...seat(1, 'person'), bot: 'thrall' }]), []],
    ['with somebody at the same device', row([me, seat(1, 'hotseat', true)]), []],
    ['while a seat is free', row([me, seat(1, 'open')]), []],
    ['in a lesson', row([me, seat(1, 'bot')], { study: { kind: 'lesson', of: 'walls', step: 0 } }), []],
    ['in practice', row([me, seat(1, 'bot')], { study: { kind: 'practice', of: 'x', step: 0 } }), [0]],
    ['as an onlooker', row([seat(0, 'bot'), seat(1, 'bot')]), []],
    ['nowhere yet', null, []],
  ])('%s', (_, table, seats) => expect(ownSeats(table)).toEqual(seats));
});

describe('the last decision of one’s own', () => {
  const movers = [null, 0, 0, 1, 1, 0, 1];
  it.each([
    [6, 4],
    [4, 1],
    [1, 0],
    [0, null],
    [99, 4],
  ])('of the entries up to %i is just after step %s', (upto, step) =>
    expect(lastDecision(movers, [0], upto)).toBe(step),
  );
});

describe('why a thing is advised', () => {
  const t = textsOf([
    bundleOf(
      'en',
      [
        'hint-only = only',
        'hint-plain = plain',
        'hint-points = { $n } more than { $instead }',
        'hint-points-close = close to { $instead }',
        'hint-chance = { $percent } % more than { $instead }',
        'hint-chance-close = as good as { $instead }',
        'hint-worlds = better in { $better } of { $worlds }',
        'hint-told-battle-won = a battle in { $here }, otherwise { $instead }',
        'hint-others-pillaged = others in { $here }, otherwise { $instead }',
      ].join('\n'),
    ),
  ]);
  const hint = (more: Partial<Hint>): Hint => ({
    seq: 3,
    seat: 0,
    ref: 'hex:a1',
    measure: 'points',
    gain: 2.2,
    instead: 'do:pass',
    only: false,
    better: 0,
    worlds: 0,
    happenings: [],
    ...more,
  });
  const battle = { kind: 'battle_won', mine: true, here: 7, instead: 2 };
  const pillaged = { kind: 'pillaged', mine: false, here: 1, instead: 5 };

  it.each<[string, Partial<Hint>, string[]]>([
    ['the only thing', { only: true, gain: null, instead: null }, ['only']],
    ['nobody compared it', { gain: null, instead: null }, ['plain']],
    ['by points', {}, ['2 more than pass']],
    ['by less than half a point', { gain: 0.3 }, ['close to pass']],
    [
      'by chance',
      { measure: 'chance', gain: 0.062, better: 8, worlds: 10 },
      ['6 % more than pass', 'better in 8 of 10'],
    ],
    ['as good, and no better', { measure: 'chance', gain: 0.001, better: 4, worlds: 10 }, ['as good as pass']],
    [
      'by what happens',
      {
        measure: 'chance',
        gain: 0.1,
        better: 9,
        worlds: 10,
        happenings: [{ ...battle, kind: 'unknown' }, battle, pillaged],
      },
      ['10 % more than pass', 'a battle in 7, otherwise 2', 'others in 1, otherwise 5', 'better in 9 of 10'],
    ],
  ])('%s', (_, more, said) => expect(reasonsOf(hint(more), t)).toEqual(said));
});

describe('the coach', () => {
  const t = textsOf([bundleOf('en', 'coach-draft-pick = Keep one.')]);
  const ask = (prompt: string, ...options: string[]) => ({ prompt, options }) as unknown as AskView;

  beforeEach(() => {
    const kept = new Map<string, string>();
    vi.stubGlobal('localStorage', {
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, value: string) => void kept.set(key, value),
    });
  });

  it('explains each question once, in the first two matches', () => {
    const draft = ask('draft_pick', 'do:pass');
    expect(noteOf(draft, new Set(), 0, t)).toEqual({ about: 'draft_pick', ref: null });
    expect(noteOf(draft, new Set(['draft_pick']), 1, t)).toBeNull();
    expect(noteOf(draft, new Set(), 2, t)).toBeNull();
    expect(noteOf(ask('other', 'do:pass'), new Set(), 0, t)).toBeNull();
  });
  it('introduces what is new, one thing at a time, whichever copy it is', () => {
    const hand = ask('play', 'do:pass', 'hex:a1', 'card:troll.2', 'store>card:odin.1');
    expect(noteOf(hand, new Set(), 5, t)).toEqual({ about: 'card:troll', ref: 'card:troll' });
    expect(noteOf(hand, new Set(['card:troll']), 5, t)).toEqual({ about: 'card:odin', ref: 'card:odin' });
    expect(noteOf(hand, new Set(['card:troll', 'card:odin']), 5, t)).toBeNull();
    expect(noteOf(hand, new Set(), 10, t)).toBeNull();
    expect(plainRef('monster:garm')).toBe('monster:garm');
  });
  it('remembers at this device what was met, title by title', () => {
    keepMet('lords', new Set(['a']));
    keepMet('reavers', new Set(['b', 'c']));
    expect([...metBefore('lords')]).toEqual(['a']);
    expect([...metBefore('reavers')]).toEqual(['b', 'c']);
    expect([...metBefore('other')]).toEqual([]);
    localStorage.setItem('meadhall.coach', 'torn');
    expect([...metBefore('lords')]).toEqual([]);
  });
});

describe('practice in two languages', () => {
  it.each(['practice', 'table/keys'])('says the same things in %s', (folder) => {
    const [english, german] = ['en', 'de'].map((lang) =>
      new FluentResource(readFileSync(new URL(`../src/${folder}/${lang}.ftl`, import.meta.url), 'utf8')).body.map(
        ({ id, attributes }) => [id, ...Object.keys(attributes)],
      ),
    );
    expect(german).toEqual(english);
    expect(english!.length).toBeGreaterThan(20);
  });
});

import { describe, expect, it } from 'vitest';
import type { Log } from '../../table/scene';
import { answering, duesOf, fatesOf, placeOf, stepOf, storyOf, sumOf, wouldBe } from './battle';
import type { BattleSide, BattleTable, Part } from './view';

const region = 'region:5';
const side = (seat: number, began: string[], extra: Partial<BattleSide> = {}): BattleSide => ({
  seat,
  cards: [],
  passed: false,
  armies: 0,
  total: 0,
  parts: [],
  symbols: 0,
  casualties: null,
  began,
  from: [],
  refuge: null,
  routed: [],
  ...extra,
});
const log = (...events: Record<string, unknown>[]): Log => [events] as unknown as Log;
const began = { kind: 'battle', region, attacker: 0, defender: 1 };
const older = { kind: 'army_lowered', seat: 0, region, value: 1, before: 2 };
const counted = { kind: 'battle_counted', region, winner: 1, values: [7, 8] };

describe('what became of the Armies', () => {
  it('is followed from the beginning of this Battle on', () => {
    const told = log(
      older,
      began,
      counted,
      { kind: 'army_lowered', seat: 0, region, value: 2, before: 3 },
      { kind: 'army_killed', seat: 0, region, value: 1 },
      { kind: 'army_withdrawn', seat: 0, from: region, to: 'region:6', value: 2 },
    );
    expect(fatesOf(told, region, side(0, ['army:0.5.3', 'army:0.5.1']))).toEqual([
      { before: 3, now: 2, dead: false, to: 'region:6' },
      { before: 1, now: 1, dead: true, to: null },
    ]);
  });

  it('is not changed by what happens elsewhere or to the other side', () => {
    const told = log(began, { kind: 'army_lowered', seat: 1, region, value: 1, before: 2 });
    expect(fatesOf(told, region, side(0, ['army:0.5.2']))[0]).toMatchObject({ before: 2, now: 2 });
  });

  it('of Armies alike the first answers', () => {
    const fates = fatesOf(log(began), region, side(0, ['army:0.5.2', 'army:0.5.2', 'army:0.5.3']));
    expect(answering(fates, 0, region)).toEqual(['army:0.5.2', null, 'army:0.5.3']);
  });
});

describe('what is due', () => {
  it('is due from each of two Armies that are alike, and from none that is gone', () => {
    const army = 'army:0.5.2';
    const losses = [
      { army, n: 1 },
      { army, n: 2 },
    ];
    const casualties = { due: 3, taken: 0, losses, clause: 'LR-31.19' };
    const own = side(0, [army, army, 'army:0.5.3'], { casualties });
    expect(duesOf(fatesOf(log(began), region, own), own, region)).toEqual([1, 2, 0]);
    const gone = fatesOf(log(began, { kind: 'army_killed', seat: 0, region, value: 2 }), region, own);
    expect(duesOf(gone, own, region)).toEqual([0, 1, 0]);
    expect(duesOf(gone, side(0, [army]), region)).toEqual([0, 0, 0]);
  });
});

describe('a ghost', () => {
  it('is what the pointed Army would be, or nothing', () => {
    const now = ['army:0.5.2', 'army:0.5.4', 'army:1.5.3'];
    expect(wouldBe(now, ['army:0.5.2', 'army:0.5.3', 'army:1.5.3'], 'army:0.5.4')).toBe(3);
    expect(wouldBe(now, ['army:0.5.4', 'army:1.5.3'], 'army:0.5.2')).toBe(0);
    expect(wouldBe(now, now, 'army:0.5.2')).toBeNull();
  });
});

describe('the sum', () => {
  const own = side(0, ['army:0.5.3', 'army:0.5.2'], {
    total: 4,
    parts: [
      { kind: 'army', ref: 'army:0.5.2', n: 2 },
      { kind: 'card', ref: 'card:spear.1', n: 1 },
      { kind: 'hero', ref: 'card:ragnar', n: 1 },
    ],
  });
  const battle = { region, step: 'loser', winner: 1, tie: null, sides: [own, side(1, [])], order: [] } as BattleTable;

  it('is what stands, until it is compared', () => {
    expect(sumOf(log(began), battle, own)).toEqual({ parts: own.parts, total: 4 });
  });

  it('has the Army that came to support among those that stood there, before the count and after it', () => {
    const parts: Part[] = [
      { kind: 'army', ref: 'army:1.5.2', n: 2 },
      { kind: 'support', ref: 'army:1.5.2', n: 2 },
      { kind: 'temple', ref: region, n: 4 },
    ];
    const follower = side(1, ['army:1.5.2', 'army:1.5.2'], { total: 8, parts });
    const fight = { ...battle, sides: [own, follower] };
    const came = { kind: 'army_supports', seat: 1, from: 'region:6', to: region, value: 2 };
    expect(sumOf(log(came, began), fight, follower).parts).toEqual(parts);
    const lowered = { kind: 'army_lowered', seat: 1, region, value: 1, before: 2 };
    expect(sumOf(log(came, began, counted, lowered), fight, follower)).toEqual({ parts, total: 8 });
    const elsewhere = { ...came, to: 'region:7' };
    expect(sumOf(log(elsewhere, began, counted), fight, follower).parts[1]).toMatchObject({ kind: 'army' });
  });

  it('stays what was compared when Armies fall afterwards', () => {
    const fallen = log(
      began,
      counted,
      { kind: 'army_lowered', seat: 0, region, value: 2, before: 3 },
      { kind: 'army_killed', seat: 0, region, value: 2 },
    );
    const { parts, total } = sumOf(fallen, battle, own);
    expect(total).toBe(7);
    expect(parts.map((part) => part.n)).toEqual([3, 2, 1, 1]);
  });

  it('gives what hung on the Armies back to what it hung on', () => {
    const fallen = log(began, { ...counted, values: [8, 8] });
    expect(sumOf(fallen, battle, own).parts.at(-1)).toMatchObject({ ref: 'card:ragnar', n: 2 });
  });
});

describe('the story', () => {
  it('keeps the values, the withdrawal and who took the Region', () => {
    const told = log(
      began,
      counted,
      { kind: 'army_withdrawn', seat: 0, from: region, to: 'region:6', value: 2 },
      { kind: 'control', seat: 1, region },
      { kind: 'battle_over', region, winner: 1 },
    );
    expect(storyOf(told, region)).toEqual({
      counted: { values: [7, 8], winner: 1 },
      withdrawn: [{ seat: 0, to: 'region:6' }],
      control: 1,
      over: true,
    });
  });

  it('knows the place of a card among all, and that something may come before the cards', () => {
    const order = [
      { seat: 1, card: 'card:axe.1' },
      { seat: 0, card: 'card:bow.2' },
    ];
    expect(placeOf({ order }, 'card:bow.2')).toBe(2);
    expect(stepOf({ step: 'before' })).toBe(-1);
    expect(stepOf({ step: 'winner' })).toBe(4);
  });
});

import { describe, expect, it } from 'vitest';
import { gathering, picking, rerolling } from '../../../test/reavers/fixtures';
import type { Pointing } from '../../table/scene';
import type { View } from '../../wire';
import { fresh, isWon, marked, short, stepOf, STEPS, Throwing } from './combat.svelte';
import { rolledOf } from './motion.svelte';
import { tableOf } from './view';

const combatOf = (view: View) => tableOf(view).combat!;

/** Answers nothing, and keeps what was pointed at. */
function hand(view: View): Pointing & { pointed: string[] } {
  const pointed: string[] = [];
  return {
    ...{ pointed, refused: new Map(), mine: true, hovered: null, focused: null, chosen: null },
    offered: new Set(view.ask?.options ?? []),
    point: (ref) => void pointed.push(ref),
  };
}

describe('the combat', () => {
  it('is gathered, then rolled, then saved by Favor', () => {
    const name = (view: View) => STEPS.sea[stepOf(combatOf(view), null)];
    expect(name(gathering)).toBe('gather');
    expect(name(rerolling)).toBe('favor');
    const won = { ...combatOf(rerolling), shown: [2, 1, 1, 1, 0], successes: 5 };
    expect(isWon(won)).toBe(true);
    expect(STEPS.sea[stepOf(won, null)]).toBe('reward');
    expect(isWon(combatOf(gathering))).toBe(false);
  });

  it('counts what is missing', () => {
    expect(short(combatOf(rerolling))).toBe(2);
    expect(short({ ...combatOf(rerolling), successes: 9 })).toBe(0);
  });

  it('marks dice by what they show, each once', () => {
    expect(marked([1, 1, 1, 0, 0], [0, 0])).toEqual([false, false, false, true, true]);
    expect(marked([2, 1, 1, 0], [1])).toEqual([false, false, true, false]);
    expect(marked([1, 0], [0, 0])).toEqual([false, true]);
  });

  it('knows which dice of a throw are new', () => {
    expect(fresh([1, 1, 0, 0, 0], [1, 1, 1, 0, 0])).toEqual([false, false, true, false, false]);
    expect(fresh(null, [2, 0])).toEqual([false, false]);
  });
});

describe('dice on the bench', () => {
  const after = (shown: number[]): View => ({
    ...rerolling,
    table: { ...tableOf(rerolling), combat: { ...combatOf(rerolling), shown } },
  });

  it('tumble all at the first roll, and then only those that were picked', () => {
    expect(rolledOf(gathering, rerolling)).toEqual([true, true, true, true, true]);
    const both = { ...picking, table: { ...tableOf(picking), combat: { ...combatOf(picking), picked: [0, 0] } } };
    expect(rolledOf(both, after([2, 1, 1, 1, 0]))).toEqual([true, false, false, false, true]);
    expect(rolledOf(both, after([1, 1, 1, 1, 0]))).toEqual([false, false, false, true, true]);
  });
});

describe('a throw', () => {
  it('picks the best dice until somebody picks others', () => {
    const throwing = new Throwing();
    const combat = combatOf(rerolling);
    throwing.see(combat);
    expect(throwing.picks(combat, 'favor_reroll')).toEqual([false, false, false, true, true]);
    throwing.toggle(combat, 2);
    expect(throwing.picks(combat, 'favor_reroll')).toEqual([false, false, true, true, true]);
    throwing.best();
    expect(throwing.picks(combat, 'favor_reroll')).toEqual([false, false, false, true, true]);
  });

  it('shows what is picked once the Favor is paid', () => {
    expect(new Throwing().picks(combatOf(picking), 'reroll_die')).toEqual([false, false, false, false, true]);
  });

  it('forgets what was picked when other dice lie there', () => {
    const throwing = new Throwing();
    const combat = combatOf(rerolling);
    throwing.see(combat);
    throwing.toggle(combat, 0);
    throwing.see({ ...combat, shown: [2, 1, 1, 0, 0] });
    expect(throwing.picks(combat, 'favor_reroll')).toEqual([false, false, false, true, true]);
  });

  it('goes out as one answer after the other: Favor, dice, roll', () => {
    const throwing = new Throwing();
    const combat = combatOf(rerolling);
    const [paying, first] = [hand(rerolling), hand(picking)];
    throwing.throw(combat, paying);
    expect(paying.pointed).toEqual(['do:reroll']);
    throwing.go(picking, first);
    throwing.go(picking, first);
    throwing.go(picking, first);
    throwing.go(picking, first);
    expect(first.pointed).toEqual(['combat:0', 'combat:0', 'do:roll']);
  });

  it('stops where the rules ask something else', () => {
    const throwing = new Throwing();
    const other = hand(gathering);
    throwing.throw(combatOf(rerolling), hand(rerolling));
    throwing.go(gathering, other);
    throwing.go(picking, other);
    expect(other.pointed).toEqual([]);
  });
});

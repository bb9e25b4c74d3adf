import { describe, expect, it } from 'vitest';
import { foreseen, names, scene, t, viewOf } from '../../../test/bloodrage';
import { forecastText, pageOf } from './lectern';

/** The page of the lectern in one study, as rows of numbers and lines of words. */
const read = (name: string, ref: string, knows = true) => {
  const page = pageOf(viewOf(name), scene, ref, t, names, knows ? foreseen(name, ref) : null)!;
  return { rows: page.rows.map(({ seat, value }) => [seat, value]), lines: page.lines, title: page.title };
};

describe('the lectern', () => {
  it('tells everybody’s strength as the rules count it, the strongest first', () => {
    const { rows } = read('turn', 'province:gimle', false);
    expect(rows).toEqual([
      [0, '9'],
      [1, '1'],
    ]);
  });

  it('tells what a pillage would bring, and who may come', () => {
    const { lines } = read('pillage', 'province:utgard');
    expect(lines.at(-1)).toBe('Can answer from next door: Torvald 2 (2).');
    expect(read('pillage', 'province:gimle').lines).toEqual([
      'Success raises Axes 4.',
      'A won battle: 4 glory more.',
      'Nobody can come from next door.',
    ]);
  });

  it('tells both ends of a march as the rules foresee them', () => {
    expect(read('march', 'figure:wolf.warrior.gimle').rows).toEqual([
      [0, '3'],
      [0, '8'],
    ]);
    expect(read('march', 'figure:wolf.leader').rows).toEqual([
      [0, '4'],
      [0, '6'],
    ]);
    expect(read('march', 'figure:wolf.leader', false).rows[0]).toEqual([0, '…']);
  });

  it('tells how strong all would be where they march, or that not all find room', () => {
    const tree = read('march to the tree', 'province:yggdrasil');
    expect(tree.rows).toEqual([[0, '7']]);
    const { rows, lines } = read('march to', 'province:andlang');
    expect(rows).toEqual([
      [0, '…'],
      [1, '2'],
    ]);
    expect(lines).toHaveLength(1);
  });

  it('tells what an answer to the call would change', () => {
    expect(read('call', 'figure:raven.warrior.andlang').rows).toEqual([
      [1, '1'],
      [0, '1'],
      [1, '1'],
    ]);
  });

  it('tells strength and Rage after a landing, ashore and afloat', () => {
    const page = read('invade', 'province:gimle');
    expect(page.rows).toEqual([
      [0, '0 → 1'],
      [1, '1'],
    ]);
    expect(page.lines.at(-1)).toBe('5 Rage left of 6');
    const sea = read('sail', 'fjord:north_west');
    expect(sea.rows).toContainEqual([0, '1 → 3']);
    expect(sea.lines.at(-1)).toBe('4 Rage left of 6');
    expect(read('invade', 'province:gimle', false).rows[0]).toEqual([0, '0']);
  });

  it('tells price and strength of who waits, what a stat would be worth, and when it is legendary', () => {
    expect(read('turn', 'figure:wolf.warrior.reserve', false).lines).toEqual(['Invades for 1 Rage, strength 1.']);
    const rage = read('raise', 'stat:rage');
    expect(rage.title).toBe('Rage: 8 → 9');
    expect(rage.lines.at(-1)).toBe('Legendary at the end: 10 glory.');
    expect(read('raise', 'stat:axes').lines).toHaveLength(1);
  });

  it('is a sentence on a phone', () => {
    const ref = 'province:gimle';
    expect(forecastText(viewOf('invade'), scene, ref, t, names, foreseen('invade', ref))).toContain(
      'you: your strength 0 → 1; Torvald: warrior 1.',
    );
    expect(forecastText(viewOf('turn'), scene, 'card:a1-troll.1', t, names, null)).toBeNull();
  });
});

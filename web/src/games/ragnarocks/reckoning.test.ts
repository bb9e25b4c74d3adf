import { describe, expect, it } from 'vitest';
import { content, study, texts } from '../../../test/ragnarocks';
import type { Outcome, View } from '../../wire';
import { layoutOf } from './geometry';
import { heartOf, landsOf, tally } from './reckoning';
import { tableOf } from './view';

const t = texts('en');
const lone = study('single hex');
const ivory = tableOf(lone).sides.ivory.seats[0] ?? 0;

/** The match as it would stand if it had ended with so many points of land for ivory. */
function ended(land: number, more: Record<string, number[]> = {}): { view: View; outcome: Outcome } {
  const points = [0, 0];
  points[ivory] = land;
  const outcome = {
    ranks: [1, 1],
    scores: points,
    ending: 'no_turns',
    clause: 'RR-5.9',
    parts: { land: points, ...more },
  };
  return { view: { ...lone, outcome }, outcome };
}

describe('the reckoning of the island', () => {
  it('has a line for every land that the rules count', () => {
    const { view, outcome } = ended(1);
    expect(landsOf(view)).toEqual([{ key: 'land hex:a1', side: 'ivory', points: 1, hexes: ['hex:a1'] }]);
    const [line, ...rest] = tally({ view, content, log: [], outcome, upright: false, t });
    expect([line?.key, line?.points[ivory], rest]).toEqual(['land hex:a1', 1, []]);
  });

  it('keeps to what the rules say where they count something else', () => {
    // Hel has runestones instead of land (RR-6.6)
    const stones = [0, 0];
    stones[ivory] = 9;
    const { view, outcome } = ended(0, { hel: stones });
    expect(landsOf(view)).toEqual([]);
    expect(tally({ view, content, log: [], outcome, upright: false, t })).toEqual([
      { key: 'hel', text: 'Runestones for Hel', points: stones },
    ]);
  });

  it('tells nothing of land while a match goes on, nor after a win at once', () => {
    expect(landsOf(lone)).toEqual([]);
    expect(
      landsOf({ ...lone, outcome: { ranks: [1, 2], scores: [null, null], ending: 'idun', clause: 'RR-31.2' } }),
    ).toEqual([]);
  });

  it('puts the number on a hex without a Viking, if there is one', () => {
    const layout = layoutOf(content, false);
    const [viking] = tableOf(lone).sides.ivory.vikings;
    expect(heartOf(layout, tableOf(lone), ['hex:e5', 'hex:e6', 'hex:e7'])).toBe('hex:e6');
    expect(heartOf(layout, tableOf(lone), [viking!, 'hex:e7'])).toBe('hex:e7');
  });
});

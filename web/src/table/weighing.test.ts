import { describe, expect, it } from 'vitest';
import type { Asked } from '../wire';
import { decisionOf, letterOf, weigh } from './weighing';

const near = { clause: 'XX-1.1', what: 'near', best: 'lowest' as const, source: null };
const units = { clause: 'XX-1.2', what: 'units', best: 'highest' as const, source: 'card:b' };
const of = (because: Asked['because']): Asked => ({
  seat: 0,
  prompt: 'invade',
  about: {},
  clauses: ['XX-1'],
  ...(because ? { because } : {}),
});
const target = of({
  question: 'target',
  comparisons: [near, units],
  candidates: [
    { ref: 'region:1', numbers: [1, 3], aside: 'XX-1.2' },
    { ref: 'region:2', numbers: [1, 5], aside: null },
    { ref: 'region:3', numbers: [null], aside: 'XX-1.1' },
    { ref: 'region:4', numbers: [], aside: 'XX-1.9' },
  ],
  taken: 'region:2',
  decided: 'XX-1.2',
});

describe('a decision of an automaton', () => {
  it('strikes the number at which each fell, and leaves later ones unread', () => {
    const { compared, columns, between } = weigh(target);
    expect(compared.map(({ letter, fate }) => [letter, fate])).toEqual([
      ['A', 'left'],
      ['B', 'taken'],
      ['C', 'left'],
    ]);
    expect(compared.map(({ cells }) => cells.map(({ state }) => state))).toEqual([
      ['kept', 'fell'],
      ['kept', 'kept'],
      ['fell'],
    ]);
    expect(columns.map(({ decided }) => decided)).toEqual([false, true]);
    expect(between).toMatchObject({ best: 5, next: 3, column: { source: 'card:b' } });
  });

  it('does not look at what comes after the one is found', () => {
    const sooner = of({ ...target.because!, candidates: target.because!.candidates.slice(1) });
    const { compared, equal, between } = weigh(sooner);
    expect(compared[0]!.cells.map(({ state }) => state)).toEqual(['kept', 'unread']);
    expect(between).toMatchObject({ best: 1, next: null });
    expect(equal).toEqual([]);
  });

  it('keeps those apart that were never compared, by clause; many have no letters', () => {
    const many = Array.from({ length: 7 }, (_, k) => ({ ref: `region:${10 + k}`, numbers: [], aside: 'XX-2.2' }));
    const { asides } = weigh(of({ ...target.because!, candidates: [...target.because!.candidates, ...many] }));
    expect(asides.map(({ clause, weights }) => [clause, weights.length, weights[0]!.letter])).toEqual([
      ['XX-1.9', 1, 'D'],
      ['XX-2.2', 7, ''],
    ]);
  });

  it('is a step where nothing is chosen, and nobody else’s', () => {
    expect(weigh(of(undefined))).toMatchObject({ because: null, compared: [], between: null });
    const view = { automata: [0], asked: [target], outcome: null } as never;
    expect(decisionOf(view)?.because?.taken).toBe('region:2');
    expect(decisionOf({ automata: [1], asked: [target], outcome: null } as never)).toBeNull();
  });

  it('has letters enough', () => {
    expect([0, 25, 26, 53].map(letterOf)).toEqual(['A', 'Z', 'AA', 'BB']);
  });
});

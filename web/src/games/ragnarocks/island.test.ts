import { describe, expect, it } from 'vitest';
import { foreseen, study } from '../../../test/ragnarocks';
import { arranged } from '../../kit/pieces';
import { owners, tracesOf, vikingsOn } from './island';
import { tableOf } from './view';

const start = tableOf(study('start'));
const after = tableOf(study('after'));

describe('what lies on the island', () => {
  it('keeps each Viking its piece, whoever moves', () => {
    const before = arranged([], vikingsOn(start));
    const now = arranged(before, vikingsOn(tableOf(foreseen('move', 'd6').view)));
    const moved = before.find(({ place }) => place === 'hex:a3');
    expect(now.find(({ place }) => place === 'hex:d6')?.key).toBe(moved?.key);
    expect(new Set(now.map(({ key }) => key)).size).toBe(6);
  });

  it('has an owner for land that nobody fights for', () => {
    expect([...owners(tableOf(study('single hex')))]).toEqual([['hex:a1', 'ivory']]);
    expect([...owners(tableOf(foreseen('pocket', 'b2').view))]).toEqual([
      ['hex:a1', 'wild'],
      ['hex:c1', 'wild'],
      ['hex:c2', 'wild'],
    ]);
    expect(vikingsOn(tableOf(study('single hex')))).toContainEqual({ kind: 'ivory', place: 'hex:a1', settled: true });
  });

  it('is nobody’s before the match, and not wild either', () => {
    expect(owners(tableOf(study('draft'))).size).toBe(0);
  });
});

describe('what was done last', () => {
  it('is nothing at the start, then this turn so far, then the turn before', () => {
    expect(tracesOf(start)).toEqual({ ways: [], fresh: [], cleared: [] });
    expect(tracesOf(tableOf(study('swap'))).ways).toEqual([{ from: 'hex:b3', to: 'hex:b2' }]);
    expect(tracesOf(after)).toEqual({ ways: [{ from: 'hex:a3', to: 'hex:d6' }], fresh: ['hex:g9'], cleared: [] });
  });

  it('may be a path over several hexes, and a stone that is gone', () => {
    const last = { ...after.last!, paths: [['hex:j4', 'hex:j2', 'hex:g2']], cleared: ['hex:e5'] };
    const { ways, cleared } = tracesOf({ ...after, last });
    expect(ways).toEqual([
      { from: 'hex:j4', to: 'hex:j2' },
      { from: 'hex:j2', to: 'hex:g2' },
    ]);
    expect(cleared).toEqual(['hex:e5']);
  });
});

import { describe, expect, it } from 'vitest';
import { fold } from '../src/lib/fold';
import type { Patch } from '../src/wire';
import stories from './fold.json';

/** Views of real matches with the patches between them, as the server makes them (tests/kernel/folding.py). */
interface Story {
  what: string;
  before: object;
  patches: Patch[];
  after: object;
}

describe('fold', () => {
  for (const { what, before, patches, after } of stories as unknown as Story[]) {
    it(`gives what the server sees: ${what}`, () => {
      const said = JSON.stringify(before);
      const folded = patches.reduce((view, patch) => fold(view, patch), before);
      expect(folded).toEqual(after);
      expect(JSON.stringify(folded)).toBe(JSON.stringify(after)); // the order of keys, too
      expect(JSON.stringify(before)).toBe(said);
    });
  }

  it('shares what has not changed', () => {
    const view = { board: { hexes: [1, 2] }, turn: 1 };
    const next = fold(view, { '=turn': 2 });
    expect(next.board).toBe(view.board);
    expect(fold(view, {})).toEqual(view);
  });
});

import { describe, expect, it } from 'vitest';
import { sameAsk } from '../src/table/ask';

const ask = (more: object = {}) => ({
  seat: 0,
  prompt: 'draft_pick',
  about: {},
  options: ['card:a', 'card:b'],
  refusals: {},
  clauses: [],
  ...more,
});

describe('a question put to several', () => {
  it('stands as it was while only others answer', () => {
    expect(sameAsk(ask(), ask())).toBe(true);
  });

  it('is another one for another seat, another prompt, other options, or none', () => {
    expect(sameAsk(ask(), ask({ seat: 1 }))).toBe(false);
    expect(sameAsk(ask(), ask({ prompt: 'battle_card' }))).toBe(false);
    expect(sameAsk(ask(), ask({ options: ['card:a'] }))).toBe(false);
    expect(sameAsk(ask(), ask({ options: ['card:b', 'card:a'] }))).toBe(false);
    expect(sameAsk(null, null)).toBe(false);
    expect(sameAsk(ask(), null)).toBe(false);
  });
});

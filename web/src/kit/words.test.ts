import { describe, expect, it } from 'vitest';
import { sentence, unstopped } from './words';

describe('a sentence', () => {
  it('has a capital letter and one full stop', () => {
    expect(sentence('too few Runes')).toBe('Too few Runes.');
    expect(sentence('Is it so?')).toBe('Is it so?');
    expect(sentence('')).toBe('');
  });

  it('leaves its full stop to what follows', () => {
    expect(unstopped('Your Armies move.')).toBe('Your Armies move');
    expect(unstopped('Is it so?')).toBe('Is it so?');
    expect(unstopped('Prepare')).toBe('Prepare');
  });
});

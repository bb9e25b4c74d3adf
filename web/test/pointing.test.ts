import { describe, expect, it } from 'vitest';
import { Pointer } from '../src/table/pointing.svelte';
import type { AskView } from '../src/wire';

const ask: AskView = {
  seat: 0,
  prompt: 'move_to',
  about: {},
  options: ['hex:a1', 'hex:a2'],
  refusals: { 'hex:a3': 'RR-3.14' },
  clauses: [],
};

function table(now: AskView | null) {
  const told: string[] = [];
  const pointer = new Pointer({
    ask: () => now,
    answer: (ref) => told.push(`answer ${ref}`),
    thud: (ref) => told.push(`thud ${ref}`),
    armed: (ref) => told.push(`armed ${ref}`),
  });
  return { pointer, told };
}

describe('pointing', () => {
  it('answers at once with the mouse and with the keys', () => {
    const { pointer, told } = table(ask);
    pointer.point('hex:a1', 'mouse');
    pointer.point('hex:a2', 'key');
    expect(told).toEqual(['answer hex:a1', 'answer hex:a2']);
    expect(pointer.chosen).toBe('hex:a2');
  });
  it('arms with the first tap and answers with the second', () => {
    const { pointer, told } = table(ask);
    pointer.point('hex:a1', 'touch');
    expect(pointer.hovered).toBe('hex:a1');
    pointer.point('hex:a2', 'touch');
    pointer.point('hex:a2', 'touch');
    expect(told).toEqual(['armed hex:a1', 'armed hex:a2', 'answer hex:a2']);
  });
  it('thuds at what is refused and keeps the reason on show', () => {
    const { pointer, told } = table(ask);
    pointer.point('hex:a3', 'mouse');
    expect(told).toEqual(['thud hex:a3']);
    expect(pointer.scolded).toBe('hex:a3');
    pointer.point('hex:b9', 'mouse');
    expect(pointer.scolded).toBeNull();
    expect(told).toHaveLength(1);
  });
  it('does nothing while nothing is asked', () => {
    const { pointer, told } = table(null);
    pointer.point('hex:a1', 'mouse');
    expect(told).toEqual([]);
    expect(pointer.mine).toBe(false);
    expect(pointer.offered.size).toBe(0);
  });
  it('forgets the old ask when a new one opens', () => {
    const { pointer } = table(ask);
    pointer.point('hex:a1', 'touch');
    pointer.rest();
    expect([pointer.armed, pointer.hovered, pointer.chosen]).toEqual([null, null, null]);
  });
});

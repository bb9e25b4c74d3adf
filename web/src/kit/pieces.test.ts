import { describe, expect, it } from 'vitest';
import { arranged, type Kept, type Wanted } from './pieces';

const wanted = (...names: string[]): Wanted[] =>
  names.map((name) => ({ kind: name.split('@')[0] as string, place: name.split('@')[1] as string }));
const told = (pieces: readonly Kept<Wanted>[]) => pieces.map(({ key, place, spot }) => `${key}@${place}.${spot}`);

describe('pieces that are alike', () => {
  it('get keys and the first free spots', () => {
    expect(told(arranged([], wanted('red@a', 'red@a', 'blue@a')))).toEqual(['red-0@a.0', 'red-1@a.1', 'blue-0@a.2']);
  });

  it('keep key and spot where they stay; who moved gets the key that is left over', () => {
    const old = arranged([], wanted('red@a', 'red@a', 'red@b'));
    expect(told(arranged(old, wanted('red@a', 'red@b', 'red@b')))).toEqual(['red-0@a.0', 'red-2@b.0', 'red-1@b.1']);
  });

  it('never share a key, and one that is gone gives its spot free', () => {
    const old = arranged([], wanted('red@a', 'blue@a'));
    const now = arranged(old, wanted('blue@a', 'blue@a', 'red@c'));
    expect(told(now)).toEqual(['blue-0@a.1', 'blue-1@a.0', 'red-0@c.0']);
    expect(arranged(now, wanted('blue@a', 'blue@a', 'red@c'))).toEqual(now);
  });

  it('that bear a mark are told apart by it: the strong Army that stays is the strong one', () => {
    const armies = (...at: [string, string][]): Wanted[] => at.map(([place, mark]) => ({ kind: 'army', place, mark }));
    const old = arranged([], armies(['a', '2'], ['a', '4']));
    expect(told(arranged(old, armies(['b', '2'], ['a', '4'])))).toEqual(['army-0@b.0', 'army-1@a.1']);
    // A value that changed on the spot leaves the piece where it is.
    expect(told(arranged(old, armies(['a', '2'], ['a', '3'])))).toEqual(['army-0@a.0', 'army-1@a.1']);
  });
});

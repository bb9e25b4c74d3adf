import { describe, expect, it } from 'vitest';
import { content, study } from '../../../test/ragnarocks';
import { rune, turf } from './paint';
import { cursorOf, statesOf } from '../../parts/pick';
import { activeOf } from './states';

const pointing = {
  offered: new Set(['hex:a2', 'hex:a3']),
  refused: new Map([['hex:j4', 'RR-3.9']]),
  hovered: null as string | null,
  focused: null as string | null,
  chosen: null as string | null,
};
const none = new Set<string>();

describe('the states of a hex', () => {
  it('is idle when nothing is asked of it', () => {
    expect(statesOf('hex:e5', pointing)).toEqual([]);
    expect(statesOf('hex:e5', { ...pointing, hovered: 'hex:e5' })).toEqual([]);
    expect(cursorOf('hex:e5', pointing)).toBe('default');
  });

  it('is offered, hovered, focused and chosen', () => {
    expect(statesOf('hex:a2', pointing)).toEqual(['offered']);
    expect(statesOf('hex:a2', { ...pointing, hovered: 'hex:a2' })).toEqual(['offered', 'hovered']);
    expect(statesOf('hex:a3', { ...pointing, hovered: 'hex:a2' })).toEqual(['offered']);
    expect(statesOf('hex:a2', { ...pointing, focused: 'hex:a2' })).toEqual(['offered', 'focused']);
    expect(statesOf('hex:a2', { ...pointing, offered: none, chosen: 'hex:a2' })).toEqual(['chosen']);
    expect(cursorOf('hex:a2', pointing)).toBe('pointer');
  });

  it('shows a refusal only where somebody asks for it', () => {
    expect(statesOf('hex:j4', pointing)).toEqual([]);
    expect(statesOf('hex:j4', { ...pointing, hovered: 'hex:j4' })).toEqual(['refused']);
    expect(statesOf('hex:j4', { ...pointing, focused: 'hex:j4' })).toEqual(['refused', 'focused']);
    expect(cursorOf('hex:j4', pointing)).toBe('not-allowed');
  });
});

describe('the fire under the active Viking', () => {
  it('follows the turn; a Viking that a power is about comes first', () => {
    expect(activeOf(study('start'))).toBeNull();
    expect(activeOf(study('move'))).toBe('hex:a3');
    expect(activeOf(study('summon'))).toBe('hex:d6');
    const asked = [{ seat: 0, prompt: 'aegir_hex', about: { viking: 'hex:j4' } }];
    expect(activeOf({ ...study('summon'), asked })).toBe('hex:j4');
  });
});

describe('paint', () => {
  it('is the same for a hex every time, and not for all hexes', () => {
    expect(turf('hex:e5')).toEqual(turf('hex:e5'));
    expect(new Set(content.hexes.map(({ ref }) => JSON.stringify(turf(ref)))).size).toBe(86);
  });

  it('gives every stone a rune by its order', () => {
    expect(rune(0)).toBe('ᚠ');
    expect(rune(24)).toBe('ᚠ');
    expect(new Set(Array.from({ length: 24 }, (_, i) => rune(i))).size).toBe(24);
  });
});

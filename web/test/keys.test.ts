import { describe, expect, it } from 'vitest';
import { readFileSync } from 'node:fs';
import { KEY_HELP } from '../src/table/keyHelp';
import { commandOf } from '../src/table/keys';

const press = (key: string, more: Partial<Record<'shiftKey' | 'ctrlKey' | 'altKey' | 'metaKey', boolean>> = {}) =>
  commandOf({ key, shiftKey: false, ctrlKey: false, altKey: false, metaKey: false, ...more });

describe('the keyboard map', () => {
  it.each([
    ['Enter', 'answer'],
    ['/', 'search'],
    ['u', 'undo'],
    ['U', 'undo'],
    ['Escape', 'back'],
    ['h', 'hand'],
    ['c', 'sheet'],
    ['s', 'seats'],
    ['l', 'saga'],
    ['?', 'rules'],
    ['r', 'replay'],
    [' ', 'skip'],
    ['p', 'pause'],
    ['m', 'mute'],
    ['i', 'hint'],
    ['z', 'decision'],
  ])('%s means %s', (key, command) => {
    expect(press(key)?.do).toBe(command);
  });
  it('walks with Tab and back with Shift Tab', () => {
    expect(press('Tab')).toEqual({ do: 'walk', step: 1 });
    expect(press('Tab', { shiftKey: true })).toEqual({ do: 'walk', step: -1 });
  });
  it('knows the arrows and the buttons 1 to 9', () => {
    expect(press('ArrowUp')).toEqual({ do: 'arrow', to: 'up' });
    expect(press('9')).toEqual({ do: 'button', number: 9 });
    expect(press('0')).toBeNull();
  });
  it('leaves the browser its own keys', () => {
    expect(press('r', { ctrlKey: true })).toBeNull();
    expect(press('ArrowLeft', { altKey: true })).toBeNull();
    expect(press('q')).toBeNull();
  });
  it('explains every key in both languages', () => {
    for (const lang of ['en', 'de']) {
      const source = readFileSync(new URL(`../src/table/keys/${lang}.ftl`, import.meta.url), 'utf8');
      for (const { text } of KEY_HELP) expect(source).toContain(`\n${text} = `);
    }
  });
});

import { readFileSync } from 'node:fs';
import { FluentResource } from '@fluent/bundle';
import { describe, expect, it } from 'vitest';
import { readRoute } from '../src/lib/route';
import { after, beside, upNext } from '../src/learn/following';
import { overlap, place, tail } from '../src/learn/placing';
import type { LessonInfo } from '../src/wire';

const FIELD = { x: 0, y: 60, width: 1280, height: 640 };
const NOTE = { width: 356, height: 180 };

describe('the coach’s note', () => {
  it('lies inside the field, beside what is lit and not over what else is spoken of', () => {
    for (const x of [10, 300, 640, 1000, 1200])
      for (const y of [70, 300, 640]) {
        const lit = { x, y, width: 60, height: 60 };
        const spoken = [{ x: x + 90, y, width: 60, height: 60 }];
        const at = place(NOTE, FIELD, lit, spoken);
        const box = { ...at, ...NOTE };
        expect(overlap(box, lit)).toBe(0);
        expect(overlap(box, spoken[0]!)).toBe(0);
        expect(overlap(box, FIELD)).toBe(NOTE.width * NOTE.height);
        const corners = tail(box, lit)!;
        expect(overlap({ ...corners[2], width: 1, height: 1 }, box)).toBe(0);
      }
  });
  it('lies low on the right where nothing is lit', () => {
    expect(place(NOTE, FIELD, null, [])).toEqual({ x: 1280 - 356, y: 700 - 180 });
  });
  it('has no tail where it lies over what is lit', () => {
    expect(tail({ x: 0, y: 0, width: 100, height: 100 }, { x: 50, y: 50, width: 20, height: 20 })).toBeNull();
  });
});

const lesson = (id: string, more: Partial<LessonInfo> = {}): LessonInfo => ({
  id,
  sign: 'ᚠ',
  minutes: 1,
  course: null,
  steps: 3,
  step: 0,
  table: null,
  done: false,
  ...more,
});

describe('lessons', () => {
  const all = [
    lesson('a', { done: true }),
    lesson('b'),
    lesson('c', { course: 'alone' }),
    lesson('d', { course: 'alone' }),
  ];
  it('follow each other within their course', () => {
    expect(after(all, 'a')?.id).toBe('b');
    expect(after(all, 'b')).toBeNull();
    expect(after(all, 'c')?.id).toBe('d');
    expect(after(all, 'nowhere')).toBeNull();
    expect(beside(all, all[2]!).map(({ id }) => id)).toEqual(['c', 'd']);
  });
  it('go on where somebody stopped, else with the first that is not done', () => {
    expect(upNext(all)?.id).toBe('b');
    expect(upNext([...all, lesson('e', { table: 't', step: 1 })])?.id).toBe('e');
    expect(upNext([all[0]!])).toBeNull();
  });
  it('have a page for each title', () => {
    expect(readRoute('/learn/lords')).toEqual({ page: 'learn', game: 'lords' });
    expect(readRoute('/learn')).toEqual({ page: 'lost' });
    expect(readRoute('/learn/lords/more')).toEqual({ page: 'lost' });
  });
  it('say the same in both languages', () => {
    const ids = (lang: string): string[] =>
      new FluentResource(readFileSync(new URL(`../src/learn/${lang}.ftl`, import.meta.url), 'utf8')).body.map(
        ({ id }) => id,
      );
    expect(ids('de')).toEqual(ids('en'));
  });
  it('say nothing that nobody asks for, and ask for nothing that is not said', () => {
    const said = new FluentResource(readFileSync(new URL('../src/learn/en.ftl', import.meta.url), 'utf8')).body.map(
      ({ id }) => id,
    );
    const files = import.meta.glob('../src/learn/*.{svelte,ts}', { query: '?raw', import: 'default', eager: true });
    const code = Object.values(files).join('\n');
    const made = (id: string): boolean =>
      /^(trouble-|lesson-(done|now|later)$|learn-(begin|go-on|again)(-at)?$)/.test(id);
    expect(said.filter((id) => !made(id) && !code.includes(`'${id}'`))).toEqual([]);
  });
});

import { readFileSync, readdirSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { lengthOf, nameOf, signOf, taglineOf } from '../src/hall/banners';
import { bundleOf, textsOf } from '../src/lib/texts';
import type { GameInfo } from '../src/wire';

const t = textsOf([bundleOf('en', readFileSync(new URL('../src/texts/en.ftl', import.meta.url), 'utf8'))]);
const hung = (banner: Partial<GameInfo['banner']>, seats: number[]): GameInfo => ({
  id: 'driftwood',
  banner: {
    lines: { en: { name: 'Driftwood', tagline: '', alone: '' } },
    minutes: null,
    credits: '',
    cloth: ['#000000', '#000000'],
    ...banner,
  },
  seats,
  finished: true,
  playable: true,
  prefix: 'DW',
  bots: [],
  guests: [],
  partner: null,
  played: 0,
  options: [],
  analysis: false,
  solo: null,
  lessons: 0,
});

describe('banners', () => {
  it('say for how many and how long', () => {
    expect(lengthOf(hung({ minutes: 80 }, [2, 3, 4]), t)).toBe('2–4 players · 80 min');
    expect(lengthOf(hung({}, [2]), t)).toBe('2 players');
    expect(lengthOf(hung({}, [1]), t)).toBe('1 player');
  });
  it('speak English where nobody wrote German, and a line of the hall where nobody wrote any', () => {
    expect(nameOf(hung({}, [2]), 'de', t)).toBe('Driftwood');
    expect(taglineOf(hung({}, [2]), 'de', t)).toBe('It has come from far away.');
    expect(nameOf(undefined, 'en', t)).toBe('Another game');
  });
  it('bear the sign of the folder, or a horn', () => {
    const horn = signOf('driftwood');
    for (const folder of readdirSync(new URL('../src/games', import.meta.url), { withFileTypes: true })) {
      if (folder.isDirectory()) expect(signOf(folder.name), folder.name).not.toBe(horn);
    }
  });
});

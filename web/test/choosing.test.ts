import { readFileSync } from 'node:fs';
import { FluentResource } from '@fluent/bundle';
import { describe, expect, it } from 'vitest';
import { countFoes, pickChallenge, pickFoe, readChoice, searchOf, wishOf, type Choice } from '../src/alone/choosing';
import { readRoute } from '../src/lib/route';
import type { SoloInfo } from '../src/wire';

const solo: SoloInfo = {
  most: 3,
  foes: ['follower:ragnar', 'follower:snorri', 'follower:hervor', 'follower:aslaug'],
  chance: 'do:random',
  challenges: [
    { ref: 'challenge:early_ashes', level: 2 },
    { ref: 'challenge:old_grudge', level: 1 },
  ],
  heroes: ['card:ragnar'],
  levels: [{ level: 0, name: 'normal' }],
  settled: ['followers', 'free_heroes'],
};
const [RAGNAR, SNORRI, HERVOR] = solo.foes as [string, string, string];
const nobody: Choice = { count: 1, foes: [], challenges: [], hero: null };

describe('foes', () => {
  it('take the place of the one who was named first, where all places are taken', () => {
    expect(pickFoe(pickFoe(nobody, RAGNAR), SNORRI).foes).toEqual([SNORRI]);
    const two = { ...nobody, count: 2, foes: [RAGNAR, SNORRI] };
    expect(pickFoe(two, HERVOR).foes).toEqual([SNORRI, HERVOR]);
    expect(pickFoe(two, RAGNAR).foes).toEqual([SNORRI]);
  });

  it('are as many as is said: the last who were named stay', () => {
    const three = { ...nobody, count: 3, foes: [RAGNAR, SNORRI, HERVOR] };
    expect(countFoes(three, 1)).toEqual({ ...nobody, foes: [HERVOR] });
    expect(countFoes(three, 2).foes).toEqual([SNORRI, HERVOR]);
    expect(countFoes({ ...nobody, foes: [RAGNAR] }, 3)).toEqual({ ...nobody, count: 3, foes: [RAGNAR] });
  });

  it('who are not named are left to chance', () => {
    const choice = { count: 3, foes: [RAGNAR], challenges: ['challenge:old_grudge'], hero: 'card:snorri' };
    expect(wishOf(choice, solo, { strict_core: true }, 'Fire')).toEqual({
      foes: [RAGNAR, 'do:random', 'do:random'],
      challenges: ['challenge:old_grudge'],
      hero: 'card:snorri',
      options: { strict_core: true },
      title: 'Fire',
    });
  });
});

describe('challenges', () => {
  it('are laid and taken up again', () => {
    const one = pickChallenge(nobody, 'challenge:early_ashes');
    expect(one.challenges).toEqual(['challenge:early_ashes']);
    expect(pickChallenge(one, 'challenge:early_ashes').challenges).toEqual([]);
  });
});

describe('an address that sets out just so', () => {
  it('is read as it was written', () => {
    const search = searchOf([RAGNAR, HERVOR], ['challenge:early_ashes']);
    expect(readChoice(search, solo)).toEqual({
      count: 2,
      foes: [RAGNAR, HERVOR],
      challenges: ['challenge:early_ashes'],
      hero: null,
    });
    expect(searchOf([])).toBe('');
  });

  it('leaves out what the title does not know, what is named twice, and who is too many', () => {
    expect(readChoice('?foe=follower:loki&with=challenge:none&foe=', solo)).toEqual(nobody);
    expect(readChoice(`?foe=${RAGNAR}&foe=${RAGNAR}`, solo).foes).toEqual([RAGNAR]);
    expect(readChoice(searchOf(solo.foes), solo).foes).toHaveLength(3);
  });

  it('leads to the page for those who play alone, or to their campaign', () => {
    expect(readRoute('/alone/lords', '?foe=x')).toEqual({
      page: 'alone',
      game: 'lords',
      campaign: false,
      search: '?foe=x',
    });
    expect(readRoute('/alone/lords/campaign')).toMatchObject({ page: 'alone', campaign: true });
    expect(readRoute('/alone/lords/nowhere')).toEqual({ page: 'lost' });
    expect(readRoute('/alone')).toEqual({ page: 'lost' });
  });
});

describe('the page in two languages', () => {
  it('says the same of the Followers in both', () => {
    const ids = (lang: string) =>
      new FluentResource(
        readFileSync(new URL(`../src/games/lords/alone/${lang}.ftl`, import.meta.url), 'utf8'),
      ).body.map(({ id }) => id);
    expect(ids('de')).toEqual(ids('en'));
  });

  const bundle = (lang: string) =>
    new FluentResource(readFileSync(new URL(`../src/alone/${lang}.ftl`, import.meta.url), 'utf8'));
  const messages = (lang: string) =>
    new Map(bundle(lang).body.map(({ id, attributes }) => [id, Object.keys(attributes).sort()]));

  it('says the same things in English and German, and has every sentence that it speaks', () => {
    expect(messages('de')).toEqual(messages('en'));
    const shell = new FluentResource(readFileSync(new URL('../src/texts/en.ftl', import.meta.url), 'utf8'));
    const known = new Set([...messages('en').keys(), ...shell.body.map(({ id }) => id)]);
    const files = import.meta.glob('../src/alone/*.{svelte,ts}', { query: '?raw', import: 'default', eager: true });
    const spoken = Object.values(files as Record<string, string>).flatMap((source) =>
      [...source.matchAll(/\bt\('([a-z][a-z-]+)(?:\.[a-z]+)?'/g)].map((match) => match[1] ?? ''),
    );
    expect(spoken.length).toBeGreaterThan(30);
    expect(spoken.filter((id) => !known.has(id))).toEqual([]);
  });
});

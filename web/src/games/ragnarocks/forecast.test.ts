import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { bundleOf, textsOf } from '../../lib/texts';
import type { View } from '../../wire';
import { boardOf } from './board';
import { describe as describeHex } from './describe';
import { forecast, forecastText } from './forecast';
import { regions, shift } from './land';
import { island, read, study } from './study';

const content = island();
const board = boardOf(content);
const texts = (lang: 'en' | 'de') =>
  textsOf([
    bundleOf(
      lang,
      readFileSync(new URL(`../../../../src/meadhall/games/ragnarocks/texts/${lang}.ftl`, import.meta.url), 'utf8'),
    ),
  ]);
const t = texts('en');
const names = ['Bjarne', 'Sigrun'];
const land = (placement: string) => {
  const { ivory, red, stones } = read(content, placement);
  return regions(board, { ivory, red }, new Set(stones));
};
/** Ivory has moved to a hex and is asked for the stone. */
const summoning = (placement: string, to: string): View =>
  study({ content, placement, selected: 'hex:a5', moved: { from: 'hex:a5', to }, prompt: 'summon_at' });

describe('regions', () => {
  it('are one contested region of 86 at the start (RR-EX2)', () => {
    expect(land('1III1/6/7/8/9/10/11/11/10/3RRR3')).toMatchObject([{ status: 'contested', side: null, size: 86 }]);
  });

  it('may be a single settled hex (RR-EX6)', () => {
    const found = land('I#3/##4/3I3/4I3/9/10/11/11/10/3RRR3');
    expect(found).toMatchObject([
      { status: 'settled', side: 'ivory', hexes: ['hex:a1'], size: 1 },
      { status: 'contested', size: 82 },
    ]);
  });

  it('keep stones inside out of the count, and know wild land (RR-EX7, RR-EX8)', () => {
    expect(land('2I2/3I2/1I5/8/#########/10/11/4##1R3/3R6/6R2').map(({ side, size }) => [side, size])).toEqual([
      ['ivory', 26],
      ['red', 49],
    ]);
    const pocket = land('1III1/6/7/3##3/3#1#3/4##4/11/11/10/3RRR3');
    expect(pocket).toContainEqual({ status: 'wild', side: null, hexes: ['hex:e5'], size: 1 });
  });
});

describe('the forecast of a stone', () => {
  const before = '5/1I4/2I4/7I/########1/10/11/7R3/3R6/6R2';

  it('sees two regions settled by one stone, and the end (RR-EX11)', () => {
    const view = summoning(before, 'hex:d8');
    const seen = forecast(view, content, 'hex:e9');
    expect(seen?.settles.map(({ side, hexes }) => [side, hexes.length])).toEqual([
      ['ivory', 26],
      ['red', 51],
    ]);
    expect(seen?.ends).toBe(true);
    expect(seen?.score).toEqual({ ivory: 26, red: 51 });
    expect(forecastText(view, content, 'hex:e9', t, names)).toBe(
      'e9 settles 26 hexes for you and 51 for Sigrun. The match would end: ivory 26, red 51.',
    );
    expect(forecastText(view, content, 'hex:e9', texts('de'), names)).toBe(
      'e9 besiedelt 26 Felder für dich und 51 für Sigrun. Die Partie wäre zu Ende: Elfenbein 26, Rot 51.',
    );
  });

  it('says so when nothing closes', () => {
    const view = summoning(before, 'hex:d8');
    const seen = forecast(view, content, 'hex:d3');
    expect(seen).toMatchObject({ settles: [], wild: [], ends: false, score: { ivory: 0, red: 0 } });
    expect(forecastText(view, content, 'hex:d3', t, names)).toBe('d3 closes nothing yet.');
  });

  it('sees three parts, two of them wild (RR-EX12)', () => {
    const { ivory, red, stones } = read(content, '1#III/#5/2#4/###5/9/10/11/11/10/3RRR3');
    const after = regions(board, { ivory, red }, new Set([...stones, 'hex:b2']));
    const seen = shift(regions(board, { ivory, red }, new Set(stones)), after, ['hex:b2']);
    expect(seen.wild.map((hexes) => [...hexes].sort())).toEqual([['hex:a1'], ['hex:c1', 'hex:c2']]);
    expect(seen.settles).toEqual([]);
    expect(seen.created).toHaveLength(3);
    expect(after.find(({ status }) => status === 'contested')?.size).toBe(76);
  });

  it('sees the end when the last stone of the supply is set (RR-44.2)', () => {
    const with_ = (supply: number): View =>
      study({
        content,
        placement: '1I1I1/6/7/8/4I4/10/11/11/10/3RRR3',
        selected: 'hex:a3',
        moved: { from: 'hex:a3', to: 'hex:e5' },
        prompt: 'summon_at',
        supply,
      });
    expect(forecast(with_(1), content, 'hex:e6')?.ends).toBe(true);
    expect(forecast(with_(2), content, 'hex:e6')?.ends).toBe(false);
  });

  it('says nothing about what is not offered', () => {
    const view = summoning(before, 'hex:d8');
    expect(forecast(view, content, 'hex:a1')).toBeNull();
    expect(forecast(view, content, 'do:pass')).toBeNull();
    expect(forecast({ ...view, ask: null }, content, 'hex:e9')).toBeNull();
  });
});

describe('the forecast of a move', () => {
  it('counts where the stone could go; the hex just left is free (RR-EX13)', () => {
    const view = study({
      content,
      placement: '1III1/6/7/8/9/10/11/11/10/3RRR3',
      selected: 'hex:a3',
      prompt: 'move_to',
    });
    const seen = forecast(view, content, 'hex:d6');
    expect(seen?.reach).toEqual(expect.arrayContaining(['hex:c5', 'hex:b4', 'hex:a3']));
    expect(seen?.reach).not.toContain('hex:d6');
    expect(forecastText(view, content, 'hex:d6', t, names)).toBe(
      `From d6 the stone can reach ${seen?.reach.length} hexes.`,
    );
  });

  it('counts where a Viking could go', () => {
    const view = study({ content, placement: '1III1/6/7/8/9/10/11/11/10/3RRR3' });
    expect(forecast(view, content, 'hex:a2')?.reach).toHaveLength(18);
    expect(forecast(view, content, 'hex:j5')).toBeNull();
  });
});

describe('a hex in words', () => {
  const view = study({ content, placement: 'I#3/##4/3I3/4I3/9/10/11/11/10/3RRR3' });

  it('tells pieces and land', () => {
    expect(describeHex(view, 'hex:b1', t)).toBe('b1, runestone');
    expect(describeHex(view, 'hex:a1', t)).toBe('a1, your settled Viking');
    expect(describeHex(view, 'hex:c4', t)).toBe('c4, your nomadic Viking');
    expect(describeHex(view, 'hex:j5', t)).toBe('j5, nomadic Viking of red');
    expect(describeHex(view, 'hex:d6', t)).toBe('d6, free, contested land');
    expect(describeHex(view, 'hex:d6', texts('de'))).toBe('d6, frei, umkämpftes Land');
  });
});

describe('the texts', () => {
  const ids = (lang: string): string[] =>
    [
      ...readFileSync(
        new URL(`../../../../src/meadhall/games/ragnarocks/texts/${lang}.ftl`, import.meta.url),
        'utf8',
      ).matchAll(/^([a-z][\w-]*) =|^ {4}(\.[a-z]+) =/gm),
    ].map((found) => found[1] ?? found[2] ?? '');

  it('say the same things in both languages', () => {
    expect(ids('de')).toEqual(ids('en'));
  });

  it('tell a turn as a story', () => {
    const turn = { seat: 'Sigrun', from: 'hex:h8', to: 'hex:h10', stone: 'hex:h7' };
    expect(t('event-summoned', turn)).toBe('Sigrun h8 to h10, stone on h7.');
    expect(t('event-settled', { seat: 'Sigrun', size: 11 })).toBe('New land: Sigrun settles eleven hexes.');
    expect(t('event-settled', { seat: 'Sigrun', size: 26 })).toBe('New land: Sigrun settles 26 hexes.');
    expect(texts('de')('event-settled', { seat: 'Sigrun', size: 1 })).toBe(
      'Neues Land: Sigrun besiedelt ein einziges Feld.',
    );
  });
});

describe('the refusals', () => {
  it('have a sentence for every clause that the rules refuse by, in both languages', () => {
    const rules = ['turn', 'refusals']
      .map((file) =>
        readFileSync(new URL(`../../../../src/meadhall/games/ragnarocks/${file}.py`, import.meta.url), 'utf8'),
      )
      .join('')
      .replace(/^PROMPTS = \{[^}]*\}/gm, '');
    const used = [...rules.matchAll(/"(RR-\d+\.\d+)"/g)].map((found) => found[1] as string);
    expect(used.length).toBeGreaterThan(8);
    for (const lang of ['en', 'de'] as const)
      for (const clause of used) expect(texts(lang).has(`refusal-${clause.replace('.', '-')}`), clause).toBe(true);
  });
});

import { describe, expect, it } from 'vitest';
import { foreseen, hexes, study, texts } from '../../../test/ragnarocks';
import { forecastText, prospect, type Prospect } from './foreseen';

const names = ['Bjarne', 'Sigrun'];
const seen = (name: string, hex: string): Prospect => prospect(study(name), foreseen(name, hex)) as Prospect;
const said = (name: string, hex: string, lang: 'en' | 'de' = 'en'): string | null =>
  forecastText(study(name), `hex:${hex}`, texts(lang), names, foreseen(name, hex));

describe('where one could go from there', () => {
  it('is what the rules would ask next', () => {
    expect(seen('start', 'a2')).toMatchObject({ reaches: 'viking', stones: [], ways: [] });
    expect(seen('start', 'a2').reach).toHaveLength(18);
    expect(said('start', 'a2')).toBe('a2 can reach 18 hexes.');
    const stone = seen('move', 'd6');
    expect(stone.reach).toEqual(expect.arrayContaining(hexes('c5 b4 a3')));
    expect(said('move', 'd6')).toBe(`From d6 the stone can reach ${stone.reach.length} hexes.`);
  });

  it('follows every power', () => {
    expect(seen('send', 'a2').reach.sort()).toEqual(hexes('a3 a4 a5 b3 c4 d5'));
    expect(seen('fly', 'd5').reach).toEqual(expect.arrayContaining(hexes('f5 f7')));
    expect(seen('step', 'a1')).toMatchObject({ reaches: 'viking', ways: [{ from: 'hex:a2', to: 'hex:a1' }] });
  });

  it('is not told before the rules have said it', () => {
    expect(prospect(study('start'), null)).toBeNull();
    expect(forecastText(study('start'), 'hex:a2', texts('en'), names, null)).toBeNull();
  });
});

describe('a stone', () => {
  it('settles two regions, and the match ends (RR-EX11)', () => {
    const { settled, score, outcome, stones } = seen('close', 'e9');
    expect(stones).toEqual(['hex:e9']);
    expect(settled.map(({ side, size }) => [side, size])).toEqual([
      ['ivory', 26],
      ['red', 51],
    ]);
    expect(score).toEqual({ ivory: 26, red: 51 });
    expect(outcome).toMatchObject({ ending: 'no_turns', ranks: [2, 1] });
    expect(said('close', 'e9')).toBe(
      'e9 settles 26 hexes for you and 51 for Sigrun. The match would end: ivory 26, red 51.',
    );
    expect(said('close', 'e9', 'de')).toBe(
      'e9 besiedelt 26 Felder für dich und 51 für Sigrun. Die Partie wäre zu Ende: Elfenbein 26, Rot 51.',
    );
  });

  it('closes nothing, and says so', () => {
    expect(seen('close', 'd3')).toMatchObject({ settled: [], wild: [], parts: [], outcome: null, scored: false });
    expect(said('close', 'd3')).toBe('d3 closes nothing yet.');
  });

  it('cuts the land in three, two parts of it wild (RR-EX12)', () => {
    const { wild, parts, settled } = seen('pocket', 'b2');
    expect(wild.map((region) => region.hexes)).toEqual([['hex:a1'], ['hex:c1', 'hex:c2']]);
    expect(parts.map(({ size }) => size)).toEqual([1, 76, 2]);
    expect(settled).toEqual([]);
  });

  it('scores as the powers do (RR-11.1, RR-9.1)', () => {
    expect(seen('hel', 'e9').score).toEqual({ ivory: 9, red: 51 });
    expect(seen('freya', 'b2')).toMatchObject({ score: { ivory: 7, red: 3 }, scored: true });
    expect(said('freya', 'b2')).toContain('Points then: ivory 7, red 3.');
  });

  it('wins by Idun’s card, or spends it (RR-EX37)', () => {
    expect(seen('own idun', 'e9').outcome).toMatchObject({ ending: 'idun', ranks: [1, 2] });
    expect(said('own idun', 'e9')).toContain('You would win at once.');
    expect(seen('other idun', 'd3').spent).toBe(false);
    expect(seen('other idun', 'e9').spent).toBe(true);
  });

  it('earns another turn (RR-EX16)', () => {
    expect(seen('serpent', 'e3').extra).toBe(true);
    expect(said('serpent', 'e3')).toContain('Three in a row: another turn.');
    expect(seen('serpent', 'e5').extra).toBe(false);
  });
});

describe('Vikings and stones that a power moves', () => {
  it('push who stands in the way (RR-EX21)', () => {
    expect(seen('push', 'a2')).toMatchObject({
      ways: [
        { from: 'hex:a2', to: 'hex:a3' },
        { from: 'hex:a1', to: 'hex:a2' },
      ],
      vikings: [
        { hex: 'hex:a3', side: 'ivory' },
        { hex: 'hex:a2', side: 'red' },
      ],
    });
  });

  it('trade places, and are thrown over', () => {
    expect(seen('swap', 'a2')).toMatchObject({
      ways: [
        { from: 'hex:b2', to: 'hex:a2' },
        { from: 'hex:a2', to: 'hex:b2' },
      ],
      vikings: [],
      reaches: 'stone',
    });
    expect(seen('throw', 'e4').ways).toEqual([{ from: 'hex:e4', to: 'hex:c4' }]);
  });

  it('leave a stone behind, come from a card, or take one away', () => {
    expect(seen('stags', 'b2')).toMatchObject({ stones: ['hex:a2'], vikings: [{ hex: 'hex:b2', side: 'ivory' }] });
    expect(seen('waits', 'a5')).toMatchObject({ ways: [], vikings: [{ hex: 'hex:a5', side: 'ivory' }] });
    expect(seen('clear', 'e5')).toMatchObject({ gaps: ['hex:e5'], joined: true, stones: [] });
    expect(said('clear', 'e5')).toBe('Two contested regions would be one.');
  });

  it('settle land by leaving it', () => {
    expect(seen('jump', 'f4')).toMatchObject({ settled: [{ side: 'red', size: 26 }], wild: [] });
    expect(said('jump', 'f4')).toContain('26 hexes for Sigrun');
  });

  it('are not there before the match', () => {
    expect(prospect(study('leave empty'), foreseen('leave empty', 'a3'))).toBeNull();
  });
});

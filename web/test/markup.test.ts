import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { sentence } from '../src/lib/markup';
import { bundleOf, textsOf } from '../src/lib/texts';

const told = (game: string, lang: string) =>
  textsOf([
    bundleOf(lang, readFileSync(`${import.meta.dirname}/../../src/meadhall/games/${game}/texts/${lang}.ftl`, 'utf8')),
  ]);

describe('a clause as a sentence', () => {
  it('names things as the texts of its title do', () => {
    expect(sentence('`troll` in `gimle`, then `a1-thors-glory`.', told('bloodrage', 'de'))).toBe(
      'Troll in Gimle, then Thors Ruhm.',
    );
    expect(sentence('`raven` in `fjord_north_east`', told('bloodrage', 'de'))).toBe('Raben-Clan in Fjord Nordost');
    expect(sentence('`raid_keeps`: 2 `shield`, `slot_keep`, `upgrade_shield`', told('reavers', 'de'))).toBe(
      'Burgen überfallen: 2 Schild, In den Burgen, Schildreihe',
    );
    expect(sentence('Clan `raven`, a `food` tile', told('reavers', 'en'))).toBe('Clan Raven, a Land of plenty tile');
  });

  it('leaves the name of a decision away in front, and says it elsewhere', () => {
    expect(sentence('***raise_stat***: points at a stat.', told('bloodrage', 'en'))).toBe('Points at a stat.');
    expect(sentence('By `raise_stat`.', told('bloodrage', 'en'))).toBe('By raise stat.');
  });
});

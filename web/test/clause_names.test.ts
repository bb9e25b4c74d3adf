import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { sentence } from '../src/lib/markup';
import { bundleOf, textsOf } from '../src/lib/texts';

const told = (game: string, lang: string) =>
  textsOf([
    bundleOf(lang, readFileSync(`${import.meta.dirname}/../../src/meadhall/games/${game}/texts/${lang}.ftl`, 'utf8')),
  ]);

it('names the things of a clause as the texts of its title do', () => {
  const [raven, reaver, english] = [told('bloodrage', 'de'), told('reavers', 'de'), told('reavers', 'en')];
  expect(sentence('`raven` im `fjord_north_east`, `troll` in `gimle`', raven)).toBe(
    'Raben-Clan im Fjord Nordost, Troll in Gimle',
  );
  expect(sentence('`raid_keeps`: 2 `shield`, `slot_keep`, `upgrade_shield`', reaver)).toBe(
    'Burgen überfallen: 2 Schild, In den Burgen, Schildreihe',
  );
  expect(sentence('Clan `raven`, a `food` tile', english)).toBe('Clan Raven, a Land of plenty tile');
});

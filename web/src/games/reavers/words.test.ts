import { describe, expect, it } from 'vitest';
import { content, de, t } from '../../../test/reavers/fixtures';
import { cardOf, type Word } from './content';
import { cardText, costWords, footText, hyphenated, tileText, told, wordText } from './words';

const text = (id: string, words = t, short = false): string => {
  const ref = `card:${id}.1`;
  return cardText(content, ref, cardOf(content, ref)!, words, short);
};
const FREE = { food: 0, favor: 0, terror: 0, dice: [], icons: [], reavers: 0 };

/** Every word anywhere in the content, also those inside others. */
function* wordsIn(value: unknown): Generator<Word> {
  if (Array.isArray(value)) for (const one of value) yield* wordsIn(one);
  else if (value !== null && typeof value === 'object') {
    if (typeof (value as Word).do === 'string') yield value as Word;
    yield* wordsIn(Object.values(value));
  }
}

describe('what cards say', () => {
  it('is told from their words', () => {
    expect(text('village_farm')).toBe('3 Food. Pillage: 1 Food, 1 Terror and a Farm.');
    expect(text('keep_tower_red_blue')).toBe('Roll a red die and a blue die. Pillage against 3: 3 Glory and a Tower.');
    expect(text('village_bundle_of_swords')).toBe('Roll a red die and a yellow die or 5 Glory and 1 Terror.');
    expect(text('reaver_axe_chief', t, true)).toBe('Draw 2 Village Spoils and keep 1.');
    expect(text('reaver_spear_chief')).toBe(
      '2 Food. Brings a blue die and a yellow die. Rally: a blue die. Promote: 4 Food.',
    );
    expect(text('reaver_seasoned_hunter', t, true)).toBe('1 Food. Then 3 Food for a die of any colour, if you like.');
    expect(text('journey_kraken')).toBe('Pay a Ship and a Hammer for 3 Glory, or lose 2 Food and lose a die.');
    expect(text('prophecy_lord_slayer')).toBe('1 Glory at the end for each Tapestry.');
    expect(text('keep_art')).toBe('Worth 3, 6, 10 in a set of so many.');
  });

  it('says in German the same', () => {
    expect(text('village_farm', de)).toBe('3 Nahrung. Plündern: 1 Nahrung, 1 Schrecken und ein Gehöft.');
    expect(text('prophecy_juggernaut', de)).toBe('Am Ende 1 Ruhm je Mauer.');
  });

  it('follows a printed value', () => {
    const card = { ...cardOf(content, 'card:village_farm.1')!, effects: [{ do: 'food', n: 7 }] };
    expect(cardText(content, 'card:village_farm.1', card, t)).toBe('7 Food.');
  });

  it('has a sentence for every word of the content, in both languages, and none without its numbers', () => {
    for (const word of wordsIn(content))
      for (const words of [t, de]) {
        const said = wordText(word, words);
        expect(said, JSON.stringify(word)).not.toMatch(/^word-|\{|undefined|null|^$/);
        if (typeof word['n'] === 'number' && word['n'] > 1) expect(said).toContain(String(word['n']));
      }
  });

  it('names every card, and says its kind', () => {
    for (const [id, card] of Object.entries(content.cards))
      for (const words of [t, de]) {
        expect(words.has(`card-${id}`), id).toBe(true);
        expect(footText(card, words)).not.toMatch(/^foot-/);
        expect(cardText(content, `card:${id}.1`, card, words)).not.toMatch(/says-|^$/);
      }
    for (const id of Object.keys(content.tiles)) expect(tileText(content, `tile:${id}.1`, t)).not.toBe('');
  });
});

describe('a cost', () => {
  it('counts what is alike', () => {
    expect(costWords({ ...FREE, food: 1, icons: ['chest', 'chest'] }, t)).toBe('1 Food and 2 Chests');
    expect(costWords({ ...FREE, dice: ['any', 'any', 'red'] }, t)).toBe('2 dice of any colour and a red die');
    expect(costWords({ ...FREE, reavers: 1 }, de)).toBe('einen Reaver deines Tableaus');
    expect(costWords(FREE, t)).toBe('');
  });

  it('joins several with commas', () => {
    expect(
      told(
        [
          { do: 'food', n: 1 },
          { do: 'favor', n: 2 },
          { do: 'glory', n: 3 },
        ],
        t,
      ),
    ).toBe('1 Food, 2 Favor and 3 Glory');
  });
});

describe('names on small cards', () => {
  const shown = (name: string): string => hyphenated(name).replaceAll('\u00ad', '-');

  it('are broken between syllables, in either language', () => {
    expect(shown('Brisingamen')).toBe('Bri-sin-ga-men');
    expect(shown('Spawn of Jormungandr')).toBe('Spawn of Jor-mun-gandr');
    expect(shown('Runenschnitzereien')).toBe('Ru-nen-schnit-ze-reien');
    expect(shown('Heiliger Eschenstab')).toBe('Hei-li-ger Eschen-stab');
  });

  it('that are short stay whole', () => {
    expect(shown('Farm')).toBe('Farm');
    expect(shown('Odin’s Axe')).toBe('Odin’s Axe');
  });
});

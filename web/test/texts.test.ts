import { describe, expect, it } from 'vitest';
import { readFileSync } from 'node:fs';
import { FluentResource } from '@fluent/bundle';
import { bundleOf, eventArgs, isRef, pieces, textsOf } from '../src/lib/texts';
import { marks, sentence } from '../src/lib/markup';
import { speakingOf } from '../src/rules/speaking';
import type { RuleSection } from '../src/wire';

const game = bundleOf(
  'en',
  `
ask-summon-at = Where does the stone of { $viking } rest?
    .help = { $count ->
        [one] One hex is open.
       *[other] { $count } hexes are open.
    }
kind-hex = { $id }
kind-army = { $third } in { $second ->
   *[19] Agder
    [20] Sogn
} of { $first ->
    [0] ours
   *[garm] his
}
card-surtr = Surtr
do-done = Done
verb-store = store { $ref }
event-settled = { $seat } settles { $hexes ->
    [one] one hex
   *[other] { $hexes } hexes
} by { $stone }.
event-colours = { $ivory-name } against { $red-name }
`,
);
const shell = bundleOf('en', 'kind-hex = not this one\nclose = Close\n');
const t = textsOf([game, shell]);

describe('texts', () => {
  it('names refs: by their own message, by their kind, or by their id', () => {
    expect(t.ref('hex:e4')).toBe('e4');
    expect(t.ref('card:surtr.1')).toBe('Surtr');
    expect(t.ref('do:done')).toBe('Done');
    expect(t.ref('die:red.4')).toBe('red.4');
    expect(t.ref('store>card:surtr.2')).toBe('store Surtr');
    expect(t.ref('army:0.20.4')).toBe('4 in Sogn of ours');
    expect(t.ref('army:garm.19.4')).toBe('4 in Agder of his');
  });
  it('asks the game first, the shell second, and reads a missing message as its id', () => {
    expect(t('kind-hex', { id: 'b2' })).toBe('b2');
    expect(t('close')).toBe('Close');
    expect(t('nothing-here')).toBe('nothing-here');
    expect(t('close.help')).toBe('');
    expect(t.has('ask-summon_at')).toBe(true);
  });
  it('turns refs in arguments into names and numbers into plurals', () => {
    expect(t('ask-summon_at', { viking: 'hex:h10' })).toBe('Where does the stone of h10 rest?');
    expect(t('ask-summon_at.help', { count: 1 })).toBe('One hex is open.');
    expect(t('ask-summon_at.help', { count: 12 })).toBe('12 hexes are open.');
  });
  it('turns seats into names and lists into their length', () => {
    const event = { kind: 'settled', seat: 1, hexes: ['hex:a1', 'hex:a2'], stone: 'hex:b2' };
    expect(t('event-settled', eventArgs(event, ['Sigrun', 'Bjarne']))).toBe('Bjarne settles 2 hexes by b2.');
    const colours = { kind: 'colours', ivory: 1, red: 0 };
    expect(t('event-colours', eventArgs(colours, ['Sigrun', 'Bjarne']))).toBe('Bjarne against Sigrun');
  });
  it('never takes a name for a ref, and sets names in bold', () => {
    const event = { kind: 'settled', seat: 0, hexes: ['hex:a1'], stone: 'hex:b2' };
    expect(pieces(t('event-settled', eventArgs(event, ['hex:e4', 'Bjarne'], true)))).toEqual([
      { text: 'hex:e4', bold: true },
      { text: ' settles one hex by b2.', bold: false },
    ]);
    expect(t('event-settled', eventArgs(event, ['hex:e4', 'Bjarne']))).toContain('hex:e4 settles');
  });
  it('knows a ref when it sees one', () => {
    expect(['hex:e4', 'store>die:red.4', 'do:done'].every(isRef)).toBe(true);
    expect(['e4', 'Sigrun', '12:30', 'a sentence: with words', 7].some(isRef)).toBe(false);
  });
  it('reads a clause as a sentence', () => {
    expect(sentence('***select_viking***: the active seat points at a `Viking`.')).toBe(
      'The active seat points at a Viking.',
    );
  });
  it('calls cards and lands in a clause by their names', () => {
    const t = textsOf([bundleOf('en', 'card-a1-odins-smite = Odin’s Smite\nprovince-gimle = Gimle\nhex-e4 = e4')]);
    expect(sentence('`a1-odins-smite` in `gimle` on `hex:e4`, then `free_invade`.', t)).toBe(
      'Odin’s Smite in Gimle on e4, then free invade.',
    );
  });
  it('calls decisions and settings in a clause as the table does', () => {
    const t = textsOf([
      bundleOf(
        'de',
        [
          'ask-select-viking = Welcher Wikinger bricht auf?',
          'ask-offer-card = Welche Karte bietet { $name } an?',
          '    .clause = Das Angebot',
          'option-supply = Runensteine',
          'choice-supply-40 = vierzig',
          'option-gerd-optional = Gerd darf verzichten',
        ].join('\n'),
      ),
    ]);
    expect(sentence('Nie bei `select_viking`, bei `offer_card` oder mit `supply: 40`.', t)).toBe(
      'Nie bei Welcher Wikinger bricht auf?, bei Das Angebot oder mit Runensteine: vierzig.',
    );
    expect(sentence('Mit `gerd_optional: true`.', t)).toBe('Mit Gerd darf verzichten.');
  });
  it('tells a card once where its name stands beside its id', () => {
    const t = textsOf([bundleOf('en', 'card-a2 = Drifting Embers')]);
    expect(sentence('Card:`a2` Drifting Embers; after `a2`.', t)).toBe('Card: Drifting Embers; after Drifting Embers.');
  });
  it('cuts a clause into words, names and the clauses that it cites', () => {
    const t = textsOf([bundleOf('en', 'ask-move-to = Where does it go?')]);
    expect(marks('***move_to***: as in RR-3.7, RR-EX2.', t).map(({ text, kind }) => [kind, text])).toEqual([
      ['name', 'Where does it go?'],
      ['plain', ' as in '],
      ['clause', 'RR-3.7'],
      ['plain', ', '],
      ['clause', 'RR-EX2'],
      ['plain', '.'],
    ]);
    expect(marks('***free_invade***: a move.', t)[0]).toEqual({ kind: 'name', text: 'free invade:' });
  });
  it('leaves what is written for readers of records as it is', () => {
    const t = textsOf([bundleOf('en', 'kind-hex = { $id }')]);
    const signs = ['{sol:a>b}', '{tyr:d6<>e6}', '1-0 (26:23)', 'hex:<id>', 'thor=<stones on the card>', 'a3-d6/g9'];
    for (const sign of signs) expect(sentence(`as in \`${sign}\``, t)).toBe(`As in ${sign}`);
  });
});

describe('what speaks of something', () => {
  const section = (number: string, title: string, ...clauses: [string, string][]): RuleSection => ({
    number,
    title,
    lang: 'de',
    clauses: clauses.map(([id, text]) => ({ id, text, ruling: false, group: null })),
  });
  const rules = [
    section('4', 'Gebiete', ['RR-4.1', 'Ein Gebiet ist umkämpft.'], ['RR-4.2', 'Ein Stein trennt.']),
    section('8', 'Fenrir (`fenrir`)', ['RR-8.1', 'Zwei Wikinger.'], ['RR-8.2', 'Der dritte ist fort.']),
  ];
  const found = (words: string): string[] =>
    speakingOf(rules, words).flatMap(({ clauses }) => clauses.map(({ id }) => id));

  it('is a clause that says the words', () => {
    expect(found(' UMKÄMPFT')).toEqual(['RR-4.1']);
    expect(found('RR-8.2')).toEqual(['RR-8.2']);
    expect(found('Loki')).toEqual([]);
  });
  it('is all of a section whose heading says them, and everything where nothing is sought', () => {
    expect(found('fenrir')).toEqual(['RR-8.1', 'RR-8.2']);
    expect(found('')).toHaveLength(4);
  });
});

describe('the shell in two languages', () => {
  const messages = (lang: string, part = 'texts') => {
    const source = readFileSync(new URL(`../src/${part}/${lang}.ftl`, import.meta.url), 'utf8');
    const found = new Map<string, string[]>();
    for (const message of new FluentResource(source).body)
      found.set(message.id, Object.keys(message.attributes).sort());
    return found;
  };
  it('says the same things in English and German', () => {
    expect(messages('de')).toEqual(messages('en'));
    expect(messages('en').size).toBeGreaterThan(150);
    expect(messages('de', 'rules')).toEqual(messages('en', 'rules'));
  });
  it('has every sentence that the shell speaks', async () => {
    const known = new Map([...messages('en'), ...messages('en', 'rules')]);
    const files = import.meta.glob('../src/{hall,lib,parts,rules,table}/**/*.{svelte,ts}', {
      query: '?raw',
      import: 'default',
      eager: true,
    }) as Record<string, string>;
    const spoken = Object.values(files).flatMap((source) =>
      [...source.matchAll(/\bt\('([a-z][a-z-]+)'/g)].map((match) => match[1] ?? ''),
    );
    const ownOfGames = new Set(['title']);
    expect(spoken.length).toBeGreaterThan(100);
    expect([...new Set(spoken)].filter((id) => !known.has(id) && !ownOfGames.has(id))).toEqual([]);
  });
});

import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { content, hexes, source, study, texts } from '../../../test/ragnarocks';
import { boardOf } from './board';
import { describe as describeRef, describeCard } from './describe';
import { targetOf } from './states';
import { actingCard } from './view';

const t = texts('en');
const names = ['Bjarne', 'Sigrun', 'Torvald', 'Astrid'];

describe('a hex in words', () => {
  it('tells pieces and land', () => {
    const view = study('single hex');
    expect(describeRef(view, 'hex:b1', t)).toBe('b1, runestone');
    expect(describeRef(view, 'hex:a1', t)).toBe('a1, your settled Viking');
    expect(describeRef(view, 'hex:c4', t)).toBe('c4, your nomadic Viking');
    expect(describeRef(view, 'hex:j5', t)).toBe('j5, nomadic Viking of red');
    expect(describeRef(view, 'hex:d6', t)).toBe('d6, free, contested land');
    expect(describeRef(view, 'hex:d6', texts('de'))).toBe('d6, frei, umkämpftes Land');
  });

  it('tells stones, Vikings, free hexes and those behind something apart', () => {
    const view = study('jump');
    const targets = hexes('d5 f4 e4 d4').map((ref) => targetOf(view, boardOf(content), ref));
    expect(targets).toEqual(['hex', 'landing', 'stone', 'viking']);
    expect(describeRef(view, 'hex:f4', t, content, names)).toBe('f4, free, behind what stands in the way');
  });
});

describe('a card in words', () => {
  it('tells whose it is, what lies on it and what it does', () => {
    const thor = describeCard(study('spent'), content, 'card:thor', t, names);
    expect(thor).toContain('Thor, simple, card of Bjarne, ivory, 3 stones on the card.');
    expect(thor).toContain('Four stones lie on this card');
    expect(describeCard(study('spent'), content, 'card:idun', t, names)).toContain('spent');
  });

  it('tells the player of a team by its number, and where Odin’s cards lie', () => {
    expect(describeCard(study('team'), content, 'card:ymir', t, names)).toContain('card of Torvald, ivory 2');
    expect(describeCard(study('team'), content, 'card:tyr', t, names)).toContain('in force');
    expect(describeCard(study('odin'), content, 'card:tyr', t, names)).toContain('in hand');
    expect(describeCard(study('odin'), content, 'card:sol', t, names)).toContain('played');
  });

  it('has a text for every card in both languages', () => {
    for (const lang of ['en', 'de'] as const) {
      const words = texts(lang);
      for (const { ref } of content.powers) {
        const id = `card-${ref.slice(5)}`;
        for (const part of ['', '.text', '.short']) expect(words.has(id + part), `${lang} ${id}${part}`).toBe(true);
      }
    }
  });

  it('acts when the ask is its own, or one of the buttons', () => {
    expect(actingCard(study('step'))).toBe('card:sol');
    expect(actingCard(study('thor'))).toBeNull();
    const summoning = study('summon');
    const ask = { ...summoning.ask!, options: ['hex:a1', 'do:pair'] };
    expect(actingCard({ ...summoning, ask })).toBe('card:surtr');
  });
});

describe('the texts', () => {
  const ids = (lang: 'en' | 'de'): string[] =>
    [...source(lang).matchAll(/^([a-z][\w-]*) =|^ {4}(\.[a-z]+) =/gm)].map((found) => found[1] ?? found[2] ?? '');

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

  it('have a sentence for every clause that the rules refuse by', () => {
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

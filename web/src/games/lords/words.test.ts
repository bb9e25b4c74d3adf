import { describe, expect, it } from 'vitest';
import { content, de, t } from '../../../test/lords/fixtures';
import { cardOf } from './content';
import { artifactText, cardText, said, slipText } from './words';

const text = (id: string, words = t, use?: 'battle' | 'hunt'): string =>
  cardText(`card:${id}`, cardOf(content, `card:${id}`)!, words, use);

describe('what cards say', () => {
  it('is told from their words, each of a Combat card’s uses by itself', () => {
    expect(text('spear', t, 'battle')).toBe('After a Battle that you won: Draw 1 Combat card.');
    expect(text('sword', t, 'battle')).toBe(t('says-no-effect'));
    expect(text('spear')).toContain('Hunt');
  });

  it('is a few words on a slip', () => {
    const slip = (id: string, words = t): string => slipText(cardOf(content, `card:${id}`)!, words);
    expect(slip('spear')).toBe('on a win draw 1');
    expect(slip('spear_wall')).toBe('3 as defender');
    expect(slip('round_shield', de)).toBe('+1 in Abwehr');
    expect(slip('sword')).toBe('no effect');
  });

  it('leaves no word unsaid, in both languages', () => {
    for (const words of [t, de]) {
      for (const [id, card] of Object.entries(content.cards)) {
        const whole = cardText(`card:${id}`, card, words);
        expect(whole, id).not.toMatch(/[{}_]|\b(word|when|moment|once|price|slip)-|undefined|none/);
        if (card.kind === 'combat') expect(slipText(card, words), id).not.toMatch(/[{}_]|slip-/);
      }
      for (const id of Object.keys(content.artifacts))
        expect(artifactText(content, `artifact:${id}`, words), id).not.toMatch(/[{}_]|\b(word|moment|says)-/);
      for (const [id, { region_attack, special_attack }] of Object.entries(content.monsters))
        expect(said([...region_attack, ...special_attack], words), id).not.toMatch(/[{}_]|\bword-/);
    }
  });
});

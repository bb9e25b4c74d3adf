/** The browser tells a card in the very words of the terminal: both put the same messages together in the same way. */
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import said from '../../../test/lords/said.json';
import facts from '../../../test/lords/scene.json';
import { bundleOf, textsOf } from '../../lib/texts';
import type { Content } from './content';
import { artifactText, cardText } from './words';

const content = facts as unknown as Content;
const textsIn = (lang: string) =>
  textsOf([
    bundleOf(
      lang,
      readFileSync(`${import.meta.dirname}/../../../../src/meadhall/games/lords/texts/${lang}.ftl`, 'utf8'),
    ),
  ]);

describe.each(['en', 'de'] as const)('cards in %s', (lang) => {
  const t = textsIn(lang);
  it.each(Object.entries(said[lang]))('%s', (ref, sentence) => {
    const card = content.cards[ref.replace('card:', '')];
    expect(card ? cardText(ref, card, t) : artifactText(content, ref, t)).toBe(sentence);
  });
});

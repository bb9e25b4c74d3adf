/** Tables of Reavers as the rules would show them, made by hand for the tests of its scene and for its development page. */
import { readFileSync } from 'node:fs';
import type { Content } from '../../src/games/reavers/content';
import { bundleOf, textsOf } from '../../src/lib/texts';
import facts from './scene.json';

export * from './views';
export const content = facts as unknown as Content;
const read = (lang: string): string =>
  readFileSync(`${import.meta.dirname}/../../../src/meadhall/games/reavers/texts/${lang}.ftl`, 'utf8');
export const t = textsOf([bundleOf('en', read('en'))]);
export const de = textsOf([bundleOf('de', read('de'))]);

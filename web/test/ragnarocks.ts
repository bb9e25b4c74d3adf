/** Positions of Ragnarocks with what the rules foresee in them, as Python wrote them (tests/ragnarocks/studying.py). */
import { readFileSync } from 'node:fs';
import type { Content } from '../src/games/ragnarocks/board';
import { fold } from '../src/lib/fold';
import { bundleOf, textsOf } from '../src/lib/texts';
import type { Foreseen, Texts } from '../src/table/scene';
import type { Forecast, View } from '../src/wire';
import told from './ragnarocks.json';

const studies = told.studies as unknown as Record<string, { view: View; forecasts: Record<string, Forecast> }>;

export const content = told.content as unknown as Content;

/** The view of whoever is asked in a position. */
export function study(name: string): View {
  const found = studies[name];
  if (!found) throw new Error(`Nobody wrote the position ${name}.`);
  return found.view;
}

/** What the rules foresee there of a hex. */
export function foreseen(name: string, hex: string): Foreseen {
  const view = study(name);
  const forecast = studies[name]?.forecasts[`hex:${hex}`];
  if (!forecast) throw new Error(`Nobody foresaw ${hex} in ${name}.`);
  const { patch = {}, next = null, outcome = null, barrier = null, open = false } = forecast;
  return { view: fold(view, patch), next, outcome, barrier, open };
}

export const source = (lang: 'en' | 'de'): string =>
  readFileSync(new URL(`../../src/meadhall/games/ragnarocks/texts/${lang}.ftl`, import.meta.url), 'utf8');

export const texts = (lang: 'en' | 'de'): Texts => textsOf([bundleOf(lang, source(lang))]);

export const hexes = (names: string): string[] => names.split(' ').map((name) => `hex:${name}`);

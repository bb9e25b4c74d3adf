/** What the rules say of some situations (tests/bloodrage/studies.py), for the tests of Blood Rage's scene. */
import { readFileSync } from 'node:fs';
import { fold } from '../src/lib/fold';
import { bundleOf, textsOf } from '../src/lib/texts';
import type { Content } from '../src/games/bloodrage/content';
import type { Foreseen } from '../src/table/scene';
import type { AskView, Forecast, Frame, GameEvent, View } from '../src/wire';
import told from './bloodrage.json';

type Study = { view: View; foreseen: Record<string, Forecast> };
type Played = { before: View; frames: Frame[]; after: View };
const all = told as unknown as Record<string, Study>;
const played = told as unknown as Record<string, Played>;

export const scene = told.scene as unknown as Content;
export const names = ['Sigrun', 'Torvald', 'Astrid', 'Bjarne'];
const english = readFileSync(`${import.meta.dirname}/../../src/meadhall/games/bloodrage/texts/en.ftl`, 'utf8');
export const t = textsOf([bundleOf('en', english)]);

export const viewOf = (name: string): View => all[name]!.view;

/** The view of a study with another ask. */
export function asked(name: string, ask: Partial<AskView> | null): View {
  const view = viewOf(name);
  return { ...view, ask: ask && { ...view.ask!, about: {}, options: [], ...ask } };
}

/** What pointing there would bring, as the shell tells a scene. */
export function foreseen(name: string, ref: string): Foreseen {
  const { view, foreseen } = all[name]!;
  const { patch = {}, next = null, outcome = null, barrier = null, open = false } = foreseen[ref]!;
  return { view: fold(view, patch), next, outcome, barrier, open };
}

/** The views of a battle, one after each event. */
export function battleViews(name: string): { kind: string; view: View }[] {
  let { before: view } = played[name]!;
  return played[name]!.frames.map(({ event, patch = {} }) => ({
    kind: event?.kind ?? '',
    view: (view = fold(view, patch)),
  }));
}

/** What was told in a stretch of a match. */
export function eventsOf(name: string): GameEvent[] {
  return played[name]!.frames.flatMap(({ event }) => event ?? []);
}

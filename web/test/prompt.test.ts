import { describe, expect, it } from 'vitest';
import { bundleOf, textsOf } from '../src/lib/texts';
import { confirmOf, questionOf, undoOf, waitOf } from '../src/table/prompt';
import type { AskView, View } from '../src/wire';
import { readFileSync } from 'node:fs';

const shell = bundleOf('en', readFileSync(new URL('../src/texts/en.ftl', import.meta.url), 'utf8'));
const game = bundleOf(
  'en',
  `
kind-hex = { $id }
ask-move-to = Where to from { $viking }?
    .help = { $count } hexes are open.
    .help-ask-and-embla = Over everything, { $count } hexes.
    .wait = { $name } moves.
    .answer = Go to { $ref }
    .answer-sea = Sail to { $ref }
`,
);
const t = textsOf([game, shell]);
const ask: AskView = {
  seat: 1,
  prompt: 'move_to',
  about: { viking: 'hex:a2' },
  options: ['hex:a3', 'hex:a4', 'do:done'],
  refusals: {},
  clauses: [],
};
const view: View = {
  game: 'g',
  version: 1,
  seats: 2,
  seq: 3,
  audience: 1,
  automata: [],
  asked: [{ seat: 1, prompt: 'move_to', about: { viking: 'hex:a2' } }],
  ask,
  undo: { seat: 1, steps: 2 },
  outcome: null,
  table: {},
};
const names = ['Sigrun', 'Fenrir'];

describe('the prompt', () => {
  it('asks the question and counts what lies on the board', () => {
    expect(questionOf(ask, names, t)).toEqual({ seat: 1, question: 'Where to from a2?', help: '2 hexes are open.' });
  });
  it('has a help of its own for a power that changes what is asked', () => {
    const asking = (power: string): AskView => ({ ...ask, about: { ...ask.about, power } });
    expect(questionOf(asking('card:ask_and_embla'), names, t).help).toBe('Over everything, 2 hexes.');
    expect(questionOf(asking('card:tyr'), names, t).help).toBe('2 hexes are open.');
  });
  it('says whom one waits for, and that a bot thinks', () => {
    expect(waitOf(view, names, new Set(), t)).toEqual({
      seat: 1,
      question: 'Waiting for Fenrir',
      help: 'Fenrir moves.',
    });
    expect(waitOf(view, names, new Set([1]), t).question).toBe('Fenrir is thinking');
    expect(waitOf({ ...view, asked: [] }, names, new Set(), t).seat).toBeNull();
  });
  it('fills the button of a phone and says how far an undo reaches', () => {
    expect(confirmOf(ask, 'hex:a4', t)).toBe('Go to a4');
    expect(confirmOf(ask, 'sea:n', t)).toBe('Sail to n');
    expect(confirmOf(ask, 'swim>sea:n', t)).toBe('Sail to n');
    expect(confirmOf({ ...ask, prompt: 'else' }, 'hex:a4', t)).toBe('a4');
    expect(undoOf(view, t)).toBe('Undo · 2 steps');
    expect(undoOf({ ...view, undo: { seat: 1, steps: 1 } }, t)).toBe('Undo');
  });
});

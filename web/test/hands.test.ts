import { describe, expect, it } from 'vitest';
import { Places } from '../src/table/buttons';
import { Errand } from '../src/table/errand';
import { Hands, type HandsHost } from '../src/table/hands.svelte';
import { Pointer } from '../src/table/pointing.svelte';
import { Trail } from '../src/table/trail.svelte';
import { bundleOf, orderOf, textsOf } from '../src/lib/texts';
import type { AskView, View } from '../src/wire';

const SOURCE = `
ask-pick = Which piece?
    .instead = { $ref } instead.
ask-put = Where?
    .answer = To { $ref }
ask-act = What?
    .gives-up-pass = { $rage ->
        [0] {""}
       *[other] { $rage } are lost.
    }
armed-answer = { $answer }?
armed-instead = { $ref } instead?
do-hunt = Hunt
do-pass = Pass
`;
const bundle = bundleOf('en', SOURCE);
const t = textsOf([bundle]);

const asked = (prompt: string, options: string[], more: Partial<AskView> = {}): AskView => ({
  seat: 0,
  prompt,
  about: {},
  options,
  refusals: {},
  clauses: [],
  ...more,
});
const seen = (seq: number, ask: AskView | null, undo: View['undo'] = null): View => ({
  game: 'toy',
  version: 1,
  seats: 2,
  seq,
  audience: 0,
  automata: [],
  asked: [],
  ask,
  undo,
  outcome: null,
  table: {},
});
const pick = asked('pick', ['at:a', 'at:b', 'do:pass']);
const put = asked('put', ['at:x', 'at:y'], { refusals: { 'at:b': 'T-1', 'at:z': 'T-2' } });
const back = (steps: number) => ({ seat: 0, steps });

describe('the places of buttons', () => {
  it('come in the order of the texts, not of what may be pointed at', () => {
    const places = new Places();
    const ask = asked('act', ['do:pass'], { refusals: { 'do:hunt': 'T-1' } });
    expect(places.of(ask, orderOf([bundle])).map(({ ref, key }) => `${key} ${ref}`)).toEqual([
      '1 do:hunt',
      '2 do:pass',
    ]);
  });
  it('stay when one is refused, when one goes, and when one comes', () => {
    const places = new Places();
    const keys = (options: string[], refused: string[] = []) =>
      places
        .of(asked('act', options, { refusals: Object.fromEntries(refused.map((ref) => [ref, 'T-1'])) }))
        .map(({ ref, key, here }) => `${key} ${ref}${here ? '' : ' gone'}`);
    expect(keys(['do:a', 'do:b', 'do:c'])).toEqual(['1 do:a', '2 do:b', '3 do:c']);
    expect(keys(['do:c', 'do:b'], ['do:a'])).toEqual(['1 do:a', '2 do:b', '3 do:c']);
    expect(keys(['do:a', 'do:c'])).toEqual(['1 do:a', '2 do:b gone', '3 do:c']);
    expect(keys(['do:new', 'do:a', 'do:b', 'do:c'])).toEqual(['1 do:a', '2 do:b', '3 do:c', '4 do:new']);
  });
  it('are those of one question and one seat', () => {
    const places = new Places();
    places.of(asked('act', ['do:a', 'do:b']));
    expect(places.of(asked('other', ['do:b']))).toEqual([{ ref: 'do:b', key: 1, here: true }]);
    expect(places.of(asked('act', ['do:b'], { seat: 1 }))).toEqual([{ ref: 'do:b', key: 1, here: true }]);
  });
});

describe('the way back', () => {
  const takes = (prompt: string) => prompt === 'pick';
  it('knows what could be taken up instead, and how far back that is', () => {
    const trail = new Trail();
    trail.went(seen(0, pick), seen(1, put, back(1)), { ask: pick, ref: 'at:a' });
    expect([...trail.instead(takes)]).toEqual([['at:b', 1]]);
    trail.went(seen(1, put, back(1)), seen(2, asked('end', ['at:q']), back(2)), { ask: put, ref: 'at:x' });
    expect([...trail.instead(takes)]).toEqual([['at:b', 2]]);
  });
  it('ends at a barrier', () => {
    const trail = new Trail();
    trail.went(seen(0, pick), seen(1, put, back(1)), { ask: pick, ref: 'at:a' });
    trail.went(seen(1, put, back(1)), seen(2, null), { ask: put, ref: 'at:x' });
    expect([...trail.instead(takes)]).toEqual([]);
  });
  it('is forgotten when somebody answered elsewhere', () => {
    const trail = new Trail();
    trail.went(seen(0, pick), seen(1, put, back(1)), { ask: pick, ref: 'at:a' });
    trail.went(seen(1, put, back(1)), seen(2, put, back(2)), null);
    expect([...trail.instead(takes)]).toEqual([]);
  });
  it('grows shorter with every undo', () => {
    const trail = new Trail();
    trail.went(seen(0, pick), seen(1, put, back(1)), { ask: pick, ref: 'at:a' });
    trail.went(seen(1, put, back(1)), seen(2, pick), null);
    expect(trail.last).toBeNull();
  });
});

describe('an errand', () => {
  function table(first: View) {
    const told: string[] = [];
    const now = { view: first };
    const errand = new Errand({
      view: () => now.view,
      mine: (seat) => seat === 0,
      undo: () => told.push('undo') > 0,
      answer: (ref) => told.push(ref) > 0,
      arm: (ref) => void told.push(`arm ${ref}`),
    });
    return { errand, told, now };
  }
  it('does one deed after the other, each when the one before was taken', () => {
    const { errand, told, now } = table(seen(1, put, back(1)));
    errand.run(0, [{ do: 'undo' }, { do: 'answer', ref: 'at:b' }]);
    errand.went();
    expect(told).toEqual(['undo']);
    now.view = seen(2, pick);
    errand.went();
    expect(told).toEqual(['undo', 'at:b']);
    expect(errand.under).toBe(false);
  });
  it('gives up where the next thing is not offered', () => {
    const { errand, told, now } = table(seen(1, pick));
    errand.run(0, [
      { do: 'answer', ref: 'at:a' },
      { do: 'answer', ref: 'at:x' },
    ]);
    now.view = seen(2, asked('put', ['at:y']));
    errand.went();
    now.view = seen(3, put);
    errand.went();
    expect(told).toEqual(['at:a']);
  });
  it('never takes back what another seat answered', () => {
    const { errand, told } = table(seen(1, put, { seat: 1, steps: 1 }));
    expect(errand.run(0, [{ do: 'undo' }])).toBe(false);
    expect(told).toEqual([]);
  });
});

describe('hands', () => {
  function sit(view: View, wishes = { single: false, confirm: false }) {
    const told: string[] = [];
    const now = { view };
    const host: HandsHost = {
      wishes: () => wishes,
      t: () => t,
      names: () => ['Sigrun', 'Torvald'],
      order: () => orderOf([bundle]),
      live: () => now.view,
      mine: (seat) => seat === 0,
      open: () => now.view.ask,
      shown: () => now.view,
      undo: () => told.push('undo') > 0,
      answer: (ref) => told.push(ref) > 0,
      arm: (ref) => void told.push(`arm ${ref}`),
      tell: (text) => {
        told.push(text);
        return () => void told.push(`no more: ${text}`);
      },
    };
    const hands = new Hands(host);
    const went = (after: View, answer: { ask: AskView; ref: string } | null) => {
      const before = now.view;
      now.view = after;
      hands.went(before, after, answer);
    };
    return { hands, told, went };
  }
  it('are asked twice only for what the title says is given up', () => {
    const act = asked('act', ['do:hunt', 'do:pass'], { about: { rage: 4 } });
    expect(sit(seen(0, act)).hands.loss('do:pass')).toBe('4 are lost.');
    expect(sit(seen(0, act)).hands.arms('do:hunt')).toBe(false);
    expect(sit(seen(0, { ...act, about: { rage: 0 } })).hands.arms('do:pass')).toBe(false);
    expect(sit(seen(0, { ...act, options: ['do:pass'] })).hands.arms('do:pass'), 'there is no other way').toBe(false);
    expect(sit(seen(0, act), { single: false, confirm: true }).hands.arms('do:hunt')).toBe(true);
  });
  it('go a single way by themselves, but never a secret one, one in a Together, or one that is asked for twice', () => {
    const on = { single: true, confirm: false };
    const one = asked('put', ['at:x']);
    expect(sit(seen(0, one), on).hands.single).toBe('at:x');
    expect(sit(seen(0, one)).hands.single).toBeNull();
    expect(sit(seen(0, put), on).hands.single).toBeNull();
    expect(sit(seen(0, { ...one, secret: true }), on).hands.single).toBeNull();
    expect(sit(seen(0, { ...one, together: true }), on).hands.single).toBeNull();
    expect(sit(seen(0, one), { single: true, confirm: true }).hands.single).toBeNull();
  });
  it('do not go again by themselves where one has just come back to', () => {
    const { hands } = sit(seen(0, asked('put', ['at:x'])), { single: true, confirm: false });
    hands.tookBack();
    expect(hands.single).toBeNull();
    hands.pointed();
    expect(hands.single).toBe('at:x');
  });
  it('take up another piece by one gesture', () => {
    const { hands, told, went } = sit(seen(0, pick));
    went(seen(1, put, back(1)), { ask: pick, ref: 'at:a' });
    expect([...hands.instead.keys()]).toEqual(['at:b']);
    hands.change('at:b');
    went(seen(2, pick), null);
    expect(told).toEqual(['undo', 'b instead.', 'at:b']);
  });
  it('say so as long as that piece is in hand', () => {
    const { hands, told, went } = sit(seen(0, pick));
    went(seen(1, put, back(1)), { ask: pick, ref: 'at:a' });
    hands.change('at:b');
    went(seen(2, pick), null);
    went(seen(3, put, back(1)), { ask: pick, ref: 'at:b' });
    expect(told).not.toContain('no more: b instead.');
    went(seen(4, null), { ask: put, ref: 'at:x' });
    expect(told.at(-1)).toBe('no more: b instead.');
    told.length = 0;
    went(seen(5, pick), null);
    expect(told).toEqual([]);
  });
  it('leave what is offered now alone: a place stays a place', () => {
    const { hands, went } = sit(seen(0, pick));
    went(seen(1, asked('put', ['at:b', 'at:x']), back(1)), { ask: pick, ref: 'at:a' });
    expect(hands.instead.size).toBe(0);
  });
  it('carry a piece to its place: two answers, or one if it is in hand', () => {
    const { hands, told, went } = sit(seen(0, pick));
    expect([hands.lifts('at:a'), hands.lifts('at:x')]).toEqual([true, false]);
    hands.carry('at:a', 'at:x');
    went(seen(1, put, back(1)), { ask: pick, ref: 'at:a' });
    expect(told).toEqual(['at:a', 'at:x']);

    const held = sit(seen(0, pick));
    held.went(seen(1, put, back(1)), { ask: pick, ref: 'at:a' });
    expect(held.hands.held).toBe('at:a');
    held.hands.carry('at:a', 'at:y');
    expect(held.told).toEqual(['at:y']);
  });
  it('arm the place where every answer is asked for twice', () => {
    const { hands, told, went } = sit(seen(0, pick), { single: false, confirm: true });
    hands.carry('at:a', 'at:x');
    went(seen(1, put, back(1)), { ask: pick, ref: 'at:a' });
    hands.settle();
    expect(told).toEqual(['at:a', 'arm at:x']);
  });
});

describe('pointing twice', () => {
  function table(arms: (ref: string) => boolean) {
    const told: string[] = [];
    const pointer = new Pointer({
      ask: () => put,
      answer: (ref) => told.push(`answer ${ref}`),
      instead: () => new Map([['at:b', 1]]),
      change: (ref) => told.push(`change ${ref}`),
      arms,
      thud: (ref) => told.push(`thud ${ref}`),
      armed: (ref) => told.push(`armed ${ref}`),
    });
    return { pointer, told };
  }
  it.each(['mouse', 'key', 'touch'] as const)('arms first and answers then, by %s', (how) => {
    const { pointer, told } = table((ref) => ref === 'at:x');
    pointer.point('at:x', how);
    expect(pointer.armed).toBe('at:x');
    pointer.point('at:x', how);
    expect(told).toEqual(['armed at:x', 'answer at:x']);
  });
  it('is left by pointing at anything else', () => {
    const { pointer, told } = table((ref) => ref === 'at:x');
    pointer.point('at:x', 'mouse');
    pointer.point('at:nowhere', 'mouse');
    expect(pointer.armed).toBeNull();
    pointer.point('at:x', 'mouse');
    pointer.disarm();
    pointer.point('at:x', 'mouse');
    expect(told).toEqual(['armed at:x', 'armed at:x', 'armed at:x']);
  });
  it('changes the choice at what would be refused', () => {
    const { pointer, told } = table(() => false);
    expect([pointer.refused.has('at:b'), pointer.refused.has('at:z')]).toEqual([false, true]);
    pointer.point('at:b', 'mouse');
    expect(told).toEqual(['change at:b']);
  });
  it('offers the places while a piece is carried', () => {
    const { pointer } = table(() => false);
    pointer.carried = { ref: 'at:a', places: new Set(['at:q']) };
    expect([...pointer.offered]).toEqual(['at:q']);
    expect(pointer.refused.size).toBe(0);
  });
});

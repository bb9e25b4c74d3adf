import { describe, expect, it } from 'vitest';
import { lampCommand } from '../src/lamp/keys';
import {
  faultBeside,
  givenBy,
  onScale,
  reachOf,
  sameMoves,
  turnAt,
  turnBeside,
  turnsOf,
  worstFirst,
} from '../src/lamp/turns';
import {
  begun,
  inShort,
  inWords,
  lossInShort,
  lossInWords,
  reasonOf,
  stoodIn,
  worded,
  worthInWords,
} from '../src/lamp/words';
import { fileOf, linkOf } from '../src/sharing/link';
import { local, pointedAt } from '../src/sharing/picture';
import { bundleOf, textsOf } from '../src/lib/texts';
import type { Evaluation, Fault, StepMark } from '../src/wire';
import lampTexts from '../src/lamp/en.ftl?raw';

const marks: StepMark[] = [3, 6, 9].map((step, k) => ({ step, turn: k + 1, seat: k % 2, kind: 'turn' }));
const turns = turnsOf(marks);
const fault = (step: number, loss: number, more: Partial<Fault> = {}): Fault => ({
  step,
  seat: 0,
  loss,
  measure: 'points',
  kind: 'mistake',
  certain: false,
  why: null,
  ...more,
});
const point = (leads: number[], more: Partial<Evaluation> = {}): Evaluation => ({
  step: 3,
  sides: leads.map((_, seat) => [seat]),
  leads,
  chances: [0.4, 0.6],
  measure: 'points',
  second: null,
  best: [],
  line: [],
  plays: [],
  depth: 4,
  proven: false,
  ...more,
});
const t = textsOf([
  bundleOf(
    'en',
    [
      'why-own-way = stone in the own way',
      'why-gives-land = gives away { $size-word } hexes to { $name }',
      'way-summoned = { $from } to { $to }, stone on { $stone }',
      'line-summoned = { $you ->\n    [true] You go to { $to }.\n   *[false] { $name } goes to { $to }.\n}',
      'event-moved = { $seat } moved.',
      'event-drank = { $seat } drank.',
    ].join('\n'),
  ),
  bundleOf('en', lampTexts),
]);
const names = ['Sigrun', 'Bjarne'];

describe('the turns under the lamp', () => {
  it('begin where the one before has ended', () => {
    expect(turns.map(({ start, end }) => [start, end])).toEqual([
      [0, 3],
      [3, 6],
      [6, 9],
    ]);
    expect(turnAt(turns, 0)?.number).toBe(1);
    expect(turnAt(turns, 4)?.number).toBe(2);
    expect(turnAt(turns, 9)).toBeNull();
  });

  it('lead to one another, and to the end of the match', () => {
    expect([0, 3, 4, 6, 9].map((step) => turnBeside(turns, step, 1))).toEqual([3, 6, 6, 9, null]);
    expect([0, 3, 4, 9].map((step) => turnBeside(turns, step, -1))).toEqual([null, 0, 3, 6]);
  });

  it('are told worst first, and what was well seen last', () => {
    const faults = [fault(3, 9, { kind: 'held' }), fault(6, 3), fault(9, 7)];
    expect(worstFirst(faults).map(({ step }) => step)).toEqual([9, 6, 3]);
    expect(faultBeside(faults, turns, 0, 1)).toBe(3);
    expect(faultBeside(faults, turns, 3, -1)).toBe(0);
    expect(faultBeside(faults, turns, 6, 1)).toBeNull();
    expect(givenBy(faults, 0)).toEqual({ loss: 10, count: 2 });
  });
});

describe('the scale', () => {
  it('has what is even in the middle, and ends where it ends', () => {
    expect([0, 8, -8, 99].map((worth) => onScale(worth, 'points', 8))).toEqual([0.5, 1, 0, 1]);
    expect(onScale(0.3, 'chance', 8)).toBe(0.3);
    expect(reachOf([1, -2])).toBe(8);
    expect(reachOf([20])).toBeGreaterThan(20);
  });

  it('knows a way that is kept', () => {
    const way = [{ seat: 0, ref: 'hex:a1' }];
    expect(sameMoves(way, [{ seat: 0, ref: 'hex:a1' }])).toBe(true);
    expect(sameMoves(way, [{ seat: 1, ref: 'hex:a1' }])).toBe(false);
    expect(sameMoves(way, [])).toBe(false);
  });
});

describe('the words', () => {
  it('are numbers as people say them, certain where they are proven', () => {
    expect([4.2, -2.9, 31].map((number) => worded(number, t))).toEqual(['four', 'three', '31']);
    expect(worthInWords(4, point([4, -4]), t)).toBe('about four');
    expect(worthInWords(4, point([4, -4], { proven: true }), t)).toBe('four for certain');
    const byChance = point([0, 0], { measure: 'chance' });
    expect([0.42, 0.97, 0.01].map((chance) => worthInWords(chance, byChance, t))).toEqual([
      'about four in ten',
      'almost certain',
      'hardly any',
    ]);
  });

  it('say what a fault cost and why, never a naked number of the engine', () => {
    expect(lossInWords(fault(3, 7.2), t, 'hexes')).toBe('seven hexes');
    expect(lossInShort(fault(3, 7.2))).toBe('7');
    expect(lossInShort(fault(3, 0.34, { measure: 'chance' }))).toBe('30 %');
    expect(reasonOf({ id: 'own-way', args: {} }, names, t)).toBe('stone in the own way');
    expect(reasonOf({ id: 'gives-land', args: { size: 18, seat: 1 } }, names, t)).toBe(
      'gives away eighteen hexes to Bjarne',
    );
    expect(reasonOf({ id: 'instead-draw_card', args: { played: 'a', better: 'b' } }, names, t)).toBe('b instead of a');
    expect(reasonOf({ id: 'nobody-said-it', args: {} }, names, t)).toBeNull();
    expect(begun('stone in the own way')).toBe('Stone in the own way');
  });

  it('say who led, and to the reader you', () => {
    const named = (side: number): string => names[side] ?? '';
    const own = (side: number): boolean => side === 0;
    expect(stoodIn('lamp-before', point([4, -4]), 0, named, own, t)).toBe('You led by about four.');
    expect(stoodIn('lamp-after', point([-3, 3]), 0, named, own, t)).toBe('After it Bjarne leads by about three.');
    expect(stoodIn('lamp-before', point([0.2, -0.2]), 0, named, own, t)).toBe('It was even.');
    const byChance = point([0, 0], { measure: 'chance' });
    expect(stoodIn('lamp-before', byChance, 1, named, own, t)).toBe('Bjarne’s chance to win was about six in ten.');
  });

  it('tell a turn in short and in a sentence, or as the saga does', () => {
    const summoned = { kind: 'summoned', seat: 0, from: 'a1', to: 'a2', stone: 'a3' };
    expect(inShort([{ kind: 'moved', seat: 0 }, summoned], names, t)).toBe('a1 to a2, stone on a3');
    expect(inWords([summoned], names, [0], t)).toBe('You go to a2.');
    expect(inWords([summoned], names, [], t)).toBe('Sigrun goes to a2.');
    const drunk = [
      { kind: 'moved', seat: 1 },
      { kind: 'drank', seat: 1 },
    ];
    expect(inShort(drunk, names, t)).toBe('Bjarne moved. Bjarne drank.');
  });
});

describe('the keys', () => {
  const key = (name: string, onBoard = false, more = {}) =>
    lampCommand({ key: name, shiftKey: false, ctrlKey: false, altKey: false, metaKey: false, ...more }, onBoard);

  it('lead through turns and faults, but on the board they walk there', () => {
    expect(key('ArrowRight')).toEqual({ do: 'turn', by: 1 });
    expect(key('ArrowUp')).toEqual({ do: 'fault', by: -1 });
    expect(key('ArrowUp', true)).toBeNull();
  });

  it('show ways and the line, try, play on, and go back', () => {
    expect(['a', 'B', 't', 'p', ' ', 'Escape'].map((one) => key(one)?.do)).toEqual([
      'show',
      'show',
      'try',
      'play-on',
      'line',
      'back',
    ]);
    expect(key('s')).toBeNull();
    expect(key('a', false, { ctrlKey: true })).toBeNull();
  });
});

describe('what is handed on', () => {
  const replay = { page: 'replay', id: 'x', step: 7, as: null, lamp: false } as const;

  it('leads to the very step and viewpoint, under the lamp or not', () => {
    expect(linkOf(replay, true, 1)).toBe('/table/x/replay/7?as=1');
    expect(linkOf({ ...replay, lamp: true, as: -2 }, true, 1)).toBe('/table/x/analysis/7?as=-2');
    expect(linkOf({ page: 'table', id: 'x', invite: 'secret' }, true, 1)).toBe('/table/x');
  });

  it('never looks through the reader’s eyes while the match goes on', () => {
    expect(linkOf({ ...replay, as: 1 }, false, 1)).toBe('/table/x/replay/7');
  });

  it('has a name that every system takes', () => {
    expect(fileOf('Lords of Ragnarök: Öland', 12)).toBe('lords-of-ragnarok-oland-12.png');
    expect(fileOf('', null)).toBe('meadhall.png');
  });

  it('is a drawing that points only at itself', () => {
    expect(local('url("http://hall/table/x#kit-drop") url(#a)')).toBe('url(#kit-drop) url(#a)');
    expect(pointedAt('<g style="filter: url(&quot;#drop&quot;)" fill="url(#a)"><use href="#b"/></g>')).toEqual([
      'drop',
      'a',
      'b',
    ]);
  });
});

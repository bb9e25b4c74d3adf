import { describe, expect, it } from 'vitest';
import { bundleOf, textsOf } from '../src/lib/texts';
import { chaptersOf, faultLines, linesOf, notchesOf, sentenceOf, stepOfTurn } from '../src/table/saga';
import type { GameEvent } from '../src/wire';

const told = (kind: string) => kind !== 'selected';
const moved: GameEvent = { kind: 'moved', seat: 0, from: 'hex:a1', to: 'hex:a2', line: 1 };
const summoned: GameEvent = { kind: 'summoned', seat: 0, from: 'hex:a1', to: 'hex:a2', stone: 'hex:a3', line: 1 };
const settled: GameEvent = { kind: 'settled', seat: 0, size: 3 };

describe('the saga', () => {
  it('lets a line grow: the later event with the same line replaces the earlier one in its place', () => {
    const log = [[], [{ kind: 'selected', seat: 0 }], [moved], [summoned, settled]];
    const lines = linesOf(log, told);
    expect(lines.map((line) => line.event.kind)).toEqual(['summoned', 'settled']);
    expect(lines[0]).toMatchObject({ key: 'line 1', entry: 3 });
  });

  it('keeps the key of a line while it grows', () => {
    const before = linesOf([[], [moved]], told);
    const after = linesOf([[], [moved], [summoned]], told);
    expect(after.map((line) => line.key)).toEqual(before.map((line) => line.key));
  });

  it('explains what an automaton’s answer did first, and gives it a line where nothing else is told', () => {
    const because: GameEvent = { kind: 'because', seat: 2, prompt: 'stare', ref: 'seat:0', clauses: [], because: null };
    const lines = linesOf([[], [because, moved, settled], [because, { kind: 'selected', seat: 2 }], [moved]], told);
    expect(lines.map((line) => [line.event.kind, line.because === null])).toEqual([
      ['moved', false],
      ['settled', true],
      ['because', false],
    ]);
  });

  it('tells a decision that changed nothing as it was announced, and never leaves one without a sentence', () => {
    const texts = `
event-because = { $name } does its step.
event-settled = { $name } settles { $size }.
ask-gift =
    .wait = The gift of { $tile } for { $name }.
`;
    const t = textsOf([bundleOf('en', texts)]);
    const decided = (prompt: string): GameEvent => ({ kind: 'because', seat: 1, prompt, about: { tile: 3 } });
    expect(sentenceOf(decided('gift'), ['Orm', 'Aslaug'], t)).toBe('The gift of 3 for Aslaug.');
    expect(sentenceOf(decided('stare'), ['Orm', 'Aslaug'], t)).toBe('Aslaug does its step.');
    expect(sentenceOf(settled, ['Orm', 'Aslaug'], t)).toBe('Orm settles 3.');
  });

  it('notches a step once, blue before turn', () => {
    const mark = (event: GameEvent) => (event.kind === 'settled' ? 'blue' : event.kind === 'summoned' ? 'turn' : null);
    expect(notchesOf([[], [moved], [summoned], [summoned, settled]], mark)).toEqual([
      { step: 2, kind: 'turn' },
      { step: 3, kind: 'blue' },
    ]);
  });
});

describe('the turns of a match', () => {
  const turn = (number: number, kind = 'summoned'): GameEvent => ({ kind, turn: number, line: number });
  const marks = [{ step: 3 }, { step: 7 }, { step: 10 }];
  const log: GameEvent[][] = [
    [],
    [{ kind: 'selected' }],
    [turn(1, 'moved')],
    [turn(1)],
    [{ kind: 'selected' }],
    [turn(2, 'moved')],
    [turn(2)],
    [{ kind: 'moved_again' }],
    [{ kind: 'selected' }],
    [turn(3, 'moved')],
    [turn(3)],
  ];

  it('end with the last thing that was done in them', () => {
    expect([1, 2, 3].map((number) => stepOfTurn(log, marks, number))).toEqual([3, 7, 10]);
    expect(stepOfTurn(log, marks, 4)).toBeNull();
  });

  it('end where a skipped turn was told at once', () => {
    const skipped = [[], [turn(1), turn(2, 'skipped')], [{ kind: 'selected' }], [turn(3, 'moved')], [turn(3)]];
    expect(stepOfTurn(skipped, [{ step: 4 }], 1)).toBe(1);
    expect(stepOfTurn(skipped, [{ step: 4 }], 3)).toBe(4);
  });

  it('carry the faults that were found in them', () => {
    const lines = linesOf(log, told);
    const found = faultLines(lines, [
      { step: 7, kind: 'blunder' },
      { step: 3, kind: 'mistake' },
    ]);
    expect([...found].map(([key, fault]) => [key, fault.kind])).toEqual([
      ['line 2', 'blunder'],
      ['line 1', 'mistake'],
    ]);
  });
});

describe('the headings of the saga', () => {
  const has =
    (...ids: string[]) =>
    (id: string) =>
      ids.includes(id);
  const lines = (...events: GameEvent[]) => linesOf([events], () => true);
  const shape = (chapters: ReturnType<typeof chaptersOf>) =>
    chapters.map(({ heading, lines: { length } }) => [heading?.text ?? null, heading?.level ?? null, length]);

  it('stand where the title has words for an event: ages above phases', () => {
    const told = lines(
      { kind: 'clan' },
      { kind: 'age', age: 1 },
      { kind: 'phase', phase: 'gifts' },
      { kind: 'passed' },
    );
    expect(shape(chaptersOf(told, has('heading-age', 'heading-phase')))).toEqual([
      [null, null, 1],
      ['heading-age', 3, 1],
      ['heading-phase', 4, 2],
    ]);
  });

  it('stand where another turn begins, once for each', () => {
    const told = lines(
      { kind: 'summoned', turn: 1, line: 1 },
      { kind: 'settled' },
      { kind: 'summoned', turn: 2, line: 2 },
      { kind: 'moved_again', turn: 2 },
    );
    expect(shape(chaptersOf(told, has('heading-turn')))).toEqual([
      ['heading-turn', 4, 2],
      ['heading-turn', 4, 2],
    ]);
  });

  it('are none where the title has no words for them, and no line is lost', () => {
    const told = lines({ kind: 'carried', turn: 1 }, { kind: 'waved', turn: 2 });
    expect(shape(chaptersOf(told, has()))).toEqual([[null, null, 2]]);
    expect(chaptersOf([], has())).toEqual([]);
  });
});

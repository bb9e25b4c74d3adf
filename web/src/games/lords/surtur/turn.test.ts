import { describe, expect, it } from 'vitest';
import { weigh } from '../../../table/weighing';
import type { Asked } from '../../../wire';
import { comparisonOf, preyOf, runesOf, testsOf } from './turn';
import { chanceOf } from './words';

const because = (prompt: string, candidates: [string, string | null][]) => ({
  kind: 'because',
  seat: 0,
  prompt,
  because: {
    question: 'runes',
    comparisons: [{ clause: 'LS-4.40', what: 'order', best: 'lowest', source: null }],
    candidates: candidates.map(([ref, aside]) => ({ ref, numbers: [], aside })),
    taken: null,
    decided: null,
  },
});

describe("a Follower's turn in the log", () => {
  it('tells paid Rune Actions from those put aside, in this turn alone', () => {
    const log = [
      [
        { kind: 'turn', seat: 0 },
        { kind: 'rune_action', seat: 0, action: 'rune_action:A1.upgrade_army' },
      ],
      [{ kind: 'turn', seat: 1 }],
      [{ kind: 'turn', seat: 0 }],
      [
        because('follower_rune_action', [
          ['rune_action:A2.form_alliance', null],
          ['rune_action:A2.draw_combat', 'LS-4.40'],
          ['rune_action:A3.form_alliance', 'LS-4.38'],
        ]),
        { kind: 'rune_action', seat: 0, action: 'rune_action:A2.form_alliance' },
      ],
    ];
    expect(runesOf(log, 0)).toEqual({
      'rune_action:A2.form_alliance': 'paid',
      'rune_action:A3.form_alliance': 'LS-4.38',
    });
    const over = [...log, [because('follower_idle', [['rune_action:A2.draw_combat', 'LS-4.41']])]];
    expect(runesOf(over, 0)['rune_action:A2.draw_combat']).toBe('LS-4.41');
  });

  it('has the Regions tested last', () => {
    const tests = [
      {
        region: 'region:2',
        difficulty: 3,
        v: 2,
        k: 0,
        t: 0,
        clause: 'LS-5.3',
        sign: '<=',
        against: [2],
        passed: false,
        victory: null,
      },
    ];
    expect(testsOf([[{ kind: 'invasion_tested', seat: 0, tests }]], 0)).toEqual(tests);
    expect(testsOf([[{ kind: 'invasion_tested', seat: 0, tests }], [{ kind: 'turn', seat: 0 }]], 0)).toEqual([]);
  });

  it('says what must be so of a Region, as its clause has it', () => {
    const test = { region: 'region:2', difficulty: 4, v: 2, k: 2, t: 0, clause: '', passed: false, victory: null };
    expect(comparisonOf({ ...test, sign: '<=', against: [2, 0] })).toBe('4 ≤ 2');
    expect(comparisonOf({ ...test, sign: '<', against: [2, 2, 0] })).toBe('4 < 2 + 2');
    expect(comparisonOf({ ...test, sign: null, against: [] })).toBe('–');
  });

  it('knows how likely each place of the row is', () => {
    expect([0, 1, 2].map((place) => chanceOf([1, 1, 1, 2, 2, 3], place))).toEqual([3, 2, 1]);
  });

  it('hunts what it compares, then what it wounds, and nothing where it does something else', () => {
    const asked = (question: string, candidates: unknown[], about?: object) =>
      weigh({
        seat: 0,
        prompt: 'follower_prey',
        clauses: [],
        about,
        because: { question, comparisons: [], candidates, taken: null, decided: null },
      } as unknown as Asked);
    const garm = { ref: 'monster:garm', numbers: [2], aside: null };
    const far = { ref: 'monster:troll', numbers: [], aside: 'LS-8.44' };
    expect(preyOf(asked('prey', [garm, far]))).toEqual(['monster:garm']);
    expect(preyOf(asked('slot', [], { foe: 'boss:loki' }))).toEqual(['boss:loki']);
    expect(preyOf(asked('target', [garm]))).toEqual([]);
  });
});

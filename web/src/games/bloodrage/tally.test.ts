import { describe, expect, it } from 'vitest';
import { tallyOf } from './tally';

describe('the tally', () => {
  const log = [
    [
      { kind: 'glory', seat: 0, glory: 3, because: 'battle' },
      { kind: 'glory', seat: 0, glory: 2, because: 'battle' },
    ],
    [
      { kind: 'glory', seat: 1, glory: 4, because: 'card:a1-thors-glory' },
      { kind: 'glory_taken', seat: 1, loser: 0, glory: 2, because: 'card:a2-lokis-backstab' },
    ],
    [
      { kind: 'glory', seat: 0, glory: 10, because: 'legendary_axes' },
      { kind: 'stat', seat: 0 },
    ],
  ];

  it('has a line for each source that gave or took glory, and the lines sum up to the scores', () => {
    const lines = tallyOf(log, [13, 6]);
    expect(lines).toEqual([
      { source: 'battle', glory: [5, 0] },
      { source: 'cards', glory: [0, 4] },
      { source: 'taken', glory: [-2, 2] },
      { source: 'legendary', glory: [10, 0] },
    ]);
    expect([0, 1].map((seat) => lines.reduce((sum, line) => sum + line.glory[seat]!, 0))).toEqual([13, 6]);
  });

  it('says what the log does not explain, and nothing after a resignation', () => {
    expect(tallyOf([], [5, 0])).toEqual([{ source: 'other', glory: [5, 0] }]);
    expect(tallyOf([], [null, null])).toEqual([]);
  });
});

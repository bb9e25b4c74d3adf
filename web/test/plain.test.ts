import { describe, expect, it } from 'vitest';
import { bundleOf, textsOf } from '../src/lib/texts';
import { besides, contestOf } from '../src/table/plainContest';
import { linesOf } from '../src/table/plainTable';

const t = textsOf([
  bundleOf(
    'en',
    `field-taken = Taken
    .seats = each player
field-row = The row
wood-plank = a plank
plain-hidden = hidden
plain-nothing = nothing
plain-yes = yes
plain-no = no`,
  ),
]);
const told = (table: unknown) =>
  linesOf(table, t, ['Sigrun', 'Bjarne']).map((line) => `${'  '.repeat(line.depth)}${line.label}: ${line.text}`);

describe('a table in words', () => {
  it('calls fields and things as the title does', () => {
    expect(told({ row: ['wood:plank', 'wood:mast.2'], to_move: 1 })).toEqual([
      'The row: a plank, mast.2',
      'to move: 1',
    ]);
  });
  it('tells what each player has by name, where the texts say so', () => {
    expect(told({ taken: [['wood:plank'], []] })).toEqual(['Taken: ', '  Sigrun: a plank', '  Bjarne: nothing']);
  });
  it('tells things within things below each other, and numbers them without names', () => {
    expect(told({ boats: [{ full: true }, { full: false }] })).toEqual([
      'boats: ',
      '  1: ',
      '    full: yes',
      '  2: ',
      '    full: no',
    ]);
  });
  it('says what is hidden, and nothing of a table that is no table', () => {
    expect(told({ row: [null, 3] })).toEqual(['The row: hidden, 3']);
    expect(told(null)).toEqual([]);
  });
});

describe('a contest in a plain table', () => {
  const side = (seat: number, worths: number[]) => ({
    seat,
    parts: worths.map((worth, i) => ({ ref: `wood:${['plank', 'mast'][i]}`, worth })),
    total: worths.reduce((sum, one) => sum + one, 0),
  });
  const t = textsOf([bundleOf('en', 'wood-plank = a plank\nwood-mast = a mast')]);

  it('has a side for each seat, with the sum that the view says', () => {
    const table = { sea: 3, contest: { sides: [side(0, [1, 4]), side(1, [])] } };
    const sides = contestOf(table, t, ['Sigrun', 'Torvald'], 1)!;
    expect(sides.map(({ name, sum, own }) => [name, sum, own])).toEqual([
      ['Sigrun', 5, false],
      ['Torvald', 0, true],
    ]);
    expect(sides[0]!.rows.map(({ text, value }) => [text, value])).toEqual([
      ['a plank', '1'],
      ['a mast', '4'],
    ]);
    expect(besides(table)).toEqual({ sea: 3 });
  });

  it.each([[{}], [{ contest: 3 }], [{ contest: { sides: [{ seat: 0 }] } }], [{ contest: { sides: [side(0, [])] } }]])(
    'is none in %j',
    (table) => expect(contestOf(table, t, ['Sigrun'], 0)).toBeNull(),
  );
});

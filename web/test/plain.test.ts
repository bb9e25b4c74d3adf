import { describe, expect, it } from 'vitest';
import { bundleOf, textsOf } from '../src/lib/texts';
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

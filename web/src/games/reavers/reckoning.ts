/** The lines of the reckoning in the rules' order (RM-22.3), and what stands in each column. */
import type { Content, TokenKind } from './content';
import type { PlayerTable, ReaversTable, Reckoning } from './view';

export const LINES = [
  'glory',
  'terror',
  'artifacts',
  'armor',
  'art',
  'treasure',
  'tapestries',
  'farm',
  'wall',
  'tower',
  'prophecies',
] as const;
export type Line = (typeof LINES)[number];

/** The lines that lie face down in a Glory pile. */
export const PILED: ReadonlySet<Line> = new Set(['armor', 'art', 'treasure', 'tapestries']);
/** Where a new part of the rules begins. */
export const PARTS: ReadonlySet<Line> = new Set(['glory', 'terror', 'artifacts', 'armor', 'farm', 'prophecies']);

const TOKENS: readonly Line[] = ['farm', 'wall', 'tower'];

export interface Cell {
  value: number | null;
  /** The most of its kind are here. */
  most: boolean;
}

export const cellOf = (reckoning: Reckoning, line: Line): Cell => ({
  value: reckoning[line],
  most: TOKENS.includes(line) && reckoning.majorities.includes(line as TokenKind),
});

/** What is written small beside the name of a line: the numbers that it comes from. */
export function numbersOf(line: Line, table: ReaversTable, content: Content): string {
  const each = (of: (player: PlayerTable) => number): string => table.players.map(of).join(', ');
  if (line === 'terror') return each(({ terror }) => terror);
  if (TOKENS.includes(line)) return each(({ tokens }) => tokens[line as TokenKind]);
  const set = content.scoring.set.find(({ card }) => card === `keep_${line}`);
  if (set) return set.by_size.join(' ');
  if (line === 'tapestries') return `${content.scoring.tapestry.alone} / ${content.scoring.tapestry.together}`;
  return '';
}

/** How many parts of a reckoning are sealed for whoever looks. */
export const seals = (reckoning: Reckoning): number =>
  (reckoning.armor === null ? 1 : 0) + (reckoning.prophecies === null ? 1 : 0);

/** The lines of the reckoning in the rules' order (RM-22.3), and what stands in each column. */
import { cardId, cardOf, type Content, type TokenKind } from './content';
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

/** The part of the final scoring that a line belongs to (RM-22.3). */
export const PART: Readonly<Record<Line, string>> = {
  glory: 'play',
  terror: 'terror',
  artifacts: 'artifacts',
  armor: 'sets',
  art: 'sets',
  treasure: 'sets',
  tapestries: 'sets',
  farm: 'tokens',
  wall: 'tokens',
  tower: 'tokens',
  prophecies: 'prophecies',
};

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

/** What a line is counted on: cards by their refs, tokens by their kind. */
export function thingsOf(player: PlayerTable, line: Line, content: Content): string[] {
  const pile = player.pile_cards ?? [];
  switch (line) {
    case 'glory':
      return [];
    case 'terror':
      return Array.from({ length: player.terror }, () => line);
    case 'farm':
    case 'wall':
    case 'tower':
      return Array.from({ length: player.tokens[line] }, () => line);
    case 'artifacts':
      return [
        ...player.artifacts.map(({ card }) => card),
        ...pile.filter((card) => cardOf(content, card)?.kind === 'artifact'),
      ];
    case 'prophecies':
      return player.prophecy_cards ?? [];
    case 'tapestries':
      return pile.filter((card) => content.scoring.tapestry.cards.includes(cardId(card)));
    default:
      return pile.filter((card) => cardId(card) === `keep_${line}`);
  }
}

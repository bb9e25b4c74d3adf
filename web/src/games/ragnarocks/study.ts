/** Positions to look at without a server: for tests and for the story page. Nothing of this is in the built client. */
import type { View } from '../../wire';
import { boardOf, SIDES, type Content, type Side } from './board';
import { regions } from './forecast';
import { occupied, type RagnarocksTable } from './view';

/** RR-1.1 to RR-1.4: the island as the server's scene gives it. */
export function island(): Content {
  const lengths = [5, 6, 7, 8, 9, 10, 11, 11, 10, 9];
  const first = [0, 0, 0, 0, 0, 0, 0, 0, 1, 2];
  return {
    hidden: false,
    hexes: lengths.flatMap((length, y) => {
      const row = 'abcdefghij'.charAt(y);
      return Array.from({ length }, (_, i) => ({ ref: `hex:${row}${i + 1}`, row, x: (first[y] as number) + i, y }));
    }),
    directions: { E: [1, 0], NE: [1, 1], NW: [0, 1], W: [-1, 0], SW: [-1, -1], SE: [0, -1] },
    start: { ivory: ['hex:a2', 'hex:a3', 'hex:a4'], red: ['hex:j4', 'hex:j5', 'hex:j6'] },
    pixel: 'px = size*sqrt(3)*(x - y/2), py = -size*1.5*y',
  };
}

/** RR-43.2: a placement, read into the hexes of each sign. */
export function read(content: Content, placement: string): { ivory: string[]; red: string[]; stones: string[] } {
  const signs = placement.replace(/\d+/g, (n) => '.'.repeat(Number(n))).replaceAll('/', '');
  if (signs.length !== content.hexes.length) throw new Error(`A placement of ${signs.length} hexes.`);
  const of = (sign: string): string[] => content.hexes.filter((_, i) => signs[i] === sign).map((hex) => hex.ref);
  return { ivory: of('I'), red: of('R'), stones: of('#') };
}

export interface Study {
  content: Content;
  placement?: string;
  ivory?: string[];
  red?: string[];
  stones?: string[];
  to_move?: Side;
  turn?: number;
  supply?: number | null;
  last?: RagnarocksTable['last'];
  moved?: RagnarocksTable['moved'];
  selected?: string | null;
  prompt?: 'select_viking' | 'move_to' | 'summon_at' | null;
}

/** A view of a position, with the ask of the side to move. Seat 0 plays ivory, seat 1 red. */
export function study(of: Study): View {
  const { content, to_move = 'ivory', turn = 1, supply = null, last = null, moved = null, selected = null, prompt = 'select_viking' } = of;
  const read_ = of.placement ? read(content, of.placement) : { ivory: [], red: [], stones: [] };
  const { ivory, red, stones } = { ...read_, ...(of.ivory && { ivory: of.ivory }), ...(of.red && { red: of.red }), ...(of.stones && { stones: of.stones }) };
  const board = boardOf(content);
  const vikings = { ivory, red };
  const land = regions(board, vikings, new Set(stones));
  const contested = new Set(land.filter((region) => region.status === 'contested').flatMap((region) => region.hexes));
  const sides = Object.fromEntries(
    SIDES.map((side, seat) => [
      side,
      {
        seats: [seat],
        vikings: vikings[side],
        nomadic: vikings[side].filter((ref) => contested.has(ref)),
        settled: vikings[side].filter((ref) => !contested.has(ref)),
        score: land.reduce((sum, region) => sum + (region.side === side ? region.size : 0), 0),
      },
    ]),
  ) as RagnarocksTable['sides'];
  const full = occupied(vikings, stones);
  const seat = SIDES.indexOf(to_move);
  const from = moved?.to ?? selected;
  const options =
    prompt === 'select_viking'
      ? sides[to_move].nomadic.filter((ref) => board.neighbours(ref).some((near) => !full.has(near)))
      : from
        ? board.slides(from, full)
        : [];
  const refusals = Object.fromEntries(
    board.refs.filter((ref) => !options.includes(ref) && (prompt !== 'select_viking' || full.has(ref))).map((ref) => [ref, 'RR-3.21']),
  );
  const table: RagnarocksTable = {
    mode: 'basic', turn, to_move, position: of.placement ?? '', sides, stones, regions: land, supply, selected, moved, last, turns: [], result: null,
  };
  const about: Record<string, string> = from ? { viking: from } : {};
  return {
    game: 'ragnarocks', version: 1, seats: 2, seq: turn * 3, audience: seat,
    asked: prompt ? [{ seat, prompt, about, count: options.length }] : [],
    ask: prompt ? { seat, prompt, about, options, refusals, clauses: [] } : null,
    undo: null, outcome: null, table,
  };
}

/** What pointing at a hex would bring: worked out here, so that hovering needs no word from the server. */
import type { View } from '../../wire';
import type { Texts } from '../../table/scene';
import { boardOf, SIDES, type Board, type Content, type Side, type Vikings } from './board';
import { named, occupied, sideOf, tableOf, vikingsOf, type Region } from './view';

/** RR-4.1 and RR-4.7 to RR-4.11: the regions of a board and whose they are. */
export function regions(board: Board, vikings: Vikings, stones: ReadonlySet<string>): Region[] {
  const todo = new Set(board.refs.filter((ref) => !stones.has(ref)));
  const found: Region[] = [];
  for (const start of board.refs) {
    if (!todo.delete(start)) continue;
    const hexes = [start];
    for (const ref of hexes) for (const near of board.neighbours(ref)) if (todo.delete(near)) hexes.push(near);
    const inside = new Set(hexes);
    const there = SIDES.filter((side) => vikings[side].some((ref) => inside.has(ref)));
    const side = there.length === 1 ? (there[0] as Side) : null;
    const status = side ? 'settled' : there.length ? 'contested' : 'wild';
    found.push({ status, side, hexes, size: hexes.length });
  }
  return found;
}

/** RR-5.8: a side can take a turn when one of its nomadic Vikings has a free neighbour. */
function canTurn(board: Board, vikings: Vikings, stones: ReadonlySet<string>, land: readonly Region[], side: Side): boolean {
  const full = occupied(vikings, stones);
  const contested = new Set(land.filter((region) => region.status === 'contested').flatMap((region) => region.hexes));
  return vikings[side].some((ref) => contested.has(ref) && board.neighbours(ref).some((near) => !full.has(near)));
}

export interface Forecast {
  step: 'select_viking' | 'move_to' | 'summon_at';
  /** Where the Viking, or then its stone, could go. */
  reach: string[];
  /** The regions that become settled. */
  settles: { side: Side; hexes: string[] }[];
  /** The regions that nobody holds from then on. */
  wild: string[][];
  /** Neither side has a turn left: the match would end with this score. */
  ends: boolean;
  score: Record<Side, number>;
}

/** What would come of pointing at a hex in the present ask; null if that says nothing. */
export function forecast(view: View, content: Content, ref: string): Forecast | null {
  const ask = view.ask;
  const board = boardOf(content);
  if (!ask || !board.has(ref) || !ask.options.includes(ref)) return null;
  const table = tableOf(view);
  const vikings = vikingsOf(table);
  const score = { ivory: table.sides.ivory.score, red: table.sides.red.score };
  const nothing = { reach: [], settles: [], wild: [], ends: false, score };
  if (ask.prompt === 'select_viking') {
    return { ...nothing, step: 'select_viking', reach: board.slides(ref, occupied(vikings, table.stones)) };
  }
  if (ask.prompt === 'move_to' && table.selected) {
    const from = table.selected;
    const go = (refs: readonly string[]): string[] => refs.map((at) => (at === from ? ref : at));
    const there = { ivory: go(vikings.ivory), red: go(vikings.red) };
    return { ...nothing, step: 'move_to', reach: board.slides(ref, occupied(there, table.stones)) };
  }
  if (ask.prompt === 'summon_at') return { step: 'summon_at', ...afterStone(board, vikings, table.stones, ref, table.supply) };
  return null;
}

/** RR-3.27 and RR-4.14: the land after one more stone. */
export function afterStone(
  board: Board,
  vikings: Vikings,
  before: readonly string[],
  stone: string,
  supply: number | null,
): Omit<Forecast, 'step'> {
  const stones = new Set([...before, stone]);
  const was = regions(board, vikings, new Set(before)).find((region) => region.hexes.includes(stone));
  const old = new Set(was?.hexes ?? []);
  const land = regions(board, vikings, stones);
  const parts = land.filter((region) => old.has(region.hexes[0] as string));
  const settles = parts.flatMap(({ side, hexes }) => (side && side !== was?.side ? [{ side, hexes }] : []));
  const wild = was?.status === 'wild' ? [] : parts.filter((part) => part.status === 'wild').map((part) => part.hexes);
  const points = (side: Side): number =>
    land.reduce((sum, region) => sum + (region.side === side ? region.size : 0), 0);
  const spent = supply !== null && supply <= 1;
  const ends = spent || !SIDES.some((side) => canTurn(board, vikings, stones, land, side));
  return { reach: [], settles, wild, ends, score: { ivory: points('ivory'), red: points('red') } };
}

/** The forecast as a sentence or two for the lectern and the prompt's help line. */
export function forecastText(view: View, content: Content, ref: string, t: Texts, names: readonly string[]): string | null {
  const seen = forecast(view, content, ref);
  if (!seen || !view.ask) return null;
  const hex = named(ref);
  if (seen.step === 'select_viking') return t('forecast-select', { hex, count: seen.reach.length });
  if (seen.step === 'move_to') return t('forecast-move', { hex, count: seen.reach.length });
  const mine = sideOf(view, view.ask.seat);
  const won = (side: Side): number => seen.settles.reduce((sum, part) => sum + (part.side === side ? part.hexes.length : 0), 0);
  const lines: string[] = [];
  const other = SIDES.find((side) => side !== mine) as Side;
  const seat = tableOf(view).sides[other].seats[0];
  const name = seat === undefined ? '' : (names[seat] ?? '');
  const yours = mine ? won(mine) : 0;
  const theirs = won(other);
  if (yours && theirs) lines.push(t('forecast-settles-both', { hex, count: yours, other: theirs, name }));
  else if (yours) lines.push(t('forecast-settles-you', { hex, count: yours }));
  else if (theirs) lines.push(t('forecast-settles-other', { hex, count: theirs, name }));
  const waste = seen.wild.reduce((sum, hexes) => sum + hexes.length, 0);
  if (waste) lines.push(t('forecast-wild', { hex, count: waste }));
  if (!lines.length) lines.push(t('forecast-nothing', { hex }));
  if (seen.ends) lines.push(t('forecast-ends', { ivory: seen.score.ivory, red: seen.score.red }));
  return lines.join(' ');
}

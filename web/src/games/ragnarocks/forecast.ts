/** What pointing at a hex would bring: worked out here, so that hovering needs no word from the server. */
import type { View } from '../../wire';
import type { Texts } from '../../table/scene';
import { boardOf, SIDES, type Board, type Content, type Side, type Vikings } from './board';
import { askedSide, changeOf, setsStone, vikingOf, type Change, type Way } from './change';
import { regions, shift, type Shift } from './land';
import { moves, summons, type Ground } from './reach';
import { named, occupied, otherSide, sideOf, tableOf, vikingsOf, type RagnarocksTable, type Region } from './view';

export interface Forecast extends Shift {
  /** What appears where one points: the ghost of it is shown. */
  ghost: { side: Side } | 'stone' | 'gap' | null;
  /** The ways that Vikings would go. */
  paths: Way[];
  /** Stones that would stand elsewhere than where one points. */
  puts: string[];
  /** Where the Viking, or then its stone, could go from there. */
  reach: string[];
  reaches: 'viking' | 'stone' | null;
  /** Neither side has a turn left: the match would end with this score. */
  ends: boolean;
  score: Record<Side, number>;
  /** The score changes. */
  scores: boolean;
  /** RR-31.2: this wins the match by Idun's card; RR-31.3: or it spends the card. */
  idun: Side | null;
  spends: boolean;
  /** RR-27.7: two regions become one. */
  joins: boolean;
  /** RR-32.1: this earns an extra turn. */
  extra: boolean;
}

const STILL: Shift = { settles: [], wild: [], contested: [], created: [] };
/** Asks that choose a Viking which then goes one step. */
const STEPPERS: ReadonlySet<string> = new Set(['mani_viking', 'aegir_viking']);
/** Asks that choose a Viking which then moves by the plain rules. */
const WALKERS: ReadonlySet<string> = new Set(['bragi_viking', 'stag_viking']);
/** Asks after whose answer the Viking still has its move to make. */
const BEFORE_MOVE: ReadonlySet<string> = new Set(['sol_step', 'frigg_before']);
/** Asks after whose answer the stone slides from where the Viking stands. */
const BEFORE_STONE: ReadonlySet<string> = new Set(['move_to', 'njord_move', 'frigg_after', 'tyr_swap']);

/** What would come of pointing at a hex in the present ask; null if that says nothing. */
export function forecast(view: View, content: Content, ref: string): Forecast | null {
  const ask = view.ask;
  const board = boardOf(content);
  if (!ask || !board.has(ref) || !ask.options.includes(ref)) return null;
  const table = tableOf(view);
  const power = table.sides[table.to_move].power;
  const ground: Ground = { board, vikings: vikingsOf(table), stones: new Set(table.stones), land: table.regions };
  const nothing: Forecast = {
    ...STILL,
    ghost: null,
    paths: [],
    puts: [],
    reach: [],
    reaches: null,
    ends: false,
    score: scoreOf(table),
    scores: false,
    idun: null,
    spends: false,
    joins: false,
    extra: false,
  };
  const full = occupied(ground.vikings, ground.stones);
  const { prompt } = ask;
  if (prompt === 'select_viking') return { ...nothing, reach: moves(ground, ref, power), reaches: 'viking' };
  if (WALKERS.has(prompt)) return { ...nothing, reach: board.slides(ref, full), reaches: 'viking' };
  if (STEPPERS.has(prompt))
    return { ...nothing, reach: board.neighbours(ref).filter((near) => !full.has(near)), reaches: 'viking' };
  if (prompt === 'fafnir_origin') {
    const at = vikingOf(view);
    return { ...nothing, reach: board.slides(ref, new Set([...full].filter((one) => one !== at))), reaches: 'viking' };
  }
  const change = changeOf(view, board, ref);
  if (!change) return null;
  const after = afterChange(board, table, change);
  const seen: Forecast = {
    ...nothing,
    ...after,
    paths: change.paths,
    puts: change.puts.filter((stone) => stone !== ref),
    ghost: ghostOf(view, change, ref),
  };
  if (setsStone(prompt) && power === 'card:jormungandr') seen.extra = threes(board, new Set(change.stones), ref);
  const stood = vikingOf(view);
  if (BEFORE_MOVE.has(prompt))
    return {
      ...seen,
      reach: moves({ ...ground, vikings: change.vikings, land: after.land }, ref, power),
      reaches: 'viking',
    };
  if (stood && BEFORE_STONE.has(prompt)) {
    const at = change.paths.find(({ from }) => from === stood)?.to ?? stood;
    const there: Ground = { ...ground, vikings: change.vikings, land: after.land };
    return { ...seen, reach: summons(there, at, power), reaches: 'stone' };
  }
  return seen;
}

function ghostOf(view: View, change: Change, ref: string): Forecast['ghost'] {
  if (change.arrives) return { side: change.arrives.side };
  if (change.clears.includes(ref)) return 'gap';
  if (change.puts.includes(ref)) return 'stone';
  const way = change.paths.find(({ to }) => to === ref);
  if (!way) return null;
  const vikings = vikingsOf(tableOf(view));
  return { side: vikings.ivory.includes(way.from) ? 'ivory' : 'red' };
}

export const scoreOf = (table: RagnarocksTable): Record<Side, number> => ({
  ivory: table.sides.ivory.score,
  red: table.sides.red.score,
});

/** RR-6.1 to RR-6.6: the part of a side's points that the board decides, its power counted. */
function points(side: Side, power: string | null, land: readonly Region[], stones: number): number {
  const settled = land.reduce((sum, region) => sum + (region.side === side ? region.size : 0), 0);
  const wild = land.reduce((sum, region) => sum + (region.status === 'wild' ? region.size : 0), 0);
  if (power === 'card:hel') return stones;
  return power === 'card:freya' ? settled + wild : settled;
}

/** The land and the score once a change is made. */
export function afterChange(
  board: Board,
  table: RagnarocksTable,
  change: Change,
): Shift & Pick<Forecast, 'ends' | 'score' | 'scores' | 'idun' | 'spends' | 'joins'> & { land: Region[] } {
  const was = regions(board, vikingsOf(table), new Set(table.stones));
  const land = regions(board, change.vikings, new Set(change.stones));
  const moved = shift(was, land, change.puts);
  const now = scoreOf(table);
  const score = { ...now };
  for (const side of SIDES) {
    const { power } = table.sides[side];
    score[side] += points(side, power, land, change.stones.length) - points(side, power, was, table.stones.length);
  }
  const scores = SIDES.some((side) => score[side] !== now[side]);
  const idun = idunWins(table, was, moved);
  const spends = idun === null && moved.settles.length > 0 && table.cards.some(({ armed }) => armed === true);
  const joins = change.clears.length > 0 && land.length < was.length;
  return { ...moved, land, score, scores, ends: endsWith(board, table, change, land), idun, spends, joins };
}

/** RR-5.9: whether nobody has a turn left then. With powers this is sure only when no contested land is left. */
function endsWith(board: Board, table: RagnarocksTable, change: Change, land: readonly Region[]): boolean {
  if (!change.puts.length) return false;
  if (table.mode === 'basic') {
    const spent = table.supply !== null && table.supply <= change.puts.length;
    return spent || !SIDES.some((side) => canTurn(board, change.vikings, new Set(change.stones), land, side));
  }
  // RR-30.8: Heimdallr may yet make land contested again.
  return table.sides[table.to_move].power !== 'card:heimdallr' && !land.some((region) => region.status === 'contested');
}

/** RR-5.8: a side can take a turn when one of its nomadic Vikings has a free neighbour. */
function canTurn(
  board: Board,
  vikings: Vikings,
  stones: ReadonlySet<string>,
  land: readonly Region[],
  side: Side,
): boolean {
  const full = occupied(vikings, stones);
  const contested = new Set(land.filter((region) => region.status === 'contested').flatMap((region) => region.hexes));
  return vikings[side].some((ref) => contested.has(ref) && board.neighbours(ref).some((near) => !full.has(near)));
}

/** RR-31.2: the first region to be settled, alone, the owner's own and of six hexes or more. */
function idunWins(table: RagnarocksTable, was: readonly Region[], { settles }: Shift): Side | null {
  const card = table.cards.find(({ armed }) => armed === true);
  const [first] = settles;
  if (!card || !first || settles.length > 1 || was.some(({ status }) => status === 'settled')) return null;
  return first.side === card.side && first.hexes.length >= 6 ? card.side : null;
}

/** RR-32.1: a run of exactly three stones through the new one. */
function threes(board: Board, stones: ReadonlySet<string>, ref: string): boolean {
  const run = (way: readonly [number, number]): number => {
    let length = 0;
    for (let at = board.step(ref, way); at && stones.has(at); at = board.step(at, way)) length++;
    return length;
  };
  return board.ways.some(([dx, dy]) => 1 + run([dx, dy]) + run([-dx, -dy]) === 3);
}

/** The forecast as a sentence or two for the lectern and the prompt's help line. */
export function forecastText(
  view: View,
  content: Content,
  ref: string,
  t: Texts,
  names: readonly string[],
): string | null {
  if (ref.startsWith('card:')) return cardText(ref, t);
  const seen = forecast(view, content, ref);
  if (!seen || !view.ask) return null;
  const hex = named(ref);
  const count = seen.reach.length;
  const lines: string[] = [];
  if (seen.reaches === 'viking') lines.push(t('forecast-select', { hex, count }));
  const mine = sideOf(view, view.ask.seat) ?? askedSide(view);
  lines.push(...landLines(view, seen, mine, hex, t, names));
  if (seen.contested.length) lines.push(t('forecast-contested', { count: sizes(seen.contested) }));
  if (seen.reaches === 'stone') lines.push(t('forecast-move', { hex, count }));
  if (!lines.length && seen.ghost === 'stone') lines.push(t('forecast-nothing', { hex }));
  if (seen.idun)
    lines.push(t(seen.idun === mine ? 'forecast-wins' : 'forecast-loses', { name: nameOf(view, seen.idun, names) }));
  else if (seen.spends) lines.push(t('forecast-spent'));
  if (seen.joins) lines.push(t('forecast-joins'));
  if (view.ask.prompt.startsWith('frigg'))
    lines.push(t('forecast-card-point', { name: nameOf(view, otherSide(mine), names) }));
  if (seen.extra) lines.push(t('forecast-extra'));
  if (seen.ends) lines.push(t('forecast-ends', { ivory: seen.score.ivory, red: seen.score.red }));
  else if (seen.scores) lines.push(t('forecast-score', { ivory: seen.score.ivory, red: seen.score.red }));
  return lines.length ? lines.join(' ') : null;
}

const sizes = (parts: readonly string[][]): number => parts.reduce((sum, hexes) => sum + hexes.length, 0);

/** Who plays a side; of a team the one whose turn it is. */
function nameOf(view: View, side: Side, names: readonly string[]): string {
  const { next, seats } = tableOf(view).sides[side];
  return names[next ?? seats[0] ?? -1] ?? '';
}

/** Who gets land by it, and what goes to waste. */
function landLines(view: View, seen: Forecast, mine: Side, hex: string, t: Texts, names: readonly string[]): string[] {
  const other = otherSide(mine);
  const won = (side: Side): number =>
    sizes(seen.settles.filter((part) => part.side === side).map((part) => part.hexes));
  const name = nameOf(view, other, names);
  const yours = won(mine);
  const theirs = won(other);
  const lines: string[] = [];
  if (yours && theirs) lines.push(t('forecast-settles-both', { hex, count: yours, other: theirs, name }));
  else if (yours) lines.push(t('forecast-settles-you', { hex, count: yours }));
  else if (theirs) lines.push(t('forecast-settles-other', { hex, count: theirs, name }));
  const waste = sizes(seen.wild);
  if (waste) lines.push(t('forecast-wild', { hex, count: waste }));
  else if (seen.created.length && !lines.length) lines.push(t('forecast-creates', { hex, count: seen.created.length }));
  return lines;
}

/** What a card does, in one line. */
export function cardText(ref: string, t: Texts): string | null {
  return t(`card-${named(ref)}.short`) || null;
}

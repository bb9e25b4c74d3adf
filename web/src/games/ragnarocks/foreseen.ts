/** What pointing at something would bring: the view beside the view that the rules foresee. */
import type { Foreseen, Texts } from '../../table/scene';
import type { View } from '../../wire';
import { SIDES, type Side } from './board';
import { named, otherSide, sideOf, tableOf, type RagnarocksTable, type Region } from './view';

export interface Way {
  from: string;
  to: string;
}

/** What would be otherwise; everything here is a difference of two views. */
export interface Prospect {
  stones: string[];
  /** Where a stone stands that would be gone. */
  gaps: string[];
  /** The Vikings that would stand where they do not stand now. */
  vikings: { hex: string; side: Side }[];
  ways: Way[];
  /** What the seat could point at next, where that is a place for its Viking or for a stone. */
  reach: string[];
  reaches: 'viking' | 'stone' | null;
  /** Land that somebody would get, that nobody would get, that would be fought for again. */
  settled: Region[];
  wild: Region[];
  contested: Region[];
  /** The parts into which land would be cut, whoever they belong to. */
  parts: Region[];
  /** Two contested regions would be one. */
  joined: boolean;
  score: Record<Side, number>;
  scored: boolean;
  /** Idun's card would be spent. */
  spent: boolean;
  /** The seat on whose card a stone would be put. */
  paid: number | null;
  /** Another turn is earned. */
  extra: boolean;
  outcome: Foreseen['outcome'];
}

/** Asks for the hex of a Viking, and of a stone; the others choose a piece or a card. */
const VIKING = /^(move_to|sol_step|frigg_(before|after)|(mani|aegir|heimdallr)_hex|\w+_move)$/;
const STONE = /^(summon_at|surtr_(first|second)|(thor|forseti|ymir)_hex)$/;

const without = (all: readonly string[], gone: readonly string[]): string[] => all.filter((one) => !gone.includes(one));

export const scoreOf = (table: RagnarocksTable): Record<Side, number> => ({
  ivory: table.sides.ivory.score,
  red: table.sides.red.score,
});

/** What the rules foresee, as differences; null while they have not said it, and before the Vikings stand on the board. */
export function prospect(view: View, foreseen: Foreseen | null): Prospect | null {
  const was = tableOf(view);
  if (!foreseen || was.phase === 'draft') return null;
  const now = tableOf(foreseen.view);
  const { next, outcome } = foreseen;
  const score = scoreOf(now);
  const reaches = !next ? null : VIKING.test(next.prompt) ? 'viking' : STONE.test(next.prompt) ? 'stone' : null;
  return {
    stones: without(now.stones, was.stones),
    gaps: without(was.stones, now.stones),
    vikings: SIDES.flatMap((side) =>
      without(now.sides[side].vikings, was.sides[side].vikings).map((hex) => ({ hex, side })),
    ),
    ways: waysOf(was, now),
    reach: reaches ? (next?.options.filter((ref) => ref.startsWith('hex:')) ?? []) : [],
    reaches,
    ...landOf(was.regions, now.regions),
    score,
    scored: SIDES.some((side) => score[side] !== was.sides[side].score),
    spent: now.cards.some(({ armed }, i) => armed === false && was.cards[i]?.armed === true),
    paid: now.cards.find(({ stones }, i) => stones > (was.cards[i]?.stones ?? stones))?.seat ?? null,
    extra: next?.options.includes('do:extra-turn') ?? false,
    outcome,
  };
}

/** The ways that Vikings would go: those that the turn tells, and of whoever is pushed aside. */
function waysOf(was: RagnarocksTable, now: RagnarocksTable): Way[] {
  const over = now.turns.length > was.turns.length;
  const gone = was.ways.map(String);
  const told = (over ? stepsOf(now.last?.paths ?? []) : now.ways.map(([from, to]) => ({ from, to }) as Way)).filter(
    ({ from, to }) => !gone.includes(`${from},${to}`),
  );
  const pushed = SIDES.flatMap((side) => {
    const [before, after] = [was.sides[side].vikings, now.sides[side].vikings];
    const [from, ...more] = without(before, after).filter((hex) => !told.some((way) => way.from === hex));
    const [to] = without(after, before).filter((hex) => !told.some((way) => way.to === hex));
    return from && to && !more.length ? [{ from, to }] : [];
  });
  return [...pushed, ...told];
}

/** Paths over several hexes, step by step. */
export function stepsOf(paths: readonly (readonly string[])[]): Way[] {
  return paths.flatMap((path) => path.slice(1).map((to, i) => ({ from: path[i] as string, to })));
}

/** What became of the land between two views. */
function landOf(
  was: readonly Region[],
  now: readonly Region[],
): Pick<Prospect, 'settled' | 'wild' | 'contested' | 'parts' | 'joined'> {
  const before = new Map(was.flatMap((region) => region.hexes.map((hex) => [hex, region] as const)));
  const changes = now.map((region) => ({
    region,
    olds: [...new Set(region.hexes.flatMap((hex) => before.get(hex) ?? []))],
  }));
  const which = (test: (region: Region, olds: Region[]) => boolean): Region[] =>
    changes.filter(({ region, olds }) => test(region, olds)).map(({ region }) => region);
  const cut = was.filter((old) => changes.filter(({ olds }) => olds.includes(old)).length > 1);
  return {
    settled: which(({ side }, olds) => side !== null && olds.every((old) => old.side !== side)),
    wild: which(({ status }, olds) => status === 'wild' && olds.every((old) => old.status !== 'wild')),
    contested: which(({ status }, olds) => status === 'contested' && olds.some((old) => old.status !== 'contested')),
    parts: which((_, olds) => olds.some((old) => cut.includes(old))),
    joined: which(
      ({ status }, olds) => status === 'contested' && olds.filter((old) => old.status === status).length > 1,
    ).some(Boolean),
  };
}

/** The forecast as a sentence or two for the lectern and the prompt's help line. */
export function forecastText(
  view: View,
  ref: string,
  t: Texts,
  names: readonly string[],
  foreseen: Foreseen | null,
): string | null {
  if (ref.startsWith('card:')) return cardText(ref, t);
  const seen = ref.startsWith('hex:') ? prospect(view, foreseen) : null;
  if (!seen || !view.ask) return null;
  const mine = sideOf(view, view.ask.seat) ?? tableOf(view).to_move;
  const hex = named(ref);
  const lines: string[] = [];
  const say = (id: string, args?: Record<string, unknown>): unknown => lines.push(t(`forecast-${id}`, args));
  const count = seen.reach.length;
  // What a power may do first is no measure of how far the Viking gets.
  const whole = !foreseen?.next?.options.includes('do:decline');
  if (seen.reaches === 'viking' && whole) say('select', { hex, count });
  const [yours, theirs] = [mine, otherSide(mine)].map((side) =>
    sizes(seen.settled.filter((region) => region.side === side)),
  );
  const name = nameOf(view, otherSide(mine), names);
  if (yours && theirs) say('settles-both', { hex, count: yours, other: theirs, name });
  else if (yours) say('settles-you', { hex, count: yours });
  else if (theirs) say('settles-other', { hex, count: theirs, name });
  if (seen.wild.length) say('wild', { hex, count: sizes(seen.wild) });
  else if (seen.parts.length && !seen.settled.length) say('creates', { hex, count: seen.parts.length });
  if (seen.contested.length) say('contested', { count: sizes(seen.contested) });
  if (seen.reaches === 'stone') say('move', { hex, count });
  if (!lines.length && seen.stones.length) say('nothing', { hex });
  if (seen.spent && !seen.outcome) say('spent');
  if (seen.joined) say('joins');
  if (seen.paid !== null) say('card-point', { name: names[seen.paid] ?? '' });
  if (seen.extra) say('extra');
  if (seen.outcome && AT_ONCE.has(seen.outcome.ending))
    say(seen.outcome.ranks[view.ask.seat] === 1 ? 'wins' : 'loses', { name });
  else if (seen.outcome) say('ends', seen.score);
  else if (seen.scored) say('score', seen.score);
  return lines.join(' ') || null;
}

/** Endings that no points decide. */
const AT_ONCE: ReadonlySet<string> = new Set(['idun', 'fenrir']);

const sizes = (land: readonly Region[]): number => land.reduce((sum, { size }) => sum + size, 0);

/** Who plays a side; of a team the one whose turn it is. */
function nameOf(view: View, side: Side, names: readonly string[]): string {
  const { next, seats } = tableOf(view).sides[side];
  return names[next ?? seats[0] ?? -1] ?? '';
}

/** What a card does, in one line. */
export function cardText(ref: string, t: Texts): string | null {
  return t(`card-${named(ref)}.short`) || null;
}

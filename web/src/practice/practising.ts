// What practice needs to know of a table, and what a hint says: no page, no request.
import type { Texts } from '../table/scene';
import type { Hint, Row } from '../wire';

/** The seats of somebody who may practise at a table: bots or the rules play all others. Else none. */
export function ownSeats(row: Row | null): number[] {
  if (row === null || row.halted !== null || (row.study !== null && row.study.kind !== 'practice')) return [];
  const alone = row.seats.every(
    ({ kind, mine }) => kind === 'bot' || kind === 'automaton' || (mine && kind === 'person'),
  );
  return alone ? row.seats.filter(({ mine }) => mine).map(({ seat }) => seat) : [];
}

/** The step just before the last decision of these seats, among the entries up to a step; null where they made none. */
export function lastDecision(
  movers: readonly (number | null)[],
  seats: readonly number[],
  upto: number,
): number | null {
  for (let entry = Math.min(upto, movers.length - 1); entry > 0; entry--) {
    const mover = movers[entry];
    if (mover !== null && mover !== undefined && seats.includes(mover)) return entry - 1;
  }
  return null;
}

/** So many kinds of events are told of one hint, where they come so much more or less often: in a quarter of the worlds. */
const TOLD = 2;
const OFTEN = 0.25;
/** From here on a difference is worth its words: half a point, one match in a hundred. */
const POINTS = 0.5;
const CHANCE = 0.01;

/** Why the thing advised is advised, sentence by sentence; a title says it in its own words where it has some. */
export function reasonsOf(hint: Hint, t: Texts): string[] {
  const { gain, instead, measure, better, worlds } = hint;
  if (hint.only) return [t('hint-only')];
  if (gain === null || instead === null) return [t('hint-plain')];
  const points = measure === 'points';
  const close = gain < (points ? POINTS : CHANCE);
  const first = close
    ? t(`hint-${measure}-close`, { instead })
    : t(`hint-${measure}`, { instead, n: Math.round(gain), percent: Math.round(100 * gain) });
  const told = hint.happenings
    .map((one) => ({ ...one, id: `hint-${one.mine ? 'told' : 'others'}-${one.kind}` }))
    .filter(({ id, here, instead }) => t.has(id) && Math.abs(here - instead) >= OFTEN * worlds)
    .slice(0, TOLD)
    .map(({ id, here, instead }) => t(id, { here, instead, worlds }));
  const counted = worlds > 0 && 2 * better > worlds ? [t('hint-worlds', { better, worlds })] : [];
  return [first, ...told, ...counted];
}

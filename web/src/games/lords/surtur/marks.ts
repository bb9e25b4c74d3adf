/** Where the candidates of a Follower's decision lie on the map, and which way what is taken goes. */
import type { Point } from '../../../kit/field';
import type { Decision, Weight } from '../../../table/weighing';
import { kindOf, type MapFacts } from '../content';
import { shapesFor } from '../land';
import { placeOf } from '../places';
import type { LordsTable } from '../view';
import { wheelOf } from '../wheel';

export interface Letter extends Weight {
  at: Point;
}

/** Letters stand above the names of Regions, side by side where several candidates lie in one; on the wheel on their slot. */
export function lettersOf(table: LordsTable, map: MapFacts, decision: Decision): Letter[] {
  const shapes = shapesFor(map);
  const wheel = wheelOf(map);
  const crowd = new Map<string, number>();
  return [...decision.weights.values()].flatMap((weight) => {
    if (weight.letter === '') return [];
    const place = placeOf(table, map, weight.ref);
    const land = place === null ? null : shapes.land(place);
    if (land) {
      const before = crowd.get(land.ref) ?? 0;
      crowd.set(land.ref, before + 1);
      return [{ ...weight, at: [land.anchor[0] + before * 30, land.anchor[1] - 33] as Point }];
    }
    const slot = wheel.find(({ ref }) => ref === weight.ref);
    if (slot) return [{ ...weight, at: [shapes.centre[0] + slot.at[0] * 1.28, shapes.centre[1] + slot.at[1] * 1.28] }];
    const at = place === null ? null : shapes.place(place);
    return at ? [{ ...weight, at: [at[0], at[1] - 30] as Point }] : [];
  });
}

/** From where to where what is taken goes, by what the question is about. */
export function wayOf(table: LordsTable, map: MapFacts, decision: Decision): { from: Point; to: Point } | null {
  const taken = decision.because?.taken ?? null;
  if (taken === null) return null;
  const { about } = decision;
  const goal = about['region'] ?? taken;
  const own = kindOf(taken) === 'army' ? taken : null;
  const mover =
    own ?? about['army'] ?? about['monster'] ?? about['from'] ?? (decision.prompt === 'follower_hero' ? 'hero' : null);
  if (typeof goal !== 'string' || mover === null || kindOf(goal) !== 'region') return null;
  const start = mover === 'hero' ? table.players[decision.seat]?.region : placeOf(table, map, String(mover));
  const shapes = shapesFor(map);
  const [from, to] = [start ? shapes.place(start) : null, shapes.place(goal)];
  return from && to && start !== goal ? { from, to } : null;
}

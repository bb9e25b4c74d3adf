/** Where the candidates of a Follower's decision lie on the map, and which way what is taken goes. */
import type { Point } from '../../../kit/field';
import type { Decision, Fate, Weight } from '../../../table/weighing';
import { armyOf, kindOf, type MapFacts } from '../content';
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

/** A Region with the outline that shows what became of it. */
export interface Rim {
  ref: string;
  fate: Fate;
  edge: string;
}

/** The Regions weighed, and the one that something goes to; of what the Arbiter may choose none: they are offered. */
export function rimsOf(map: MapFacts, decision: Decision): Rim[] {
  if (decision.because?.taken === null) return [];
  const shapes = shapesFor(map);
  const rims = [...decision.weights.values()].flatMap(({ ref, fate, letter }): Rim[] => {
    const land = shapes.land(ref);
    return land && letter ? [{ ref, fate, edge: land.edge }] : [];
  });
  const goal = decision.about['region'];
  const land = typeof goal === 'string' ? shapes.land(goal) : null;
  return land && !rims.some(({ ref }) => ref === goal)
    ? [...rims, { ref: land.ref, fate: 'taken', edge: land.edge }]
    : rims;
}

export interface Way {
  from: Point;
  to: Point;
  /** What goes there: the Hero, an Army by its value; nothing where it has no likeness of its own. */
  who: 'hero' | number | null;
}

/** From where to where what is taken goes, by what the question is about. */
export function wayOf(table: LordsTable, map: MapFacts, decision: Decision): Way | null {
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
  const who = mover === 'hero' ? 'hero' : kindOf(String(mover)) === 'army' ? armyOf(String(mover)).value : null;
  return from && to && start !== goal ? { from, to, who } : null;
}

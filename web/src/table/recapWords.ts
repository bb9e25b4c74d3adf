// What the recap says of an action beside the saga's own sentences.
import type { TableModel } from './model.svelte';
import type { Action } from './recap';
import type { SeatColour } from './scene';

export function colourOfSeat({ module, view }: TableModel, seat: number | null): SeatColour | null {
  return seat === null || module === null || view === null ? null : module.colour(view, seat);
}

/** What an action means for the reader: the title's own words of the places that it touched. */
export function meaningOf({ module, view, t, names }: TableModel, { traces, seat }: Action): string | null {
  if (!module?.meaning || view === null) return null;
  const places = placesOf({ traces });
  return places.length === 0 ? null : module.meaning(view, places, seat, t, names);
}

/** The places that an action touched, the one it led to first. */
export function placesOf({ traces }: Pick<Action, 'traces'>): string[] {
  const places = new Set(
    traces.flatMap(({ from, to, at, gone }) => [to, at, gone, from].filter((one) => one !== undefined)),
  );
  return [...places];
}

/** How much a number has changed, with its sign: "+4", "−1"; nothing where it has not, or is none. */
export function difference(before: unknown, now: unknown): string | null {
  if (typeof before !== 'number' || typeof now !== 'number' || before === now) return null;
  return now > before ? `+${now - before}` : `−${before - now}`;
}

// The saga: what happened, one line for each event that has a sentence; a turn's line grows as the turn goes on.
import type { GameEvent } from '../wire';

export interface SagaLine {
  /** Stable for the list: the place of the first event that wrote this line. */
  key: string;
  /** The entry (answer) that wrote the line last; the replay goes there. */
  entry: number;
  event: GameEvent;
}

/** The log after one more entry; an undo takes entries back and leaves none of its own. */
export function withEntry(log: readonly GameEvent[][], events: readonly GameEvent[], tookBack: number): GameEvent[][] {
  return tookBack > 0 ? log.slice(0, Math.max(0, log.length - tookBack)) : [...log, [...events]];
}

/** The lines to show: events with a sentence, where a later event with the same `line` replaces the earlier one. */
export function linesOf(log: readonly (readonly GameEvent[])[], hasText: (kind: string) => boolean): SagaLine[] {
  const lines: SagaLine[] = [];
  const places = new Map<string, number>();
  log.forEach((events, entry) => {
    events.forEach((event, index) => {
      if (!hasText(event.kind)) return;
      const mark = event.line === undefined || event.line === null ? null : String(event.line);
      const place = mark === null ? undefined : places.get(mark);
      if (place !== undefined) {
        const before = lines[place];
        if (before) lines[place] = { ...before, entry, event };
        return;
      }
      if (mark !== null) places.set(mark, lines.length);
      lines.push({ key: mark === null ? `${entry}.${index}` : `line ${mark}`, entry, event });
    });
  });
  return lines;
}

export interface Notch {
  step: number;
  kind: 'turn' | 'blue';
}

/** The notches of the replay bar: at most one for each entry, and a reveal or settlement outshines a turn. */
export function notchesOf(log: readonly (readonly GameEvent[])[], mark: (event: GameEvent) => 'turn' | 'blue' | null): Notch[] {
  const notches: Notch[] = [];
  log.forEach((events, step) => {
    const kinds = events.map(mark);
    if (kinds.includes('blue')) notches.push({ step, kind: 'blue' });
    else if (kinds.includes('turn')) notches.push({ step, kind: 'turn' });
  });
  return notches;
}

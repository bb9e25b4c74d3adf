// The saga: what happened, one line for each event that has a sentence; a turn's line grows as the turn goes on.
import { eventArgs } from '../lib/texts';
import type { Asked, Explanation, GameEvent } from '../wire';
import type { Texts } from './scene';

export interface SagaLine {
  /** Stable for the list: the place of the first event that wrote this line. */
  key: string;
  /** The entry (answer) that wrote the line last; the replay goes there. */
  entry: number;
  event: GameEvent;
  /** Why an automaton did it: what its answer did first is what it decided, and explains it. */
  because: Reason | null;
}

/** What is told of every answer of an automaton: what it was asked, what it did, and why. */
export interface Reason extends GameEvent {
  kind: 'because';
  seat: number;
  prompt: string;
  ref: string;
  about?: Asked['about'];
  clauses: string[];
  because: Explanation | null;
}

/** The lines to show: events with a sentence, where a later event with the same `line` replaces the earlier one. */
export function linesOf(log: readonly (readonly GameEvent[])[], hasText: (kind: string) => boolean): SagaLine[] {
  const lines: SagaLine[] = [];
  const places = new Map<string, number>();
  log.forEach((events, entry) => {
    const because = (events.find((event) => event.kind === 'because') as Reason | undefined) ?? null;
    const told = events.filter((event) => event !== because && hasText(event.kind));
    if (because !== null && told.length === 0) told.push(because);
    told.forEach((event, index) => {
      const why = index === 0 ? because : null;
      const mark = event.line === undefined || event.line === null ? null : String(event.line);
      const place = mark === null ? undefined : places.get(mark);
      if (place !== undefined) {
        const before = lines[place];
        if (before) lines[place] = { ...before, entry, event, because: why ?? before.because };
        return;
      }
      if (mark !== null) places.set(mark, lines.length);
      lines.push({
        key: mark === null ? `${entry}.${events.indexOf(event)}` : `line ${mark}`,
        entry,
        event,
        because: why,
      });
    });
  });
  return lines;
}

/** What an event says; a decision of an automaton that changed nothing is told as what it did, or as it was announced. */
export function sentenceOf(event: GameEvent, names: readonly string[], t: Texts, bold = false): string {
  const args = eventArgs(event, names, bold);
  const { prompt, about, ref } = event as Partial<Reason>;
  if (event.kind !== 'because') return t(`event-${event.kind}`, args);
  const said = (part: string): string => t(`ask-${prompt}.${part}`, { ...about, ...args });
  return said(ref === 'do:step' ? 'none' : 'did') || said('wait') || t('event-because', args);
}

/** A part of the saga: an age, a phase, a round, a turn, with the lines that belong to it. */
export interface Chapter {
  key: string;
  /** The text above it, and the event that it is filled with; none before the first. */
  heading: { text: string; event: GameEvent; entry: number; level: 3 | 4 } | null;
  lines: SagaLine[];
}

/** What is large enough to have parts of its own. */
const GREAT: ReadonlySet<string> = new Set(['age', 'round']);
/** Numbers that an event bears: with another number another part begins. */
const COUNTED = ['round', 'turn'] as const;

/** The saga under its headings: those events begin a part for which the title has a `heading-<kind>`, or a `heading-turn`. */
export function chaptersOf(lines: readonly SagaLine[], hasText: (id: string) => boolean): Chapter[] {
  const chapters: Chapter[] = [];
  const counted: Partial<Record<string, unknown>> = {};
  for (const line of lines) {
    const begun = COUNTED.filter(
      (field) =>
        typeof line.event[field] === 'number' && line.event[field] !== counted[field] && hasText(`heading-${field}`),
    );
    for (const field of begun) counted[field] = line.event[field];
    const [name] = hasText(`heading-${line.event.kind}`) ? [line.event.kind] : begun;
    if (name !== undefined || chapters.length === 0)
      chapters.push({
        key: name === undefined ? '' : `${name} ${line.key}`,
        heading:
          name === undefined
            ? null
            : { text: `heading-${name}`, event: line.event, entry: line.entry, level: GREAT.has(name) ? 3 : 4 },
        lines: [],
      });
    chapters.at(-1)?.lines.push(line);
  }
  return chapters;
}

export interface Notch {
  step: number;
  kind: 'turn' | 'blue';
}

/** The notches of the replay bar: at most one for each entry, and a reveal or settlement outshines a turn. */
export function notchesOf(
  log: readonly (readonly GameEvent[])[],
  mark: (event: GameEvent) => 'turn' | 'blue' | null,
): Notch[] {
  const notches: Notch[] = [];
  log.forEach((events, step) => {
    const kinds = events.map(mark);
    if (kinds.includes('blue')) notches.push({ step, kind: 'blue' });
    else if (kinds.includes('turn')) notches.push({ step, kind: 'turn' });
  });
  return notches;
}

/** The step at which a turn (1 is the first) has ended, or null if it was never played. */
export function stepOfTurn(
  log: readonly (readonly GameEvent[])[],
  marks: readonly { step: number }[],
  turn: number,
): number | null {
  const turns = log.map((events) =>
    events.flatMap((event) => (typeof event['turn'] === 'number' ? [event['turn']] : [])),
  );
  const last = turns.findLastIndex((told) => told.includes(turn));
  if (last < 0) return null;
  // What a power does after the stone belongs to the turn, too; unless the next turn has begun in the same step.
  const next = turns.findIndex((told) => told.some((one) => one > turn));
  if (next >= 0 && next <= last) return last;
  const mark = marks.find(({ step }) => step >= last)?.step ?? last;
  return next < 0 ? mark : Math.min(mark, next - 1);
}

/** Which line of the saga each fault belongs to: the last line of a turn that was written by then. */
export function faultLines<F extends { step: number }>(
  lines: readonly SagaLine[],
  faults: readonly F[],
): Map<string, F> {
  const found = new Map<string, F>();
  for (const fault of faults) {
    const line = lines.findLast(
      (one) => one.entry <= fault.step && typeof one.event['turn'] === 'number' && one.event.line !== undefined,
    );
    if (line) found.set(line.key, fault);
  }
  return found;
}

// Since your last turn: what others did, action by action, read from the log that this audience was told.
import { isRef } from '../lib/texts';
import type { GameEvent } from '../wire';
import { linesOf, type SagaLine } from './saga';
import type { Deed, Log, Trace } from './scene';

/** Who answered each entry of the log; null for the setup. */
export type Movers = readonly (number | null)[];

/** One action of a seat, however many answers and events it took; of no seat where the game itself went on. */
export interface Action {
  seat: number | null;
  /** Its entries: the first and the last. */
  first: number;
  last: number;
  /** The sentence that says most; the others follow it. */
  head: SagaLine;
  more: readonly SagaLine[];
  /** A further part of a turn that its seat has under way. */
  further: boolean;
  traces: readonly Trace[];
}

export interface Teller {
  has(kind: string): boolean;
  deed(event: GameEvent): Deed;
}

/** Things that are held or played, and lie nowhere on a board. */
const HELD = new Set(['card', 'power', 'figure']);

/** What any title's event says of places: from where to where, and every other thing that it names. */
export function deedOf(event: GameEvent): Deed {
  const { from, to } = event;
  const way = isRef(from) && isRef(to) ? { from, to } : {};
  const at = Object.entries(event).flatMap(([field, value]) =>
    isRef(value) && !HELD.has(field) && !(field in way) ? [value] : [],
  );
  return { ...way, at };
}

interface Told {
  entry: number;
  mover: number | null;
  event: GameEvent;
  deed: Deed;
}

/** The actions of the log from an entry on. A title may say where one begins; else a seat's answers in a row are one. */
export function actionsOf(log: Log, movers: Movers, from: number, teller: Teller): Action[] {
  const groups: Told[][] = [];
  let mover: number | null | undefined;
  let line: unknown;
  log.slice(from).forEach((events, place) => {
    const entry = from + place;
    const by = movers[entry] ?? null;
    for (const event of events) {
      const deed = teller.deed(event);
      const other = by !== mover || (event.line !== undefined && line !== undefined && event.line !== line);
      const begun = groups.at(-1)?.[0]?.event;
      if (begun === undefined || ((deed.begins ?? other) && !deed.continues?.(begun))) {
        groups.push([]);
        line = undefined;
      }
      groups.at(-1)?.push({ entry, mover: by, event, deed });
      line = event.line ?? line;
      mover = by;
    }
  });
  return groups.flatMap((group) => actionOf(group, teller) ?? []);
}

function actionOf(group: readonly Told[], teller: Teller): Action | null {
  const [first, last] = [group[0], group.at(-1)];
  const entries = [...new Set(group.map(({ entry }) => entry))];
  // That an automaton took a step and nothing came of it is no news.
  const lines = linesOf(
    entries.map((entry) => group.filter((one) => one.entry === entry).map(({ event }) => event)),
    teller.has,
  ).filter(({ event }) => event.kind !== 'because');
  const crowned = lines.findLast(({ event }) => group.some((one) => one.event === event && one.deed.crowns));
  const begun = lines.find(({ event }) => group.some((one) => one.event === event && one.deed.begins));
  const head = crowned ?? begun ?? lines[0];
  if (!first || !last || !head) return null;
  // Where the game itself goes on, the one who answered last has not done it.
  const alone = group.some(({ deed }) => deed.begins === true && deed.alone === true);
  return {
    seat: typeof head.event.seat === 'number' ? head.event.seat : alone ? null : first.mover,
    first: first.entry,
    last: last.entry,
    head,
    more: lines.filter((one) => one !== head),
    further: first.deed.further === true,
    traces: tracesOf(group),
  };
}

/** Each way and each place once, in the order in which they were told. */
function tracesOf(group: readonly Told[]): Trace[] {
  const found = new Map<string, Trace>();
  for (const { event, deed, mover } of group) {
    const seat = typeof event.seat === 'number' ? event.seat : mover;
    const add = (trace: Omit<Trace, 'seat'>): void => {
      const key = `${trace.from ?? ''} ${trace.to ?? ''} ${trace.at ?? ''} ${trace.gone ?? ''}`;
      if (!found.has(key)) found.set(key, { seat, ...trace });
    };
    if (deed.to !== undefined)
      add({
        ...(deed.from === undefined ? {} : { from: deed.from }),
        to: deed.to,
        ...(deed.who ? { who: deed.who } : {}),
      });
    for (const at of deed.at ?? []) add({ at });
    for (const gone of deed.gone ?? []) add({ gone });
  }
  return [...found.values()];
}

/** The last lap: going back from the newest action until a seat would come a second time; a turn in parts is one. */
export function lapOf(actions: readonly Action[]): Action[] {
  const seen = new Set<number | null>();
  const lap: Action[] = [];
  for (const action of [...actions].reverse()) {
    const goesOn = lap[0]?.further === true && lap[0].seat === action.seat;
    if (action.seat !== null && seen.has(action.seat) && !goesOn) break;
    seen.add(action.seat);
    lap.unshift(action);
  }
  return lap;
}

/** The entry of the reader's last answer; the setup if there is none yet. */
export function lastAnswer(movers: Movers, seats: readonly number[]): number {
  return Math.max(
    0,
    movers.findLastIndex((seat) => seat !== null && seats.includes(seat)),
  );
}

/**
 * What the reader is told: all that others did since the last answer, or, for one who has looked on since then, the last
 * lap of it. An action of somebody else's that was under way at the answer is told whole, with its end; the end of one's
 * own is news only to one who was away.
 */
export function newsOf(
  actions: readonly Action[],
  since: number,
  seats: readonly number[],
  watched: boolean,
): Action[] {
  const own = ({ seat }: Action): boolean => seat !== null && seats.includes(seat);
  const news = actions.filter((one) => (own(one) ? one.last > since && !watched : one.last >= since));
  return watched ? lapOf(news) : news;
}

/** Whether somebody else has acted since; that the game went on by itself is no reason to open anything. */
export function othersActed(news: readonly Action[], since: number, seats: readonly number[]): boolean {
  return news.some(({ seat, last }) => seat !== null && !seats.includes(seat) && last > since);
}

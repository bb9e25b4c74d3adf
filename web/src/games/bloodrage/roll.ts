/** The roll of an age: quests, Ragnarök, Valhalla, in the rules' order, with all that was paid; read from what was told. */
import type { GameEvent, Log } from '../../table/scene';
import type { StatName } from './content';

export type PartName = 'quests' | 'ragnarok' | 'valhalla';
export const PARTS: readonly PartName[] = ['quests', 'ragnarok', 'valhalla'];

export interface QuestLine {
  seat: number;
  card: string;
  /** Null until it is judged. */
  fulfilled: boolean | null;
  /** How it was told that it failed: with what was missing. */
  failed: GameEvent | null;
  glory: number;
  stat: { name: StatName; value: number } | null;
}

/** What a clan lost to the fire, or got back from Valhalla, and the glory of it. */
export interface ClanLine {
  seat: number;
  figures: string[];
  glory: number;
}

export interface Roll {
  age: number;
  /** The part that is being told; null when all are done. */
  now: PartName | null;
  quests: QuestLine[];
  province: string | null;
  fallen: ClanLine[];
  /** The province that falls next; null while it is not told, and in the last age. */
  next: string | null;
  home: ClanLine[];
  /** Who begins the next age. */
  first: number | null;
}

export type PartState = 'to-come' | 'now' | 'done';

const seatOf = (event: GameEvent): number => Number(event.seat);
const refsOf = (event: GameEvent, field: string): string[] => {
  const refs = event[field];
  return Array.isArray(refs) ? refs.map(String) : [];
};
const isPhase = (event: GameEvent, phase: string): boolean => event.kind === 'phase' && event['phase'] === phase;

/** The roll as far as it was told; null before the quests are judged, and once the next age or the end has begun. */
export function rollOf(log: Log): Roll | null {
  const told = log.flat();
  const began = told.findLastIndex((event) => isPhase(event, 'quests'));
  if (began < 0 || told.slice(began).some((event) => isPhase(event, 'gifts') || event.kind === 'ended')) return null;
  const roll: Roll = {
    age: Number(told[began]?.['age']),
    now: 'quests',
    quests: [],
    province: null,
    fallen: [],
    next: null,
    home: [],
    first: null,
  };
  for (const event of told.slice(began + 1)) write(roll, event);
  return roll;
}

function write(roll: Roll, event: GameEvent): void {
  const judged = roll.quests.findLast((line) => line.fulfilled !== null && line.seat === event.seat);
  switch (event.kind) {
    case 'phase':
      roll.now = event['phase'] as PartName;
      break;
    case 'quests_revealed':
      for (const card of refsOf(event, 'quests'))
        roll.quests.push({ seat: seatOf(event), card, fulfilled: null, failed: null, glory: 0, stat: null });
      break;
    case 'quest_fulfilled':
    case 'quest_failed':
      for (const line of roll.quests) {
        if (line.card !== event['quest']) continue;
        line.fulfilled = event.kind === 'quest_fulfilled';
        line.failed = line.fulfilled ? null : event;
      }
      break;
    case 'stat':
      if (roll.now === 'quests' && judged)
        judged.stat = { name: event['stat'] as StatName, value: Number(event['value']) };
      break;
    case 'ragnarok':
      roll.province = String(event['province']);
      break;
    case 'destroyed':
      if (roll.now === 'ragnarok') of(roll.fallen, seatOf(event)).figures.push(...refsOf(event, 'figures'));
      break;
    case 'doom':
      roll.next = String(event['province']);
      break;
    case 'released':
      of(roll.home, seatOf(event)).figures.push(...refsOf(event, 'figures'));
      break;
    case 'glory': {
      const glory = Number(event['glory']);
      if (roll.now === 'quests' && judged) judged.glory += glory;
      else if (roll.now === 'ragnarok') of(roll.fallen, seatOf(event)).glory += glory;
      else if (roll.now === 'valhalla') of(roll.home, seatOf(event)).glory += glory;
      break;
    }
    case 'first_player':
      roll.first = seatOf(event);
      break;
    case 'age':
      roll.now = null;
  }
}

function of(lines: ClanLine[], seat: number): ClanLine {
  const found = lines.find((line) => line.seat === seat);
  if (found) return found;
  const line = { seat, figures: [], glory: 0 };
  lines.push(line);
  return line;
}

export function stateOf(roll: Roll, part: PartName): PartState {
  if (roll.now === null) return 'done';
  const [at, now] = [PARTS.indexOf(part), PARTS.indexOf(roll.now)];
  return at < now ? 'done' : at === now ? 'now' : 'to-come';
}

/** What the part that is told brings a seat: how many of its things, and the glory of them. */
export function gainOf(roll: Roll, seat: number): { part: PartName; count: number; glory: number } | null {
  if (roll.now === null) return null;
  if (roll.now === 'quests') {
    const own = roll.quests.filter((line) => line.seat === seat && line.fulfilled);
    return { part: 'quests', count: own.length, glory: own.reduce((sum, line) => sum + line.glory, 0) };
  }
  const line = (roll.now === 'ragnarok' ? roll.fallen : roll.home).find((one) => one.seat === seat);
  return { part: roll.now, count: line?.figures.length ?? 0, glory: line?.glory ?? 0 };
}

/** The Battle as it is shown: what happened in each step, read from the log, and what became of each Army. No rule stands here. */
import type { GameEvent, Log } from '../../table/scene';
import { armyOf } from './content';
import type { BattleSide, BattleTable, Part } from './view';

/** The six steps in the clauses' own order (LR-31.8 to LR-31.27). */
export const STEPS = ['cards', 'values', 'loser', 'withdrawal', 'winner', 'control'] as const;

/** Which tablet is lit; -1 while something comes before the cards. */
export const stepOf = (battle: Pick<BattleTable, 'step'>): number =>
  battle.step === 'before' ? -1 : STEPS.indexOf(battle.step);

/** What became of an Army that began the Battle. */
export interface Fate {
  before: number;
  now: number;
  dead: boolean;
  /** Where it withdrew to. */
  to: string | null;
}

export interface Story {
  counted: { values: readonly number[]; winner: number } | null;
  withdrawn: readonly { seat: number; to: string }[];
  /** Who took the Region. */
  control: number | null;
  over: boolean;
}

/** What was told since the Battle began. */
function toldOf(log: Log, region: string): GameEvent[] {
  const told = log.flat();
  const began = told.findLastIndex((event) => event.kind === 'battle' && event['region'] === region);
  return began < 0 ? [] : told.slice(began + 1);
}

/** Up to the count: what happened later does not change what was compared. */
const compared = (told: readonly GameEvent[]): GameEvent[] => {
  const at = told.findIndex((event) => event.kind === 'battle_counted');
  return told.slice(0, at < 0 ? told.length : at);
};

export function storyOf(log: Log, region: string): Story {
  const told = toldOf(log, region);
  const counted = told.find((event) => event.kind === 'battle_counted');
  const control = told.find((event) => event.kind === 'control' && event['region'] === region);
  return {
    counted: counted ? { values: counted['values'] as number[], winner: Number(counted['winner']) } : null,
    withdrawn: told
      .filter((event) => event.kind === 'army_withdrawn' && event['from'] === region)
      .map((event) => ({ seat: Number(event.seat), to: String(event['to']) })),
    control: control ? Number(control.seat) : null,
    over: told.some((event) => event.kind === 'battle_over'),
  };
}

/** The Armies with which a side began, and what each of them is by now. */
export const fatesOf = (log: Log, region: string, side: Pick<BattleSide, 'seat' | 'began'>): Fate[] =>
  followed(toldOf(log, region), region, side);

function followed(told: readonly GameEvent[], region: string, side: Pick<BattleSide, 'seat' | 'began'>): Fate[] {
  const fates = side.began.map((ref): Fate => {
    const { value } = armyOf(ref);
    return { before: value, now: value, dead: false, to: null };
  });
  const standing = (value: unknown): Fate | undefined =>
    fates.find((fate) => !fate.dead && fate.to === null && fate.now === value);
  for (const event of told) {
    if (event.seat !== side.seat) continue;
    if (event.kind === 'army_withdrawn' && event['from'] === region) {
      const fate = standing(event['value']);
      if (fate) fate.to = String(event['to']);
    }
    if (event['region'] !== region) continue;
    if (event.kind === 'army_lowered') {
      const fate = standing(event['before']);
      if (fate) fate.now = Number(event['value']);
    } else if (event.kind === 'army_killed') {
      const fate = standing(event['value']);
      if (fate) fate.dead = true;
    }
  }
  return fates;
}

/** The value of the Army that came to support a side just before the Battle; null where none did. */
function supportOf(log: Log, region: string, seat: number): number | null {
  const told = log.flat();
  const began = told.findLastIndex((event) => event.kind === 'battle' && event['region'] === region);
  const before = told
    .slice(0, Math.max(0, began))
    .findLast(({ kind }) => kind === 'battle' || kind === 'army_supports');
  return before?.kind === 'army_supports' && before.seat === seat && before['to'] === region
    ? Number(before['value'])
    : null;
}

/** An Army counts, whether it stood there or came to support. */
export const isArmy = ({ kind }: Pick<Part, 'kind'>): boolean => kind === 'army' || kind === 'support';

/**
 * The sum of a side: as it stands, and once it was compared as it stood then. Armies that fell since count with what
 * they were; what hung on their number counts with what it was.
 */
export function sumOf(log: Log, battle: BattleTable, side: BattleSide): { parts: Part[]; total: number } {
  const told = toldOf(log, battle.region);
  const counted = told.find((event) => event.kind === 'battle_counted');
  const total = (counted?.['values'] as number[] | undefined)?.[battle.sides.indexOf(side)];
  if (total === undefined) return { parts: side.parts, total: side.total };
  const came = supportOf(log, battle.region, side.seat);
  const armies = followed(compared(told), battle.region, side)
    .filter((fate) => !fate.dead)
    .map((fate): Part => ({ kind: 'army', ref: armyRef(side.seat, battle.region, fate.now), n: fate.now }));
  // Of those alike the last one is the one that came.
  const supporting = armies.findLast((part) => part.n === came);
  if (supporting) supporting.kind = 'support';
  const others = side.parts.filter((part) => !isArmy(part));
  const parts = [...armies, ...others];
  const missing = total - parts.reduce((sum, part) => sum + part.n, 0);
  const hung = parts.findIndex((part) => part.kind === 'hero' || part.kind === 'blessing');
  if (missing === 0 || hung < 0) return { parts, total };
  return { parts: parts.map((part, k) => (k === hung ? { ...part, n: part.n + missing } : part)), total };
}

/** An Army of that value of this side, as it is pointed at. */
export const armyRef = (seat: number, region: string, value: number): string =>
  `army:${seat}.${region.slice('region:'.length)}.${value}`;

/** Which of its fates answers for an offered Army: of those alike the first. */
export function answering(fates: readonly Fate[], seat: number, region: string): (string | null)[] {
  const seen = new Set<number>();
  return fates.map((fate) => {
    if (fate.dead || fate.to !== null || seen.has(fate.now)) return null;
    seen.add(fate.now);
    return armyRef(seat, region, fate.now);
  });
}

/** How many Casualties each of the fates has still to take: a loss is fixed to one Army, also where two are alike. */
export function duesOf(fates: readonly Fate[], side: BattleSide, region: string): number[] {
  const losses = [...(side.casualties?.losses ?? [])];
  return fates.map((fate) => {
    const ref = fate.dead || fate.to !== null ? null : armyRef(side.seat, region, fate.now);
    const at = losses.findIndex(({ army }) => army === ref);
    return at < 0 ? 0 : losses.splice(at, 1)[0]!.n;
  });
}

/** What an Army would be once the pointed one is taken: the value that is new among those there; 0 if it would be gone. */
export function wouldBe(now: readonly string[], then: readonly string[], ref: string): number | null {
  const left = [...now];
  const fresh: string[] = [];
  for (const army of then) {
    const at = left.indexOf(army);
    if (at < 0) fresh.push(army);
    else left.splice(at, 1);
  }
  if (!left.includes(ref)) return null;
  const { seat } = armyOf(ref);
  const changed = fresh.find((army) => armyOf(army).seat === seat);
  return changed === undefined ? 0 : armyOf(changed).value;
}

/** The place of a card among all that were played, from 1. */
export const placeOf = (battle: Pick<BattleTable, 'order'>, card: string): number =>
  battle.order.findIndex((one) => one.card === card) + 1;

/** The combat as it is shown: its steps, which dice are picked, and a throw that goes out as one answer after the other. */
import type { Pointing } from '../../table/scene';
import type { View } from '../../wire';
import type { CombatTable, Throw } from './view';

export const STEPS: Record<CombatTable['kind'], readonly string[]> = {
  sea: ['journey', 'foe', 'gather', 'roll', 'favor', 'reward'],
  keep: ['card', 'gather', 'roll', 'favor', 'spoils'],
  land: ['land', 'gather', 'roll', 'favor', 'claim'],
};

export const isWon = (combat: CombatTable): boolean => combat.shown !== null && combat.successes >= combat.defence;

/** The step that is on. */
export function stepOf(combat: CombatTable, playing: string | null): number {
  const steps = STEPS[combat.kind];
  if (isWon(combat)) return steps.length - 1;
  if (combat.shown === null) return steps.indexOf('gather');
  return steps.indexOf(playing === 'combat_rolled' && combat.ladder.length < 3 ? 'roll' : 'favor');
}

/** So many as are missing. */
export const short = (combat: CombatTable): number => Math.max(0, combat.defence - combat.successes);

/** Which of the dice are meant by their successes, dice that are alike from the last on: `[1, 1, 0]` and `[0]` is the third. */
export function marked(shown: readonly number[], successes: readonly number[]): boolean[] {
  const left = [...successes];
  const marks = shown.map(() => false);
  for (let at = shown.length - 1; at >= 0; at--) {
    const found = left.indexOf(shown[at]!);
    if (found < 0) continue;
    left.splice(found, 1);
    marks[at] = true;
  }
  return marks;
}

/** The dice of a rung that are new since the rung before: those that were not there. */
export function fresh(before: readonly number[] | null, now: readonly number[]): boolean[] {
  if (before === null) return now.map(() => false);
  const left = [...before];
  return now.map((die) => {
    const at = left.indexOf(die);
    if (at >= 0) left.splice(at, 1);
    return at < 0;
  });
}

export const alike = (a: readonly number[], b: readonly number[]): boolean =>
  a.length === b.length && [...a].sort().join() === [...b].sort().join();

/** What the picked dice would bring, then the best pick, or the next best. */
export function rowsOf(combat: CombatTable, picks: readonly boolean[]): readonly Throw[] {
  const thrown = (combat.shown ?? []).filter((_, n) => picks[n]);
  const all = combat.throws ?? [];
  const now = all.find(({ pick }) => alike(pick, thrown));
  return now ? [now, ...all.filter((row) => row !== now)] : all;
}

export const percent = (chance: number): number => Math.round(chance / 10);

/** Dice picked before the Favor is paid; then Favor, dice and throw are answered one after the other (RM-20.14, RM-20.15). */
export class Throwing {
  /** By place in the row of dice: picked or kept; null until somebody changes the best pick. */
  private own: readonly boolean[] | null = $state.raw(null);
  private rest: number[] | null = null;
  private seen = '';

  /** Another throw lies on the bench: what was picked for the last one is forgotten. */
  see(combat: CombatTable | null): void {
    const now = combat?.shown ? `${combat.ladder.length}:${combat.shown.join()}` : '';
    if (now === this.seen) return;
    this.seen = now;
    this.own = null;
  }

  picks(combat: CombatTable, asked: string | null): boolean[] {
    const shown = combat.shown ?? [];
    if (asked === 'favor_reroll') return [...(this.own ?? marked(shown, combat.best))];
    return marked(shown, combat.picked);
  }

  toggle(combat: CombatTable, at: number): void {
    this.own = this.picks(combat, 'favor_reroll').map((picked, k) => (k === at ? !picked : picked));
  }

  /** Back to what the rules call best. */
  best(): void {
    this.own = null;
  }

  throw(combat: CombatTable, pointing: Pointing): void {
    const picks = this.picks(combat, 'favor_reroll');
    this.rest = (combat.shown ?? []).filter((_, at) => picks[at]);
    pointing.point('do:reroll', 'key');
  }

  /** Gives the next answer of a throw that is under way. */
  go(view: View, pointing: Pointing): void {
    if (this.rest === null || pointing.offered.size === 0) return;
    if (view.ask?.prompt !== 'reroll_die') {
      if (view.ask?.prompt !== 'favor_reroll' || pointing.chosen === null) this.rest = null;
      return;
    }
    const next = this.rest.shift();
    const ref = next === undefined ? 'do:roll' : `combat:${next}`;
    if (next === undefined || !pointing.offered.has(ref)) this.rest = null;
    if (pointing.offered.has(ref)) pointing.point(ref, 'key');
  }
}

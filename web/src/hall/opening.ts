// What the form of a new table knows: which options matter, and how to keep the choice one that can be played.
import type { Companion, Company } from '../lib/settings.svelte';
import type { GameInfo, GameOption } from '../wire';

export type Value = boolean | string | number;

export interface Choice {
  seats: number;
  options: Record<string, Value>;
}

type When = Record<string, Value[]>;

const valueOf = (name: string, choice: Choice): Value | undefined =>
  name === 'seats' ? choice.seats : choice.options[name];

/** Whether everything named has one of the values named with it; what does not matter itself fits nothing. */
function fits(when: When | undefined, choice: Choice, game: GameInfo, but?: string): boolean {
  return Object.entries(when ?? {}).every(([name, among]) => {
    if (name === but) return true;
    const other = game.options.find((one) => one.name === name);
    if (other !== undefined && !matters(other, choice, game)) return false;
    const value = valueOf(name, choice);
    return value !== undefined && among.includes(value);
  });
}

/** Whether it makes a difference what is chosen here. */
export function matters(option: GameOption, choice: Choice, game: GameInfo): boolean {
  return fits(option.when, choice, game);
}

/** What can be chosen; a choice that only needs other seats is there, since choosing it changes them. */
export function choicesOf(option: GameOption, choice: Choice, game: GameInfo): Value[] {
  return option.choices.filter((value) => fits(option.only[String(value)], choice, game, 'seats'));
}

/** The bounds of a number, which may depend on the seats. */
export function boundsOf(option: GameOption, choice: Choice, game: GameInfo): { min: number; max: number } {
  let { min, max } = option;
  while (max > min && !fits(option.only[String(max)], choice, game)) max--;
  while (min < max && !fits(option.only[String(min)], choice, game)) min++;
  return { min, max };
}

export function standard(game: GameInfo): Choice {
  return { seats: game.seats[0] ?? 2, options: Object.fromEntries(game.options.map((one) => [one.name, one.default])) };
}

const nearest = (to: number, among: readonly number[]): number =>
  among.reduce((best, one) => (Math.abs(one - to) < Math.abs(best - to) ? one : best), among[0] ?? to);

/**
 * The choice after something was changed, made playable again: the seats follow a choice that needs others, and a choice
 * follows the seats. What the seats displace is remembered in `before` and comes back with them.
 */
export function settled(game: GameInfo, choice: Choice, changed: string, before: Record<string, Value> = {}): Choice {
  let { seats } = choice;
  const options = { ...choice.options };
  if (!game.seats.includes(seats)) seats = nearest(seats, game.seats);
  const now = (): Choice => ({ seats, options });
  for (const option of game.options) {
    const value = options[option.name];
    if (option.kind === 'number') {
      const { min, max } = boundsOf(option, now(), game);
      const number = Math.round(Number(value));
      options[option.name] = Number.isFinite(number) ? Math.max(min, Math.min(max, number)) : Number(option.default);
      continue;
    }
    if (option.kind !== 'choice' || value === undefined) continue;
    const only = option.only[String(value)];
    if (option.name === changed) {
      const wanted = only?.['seats']?.map(Number) ?? [];
      if (wanted.length > 0 && !wanted.includes(seats)) seats = nearest(seats, wanted);
      delete before[option.name];
    }
    const earlier = before[option.name];
    if (earlier !== undefined && fits(option.only[String(earlier)], now(), game)) {
      options[option.name] = earlier;
      delete before[option.name];
    } else if (!fits(only, now(), game)) {
      const other = [option.default as Value, ...option.choices].find(
        (one) => option.choices.includes(one as string | number) && fits(option.only[String(one)], now(), game),
      );
      if (other === undefined) continue;
      before[option.name] ??= value;
      options[option.name] = other;
    }
  }
  return now();
}

/** Who is asked to a seat of a new table: as the reader wants it, or whoever sat there last. */
export function companion(place: number, company: Company, last: readonly Companion[], bot: string): Companion {
  const before = last[place - 1] ?? last.at(-1);
  const standard: Companion = { kind: company === 'last' ? 'open' : company, name: '', bot: before?.bot ?? bot };
  return company === 'last' && before !== undefined ? { ...before } : standard;
}

/** What is sent: what matters and is not the default anyway. */
export function sent(game: GameInfo, choice: Choice): Record<string, Value> {
  return Object.fromEntries(
    game.options
      .filter((one) => matters(one, choice, game) && choice.options[one.name] !== one.default)
      .map((one) => [one.name, choice.options[one.name] as Value]),
  );
}

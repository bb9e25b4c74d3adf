// What somebody has chosen who sets out alone: how many foes and which, challenges, a hero. What goes together the rules say.
import type { SoloInfo, SoloWish } from '../wire';

export interface Choice {
  count: number;
  /** Those who are named, in the order in which they were; chance chooses the others. */
  foes: readonly string[];
  challenges: readonly string[];
  /** Null lets the table ask. */
  hero: string | null;
}

/** Named or not named any more. Where all places are taken, the one who was named first gives way. */
export function pickFoe(choice: Choice, foe: string): Choice {
  const without = choice.foes.filter((one) => one !== foe);
  if (without.length < choice.foes.length) return { ...choice, foes: without };
  return { ...choice, foes: [...choice.foes, foe].slice(-choice.count) };
}

/** So many foes; of those named the last ones stay. */
export const countFoes = (choice: Choice, count: number): Choice => ({
  ...choice,
  count,
  foes: choice.foes.slice(-count),
});

export function pickChallenge(choice: Choice, challenge: string): Choice {
  const without = choice.challenges.filter((one) => one !== challenge);
  const picked = without.length < choice.challenges.length ? without : [...choice.challenges, challenge];
  return { ...choice, challenges: picked };
}

/** What the hall is asked for; those whom chance chooses come after those who are named. */
export function wishOf(choice: Choice, solo: SoloInfo, options: SoloWish['options'] = {}, title = ''): SoloWish {
  const byChance = Array.from({ length: choice.count - choice.foes.length }, () => solo.chance);
  return {
    foes: [...choice.foes, ...byChance],
    challenges: [...choice.challenges],
    hero: choice.hero,
    options,
    title,
  };
}

/** The end of an address that sets out just so. */
export function searchOf(foes: readonly string[], challenges: readonly string[] = []): string {
  const told = [...foes.map((ref) => ['foe', ref]), ...challenges.map((ref) => ['with', ref])];
  return told.length === 0 ? '' : `?${told.map(([name, ref]) => `${name}=${ref}`).join('&')}`;
}

/** What an address wishes for, as far as the title knows it; else one foe whom chance chooses. */
export function readChoice(search: string, solo: SoloInfo): Choice {
  const query = new URLSearchParams(search);
  const known = (name: string, among: readonly string[]): string[] => [
    ...new Set(query.getAll(name).filter((ref) => among.includes(ref))),
  ];
  const foes = known('foe', solo.foes).slice(0, solo.most);
  const challenges = known(
    'with',
    solo.challenges.map(({ ref }) => ref),
  );
  return { count: Math.max(1, foes.length), foes, challenges, hero: null };
}

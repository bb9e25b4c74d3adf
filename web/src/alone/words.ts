// Foes and challenges in words: "Ragnar and Snorri", "with Early Ashes".
import { settings } from '../lib/settings.svelte';
import type { Texts } from '../table/scene';

const listed = (names: readonly string[]): string => new Intl.ListFormat(settings.lang).format(names);

/** Whom one plays against; whoever is left to chance is somebody. */
export function against(foes: readonly string[], t: Texts, byChance = foes.length === 0 ? 1 : 0): string {
  return listed([...foes.map((ref) => t.ref(ref)), ...Array.from({ length: byChance }, () => t('alone-somebody'))]);
}

export const withChallenges = (challenges: readonly string[], t: Texts): string =>
  challenges.length === 0
    ? t('alone-without')
    : t('alone-with', { challenges: listed(challenges.map((ref) => t.ref(ref))) });

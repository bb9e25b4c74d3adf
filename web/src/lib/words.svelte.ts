import { bundleOf, textsOf } from './texts';
import { settings, type Lang } from './settings.svelte';
import de from '../texts/de.ftl?raw';
import en from '../texts/en.ftl?raw';

const shell: Record<Lang, ReturnType<typeof bundleOf>> = { en: bundleOf('en', en), de: bundleOf('de', de) };

export function shellBundle(lang: Lang): ReturnType<typeof bundleOf> {
  return shell[lang];
}

/** The shell's own sentences in the reader's language. */
class Words {
  t = $derived(textsOf([shell[settings.lang]]));
}

export const words = new Words();

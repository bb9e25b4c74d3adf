export type Lang = 'en' | 'de';
export type Theme = 'system' | 'dusk' | 'morning';
export type MotionWish = 'system' | 'full' | 'reduced';

interface Kept {
  lang: Lang;
  theme: Theme;
  motion: MotionWish;
  sound: boolean;
  volume: number;
  notices: boolean;
}

const KEY = 'meadhall.settings';

function kept(): Kept {
  const standard: Kept = {
    lang: navigator.language.toLowerCase().startsWith('de') ? 'de' : 'en',
    theme: 'system',
    motion: 'system',
    sound: false,
    volume: 0.6,
    notices: false,
  };
  try {
    return { ...standard, ...(JSON.parse(localStorage.getItem(KEY) ?? '{}') as Partial<Kept>) };
  } catch {
    return standard;
  }
}

/** What the reader chose: language, light, motion, sound. Kept in this browser only. */
class Settings {
  lang = $state<Lang>('en');
  theme = $state<Theme>('system');
  motion = $state<MotionWish>('system');
  sound = $state(false);
  volume = $state(0.6);
  notices = $state(false);
  private morningOutside = $state(false);
  private stillOutside = $state(false);

  /** The light that falls in: the system's until the reader chose one. */
  light = $derived(this.theme === 'system' ? (this.morningOutside ? 'morning' : 'dusk') : this.theme);
  reduced = $derived(this.motion === 'system' ? this.stillOutside : this.motion === 'reduced');

  constructor() {
    Object.assign(this, kept());
    const morning = matchMedia('(prefers-color-scheme: light)');
    const still = matchMedia('(prefers-reduced-motion: reduce)');
    this.morningOutside = morning.matches;
    this.stillOutside = still.matches;
    morning.addEventListener('change', () => (this.morningOutside = morning.matches));
    still.addEventListener('change', () => (this.stillOutside = still.matches));
  }

  keep(): void {
    const { lang, theme, motion, sound, volume, notices } = this;
    try {
      localStorage.setItem(KEY, JSON.stringify({ lang, theme, motion, sound, volume, notices } satisfies Kept));
    } catch {
      // A browser that keeps nothing still plays; the choice lasts until the page closes.
    }
  }
}

export const settings = new Settings();

export type Lang = 'en' | 'de';
export type Theme = 'system' | 'dusk' | 'morning';
export type MotionWish = 'system' | 'full' | 'reduced';
/** How quickly one is shown what others do. */
export type Pace = 'slow' | 'steady' | 'swift' | 'at-once';
/** From the slowest on. */
export const PACES: readonly Pace[] = ['slow', 'steady', 'swift', 'at-once'];
/** Who is asked to a new table: whoever sat there last, or always the same. */
export type Company = 'last' | 'open' | 'bot' | 'hotseat';

/** Who sat at a seat of the last table that was opened for a title. */
export interface Companion {
  kind: 'open' | 'hotseat' | 'bot';
  name: string;
  bot: string;
}

interface Kept {
  lang: Lang;
  theme: Theme;
  motion: MotionWish;
  sound: boolean;
  volume: number;
  notices: boolean;
  single: boolean;
  confirm: boolean;
  pace: Pace;
  company: Company;
  companions: Record<string, Companion[]>;
  walked: boolean;
  coach: boolean;
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
    single: false,
    confirm: false,
    pace: 'steady',
    company: 'last',
    companions: {},
    walked: false,
    coach: true,
  };
  try {
    return { ...standard, ...(JSON.parse(localStorage.getItem(KEY) ?? '{}') as Partial<Kept>) };
  } catch {
    return standard;
  }
}

/** What the reader chose: language, light, motion, sound, how answers are given. Kept in this browser only. */
class Settings {
  lang = $state<Lang>('en');
  theme = $state<Theme>('system');
  motion = $state<MotionWish>('system');
  sound = $state(false);
  volume = $state(0.6);
  notices = $state(false);
  /** What has a single way is answered by itself. */
  single = $state(false);
  /** Every answer is asked for twice. */
  confirm = $state(false);
  pace = $state<Pace>('steady');
  company = $state<Company>('last');
  companions = $state.raw<Record<string, Companion[]>>({});
  /** A turn of an automaton was walked through once: the first one waits for its reader. */
  walked = $state(false);
  /** In first matches the coach says what questions are about, and introduces what is new. */
  coach = $state(true);
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
    const { lang, theme, motion, sound, volume, notices, single, confirm, pace, company, companions, walked, coach } =
      this;
    const all: Kept = {
      lang,
      theme,
      motion,
      sound,
      volume,
      notices,
      single,
      confirm,
      pace,
      company,
      companions,
      walked,
      coach,
    };
    try {
      localStorage.setItem(KEY, JSON.stringify(all));
    } catch {
      // A browser that keeps nothing still plays; the choice lasts until the page closes.
    }
  }
}

export const settings = new Settings();

// What the coach has said before, and what there is to say of a question: each thing once.
import type { Texts } from '../table/scene';
import type { AskView } from '../wire';

/** In so many matches of a title questions are explained, and in so many new things are introduced. */
export const EXPLAINED = 2;
export const INTRODUCED = 10;
/** What is introduced when it is seen for the first time. */
const KINDS = new Set(['card', 'monster', 'artifact', 'tile', 'follower', 'boss']);
const KEY = 'meadhall.coach';

export interface Note {
  /** What it is about: a prompt, or the name of a thing without the number of its copy. */
  about: string;
  /** The thing that is new; null where a question is explained. */
  ref: string | null;
}

/** A thing without its verb and the number of its copy: `store>card:troll.2` is `card:troll`. */
export function plainRef(ref: string): string {
  const thing = ref.slice(ref.indexOf('>') + 1);
  return thing.startsWith('card:') ? thing.replace(/\.\d+$/, '') : thing;
}

/** What there is to say of a question that was not said before; the question itself comes first. */
export function noteOf(ask: AskView, met: ReadonlySet<string>, played: number, t: Texts): Note | null {
  if (played < EXPLAINED && !met.has(ask.prompt) && t.has(`coach-${ask.prompt}`))
    return { about: ask.prompt, ref: null };
  if (played >= INTRODUCED) return null;
  for (const ref of ask.options) {
    const about = plainRef(ref);
    if (KINDS.has(about.slice(0, about.indexOf(':'))) && !met.has(about)) return { about, ref: about };
  }
  return null;
}

/** What was met at this device, by title. */
export function metBefore(game: string): Set<string> {
  try {
    return new Set((JSON.parse(localStorage.getItem(KEY) ?? '{}') as Record<string, string[]>)[game] ?? []);
  } catch {
    return new Set();
  }
}

export function keepMet(game: string, met: ReadonlySet<string>): void {
  try {
    const all = JSON.parse(localStorage.getItem(KEY) ?? '{}') as Record<string, string[]>;
    localStorage.setItem(KEY, JSON.stringify({ ...all, [game]: [...met] }));
  } catch {
    // A browser that keeps nothing is told once more next time.
  }
}

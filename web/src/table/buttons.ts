// Where the buttons of an ask stand, and which key each has: what was there once keeps its place.
import type { AskView } from '../wire';

/** The buttons of an ask, those that are refused as well. */
export function buttonsOf(ask: Pick<AskView, 'options' | 'refusals'>): string[] {
  return [...ask.options, ...Object.keys(ask.refusals)].filter((ref) => ref.startsWith('do:'));
}

/** A button at its place; `here` is false where one stood when the same was asked before. */
export interface Place {
  ref: string;
  key: number;
  here: boolean;
}

/** Remembers, for each question, which button stands where, so that nothing moves under a finger. */
export class Places {
  private readonly known = new Map<string, string[]>();

  /** The buttons of an ask in their places. New ones come behind the rest, in the order of the texts that name them. */
  of(ask: Pick<AskView, 'seat' | 'prompt' | 'options' | 'refusals'>, order: readonly string[] = []): Place[] {
    const id = `${ask.seat} ${ask.prompt}`;
    const now = buttonsOf(ask);
    const held = this.known.get(id) ?? [];
    const rank = (ref: string): number => {
      const at = order.indexOf(ref.replace(':', '-').replaceAll('_', '-'));
      return at < 0 ? order.length : at;
    };
    const fresh = now.filter((ref) => !held.includes(ref)).sort((a, b) => rank(a) - rank(b));
    const places = [...held, ...fresh];
    this.known.set(id, places);
    const last = places.findLastIndex((ref) => now.includes(ref));
    return places.slice(0, last + 1).map((ref, at) => ({ ref, key: at + 1, here: now.includes(ref) }));
  }
}

/** What Blood Rage's events did, for those who were away: where an action begins, what it came to, where it left marks. */
import type { Deed, GameEvent, Texts, View } from '../../table/scene';
import { ownSeat, provinceView, tableOf } from './view';

const BEGINS: ReadonlySet<string> = new Set('invaded marched upgraded committed passed pillage'.split(' '));
/** Nobody does these: the age itself goes on. */
const AGE: ReadonlySet<string> = new Set('age phase actions_over'.split(' '));
const CROWNS: ReadonlySet<string> = new Set('pillaged pillage_failed'.split(' '));

const one = (event: GameEvent, field: string): string[] => {
  const value = event[field];
  return typeof value === 'string' ? [value] : [];
};
const who = (event: GameEvent): string[] =>
  Array.isArray(event['figures']) ? (event['figures'] as string[]) : one(event, 'figure');

export function deed(event: GameEvent): Deed {
  const age = AGE.has(event.kind);
  const part = { begins: age || BEGINS.has(event.kind), alone: age, crowns: CROWNS.has(event.kind) };
  switch (event.kind) {
    case 'invaded':
      return {
        ...part,
        // An upgrade may bring a figure at once (BR-6.14).
        continues: (begun) => begun.kind === 'upgraded' && begun.seat === event.seat,
        to: String(event['to']),
        who: who(event),
      };
    case 'marched':
    case 'called':
    case 'hammers_moved':
      return { ...part, from: String(event['from']), to: String(event['to']), who: who(event) };
    case 'retreated':
      return { ...part, from: String(event['where']), to: String(event['to']), who: who(event) };
    case 'destroyed':
      return { ...part, gone: one(event, 'where') };
    case 'pillage':
    case 'pillaged':
    case 'ragnarok':
      return { ...part, at: one(event, 'province') };
    default:
      return part;
  }
}

/** How strong the reader now is where it matters, and who else: "Gimle: you 6, Torvald 2". */
export function meaning(view: View, places: readonly string[], t: Texts, names: readonly string[]): string | null {
  const own = ownSeat(view);
  const table = tableOf(view);
  for (const place of places) {
    const strengths = provinceView(table, place)?.strengths ?? [];
    if (own === null || !strengths[own]) continue;
    const others = strengths.flatMap((strength, seat) =>
      seat === own || strength === 0 ? [] : [t('recap-strength', { name: names[seat], strength })],
    );
    const list = [t('recap-own-strength', { strength: strengths[own] }), ...others].join(', ');
    return t('recap-strengths', { place, list });
  }
  return null;
}

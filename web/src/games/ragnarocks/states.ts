/** Which Viking is meant, and what an offered hex is. */
import type { View } from '../../wire';
import type { Board } from './board';
import { occupied, tableOf, vikingsOf } from './view';

/** The hex of the Viking that is asked about, else of the one whose turn runs: the fire burns under it. */
export function activeOf(view: View): string | null {
  const table = tableOf(view);
  const standing = [...table.sides.ivory.vikings, ...table.sides.red.vikings];
  // While an answer is still being shown, it may have gone from where it was asked about.
  const about = view.asked.map((asked) => String(asked.about['viking'])).find((ref) => standing.includes(ref));
  return about ?? table.viking ?? table.extra;
}

/** What one points at: a free hex, a hex behind something, a Viking, a stone. */
export type Target = 'hex' | 'landing' | 'viking' | 'stone';

/** Which of them an offered hex is in the present ask. */
export function targetOf(view: View, board: Board, ref: string): Target {
  const table = tableOf(view);
  if (table.stones.includes(ref)) return 'stone';
  const vikings = vikingsOf(table);
  if (vikings.ivory.includes(ref) || vikings.red.includes(ref)) return 'viking';
  const prompt = view.ask?.prompt;
  const from = prompt === 'move_to' || prompt === 'summon_at' ? activeOf(view) : null;
  if (from === null || from === ref) return 'hex';
  return board.leaps(from, ref, occupied(vikings, table.stones)) ? 'landing' : 'hex';
}

/** The seven states of a hex that one can point at. */
import type { Pointing } from '../../table/scene';
import type { View } from '../../wire';
import type { Board } from './board';
import { vikingOf } from './change';
import { occupied, tableOf, vikingsOf } from './view';

export type State = 'offered' | 'hovered' | 'focused' | 'chosen' | 'refused' | 'last';

type Pointed = Pick<Pointing, 'offered' | 'refused' | 'hovered' | 'focused' | 'chosen'>;

/** Which states a hex shows. None of them: it is idle. */
export function statesOf(ref: string, pointing: Pointed, last: ReadonlySet<string>): State[] {
  const states: State[] = [];
  const pointed = pointing.hovered === ref || pointing.focused === ref;
  if (pointing.offered.has(ref)) {
    states.push('offered');
    if (pointing.hovered === ref) states.push('hovered');
  } else if (pointed && pointing.refused.has(ref)) {
    // Nearly every hex has a reason why not; it is said where one asks for it, and the rest of the board stays calm.
    states.push('refused');
  }
  if (pointing.focused === ref) states.push('focused');
  if (pointing.chosen === ref) states.push('chosen');
  if (last.has(ref)) states.push('last');
  return states;
}

/** A pointer over something that gives no answer, not even a refusal, stays an arrow. */
export function cursorOf(ref: string, pointing: Pointed): 'pointer' | 'not-allowed' | 'default' {
  if (pointing.offered.has(ref)) return 'pointer';
  return pointing.refused.has(ref) ? 'not-allowed' : 'default';
}

/** The hex of the Viking that is asked about, else of the one whose turn runs: the fire burns under it. */
export function activeOf(view: View): string | null {
  const table = tableOf(view);
  const about = view.asked.map((asked) => asked.about['viking']).find((ref) => typeof ref === 'string');
  if (about) return about as string;
  return table.viking ?? table.moved?.to ?? table.selected ?? table.extra;
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
  const from = prompt === 'move_to' || prompt === 'summon_at' ? vikingOf(view) : null;
  if (from === null || from === ref) return 'hex';
  return board.leaps(from, ref, occupied(vikings, table.stones)) ? 'landing' : 'hex';
}

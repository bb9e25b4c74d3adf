/** The seven states of a hex that one can point at. */
import type { Pointing } from '../../table/scene';
import type { RagnarocksTable } from './view';

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

/** The hex of the Viking whose turn runs: the fire burns under it. */
export function activeOf(table: RagnarocksTable): string | null {
  return table.moved?.to ?? table.selected;
}

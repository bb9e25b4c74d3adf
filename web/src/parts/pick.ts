/** How a pointer meets a thing on the table: the same for cards, figures and slots of every game. */
import type { Pointing } from '../table/scene';

let touch = false;

export interface Hooks {
  onpointerenter(event: PointerEvent): void;
  onpointerleave(event: PointerEvent): void;
  onpointerdown(event: PointerEvent): void;
  onmousedown(event: MouseEvent): void;
  onclick(event: MouseEvent): void;
}

/** What is done with the pointer on a thing that has a ref. */
export function pick(pointing: Pointing, ref: string): Hooks {
  return {
    onpointerenter(event) {
      if (event.pointerType !== 'touch') pointing.hovered = ref;
    },
    onpointerleave(event) {
      if (event.pointerType !== 'touch' && pointing.hovered === ref) pointing.hovered = null;
    },
    onpointerdown(event) {
      touch = event.pointerType === 'touch';
    },
    // Pressing moves no focus: that stays where keys and readers left it.
    onmousedown(event) {
      event.preventDefault();
    },
    onclick(event) {
      event.stopPropagation();
      if (touch && !pointing.offered.has(ref) && !pointing.refused.has(ref) && !pointing.instead?.has(ref))
        pointing.hovered = pointing.hovered === ref ? null : ref;
      else pointing.point(ref, touch ? 'touch' : 'mouse');
    },
  };
}

/** What a piece stands for: itself, or the place where it lies, if that can be taken up instead. */
export function meantBy(pointing: Pick<Pointing, 'offered' | 'instead'>, ref: string, place: string): string {
  return !pointing.offered.has(ref) && pointing.instead?.has(place) ? place : ref;
}

export type State = 'offered' | 'hovered' | 'focused' | 'chosen' | 'refused';
export type Pointed = Pick<Pointing, 'offered' | 'refused' | 'instead' | 'hovered' | 'focused' | 'chosen'>;

/** Which states a thing shows. None of them: it is idle. */
export function statesOf(ref: string, pointing: Pointed): State[] {
  const states: State[] = [];
  const pointed = pointing.hovered === ref || pointing.focused === ref;
  if (pointing.offered.has(ref)) {
    states.push('offered');
    if (pointing.hovered === ref) states.push('hovered');
  } else if (pointed && pointing.instead?.has(ref)) {
    states.push('offered', 'hovered');
  } else if (pointed && pointing.refused.has(ref)) {
    // Much is refused at any time; the reason is given where one asks for it, and the rest stays calm.
    states.push('refused');
  }
  if (pointing.focused === ref) states.push('focused');
  if (pointing.chosen === ref) states.push('chosen');
  return states;
}

/** The strongest state, for things that show one only. */
export function stateOf(ref: string, pointing: Pointed): State | null {
  const states = statesOf(ref, pointing);
  return (
    (['focused', 'chosen', 'hovered', 'refused', 'offered'] as const).find((state) => states.includes(state)) ?? null
  );
}

/** A pointer over something that gives no answer, not even a refusal, stays an arrow. */
export function cursorOf(ref: string, pointing: Pointed): 'pointer' | 'not-allowed' | 'default' {
  if (pointing.offered.has(ref) || pointing.instead?.has(ref)) return 'pointer';
  return pointing.refused.has(ref) ? 'not-allowed' : 'default';
}

/** What a reader hears of a card: one that can be pointed at is called by what stands on it, and described; else it is a picture. */
export function spoken(
  pointing: Pick<Pointing, 'offered' | 'refused'>,
  ref: string,
  text: string,
): { 'aria-label'?: string; 'aria-description'?: string } {
  return pointing.offered.has(ref) || pointing.refused.has(ref) ? { 'aria-description': text } : { 'aria-label': text };
}

/** All that makes a thing one can point at: its ref, what readers hear of it, the cursor, and what a pointer does. */
export function pointable(
  pointing: Pointing,
  ref: string,
  text: string,
  /** Whether its name stands on it, so that the text only describes it. */
  named: 'inside' | 'here' = 'here',
): Hooks & Record<string, unknown> {
  const refused = pointing.refused.has(ref);
  return {
    'data-ref': ref,
    tabindex: -1,
    role: refused || pointing.offered.has(ref) || pointing.instead?.has(ref) ? 'button' : 'img',
    'aria-disabled': refused ? 'true' : undefined,
    'data-instead': pointing.instead?.has(ref) && !pointing.offered.has(ref) ? '' : undefined,
    style: `cursor: ${cursorOf(ref, pointing)}`,
    ...(named === 'inside' ? spoken(pointing, ref, text) : { 'aria-label': text }),
    ...pick(pointing, ref),
  };
}

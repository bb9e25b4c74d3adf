// Where the keys stand at a table: the pointer knows the thing that has focus.
import { tick, untrack } from 'svelte';
import type { TableModel } from './model.svelte';

export interface FocusWatch {
  onfocusin(event: FocusEvent): void;
  onfocusout(event: FocusEvent): void;
}

const seen = (element: Element | null | undefined): boolean => element?.matches(':focus-visible') ?? false;

/** Keeps the pointer told; what is returned belongs to the element that holds the whole table. */
export function watchFocus({ pointer }: TableModel): FocusWatch {
  // A new ask moves no focus, unless focus was on something that is gone from the offer.
  $effect(() => {
    const { offered } = pointer;
    untrack(() => {
      const at = document.activeElement?.getAttribute('data-ref');
      if (at && offered.size > 0) void tick().then(() => (pointer.focused = seen(document.activeElement) ? at : null));
    });
  });
  return {
    onfocusin(event) {
      const thing = event.target as Element | null;
      const ref = thing?.getAttribute('data-ref');
      if (ref) pointer.settled = null;
      if (ref) pointer.focused = seen(thing) ? ref : null;
    },
    onfocusout(event) {
      if ((event.target as Element | null)?.hasAttribute('data-ref')) pointer.focused = null;
    },
  };
}

/** Which card somebody looks at closely: after a quarter of a second under the pointer, at once by key or long press. */
import { on as listen } from 'svelte/events';

const WAIT = 250;
const PRESS = 420;

export class Look {
  ref: string | null = $state(null);
  at: DOMRect | null = $state.raw(null);
  private timer: ReturnType<typeof setTimeout> | undefined;
  private waiting: string | null = null;

  near(ref: string, element: Element): void {
    this.soon(ref, element, WAIT);
  }

  pressed(ref: string, element: Element): void {
    this.soon(ref, element, PRESS);
  }

  now(ref: string, element: Element): void {
    clearTimeout(this.timer);
    this.waiting = null;
    // The card may have been played in the meantime.
    if (!element.isConnected) return this.away();
    this.ref = ref;
    this.at = element.getBoundingClientRect();
  }

  /** The card is gone from where it was looked at. */
  gone(ref: string): void {
    if (this.ref === ref || this.waiting === ref) this.away();
  }

  away(): void {
    clearTimeout(this.timer);
    this.waiting = null;
    this.ref = null;
    this.at = null;
  }

  private soon(ref: string, element: Element, wait: number): void {
    clearTimeout(this.timer);
    this.waiting = ref;
    this.timer = setTimeout(() => this.now(ref, element), wait);
  }
}

/** Lets a card be looked at with pointer, long press or focus. */
export function looked(
  element: HTMLElement,
  on: { look: Look; ref: string },
): { update(on: { look: Look; ref: string }): void; destroy(): void } {
  let current = on;
  const enter = (event: PointerEvent): void => {
    if (event.pointerType !== 'touch') current.look.near(current.ref, element);
  };
  const leave = (event: PointerEvent): void => {
    if (event.pointerType !== 'touch') current.look.away();
  };
  const down = (event: PointerEvent): void => {
    if (event.pointerType === 'touch') current.look.pressed(current.ref, element);
  };
  const focus = (): void => {
    if (element.matches(':focus-visible')) current.look.now(current.ref, element);
  };
  const blur = (): void => current.look.away();
  const menu = (event: Event): void => event.preventDefault();
  // Svelte's own way to listen: a card with focus that leaves the table tells so in the middle of an update.
  const offs = [
    listen(element, 'pointerenter', enter),
    listen(element, 'pointerleave', leave),
    listen(element, 'pointerdown', down),
    listen(element, 'focus', focus),
    listen(element, 'blur', blur),
    listen(element, 'contextmenu', menu),
  ];
  return {
    update(next) {
      current = next;
    },
    destroy() {
      current.look.gone(current.ref);
      for (const off of offs) off();
    },
  };
}

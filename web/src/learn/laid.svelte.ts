// Where everything lies of which the coach speaks, looked at anew with every frame, and where the note finds room.
import { onMount } from 'svelte';
import { screen } from '../lib/screen.svelte';
import { find, lies, type Lying } from './finding';
import type { Lesson } from './lesson.svelte';
import { place, type Box } from './placing';

export const NOTE = 'coach-note';

export class Laid {
  lit = $state.raw<Lying | null>(null);
  spoken = $state.raw<readonly Lying[]>([]);
  field = $state.raw<Box>({ x: 0, y: 0, width: 0, height: 0 });
  /** What the coach has laid there itself: upright the beads above and the note at the thumb, else the foot. */
  beads = $state<HTMLElement | null>(null);
  foot = $state<HTMLElement | null>(null);
  thumbNote = $state<HTMLElement | null>(null);
  noteWidth = $state(0);
  noteHeight = $state(0);
  private thumb = $state.raw<Box | null>(null);
  private seen = '';
  /** The lit thing's own element: readers hear the note with it. */
  private element: Element | null = null;

  at = $derived.by(() => {
    const { field, lit, spoken } = this;
    const size = { width: this.noteWidth || 356, height: this.noteHeight || 180 };
    const room = { x: 12, y: field.y + 10, width: field.width - 24, height: field.height - 18 };
    return place(size, room, lit, spoken);
  });
  note: Box | null = $derived.by(() => {
    if (!this.lesson.open) return null;
    return screen.upright ? this.thumb : { ...this.at, width: this.noteWidth, height: this.noteHeight };
  });

  constructor(private readonly lesson: Lesson) {
    onMount(() => {
      const again = (): void => {
        this.look();
        frame = requestAnimationFrame(again);
      };
      let frame = requestAnimationFrame(again);
      return () => {
        cancelAnimationFrame(frame);
        this.element?.removeAttribute('aria-describedby');
      };
    });
  }

  private look(): void {
    const { lesson, beads, foot, thumbNote } = this;
    const found = lesson.lit === null ? null : find(lesson.lit);
    const others = lesson.dims ? [...new Set(lesson.spoken)].slice(0, 40).flatMap((ref) => find(ref) ?? []) : [];
    const own = lesson.dims ? document.getElementById('own-seat') : null;
    const top = (beads ?? document.querySelector('.table > .beam'))?.getBoundingClientRect().bottom ?? 0;
    const low = screen.upright ? thumbNote : foot;
    const bottom = low?.getBoundingClientRect().top ?? innerHeight;
    const now = {
      lit: found && lies(found),
      spoken: [...others, ...(own ? [own] : [])].map(lies),
      field: { x: 0, y: top, width: innerWidth, height: Math.max(0, bottom - top) },
      thumb: screen.upright && thumbNote ? lies(thumbNote) : null,
    };
    const said = JSON.stringify(now);
    if (found !== this.element) {
      this.element?.removeAttribute('aria-describedby');
      this.element = found;
    }
    if (this.element && lesson.open && this.element.getAttribute('aria-describedby') !== NOTE)
      this.element.setAttribute('aria-describedby', NOTE);
    if (said === this.seen) return;
    this.seen = said;
    ({ lit: this.lit, spoken: this.spoken, field: this.field, thumb: this.thumb } = now);
  }
}

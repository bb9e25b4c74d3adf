// Focus, and in the hand the sheet, follow what is lit.
import { tick, untrack } from 'svelte';
import { screen } from '../lib/screen.svelte';
import { find } from './finding';
import { hands } from './opening.svelte';
import type { Taught } from './asking.svelte';

export function lead({ model, lesson, asking }: Taught): void {
  // Focus follows the lit thing, unless somebody reads or writes elsewhere; what is to be read is gone on from by its button.
  $effect(() => {
    const now = `${lesson.phase} ${lesson.text} ${asking.shut}`;
    untrack(() => void follow(now));
  });
  let followed = '';
  async function follow(now: string) {
    if (now === followed || document.querySelector('dialog[open], .menu[open]')) return;
    followed = now;
    await tick();
    if (document.activeElement?.closest('input, textarea, select, .saga')) return;
    if (!hands.keys && matchMedia('(pointer: coarse)').matches) return;
    const { phase, lit } = lesson;
    if (phase === 'note' && !asking.shut && lit !== null) {
      const thing = find(lit);
      if (thing instanceof HTMLElement || thing instanceof SVGElement) thing.focus({ preventScroll: true });
    } else if (phase === 'changed' || phase === 'over' || phase === 'outdated')
      document.getElementById('coach-on')?.focus({ preventScroll: true });
  }
  // In the hand the lit thing may lie on another sheet.
  $effect(() => {
    const wanted = lesson.phase === 'note' ? lesson.lit : null;
    if (!screen.upright || wanted === null) return;
    const timer = setTimeout(() => {
      if (find(wanted) !== null) return;
      if (model.sheet !== 'board') model.lay('board');
      else if (model.module?.sheet) model.lay('own');
    }, 500);
    return () => clearTimeout(timer);
  });
}

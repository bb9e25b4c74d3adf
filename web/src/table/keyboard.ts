// What the keys do at this table; the map itself is in keys.ts.
import { PACES, settings } from '../lib/settings.svelte';
import { nearest, walk, type Direction, type Spot } from './arrows';
import type { TableModel } from './model.svelte';
import { commandOf, type Command } from './keys';

export interface KeyHost {
  model: TableModel;
  search(): void;
  keys(): void;
  back(): void;
}

/** A thing that lies on the board and on a stage over it, too, is met on the stage. */
function thing(ref: string): HTMLElement | SVGElement | null {
  const at = `[data-ref="${CSS.escape(ref)}"]`;
  return (
    document.querySelector<HTMLElement | SVGElement>(`.board [role="dialog"] ${at}`) ??
    document.querySelector<HTMLElement | SVGElement>(`.board ${at}, .ask ${at}`)
  );
}

/** Things on the board that the arrows and Tab walk over: offered ones first, refused ones are reached by the arrows too. */
function spots(refs: Iterable<string>): Spot[] {
  const found: Spot[] = [];
  for (const ref of refs) {
    const box = thing(ref)?.getBoundingClientRect();
    if (box && box.width > 0) found.push({ ref, x: box.left + box.width / 2, y: box.top + box.height / 2 });
  }
  return found;
}

function focusOn(model: TableModel, ref: string): void {
  thing(ref)?.focus({ preventScroll: true });
  model.pointer.focused = ref;
}

/** Where the keys stand: the ref that has focus, if any. */
function standing(): string | null {
  return document.activeElement?.getAttribute('data-ref') ?? null;
}

function arrow(model: TableModel, to: Direction): boolean {
  const offered = spots(model.pointer.offered);
  const at = standing();
  if (at === null) {
    const middle = document.querySelector('.board')?.getBoundingClientRect();
    const first = middle ? closest(offered, middle.left + middle.width / 2, middle.top + middle.height / 2) : null;
    if (first !== null) focusOn(model, first);
    return first !== null;
  }
  const [from] = spots([at]);
  const next = from ? nearest(from, offered, to) : null;
  if (next !== null) focusOn(model, next);
  return true;
}

function closest(all: readonly Spot[], x: number, y: number): string | null {
  let best: Spot | null = null;
  for (const spot of all)
    if (best === null || Math.hypot(spot.x - x, spot.y - y) < Math.hypot(best.x - x, best.y - y)) best = spot;
  return best?.ref ?? null;
}

function step(model: TableModel, by: 1 | -1): boolean {
  const active = document.activeElement;
  const at = standing();
  // Tab walks the offered things only from the board or from nowhere; elsewhere, and past either end, it is the browser's.
  if (at === null && active !== null && active !== document.body) return false;
  const next = walk(
    [...model.pointer.offered].filter((ref) => thing(ref) !== null),
    at,
    by,
  );
  if (next === null) return false;
  focusOn(model, next);
  return true;
}

function run(command: Command, host: KeyHost): boolean {
  const { model } = host;
  switch (command.do) {
    case 'walk':
      return step(model, command.step);
    case 'arrow':
      if (model.past && model.lamp === null) {
        if (command.to === 'left' || command.to === 'right')
          model.replay.go(model.replay.aim + (command.to === 'right' ? 1 : -1));
        return true;
      }
      if (model.walking && (command.to === 'left' || command.to === 'right')) {
        if (command.to === 'left') model.playback.back();
        else model.playback.hasten();
        return true;
      }
      // Whoever stands on the board walks on it; else left and right lead through what happened.
      if (model.recap.open && standing() === null && (command.to === 'left' || command.to === 'right')) {
        model.recap.step(command.to === 'right' ? 1 : -1);
        return true;
      }
      return arrow(model, command.to);
    case 'answer': {
      const at = model.pointer.armed ?? standing();
      if (at === null && model.playback.busy && (model.playback.held !== null || model.playback.repeatable)) {
        model.playback.skip();
        return true;
      }
      if (at === null) return false;
      model.pointer.point(at, 'key');
      return true;
    }
    case 'button': {
      const pace = model.walking || model.past ? PACES[command.number - 1] : undefined;
      if (pace !== undefined) {
        model.pace(pace);
        return true;
      }
      const ask = model.view?.ask;
      const ref = ask
        ? model.hands.buttons(ask).find(({ key, here }) => here && key === command.number)?.ref
        : undefined;
      if (ref !== undefined) model.pointer.point(ref, 'key');
      return ref !== undefined;
    }
    case 'search':
      if (!model.pointer.mine) return false;
      host.search();
      return true;
    case 'undo':
      model.undo();
      return true;
    case 'back':
      host.back();
      return true;
    case 'hand':
      document.getElementById('hand')?.focus();
      return true;
    case 'sheet':
      document.getElementById('own-seat')?.focus();
      return true;
    case 'seats':
      model.lay('seats');
      document.getElementById('seats')?.focus();
      return true;
    case 'saga':
      model.tab = 'saga';
      model.sheet = 'saga';
      document.getElementById('saga')?.focus();
      return true;
    case 'rules': {
      const clause = model.view?.ask?.clauses[0];
      if (clause !== undefined) model.showClause(clause);
      else model.tab = 'rules';
      return true;
    }
    case 'replay':
      if (model.past) model.toNow();
      else if (model.log.length > 1) model.toReplay(model.log.length - 2);
      return true;
    case 'skip':
      if (model.playback.busy) model.playback.hasten();
      else if (model.past) model.replay.run();
      return true;
    case 'pause':
      if (model.past) model.replay.run();
      else model.playback.toggle();
      return true;
    case 'again':
      model.playback.again();
      return true;
    case 'mute':
      settings.sound = !settings.sound;
      settings.keep();
      return true;
    case 'recap':
      if (model.past) return false;
      if (!model.recap.toggle()) model.tell(model.t('recap-nothing'));
      return true;
    case 'why':
      if (model.decision === null) return false;
      model.tab = 'why';
      model.whyOpen = !model.whyOpen;
      document.getElementById('saga')?.focus();
      return true;
    case 'hint':
    case 'decision': {
      // There only where bots play all other seats.
      const button = document.getElementById(`practice-${command.do}`);
      button?.click();
      return button !== null;
    }
    case 'keys':
      host.keys();
      return true;
  }
}

/** Handles a key at the table; keys typed into a field or a dialog are theirs. */
export function pressed(event: KeyboardEvent, host: KeyHost): void {
  if (event.defaultPrevented) return;
  const target = event.target as HTMLElement | null;
  if (target?.closest('input, select, textarea, dialog, [contenteditable]')) return;
  if ((host.model.lamp ?? host.model.puzzle)?.pressed(event)) return event.preventDefault();
  const command = commandOf(event);
  if (command === null) return;
  // A focused button or link takes Enter and Space itself.
  if (
    (command.do === 'answer' || command.do === 'skip') &&
    target?.closest('button, a, [role="slider"], [role="tab"]') &&
    !target.closest('.board')
  )
    return;
  const decides = command.do === 'answer' || command.do === 'button';
  // A key that is held down points once; any other key than those that answer leaves what was pointed at once.
  if (event.repeat && decides) return event.preventDefault();
  if (!decides && command.do !== 'back') host.model.pointer.disarm();
  if (run(command, host)) event.preventDefault();
}

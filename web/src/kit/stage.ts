/**
 * The stage: how a frame is seen. Pieces glide because their place changed; a title adds only what is special.
 *
 * A piece is an element with `data-piece="<key>"` in a parent `<g transform="translate(x y)">`: the parent says where it
 * stands, the stage moves what is inside. In HTML the page itself says where it stands. Who has a place before and after
 * glides, who is new comes, who is gone leaves.
 */
import type { GameEvent, Moment, PlayOptions } from '../table/scene';

export const GLIDE = 'cubic-bezier(.3,.7,.2,1)';
export const FADE = 120;

/** One frame being played; skipped when somebody wants to see its end at once. */
export interface Act extends PlayOptions {
  skipped: boolean;
}

export interface Place {
  x: number;
  y: number;
}

/** A piece that changed its place. */
export interface Glided {
  key: string;
  element: Element;
  from: Place;
  to: Place;
}

/** Keyframes and how long they take at plain speed. */
export interface Move {
  frames: Keyframe[];
  duration: number;
  easing?: string;
  delay?: number;
}

/** How pieces come, go and leave; a special event may say it otherwise. Null: without motion. */
export interface Manners {
  glide(piece: Glided, event: GameEvent | null): Move | null;
  come(key: string, event: GameEvent | null): Move | null;
  leave(key: string, event: GameEvent | null): Move | null;
}

/** What moved with the frame that is being shown. */
export interface Moved {
  glided: readonly Glided[];
  came: ReadonlyMap<string, Element>;
  left: ReadonlyMap<string, Element>;
}

/** What is special about an event: played on the old view, and on the new one once the pieces have moved. */
export interface Special extends Partial<Manners> {
  before?(moment: Moment, act: Act): Promise<void> | void;
  after?(moment: Moment, act: Act, moved: Moved): Promise<void> | void;
  /** At the same time as the pieces move. */
  during?(moment: Moment, act: Act, moved: Moved): Promise<void> | void;
}

export type Specials = Readonly<Record<string, Special>>;

/** A straight way, the longer the farther, up to a limit. */
export function slide({ from, to }: Pick<Glided, 'from' | 'to'>, perUnit = 0.7): Move {
  const [x, y] = [from.x - to.x, from.y - to.y];
  const duration = Math.min(600, 260 + Math.hypot(x, y) * perUnit);
  return { frames: [{ transform: `translate(${x}px, ${y}px)` }, { transform: 'none' }], duration, easing: GLIDE };
}

/** Lifted over something, and put down again. */
export function arc({ from, to }: Pick<Glided, 'from' | 'to'>, perUnit = 0.7): Move {
  const [x, y] = [from.x - to.x, from.y - to.y];
  const lift = 40 + Math.hypot(x, y) * 0.2;
  const frames = [
    { transform: `translate(${x}px, ${y}px)`, easing: 'ease-out' },
    { transform: `translate(${x / 2}px, ${y / 2 - lift}px) scale(1.12)`, easing: 'ease-in' },
    { transform: 'none' },
  ];
  return { frames, duration: slide({ from, to }, perUnit).duration };
}

const fade = (from: number, to: number): Move => ({
  frames: [{ opacity: from }, { opacity: to }],
  duration: FADE,
  easing: 'ease-out',
});

export const PLAIN: Manners = {
  glide: (piece) => slide(piece),
  come: () => fade(0, 1),
  leave: () => fade(1, 0),
};

interface Standing extends Place {
  element: Element;
  /** Shows it once more after it has left the view; gives what takes it away again. */
  linger: () => { element: Element; remove(): void };
}

/** Where a piece of a page stands: its middle. If it is gone, its likeness stays there a moment longer. */
function onPage(element: HTMLElement, root: Element): Standing {
  const box = element.getBoundingClientRect();
  const likeness = (): { element: Element; remove(): void } => {
    const ghost = element.cloneNode(true) as HTMLElement;
    ghost.removeAttribute('data-piece');
    ghost.setAttribute('aria-hidden', 'true');
    const { left, top, width, height } = box;
    Object.assign(ghost.style, {
      position: 'fixed',
      left: `${left}px`,
      top: `${top}px`,
      width: `${width}px`,
      height: `${height}px`,
      margin: '0',
      zIndex: '20',
      pointerEvents: 'none',
    });
    root.append(ghost);
    return { element: ghost, remove: () => ghost.remove() };
  };
  return { element, x: box.left + box.width / 2, y: box.top + box.height / 2, linger: likeness };
}

export class Stage {
  private readonly running = new Set<Animation>();
  private readonly sleepers = new Set<() => void>();
  private act: Act | null = null;

  constructor(
    private readonly root: () => Element | null,
    private readonly specials: () => Specials,
    private readonly manners: Manners = PLAIN,
  ) {}

  /** Plays one frame; always comes to an end, even if a piece is gone or nobody looks. */
  readonly play = async (moment: Moment, opts: PlayOptions): Promise<void> => {
    this.finish();
    const act: Act = { ...opts, speed: opts.speed > 0 ? opts.speed : 1, skipped: opts.hurry?.aborted ?? false };
    this.act = act;
    opts.hurry?.addEventListener('abort', () => {
      if (this.act === act) this.finish();
    });
    const special: Special = this.specials()[moment.event?.kind ?? ''] ?? {};
    try {
      await special.before?.(moment, act);
      const was = this.standing();
      await moment.show();
      const moved = this.moved(was, this.standing());
      await Promise.all([this.travel(moment, act, moved, special, was), special.during?.(moment, act, moved)]);
      await special.after?.(moment, act, moved);
    } finally {
      if (this.act === act) this.act = null;
    }
  };

  /** Brings everything that still moves to its end at once. */
  finish(): void {
    if (this.act) this.act.skipped = true;
    for (const animation of this.running) animation.finish();
    this.running.clear();
    for (const wake of this.sleepers) wake();
    this.sleepers.clear();
  }

  find(selector: string): Element | null {
    return this.root()?.querySelector(selector) ?? null;
  }

  piece(key: string): Element | null {
    return this.find(`[data-piece="${CSS.escape(key)}"]`);
  }

  /** Looks on for a while. */
  async sleep(act: Act, ms: number): Promise<void> {
    if (act.skipped || document.hidden) return;
    await new Promise<void>((resolve) => {
      const done = (): void => {
        clearTimeout(timer);
        this.sleepers.delete(done);
        resolve();
      };
      const timer = setTimeout(done, ms / act.speed);
      this.sleepers.add(done);
    });
  }

  /** Moves one element; with reduced motion it fades in where it is, or out if it stays as it ends: gone. */
  async move(act: Act, element: Element | null, move: Move | null, fill: FillMode = 'none'): Promise<void> {
    if (move === null || act.skipped || !element || document.hidden || typeof element.animate !== 'function') return;
    const {
      frames,
      duration,
      easing,
      delay = 0,
    } = act.reduced ? (fill === 'forwards' ? fade(1, 0) : fade(0, 1)) : move;
    const timing = { duration: duration / act.speed, delay: delay / act.speed, fill, ...(easing ? { easing } : {}) };
    const animation = element.animate(frames, timing);
    this.running.add(animation);
    // A hidden tab holds animations back, and a piece that is taken away never ends: the clock ends the wait.
    const clock = new Promise<void>((resolve) => setTimeout(resolve, timing.duration + timing.delay + 250));
    const ended = animation.finished.then(
      () => undefined,
      () => undefined,
    );
    await Promise.race([ended, clock]);
    // Whoever goes on may say that the piece has arrived.
    if (animation.playState === 'running') animation.finish();
    this.running.delete(animation);
  }

  private standing(): Map<string, Standing> {
    const found = new Map<string, Standing>();
    const root = this.root();
    for (const element of root?.querySelectorAll('[data-piece]') ?? []) {
      const key = element.getAttribute('data-piece');
      if (root === null || key === null) continue;
      const holder = element.parentElement;
      const parent = holder?.parentNode;
      const at = /translate\(\s*(-?[\d.]+)[ ,]\s*(-?[\d.]+)/.exec(holder?.getAttribute('transform') ?? '');
      if (!at && 'offsetTop' in element) found.set(key, onPage(element as HTMLElement, root));
      if (!holder || !parent || !at) continue;
      const linger = (): { element: Element; remove(): void } => {
        parent.appendChild(holder);
        return { element, remove: () => holder.remove() };
      };
      found.set(key, { element, x: Number(at[1]), y: Number(at[2]), linger });
    }
    return found;
  }

  private moved(was: ReadonlyMap<string, Standing>, now: ReadonlyMap<string, Standing>): Moved {
    const glided: Glided[] = [];
    const came = new Map<string, Element>();
    for (const [key, to] of now) {
      const from = was.get(key);
      if (!from) came.set(key, to.element);
      else if (from.x !== to.x || from.y !== to.y) glided.push({ key, element: to.element, from, to });
    }
    const left = new Map([...was].filter(([key]) => !now.has(key)).map(([key, { element }]) => [key, element]));
    return { glided, came, left };
  }

  private async travel(
    { event }: Moment,
    act: Act,
    moved: Moved,
    special: Special,
    was: ReadonlyMap<string, Standing>,
  ): Promise<void> {
    const manners: Manners = { ...this.manners, ...special };
    const leaving = [...moved.left].map(async ([key, element]) => {
      const move = manners.leave(key, event);
      const stood = was.get(key);
      if (move === null || stood === undefined || act.skipped || document.hidden) return;
      // Who is gone from the view is seen to go: its element stays a moment longer, but stands nowhere any more.
      element.removeAttribute('data-at');
      const left = stood.linger();
      await this.move(act, left.element, move, 'forwards');
      left.remove();
    });
    await Promise.all([
      ...moved.glided.map((piece) => this.move(act, piece.element, manners.glide(piece, event))),
      ...[...moved.came].map(([key, element]) => this.move(act, element, manners.come(key, event), 'backwards')),
      ...leaving,
    ]);
  }
}

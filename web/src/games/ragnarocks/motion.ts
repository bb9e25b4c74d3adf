/** How each event is seen: from where, to where, because of what. */
import { tick } from 'svelte';
import { play } from '../../lib/sound';
import type { GameEvent, Motion, PlayOptions, View } from '../../table/scene';
import type { Side } from './board';
import type { Layout } from './geometry';
import type { Shown } from './shown.svelte';

const GLIDE = 'cubic-bezier(.3,.7,.2,1)';
const FADE = 120;
const DROP = 180;
const WASH = 500;
/** How soon after the last motion the board takes over the view as it is. */
const GRACE = 60;
const TRAIL_STAYS = 2000;

type Frames = Keyframe[];

/** One event being played; skipped when somebody wants to see its end at once. */
interface Act extends PlayOptions {
  skipped: boolean;
}

/** Sliding takes longer the farther it goes, up to a limit. */
export function glide(hexes: number): number {
  return Math.min(600, 260 + 60 * hexes);
}

/** When each hex of a region takes its paint: outwards from the closing stone, all within the wash. */
export function wash(distances: readonly number[], total = WASH): { delay: number; duration: number }[] {
  const far = Math.max(1, ...distances);
  const duration = total * 0.4;
  return distances.map((distance) => ({ delay: ((total - duration) * distance) / far, duration }));
}

export class Stage {
  private readonly running = new Set<Animation>();
  private view: View | null = null;
  private act: Act | null = null;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private trailTimer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    private readonly shown: Shown,
    private readonly root: () => Element | null,
    private readonly layout: () => Layout,
    private readonly motion: () => Motion,
  ) {}

  /** A new view has come. Its events are played first; without events it is shown as it is. */
  see(view: View): void {
    const first = this.view === null;
    this.view = view;
    if (first || !(this.motion().playing || this.motion().pending.length)) this.settle();
    else this.settleSoon();
  }

  /** Plays one event; always comes to an end, even if the piece is gone or nobody looks. */
  readonly play = async (event: GameEvent, opts: PlayOptions): Promise<void> => {
    this.finish();
    clearTimeout(this.timer);
    const act: Act = { ...opts, speed: opts.speed > 0 ? opts.speed : 1, skipped: false };
    this.act = act;
    try {
      await this.perform(event, act);
    } finally {
      if (this.act === act) this.act = null;
      this.settleSoon();
    }
  };

  /** Brings everything that still moves to its end at once. */
  finish(): void {
    if (this.act) this.act.skipped = true;
    for (const animation of this.running) animation.finish();
    this.running.clear();
  }

  stop(): void {
    clearTimeout(this.timer);
    clearTimeout(this.trailTimer);
    this.finish();
  }

  private settleSoon(): void {
    clearTimeout(this.timer);
    this.timer = setTimeout(() => {
      if (!this.act && !this.motion().playing && !this.motion().pending.length) this.settle();
      else this.settleSoon();
    }, GRACE);
  }

  private settle(): void {
    clearTimeout(this.timer);
    if (this.view) this.shown.sync(this.view);
  }

  private async perform(event: GameEvent, act: Act): Promise<void> {
    const ref = (field: string): string => String(event[field]);
    const hexes = (event['hexes'] as string[] | undefined) ?? [];
    switch (event.kind) {
      case 'moved':
        return this.moved(event['side'] as Side, ref('from'), ref('to'), act);
      case 'summoned':
        return this.summoned(ref('to'), ref('stone'), act);
      case 'settled':
        this.shown.claim(hexes, event['side'] as Side);
        play('settle');
        return this.washed(hexes, ref('stone'), act);
      case 'wilded':
        this.shown.claim(hexes, 'wild');
        return this.washed(hexes, ref('stone'), act);
      case 'skipped':
        return this.skipped(event['side'] as Side, act);
      default:
        return undefined;
    }
  }

  private async moved(side: Side, from: string, to: string, act: Act): Promise<void> {
    const layout = this.layout();
    const key = this.shown.move(side, from, to);
    if (key === null) return;
    await tick();
    const piece = this.find('piece', key);
    if (act.reduced) return this.crossFade(act, piece);
    play('slide');
    const a = layout.centre(from);
    const b = layout.centre(to);
    const start = `translate(${a.x - b.x}px, ${a.y - b.y}px)`;
    await this.run(act, piece, [{ transform: start }, { transform: 'none' }], {
      duration: glide(layout.board.distance(from, to)) / act.speed,
      easing: GLIDE,
    });
  }

  private async summoned(viking: string, stone: string, act: Act): Promise<void> {
    const layout = this.layout();
    this.shown.set(stone);
    await tick();
    const piece = this.find('stone', stone);
    play(act.reduced ? 'thump' : 'grind');
    if (act.reduced) {
      this.shown.way = { from: viking, to: stone };
      clearTimeout(this.trailTimer);
      this.trailTimer = setTimeout(() => (this.shown.way = null), TRAIL_STAYS);
      return this.crossFade(act, piece);
    }
    const a = layout.centre(viking);
    const b = layout.centre(stone);
    const start = `translate(${a.x - b.x}px, ${a.y - b.y}px)`;
    const slide = glide(layout.board.distance(viking, stone));
    const frames: Frames = [
      { transform: `${start} scale(.3)`, opacity: 0, easing: 'ease-out' },
      { transform: `${start} scale(1)`, opacity: 1, offset: 0.22, easing: GLIDE },
      { transform: 'translate(0, -9px)', opacity: 1 },
    ];
    await this.run(act, piece, frames, { duration: slide / act.speed, fill: 'forwards' });
    await this.run(act, piece, [{ transform: 'translate(0, -9px)' }, { transform: 'none' }], {
      duration: DROP / act.speed,
      easing: 'ease-in',
    });
    this.release(piece);
    if (!act.skipped) play('thump');
    await this.shaken(stone, act);
  }

  /** The neighbours of a stone that comes down are shaken by two pixels. */
  private async shaken(stone: string, act: Act): Promise<void> {
    const near = new Set(this.layout().board.neighbours(stone));
    const pieces = [
      ...this.shown.vikings.filter((v) => near.has(v.hex)).map((v) => this.find('piece', v.key)),
      ...this.shown.stones.filter((s) => near.has(s.hex)).map((s) => this.find('stone', s.hex)),
    ];
    const frames: Frames = [0, -2, 2, -1, 0].map((x) => ({ transform: `translate(${x}px, 0)` }));
    await Promise.all(pieces.map((piece) => this.run(act, piece, frames, { duration: 150 / act.speed })));
  }

  private async washed(hexes: readonly string[], stone: string, act: Act): Promise<void> {
    const { board } = this.layout();
    await tick();
    const times = wash(hexes.map((hex) => (board.has(stone) ? board.distance(stone, hex) : 0)));
    const frames: Frames = [{ opacity: 0 }, { opacity: 1 }];
    await Promise.all(
      hexes.map((hex, i) => {
        const land = this.find('land', hex);
        const { delay = 0, duration = FADE } = act.reduced ? { duration: FADE } : (times[i] ?? {});
        return this.run(act, land, frames, { delay: delay / act.speed, duration: duration / act.speed, fill: 'backwards' });
      }),
    );
    this.shown.fence();
  }

  /** A side that cannot take a turn lets its Vikings wait: they dim and come back. */
  private async skipped(side: Side, act: Act): Promise<void> {
    const pieces = this.shown.vikings.filter((v) => v.side === side).map((v) => this.find('piece', v.key));
    const frames: Frames = [{ opacity: 1 }, { opacity: 0.4 }, { opacity: 1 }];
    await Promise.all(pieces.map((piece) => this.run(act, piece, frames, { duration: (act.reduced ? FADE : 360) / act.speed })));
  }

  /** Without flights the piece fades in where it is now. */
  private async crossFade(act: Act, piece: Element | null): Promise<void> {
    await this.run(act, piece, [{ opacity: 0 }, { opacity: 1 }], { duration: FADE, easing: 'ease-out' });
  }

  private find(kind: 'piece' | 'stone' | 'land', key: string): Element | null {
    return this.root()?.querySelector(`[data-${kind}="${CSS.escape(key)}"]`) ?? null;
  }

  /** Ends what `fill: forwards` holds on a piece. */
  private release(piece: Element | null): void {
    for (const animation of piece?.getAnimations() ?? []) animation.cancel();
  }

  private async run(act: Act, element: Element | null, frames: Frames, timing: KeyframeAnimationOptions): Promise<void> {
    if (act.skipped || !element || document.hidden || typeof element.animate !== 'function') return;
    const animation = element.animate(frames, timing);
    this.running.add(animation);
    const length = Number(timing.duration ?? 0) + (timing.delay ?? 0);
    // A hidden tab holds animations back, and a piece that is taken away never ends: the clock ends the wait.
    const clock = new Promise<void>((resolve) => setTimeout(resolve, length + 250));
    await Promise.race([animation.finished.then(() => undefined, () => undefined), clock]);
    this.running.delete(animation);
  }
}

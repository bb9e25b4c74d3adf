/** How each event is seen: from where, to where, because of what. */
import { tick } from 'svelte';
import { play } from '../../lib/sound';
import type { GameEvent, Moment, Motion, PlayOptions, View } from '../../table/scene';
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
  /** The piece that moved last: one that it pushes stands on the same hex for a moment. */
  private mover: string | null = null;
  /** The selected Viking once it has moved: its stone slides from where it stands by then. */
  private walker: string | null = null;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private trailTimer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    private readonly shown: Shown,
    private readonly root: () => Element | null,
    private readonly layout: () => Layout,
    private readonly motion: () => Motion,
    /** The sentence that the saga has for an event. */
    private readonly say: (event: GameEvent) => string = () => '',
  ) {}

  /** A new view has come. Its events are played first; without events it is shown as it is. */
  see(view: View): void {
    const first = this.view === null;
    this.view = view;
    if (first || !this.motion().playing) this.settle();
    else this.settleSoon();
  }

  /** Plays one frame. */
  readonly moment = async (moment: Moment, opts: PlayOptions): Promise<void> => {
    await moment.show();
    if (moment.event !== null) await this.play(moment.event, opts);
  };

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
      if (!this.act && !this.motion().playing) this.settle();
      else this.settleSoon();
    }, GRACE);
  }

  private settle(): void {
    clearTimeout(this.timer);
    if (this.view) this.shown.sync(this.view);
  }

  private async perform(event: GameEvent, act: Act): Promise<void> {
    const ref = (field: string): string => String(event[field]);
    const side = event['side'] as Side;
    const hexes = (event['hexes'] as string[] | undefined) ?? [];
    this.shown.working = typeof event['power'] === 'string' ? event['power'] : null;
    this.shown.heard = null;
    switch (event.kind) {
      case 'selected':
        this.mover = this.walker = null;
        return this.shown.begin();
      case 'moved':
        await this.moved(side, ref('from'), ref('to'), act, this.lifted(event));
        this.walker = this.mover;
        return undefined;
      case 'moved_again':
      case 'stepped':
      case 'sent':
        return this.moved(side, ref('from'), ref('to'), act, this.lifted(event));
      case 'relocated':
        return this.moved(side, ref('from'), ref('to'), act, true);
      case 'pushed':
        return this.moved(side, ref('from'), ref('to'), act, false, this.mover);
      case 'swapped':
        return this.swapped(ref('from'), ref('to'), act);
      case 'trailed':
        await this.moved(side, ref('from'), ref('to'), act, false);
        return this.raised(ref('stone'), act);
      case 'summoned':
        return event['power'] === 'card:thor'
          ? this.raised(ref('stone'), act)
          : this.summoned(this.standing() ?? ref('to'), ref('stone'), act);
      case 'raised':
        return this.raised(ref('stone'), act);
      case 'cleared':
        return this.crumbled(ref('stone'), act);
      case 'arrived':
        return this.arrived(side, ref('hex'), act);
      case 'settled':
        this.shown.claim(hexes, side);
        play('settle');
        return this.washed(hexes, ref('stone'), act);
      case 'wilded':
        this.shown.claim(hexes, 'wild');
        return this.washed(hexes, ref('stone'), act);
      case 'contested':
        return this.reopened(hexes, act);
      case 'skipped':
        return this.skipped(side, act);
      case 'extra_turn':
        return this.herald(event, act, 900, 'card:jormungandr');
      case 'idun_spent':
        return this.herald(event, act, 900, 'card:idun');
      case 'odin_played':
        return this.herald(event, act, 700, String(event['card'] ?? 'card:odin'));
      case 'odin_pickup':
        return this.herald(event, act, 600, 'card:odin');
      case 'ended':
        return this.ended(event, act);
      default:
        return undefined;
    }
  }

  private standing(): string | null {
    return this.shown.vikings.find((v) => v.key === this.walker)?.hex ?? null;
  }

  /** Whether a piece was lifted over something, or put elsewhere: then it goes in an arc. */
  private lifted(event: GameEvent): boolean {
    const { board } = this.layout();
    const [from, to] = [String(event['from']), String(event['to'])];
    if (!board.has(from) || !board.has(to)) return false;
    return board.leaps(from, to, new Set(this.shown.stones.map(({ hex }) => hex)));
  }

  private async moved(
    side: Side,
    from: string,
    to: string,
    act: Act,
    arc: boolean,
    not: string | null = null,
  ): Promise<void> {
    const key = this.shown.move(side, from, to, not);
    if (key === null) return;
    this.mover = key;
    await tick();
    await this.travel(this.find('piece', key), from, to, act, arc);
  }

  private async swapped(a: string, b: string, act: Act): Promise<void> {
    const trade = this.shown.swap(a, b);
    await tick();
    await Promise.all(trade.map(({ key, from, to }) => this.travel(this.find('piece', key), from, to, act, true)));
  }

  /** A piece that stands on its new hex already is seen to come from the old one. */
  private async travel(piece: Element | null, from: string, to: string, act: Act, arc: boolean): Promise<void> {
    const layout = this.layout();
    if (act.reduced || !layout.board.has(from) || !layout.board.has(to)) return this.crossFade(act, piece);
    play('slide');
    const a = layout.centre(from);
    const b = layout.centre(to);
    const [x, y] = [a.x - b.x, a.y - b.y];
    const lift = 40 + Math.hypot(x, y) * 0.2;
    const frames: Frames = arc
      ? [
          { transform: `translate(${x}px, ${y}px)`, easing: 'ease-out' },
          { transform: `translate(${x / 2}px, ${y / 2 - lift}px) scale(1.12)`, easing: 'ease-in' },
          { transform: 'none' },
        ]
      : [{ transform: `translate(${x}px, ${y}px)` }, { transform: 'none' }];
    const timing = { duration: glide(layout.board.distance(from, to)) / act.speed, ...(arc ? {} : { easing: GLIDE }) };
    await this.run(act, piece, frames, timing);
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
    const [x, y] = [a.x - b.x, a.y - b.y];
    // RR-20.3: a stone that flies over something goes through the air.
    const flies = layout.board.leaps(
      viking,
      stone,
      new Set([...this.shown.stones, ...this.shown.vikings].map(({ hex }) => hex)),
    );
    const start = `translate(${x}px, ${y}px)`;
    const slide = glide(layout.board.distance(viking, stone));
    const frames: Frames = [
      { transform: `${start} scale(.3)`, opacity: 0, easing: 'ease-out' },
      { transform: `${start} scale(1)`, opacity: 1, offset: 0.22, easing: flies ? 'ease-out' : GLIDE },
      ...(flies ? [{ transform: `translate(${x / 2}px, ${y / 2 - 60}px)`, offset: 0.6, easing: 'ease-in' }] : []),
      { transform: 'translate(0, -9px)', opacity: 1 },
    ];
    await this.run(act, piece, frames, { duration: slide / act.speed, fill: 'forwards' });
    await this.landed(piece, stone, act);
  }

  /** A stone rises out of the ground where it is put. */
  private async raised(stone: string, act: Act): Promise<void> {
    this.shown.set(stone);
    await tick();
    const piece = this.find('stone', stone);
    play(act.reduced ? 'thump' : 'grind');
    if (act.reduced) return this.crossFade(act, piece);
    const frames: Frames = [
      { transform: 'translate(0, 22px) scale(.5, .1)', opacity: 0 },
      { transform: 'translate(0, -9px) scale(1)', opacity: 1 },
    ];
    await this.run(act, piece, frames, { duration: 340 / act.speed, easing: 'ease-out', fill: 'forwards' });
    await this.landed(piece, stone, act);
  }

  /** The last bit of the way down, and what it does to those who stand near. */
  private async landed(piece: Element | null, stone: string, act: Act): Promise<void> {
    await this.run(act, piece, [{ transform: 'translate(0, -9px)' }, { transform: 'none' }], {
      duration: DROP / act.speed,
      easing: 'ease-in',
    });
    this.release(piece);
    if (!act.skipped) play('thump');
    await this.shaken(stone, act);
  }

  /** A stone that is taken away shakes, breaks and sinks. */
  private async crumbled(stone: string, act: Act): Promise<void> {
    const piece = this.find('stone', stone);
    play('quake');
    const frames: Frames = act.reduced
      ? [{ opacity: 1 }, { opacity: 0 }]
      : [
          { transform: 'none', opacity: 1 },
          { transform: 'translate(-3px, 0) rotate(-3deg)', opacity: 1 },
          { transform: 'translate(3px, 1px) rotate(4deg)', opacity: 1 },
          { transform: 'translate(-2px, 3px) rotate(-6deg) scale(1, .9)', opacity: 0.9 },
          { transform: 'translate(0, 16px) rotate(8deg) scale(1.1, .15)', opacity: 0 },
        ];
    await this.run(act, piece, frames, { duration: (act.reduced ? FADE : 520) / act.speed, fill: 'forwards' });
    this.shown.clear(stone);
  }

  /** The Viking that waited comes down onto the board. */
  private async arrived(side: Side, hex: string, act: Act): Promise<void> {
    const key = this.shown.arrive(side, hex);
    await tick();
    const piece = this.find('piece', key);
    if (act.reduced) return this.crossFade(act, piece);
    const frames: Frames = [
      { transform: 'translate(0, -90px) scale(1.3)', opacity: 0 },
      { transform: 'none', opacity: 1 },
    ];
    await this.run(act, piece, frames, { duration: 420 / act.speed, easing: 'ease-in' });
    if (!act.skipped) play('thump');
    await this.shaken(hex, act);
  }

  /** Paint goes from land that is contested again. */
  private async reopened(hexes: readonly string[], act: Act): Promise<void> {
    const frames: Frames = [{ opacity: 1 }, { opacity: 0 }];
    const duration = (act.reduced ? FADE : WASH) / act.speed;
    await Promise.all(
      hexes.map((hex) => this.run(act, this.find('land', hex), frames, { duration, fill: 'forwards' })),
    );
    this.shown.release(hexes);
  }

  /** Says a word over the board for a while. */
  private async herald(
    event: GameEvent,
    act: Act,
    stays: number,
    card: string | null,
    tone: 'tale' | 'win' = 'tale',
  ): Promise<void> {
    const text = this.say(event);
    if (!text) return;
    this.shown.heard = { kind: event.kind, text, card, tone };
    await tick();
    const word = this.root()?.closest?.('.scene')?.querySelector('[data-herald]') ?? null;
    await this.run(act, word, [{ opacity: 1 }, { opacity: 1, offset: 0.85 }, { opacity: 0 }], {
      duration: stays / act.speed,
    });
    this.shown.heard = null;
  }

  /** RR-7.35: a win at once is told by the card that gave it; the winners stand up. */
  private async ended(event: GameEvent, act: Act): Promise<void> {
    const ending = String(event['ending']);
    if (ending !== 'fenrir' && ending !== 'idun') return;
    play('call');
    const winners = this.shown.vikings.filter((v) => v.side === event['winner']).map((v) => this.find('piece', v.key));
    const hop: Frames = [0, -14, 0, -8, 0].map((y) => ({ transform: `translate(0, ${y}px)` }));
    const dance = act.reduced
      ? []
      : winners.map((piece) => this.run(act, piece, hop, { duration: 700 / act.speed, easing: 'ease-out' }));
    await Promise.all([this.herald(event, act, 1600, `card:${ending}`, 'win'), ...dance]);
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
        return this.run(act, land, frames, {
          delay: delay / act.speed,
          duration: duration / act.speed,
          fill: 'backwards',
        });
      }),
    );
    this.shown.fence();
  }

  /** A side that cannot take a turn lets its Vikings wait: they dim and come back. */
  private async skipped(side: Side, act: Act): Promise<void> {
    const pieces = this.shown.vikings.filter((v) => v.side === side).map((v) => this.find('piece', v.key));
    const frames: Frames = [{ opacity: 1 }, { opacity: 0.4 }, { opacity: 1 }];
    await Promise.all(
      pieces.map((piece) => this.run(act, piece, frames, { duration: (act.reduced ? FADE : 360) / act.speed })),
    );
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

  private async run(
    act: Act,
    element: Element | null,
    frames: Frames,
    timing: KeyframeAnimationOptions,
  ): Promise<void> {
    if (act.skipped || !element || document.hidden || typeof element.animate !== 'function') return;
    const animation = element.animate(frames, timing);
    this.running.add(animation);
    const length = Number(timing.duration ?? 0) + (timing.delay ?? 0);
    // A hidden tab holds animations back, and a piece that is taken away never ends: the clock ends the wait.
    const clock = new Promise<void>((resolve) => setTimeout(resolve, length + 250));
    await Promise.race([
      animation.finished.then(
        () => undefined,
        () => undefined,
      ),
      clock,
    ]);
    this.running.delete(animation);
  }
}

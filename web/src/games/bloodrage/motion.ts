/** How each event is seen: from where, to where, because of what. */
import { tick } from 'svelte';
import { play } from '../../lib/sound';
import type { GameEvent, Moment, Motion, PlayOptions, View } from '../../table/scene';
import type { Content } from './content';
import type { Point } from './field';
import { FRAME, spotOf } from './land';
import type { Piece, Shown } from './shown.svelte';

const GLIDE = 'cubic-bezier(.3,.7,.2,1)';
const FADE = 120;
const FLIP = 320;
/** How long everybody looks at cards that were turned, and at a battle that was decided. */
const LOOK = 1100;
const JUDGE = 2400;
/** How soon after the last motion the table takes over the view as it is. */
const GRACE = 60;

interface Act extends PlayOptions {
  skipped: boolean;
}

/** Sliding takes longer the farther it goes, up to a limit. */
export function glide(units: number): number {
  return Math.min(600, 260 + units * 0.7);
}

export class Stage {
  private readonly running = new Set<Animation>();
  private readonly sleepers = new Set<() => void>();
  private view: View | null = null;
  private act: Act | null = null;
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    private readonly shown: Shown,
    private readonly root: () => Element | null,
    private readonly content: () => Content,
    private readonly motion: () => Motion,
  ) {}

  /** A new view has come. Its events are played first; without events it is shown as it is. */
  see(view: View): void {
    const first = this.view === null;
    this.view = view;
    if (first || !this.motion().playing) this.settle();
    else {
      this.shown.learn(view);
      this.settleSoon();
    }
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
    for (const wake of this.sleepers) wake();
    this.sleepers.clear();
  }

  stop(): void {
    clearTimeout(this.timer);
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
    const number = (field: string): number => Number(event[field] ?? 0);
    const refs = (field: string): string[] => (event[field] as string[] | undefined) ?? [];
    const seats = (): number[] => (event['seats'] as number[] | undefined) ?? [];
    const seat = number('seat');
    switch (event.kind) {
      case 'invaded':
        return this.invaded(seat, ref('figure'), ref('to'), act);
      case 'marched':
        return this.moved(seat, refs('figures'), ref('from'), ref('to'), act);
      case 'called':
      case 'hammers_moved':
        return this.moved(seat, [ref('figure')], ref('from'), ref('to'), act);
      case 'retreated':
        return this.moved(seat, [ref('figure')], ref('where'), ref('to'), act);
      case 'destroyed':
        return this.fallen(seat, refs('figures'), act);
      case 'pillage':
        play('call');
        return this.struck(ref('province'), act);
      case 'battle':
        this.shown.open(ref('province'), seats(), seats()[0] ?? 0);
        return this.rest(act, 500);
      case 'revealed':
        this.shown.reveal(seats(), refs('cards'));
        play('flip');
        return this.flipped(act);
      case 'late_card':
        this.shown.late(seat, ref('card'));
        play('flip');
        return this.flipped(act);
      case 'quest_counted':
        this.shown.countQuest(seat, ref('card'), number('strength'));
        return this.rest(act, 400);
      case 'blanked':
        this.shown.blank(seat);
        return this.rest(act, 700);
      case 'watch':
        await this.rest(act, LOOK);
        return this.shown.clearCards();
      case 'compared':
        this.shown.compare(seats(), (event['totals'] as number[] | undefined) ?? []);
        play('clash');
        return this.rest(act, 700);
      case 'battle_won':
      case 'battle_tied':
        this.shown.decide(event.kind === 'battle_won' ? seat : -1);
        await this.rest(act, JUDGE);
        return this.shown.close();
      case 'pillaged':
        this.shown.close();
        return this.pillaged(ref('province'), act);
      case 'ragnarok':
        return this.ragnarok(ref('province'), act);
      case 'glory':
        return this.glory(seat, number('glory'), act);
      case 'glory_taken':
        this.shown.gain(number('loser'), -number('glory'));
        return this.glory(seat, number('glory'), act);
      case 'age':
      case 'phase':
        this.shown.trail = null;
        return undefined;
      case 'picked':
        play('slide');
        return undefined;
      default:
        return undefined;
    }
  }

  private at(piece: Piece): Point {
    const count = this.shown.pieces.filter((one) => one.place === piece.place).length;
    return spotOf(this.content(), piece.place, piece.spot, count);
  }

  /** A figure comes from the reserve, which lies below the board. */
  private async invaded(seat: number, figure: string, to: string, act: Act): Promise<void> {
    const piece = this.shown.add(seat, figure, to);
    this.shown.trail = null;
    await tick();
    const element = this.find('piece', piece.key);
    play('slide');
    if (act.reduced) return this.crossFade(act, [element]);
    const [x, y] = this.at(piece);
    const from: Point = [FRAME.x + (FRAME.width / 4) * (seat + 0.5), FRAME.y + FRAME.height + 40];
    const start = `translate(${from[0] - x}px, ${from[1] - y}px)`;
    await this.run(
      act,
      element,
      [
        { transform: `${start} scale(1.5)`, opacity: 0 },
        { opacity: 1, offset: 0.25 },
        { transform: 'none', opacity: 1 },
      ],
      {
        duration: 520 / act.speed,
        easing: GLIDE,
      },
    );
    if (!act.skipped) play('thump');
  }

  private async moved(seat: number, figures: readonly string[], from: string, to: string, act: Act): Promise<void> {
    const moves = figures.flatMap((figure) => {
      const move = this.shown.move(seat, figure, from, to);
      return move ? [{ move, start: spotOf(this.content(), move.before.place, move.before.spot, 1) }] : [];
    });
    await tick();
    play('slide');
    const elements = moves.map(({ move }) => this.find('piece', move.after.key));
    if (act.reduced) return this.crossFade(act, elements);
    await Promise.all(
      moves.map(({ move, start }, i) => {
        const [x, y] = this.at(move.after);
        const way = Math.hypot(start[0] - x, start[1] - y);
        const frames = [{ transform: `translate(${start[0] - x}px, ${start[1] - y}px)` }, { transform: 'none' }];
        return this.run(act, elements[i] ?? null, frames, {
          duration: glide(way) / act.speed,
          delay: (i * 60) / act.speed,
          fill: 'backwards',
          easing: GLIDE,
        });
      }),
    );
  }

  /** The dead rise to Valhalla. */
  private async fallen(seat: number, figures: readonly string[], act: Act): Promise<void> {
    const pieces = this.shown.found(seat, figures);
    const frames: Keyframe[] = act.reduced
      ? [{ opacity: 1 }, { opacity: 0 }]
      : [
          { transform: 'none', opacity: 1 },
          { transform: 'rotate(14deg)', opacity: 1, offset: 0.3 },
          { transform: 'translate(0, -90px) scale(.7)', opacity: 0 },
        ];
    play('thud');
    await Promise.all(
      pieces.map((piece, i) =>
        this.run(act, this.find('piece', piece.key), frames, {
          duration: (act.reduced ? FADE : 620) / act.speed,
          delay: act.reduced ? 0 : (i * 70) / act.speed,
          easing: 'ease-in',
          fill: 'forwards',
        }),
      ),
    );
    this.shown.remove(pieces);
  }

  /** The horn over a province that is pillaged. */
  private async struck(province: string, act: Act): Promise<void> {
    const token = this.find('token', province);
    const frames = act.reduced
      ? [{ opacity: 0.4 }, { opacity: 1 }]
      : [0, -5, 5, -3, 0].map((x) => ({ transform: `translate(${x}px, 0)` }));
    await this.run(act, token, frames, { duration: (act.reduced ? FADE : 380) / act.speed });
  }

  private async pillaged(province: string, act: Act): Promise<void> {
    const token = this.find('token', province);
    if (act.reduced) {
      this.shown.turn(province);
      await tick();
      return this.crossFade(act, [token]);
    }
    await this.run(act, token, [{ transform: 'none' }, { transform: 'translate(0, -18px) scale(0, 1.2)' }], {
      duration: FLIP / 2 / act.speed,
      easing: 'ease-in',
      fill: 'forwards',
    });
    this.shown.turn(province);
    await tick();
    this.release(token);
    await this.run(act, token, [{ transform: 'translate(0, -18px) scale(0, 1.2)' }, { transform: 'none' }], {
      duration: FLIP / 2 / act.speed,
      easing: 'ease-out',
    });
    play('knock');
  }

  private async ragnarok(province: string, act: Act): Promise<void> {
    this.shown.destroy(province);
    await tick();
    play('quake');
    const ruin = this.find('ruin', province);
    await this.run(act, ruin, [{ opacity: 0 }, { opacity: 1 }], {
      duration: (act.reduced ? FADE : 900) / act.speed,
      easing: 'ease-in',
    });
    if (!act.reduced) {
      const shake = [0, -4, 4, -3, 3, -1, 0].map((x) => ({ transform: `translate(${x}px, 0)` }));
      await this.run(act, this.root(), shake, { duration: 260 / act.speed });
    }
  }

  private async glory(seat: number, glory: number, act: Act): Promise<void> {
    this.shown.gain(seat, glory);
    this.shown.say(seat, `+${glory}`);
    play('settle');
    await tick();
    const marker = this.find('marker', String(seat));
    const frames = act.reduced
      ? [{ opacity: 0.3 }, { opacity: 1 }]
      : [{ transform: 'scale(1)' }, { transform: 'scale(1.8)' }, { transform: 'scale(1)' }];
    await this.run(act, marker, frames, { duration: (act.reduced ? FADE : 480) / act.speed });
  }

  /** Cards on the battle stage turn by themselves; everybody looks for a while. */
  private async flipped(act: Act): Promise<void> {
    await this.rest(act, FLIP + LOOK, true);
  }

  private async crossFade(act: Act, pieces: readonly (Element | null)[]): Promise<void> {
    await Promise.all(
      pieces.map((piece) =>
        this.run(act, piece, [{ opacity: 0 }, { opacity: 1 }], { duration: FADE, easing: 'ease-out' }),
      ),
    );
  }

  private find(kind: 'piece' | 'token' | 'ruin' | 'marker', key: string): Element | null {
    return this.root()?.querySelector(`[data-${kind}="${CSS.escape(key)}"]`) ?? null;
  }

  private release(element: Element | null): void {
    for (const animation of element?.getAnimations() ?? []) animation.cancel();
  }

  /** A pause to look; never shortened below what eyes need, but Space ends it. */
  private async rest(act: Act, length: number, plain = false): Promise<void> {
    if (act.skipped || document.hidden) return;
    await new Promise<void>((resolve) => {
      const timer = setTimeout(resolve, plain ? length / act.speed : length);
      this.sleepers.add(() => {
        clearTimeout(timer);
        resolve();
      });
    });
  }

  private async run(
    act: Act,
    element: Element | null,
    frames: Keyframe[],
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

import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { content, study } from '../../../test/ragnarocks';
import type { GameEvent, Motion } from '../../table/scene';
import { layoutOf } from './geometry';
import { Stage } from './motion';
import { Shown, trailsOf } from './shown.svelte';
import { tableOf } from './view';

const start = study('start');
const moved = study('summon');
const places = (shown: Shown): Record<string, string> =>
  Object.fromEntries(shown.vikings.map(({ key, hex }) => [key, hex]));

describe('the board as it is shown', () => {
  it('keeps each Viking its piece, whoever moves', () => {
    const shown = new Shown();
    shown.sync(start);
    const before = places(shown);
    const key = shown.move('ivory', 'hex:a3', 'hex:d6');
    expect(before[key as string]).toBe('hex:a3');
    shown.sync(moved);
    expect(places(shown)).toEqual({ ...before, [key as string]: 'hex:d6' });
    shown.sync(start);
    expect(places(shown)).toEqual(before);
    expect(new Set(shown.vikings.map((viking) => viking.key)).size).toBe(6);
  });

  it('takes a move that it shows already, and none that nobody made', () => {
    const shown = new Shown();
    shown.sync(moved);
    expect(shown.move('ivory', 'hex:a3', 'hex:d6')).not.toBeNull();
    expect(shown.move('red', 'hex:a3', 'hex:e5')).toBeNull();
  });

  it('sets stones in order, each once', () => {
    const shown = new Shown();
    shown.sync(start);
    shown.set('hex:g9');
    shown.set('hex:g1');
    shown.set('hex:g1');
    expect(shown.stones).toEqual([
      { hex: 'hex:g9', order: 0 },
      { hex: 'hex:g1', order: 1 },
    ]);
    expect(shown.fresh).toEqual(['hex:g1']);
  });

  it('lets the Vikings of claimed land build, and wild land stay empty', () => {
    const shown = new Shown();
    shown.sync(start);
    shown.claim(['hex:a1', 'hex:a2'], 'ivory');
    shown.claim(['hex:j1'], 'wild');
    expect(shown.vikings.filter((viking) => viking.settled).map((viking) => viking.hex)).toEqual(['hex:a2']);
    expect([...shown.land]).toEqual([
      ['hex:a1', 'ivory'],
      ['hex:a2', 'ivory'],
      ['hex:j1', 'wild'],
    ]);
  });

  it('follows the present move, else every way of the last turn', () => {
    expect(trailsOf(tableOf(start))).toEqual([]);
    expect(trailsOf(tableOf(moved))).toEqual([{ from: 'hex:a3', to: 'hex:d6' }]);
    expect(trailsOf(tableOf(study('swap')))).toEqual([{ from: 'hex:b3', to: 'hex:b2' }]);
    const after = tableOf(study('after'));
    expect(trailsOf(after)).toEqual([{ from: 'hex:a3', to: 'hex:d6' }]);
    const twice = { ...after, last: { ...after.last!, paths: [['hex:j4', 'hex:j2', 'hex:g2']] } };
    expect(trailsOf(twice)).toEqual([
      { from: 'hex:j4', to: 'hex:j2' },
      { from: 'hex:j2', to: 'hex:g2' },
    ]);
  });
});

/** A piece that never finishes its way, as in a tab that nobody looks at. */
class Piece {
  finished = 0;
  ends: (() => void)[] = [];
  animate(): Animation {
    let end = (): void => undefined;
    const finished = new Promise<void>((resolve) => (end = resolve));
    this.ends.push(end);
    return { finished, finish: () => (this.finished++, end()), cancel: () => end() } as unknown as Animation;
  }
  getAnimations(): Animation[] {
    return [];
  }
}

describe('the stage', () => {
  const event: GameEvent = { kind: 'moved', side: 'ivory', from: 'hex:a3', to: 'hex:d6' };
  const setUp = (piece: Piece | null, motion: Partial<Motion> = {}) => {
    const shown = new Shown();
    const root = { querySelector: () => piece } as unknown as Element;
    const queue = { playing: null, pending: [] as GameEvent[], onplay: () => () => undefined, ...motion };
    const stage = new Stage(
      shown,
      () => root,
      () => layoutOf(content, false),
      () => queue as Motion,
    );
    stage.see(start);
    return { shown, stage, queue };
  };

  beforeEach(() => {
    vi.useFakeTimers();
    vi.stubGlobal('document', { hidden: false });
    vi.stubGlobal('CSS', { escape: (text: string) => text });
  });
  afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });

  it('holds the old board until the events of a new view were seen', async () => {
    const { shown, stage, queue } = setUp(null);
    queue.pending = [event];
    stage.see(moved);
    expect(Object.values(places(shown))).toContain('hex:a3');
    queue.pending = [];
    await stage.play(event, { reduced: false, speed: 1 });
    expect(Object.values(places(shown))).toContain('hex:d6');
  });

  it('shows a view without events at once', () => {
    const { shown, stage } = setUp(null);
    stage.see(moved);
    expect(Object.values(places(shown))).toContain('hex:d6');
    stage.see(start);
    expect(Object.values(places(shown))).toContain('hex:a3');
  });

  it.each([
    'moved',
    'summoned',
    'settled',
    'wilded',
    'skipped',
    'ended',
    'moved_again',
    'stepped',
    'relocated',
    'sent',
    'pushed',
    'swapped',
    'trailed',
    'raised',
    'cleared',
    'arrived',
    'contested',
    'extra_turn',
    'idun_spent',
    'odin_played',
    'odin_pickup',
    'took',
    'something new',
  ])('ends %s even if the piece is gone', async (kind) => {
    const { stage } = setUp(null);
    const told = {
      ...event,
      kind,
      stone: 'hex:g9',
      hex: 'hex:b1',
      card: 'card:tyr',
      ending: 'fenrir',
      hexes: ['hex:a1'],
    };
    await expect(stage.play(told, { reduced: false, speed: 1 })).resolves.toBeUndefined();
    await expect(stage.play(told, { reduced: true, speed: 0 })).resolves.toBeUndefined();
    stage.stop();
  });

  it('ends by the clock when the browser holds an animation back', async () => {
    const { stage } = setUp(new Piece());
    let over = false;
    void stage.play(event, { reduced: false, speed: 1 }).then(() => (over = true));
    await vi.advanceTimersByTimeAsync(300);
    expect(over).toBe(false);
    await vi.advanceTimersByTimeAsync(600);
    expect(over).toBe(true);
  });

  it('is brought to its end when somebody skips', async () => {
    const piece = new Piece();
    const { stage } = setUp(piece);
    const playing = stage.play({ ...event, kind: 'summoned', stone: 'hex:g9' }, { reduced: false, speed: 1 });
    await vi.advanceTimersByTimeAsync(10);
    stage.finish();
    await playing;
    // Neither the drop nor the shaking begins after a skip.
    expect(piece.ends).toHaveLength(1);
    expect(piece.finished).toBe(1);
  });

  it('moves nothing in a hidden tab', async () => {
    vi.stubGlobal('document', { hidden: true });
    const piece = new Piece();
    const { stage, shown } = setUp(piece);
    await stage.play(event, { reduced: false, speed: 1 });
    expect(piece.ends).toHaveLength(0);
    expect(Object.values(places(shown))).toContain('hex:d6');
  });
});

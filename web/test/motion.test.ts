import { describe, expect, it } from 'vitest';
import { MotionQueue } from '../src/table/motion.svelte';
import type { GameEvent, View } from '../src/wire';

const view = (seq: number): View => ({
  game: 'g',
  version: 1,
  seats: 2,
  seq,
  audience: 0,
  automata: [],
  asked: [],
  ask: null,
  undo: null,
  outcome: null,
  table: {},
});
const event = (kind: string): GameEvent => ({ kind });
const soon = () => new Promise((resolve) => setTimeout(resolve, 5));

/** A scene that notes what it is asked to play and ends each motion when told. */
function scene(queue: MotionQueue) {
  const played: { kind: string; seq: number; speed: number }[] = [];
  const ends: (() => void)[] = [];
  queue.onplay((one, { speed }) => {
    played.push({ kind: one.kind, seq: queue.view?.seq ?? -1, speed });
    return new Promise((resolve) => ends.push(resolve));
  });
  return { played, end: async () => (ends.shift()?.(), soon()) };
}

describe('the queue of motions', () => {
  it('plays one event after the other, each under its own view', async () => {
    const queue = new MotionQueue(
      () => false,
      () => false,
    );
    queue.jump(view(1));
    const { played, end } = scene(queue);
    queue.push(view(2), [event('moved')]);
    queue.push(view(3), [event('summoned'), event('settled')]);
    await soon();
    expect(played).toEqual([{ kind: 'moved', seq: 2, speed: 1 }]);
    expect(queue.busy).toBe(true);
    await end();
    expect(queue.pending.map((one) => one.kind)).toEqual(['settled']);
    await end();
    await end();
    expect(played.map(({ kind, seq }) => `${kind} ${seq}`)).toEqual(['moved 2', 'summoned 3', 'settled 3']);
    expect(queue.busy).toBe(false);
    expect(queue.playing).toBeNull();
  });

  it('puts everything to rest when skipped, and goes on with what comes later', async () => {
    const queue = new MotionQueue(
      () => false,
      () => false,
    );
    queue.jump(view(1));
    const { played, end } = scene(queue);
    queue.push(view(2), [event('moved'), event('settled')]);
    queue.push(view(3), [event('summoned')]);
    await soon();
    queue.skip();
    expect(queue.busy).toBe(false);
    expect(queue.view?.seq).toBe(3);
    await end();
    expect(played).toHaveLength(1);
    queue.push(view(4), [event('moved')]);
    await soon();
    expect(played.map((one) => one.kind)).toEqual(['moved', 'moved']);
  });

  it('runs at double speed when much is waiting', async () => {
    const queue = new MotionQueue(
      () => false,
      () => false,
    );
    queue.jump(view(1));
    const { played } = scene(queue);
    queue.push(
      view(2),
      Array.from({ length: 6 }, () => event('moved')),
    );
    await soon();
    expect(played[0]?.speed).toBe(2);
  });

  it('shows the view at once where nobody plays or nobody looks', () => {
    const queue = new MotionQueue(
      () => false,
      () => true,
    );
    queue.jump(view(1));
    scene(queue);
    queue.push(view(2), [event('moved')]);
    expect(queue.view?.seq).toBe(2);
    expect(queue.busy).toBe(false);
  });

  it('outlives a scene that fails', async () => {
    const queue = new MotionQueue(
      () => false,
      () => false,
    );
    queue.jump(view(1));
    const error = console.error;
    console.error = () => undefined;
    queue.onplay(() => Promise.reject(new Error('the element is gone')));
    queue.push(view(2), [event('moved')]);
    await soon();
    console.error = error;
    expect(queue.busy).toBe(false);
  });
});

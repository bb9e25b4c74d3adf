import { beforeEach, describe, expect, it, vi } from 'vitest';
import { Playback } from '../src/table/playback.svelte';
import type { Moment } from '../src/table/scene';
import type { Frame, Row, View } from '../src/wire';

const view = (seq: number, stones = 0): View => ({
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
  table: { stones },
});
const event = (kind: string, stones: number): Frame => ({
  event: { kind },
  patch: { '.table': { '=stones': stones } },
});
const asks = (seq: number): Frame => ({ patch: { '=seq': seq } });
const soon = () => new Promise((resolve) => setTimeout(resolve, 5));

describe('what is shown of a match', () => {
  let hidden = false;
  let playback: Playback;
  let played: { kind: string; speed: number; stones: number }[];
  let ends: (() => void)[];
  let arrived: number[];
  /** A scene that notes what it is asked to play, shows it at once or not, and ends each motion when told. */
  const scene = (shows = true) =>
    playback.onplay(async (moment: Moment, { speed }) => {
      played.push({ kind: moment.event?.kind ?? 'asks', speed, stones: moment.after.table.stones });
      if (shows) await moment.show();
      await new Promise<void>((resolve) => ends.push(resolve));
    });
  const end = async () => (ends.shift()?.(), soon());
  const kinds = () => playback.log.map((events) => events.map(({ kind }) => kind));

  beforeEach(() => {
    hidden = false;
    [played, ends, arrived] = [[], [], []];
    playback = new Playback({
      reduced: () => false,
      unseen: () => hidden,
      arrived: (_, after) => void arrived.push(after.seq),
    });
    playback.jump(view(1), [[]]);
  });

  it('folds one frame after the other; nothing of a later one is there before its motion', async () => {
    scene();
    playback.push({ frames: [[event('moved', 1), event('settled', 2), asks(2)]] });
    await soon();
    expect(playback.playing?.kind).toBe('moved');
    expect([playback.view?.table.stones, playback.view?.seq, kinds()]).toEqual([1, 1, [[], ['moved']]]);
    await end();
    expect([playback.view?.table.stones, playback.view?.seq, kinds()]).toEqual([2, 1, [[], ['moved', 'settled']]]);
    await end();
    expect(playback.busy).toBe(true);
    expect(playback.view?.seq).toBe(2);
    await end();
    expect([playback.busy, playback.playing, arrived]).toEqual([false, null, [1, 2]]);
  });

  it('lets a scene play what leads up to it on the view before', async () => {
    scene(false);
    playback.push({ frames: [[event('cleared', 7), asks(2)]] });
    await soon();
    expect([playback.view?.table.stones, kinds()]).toEqual([0, [[]]]);
    expect(played[0]?.stones).toBe(7);
    await end();
    expect([playback.view?.table.stones, kinds()]).toEqual([7, [[], ['cleared']]]);
  });

  it('begins a line of the log for each answer, also for one that tells nothing', async () => {
    scene();
    playback.push({ frames: [[asks(2)], [event('because', 1), asks(3)]] });
    for (let i = 0; i < 4; i++) {
      await soon();
      await end();
    }
    expect(kinds()).toEqual([[], [], ['because']]);
  });

  it('puts everything to rest when skipped, in order, and goes on with what comes later', async () => {
    scene(false);
    playback.push({ frames: [[event('moved', 1), event('settled', 2), asks(2)]], row: { title: 'new' } as Row });
    playback.push({ frames: [[event('summoned', 3), asks(3)]] });
    await soon();
    playback.skip();
    expect([playback.view?.table.stones, playback.view?.seq, playback.busy]).toEqual([3, 3, false]);
    expect(kinds()).toEqual([[], ['moved', 'settled'], ['summoned']]);
    expect(playback.row?.title).toBe('new');
    await end();
    expect(kinds()).toEqual([[], ['moved', 'settled'], ['summoned']]);
    playback.push({ frames: [[event('moved', 4), asks(4)]] });
    await soon();
    expect(played.map(({ kind }) => kind)).toEqual(['moved', 'moved']);
  });

  it('drops what was on its way when another view is put on show', async () => {
    scene(false);
    playback.push({ frames: [[event('moved', 1), asks(2)]] });
    await soon();
    playback.jump(view(9, 5), [[], []]);
    await end();
    expect([playback.view?.table.stones, playback.view?.seq, kinds()]).toEqual([5, 9, [[], []]]);
  });

  it('takes back at once, also while the answer still moves', async () => {
    scene(false);
    playback.push({ frames: [[event('moved', 1), asks(2)]] });
    await soon();
    playback.push({ frames: [[{ patch: { '=seq': 3, '.table': { '=stones': 0 } } }]], tookBack: 1 });
    expect([playback.view?.table.stones, playback.view?.seq, kinds(), playback.busy]).toEqual([0, 3, [[]], false]);
  });

  it('shows others at the pace of whoever looks', async () => {
    const paces = [0.5, 2, Infinity, 1];
    playback = new Playback({
      reduced: () => false,
      unseen: () => false,
      pace: (seen) => (seen === null ? 1 : (paces.shift() ?? 1)),
      arrived: () => undefined,
    });
    playback.jump(view(1), [[]]);
    scene();
    playback.push({ frames: [[event('a', 1), event('b', 2), event('c', 3), event('d', 4), asks(2)]] });
    for (let i = 0; i < 5; i++) {
      await soon();
      await end();
    }
    expect(played.map(({ kind, speed }) => `${kind} ${speed}`)).toEqual(['a 0.5', 'b 2', 'd 1', 'asks 1']);
    expect(kinds()).toEqual([[], ['a', 'b', 'c', 'd']]);
  });

  it('runs at double speed when much is waiting, and without motion when the thread is lost', async () => {
    scene();
    const many = (count: number) => Array.from({ length: count }, (_, i) => event('moved', i));
    playback.push({ frames: [many(6)] });
    await soon();
    expect(played[0]?.speed).toBe(2);
    playback.push({ frames: [many(60)] });
    await end();
    expect(playback.waiting).toBeLessThan(10);
    expect(played).toHaveLength(2);
    expect(playback.log.flat()).toHaveLength(6 + 60 - playback.waiting);
  });

  it('waits while it is paused', async () => {
    scene();
    playback.push({ frames: [[event('moved', 1), event('settled', 2), asks(2)]] });
    await soon();
    playback.toggle();
    await end();
    expect([playback.view?.table.stones, playback.waiting, playback.busy]).toEqual([1, 1, true]);
    playback.toggle();
    await soon();
    expect(playback.view?.table.stones).toBe(2);
  });

  it('tells of seats when what went before has been seen', async () => {
    scene();
    const row = (title: string) => ({ title }) as Row;
    playback.seats(row('a'));
    expect(playback.row?.title).toBe('a');
    playback.push({ frames: [[event('moved', 1)]], row: row('b') });
    playback.seats(row('c'));
    await soon();
    expect(playback.row?.title).toBe('a');
    await end();
    expect(playback.row?.title).toBe('c');
  });

  it('shows the view at once where nobody plays or nobody looks', () => {
    playback.push({ frames: [[event('moved', 1), asks(2)]] });
    expect([playback.view?.seq, playback.busy]).toEqual([2, false]);
    scene();
    hidden = true;
    playback.push({ frames: [[event('moved', 2), asks(3)]] });
    expect([playback.view?.seq, playback.busy, played]).toEqual([3, false, []]);
  });

  it('says when what follows from an answer takes long, and begins anew with the next answer', async () => {
    vi.useFakeTimers();
    scene();
    playback.push({
      frames: [
        [event('moved', 1), asks(2)],
        [event('settled', 2), asks(3)],
      ],
    });
    await vi.advanceTimersByTimeAsync(600);
    expect(playback.long).toBe(false);
    await vi.advanceTimersByTimeAsync(200);
    expect(playback.long).toBe(true);
    ends.shift()?.();
    await vi.advanceTimersByTimeAsync(50);
    expect([playback.view?.seq, playback.long]).toEqual([2, false]);
    await vi.advanceTimersByTimeAsync(800);
    expect(playback.long).toBe(true);
    playback.skip();
    expect(playback.long).toBe(false);
    vi.useRealTimers();
  });

  it('outlives a scene that fails', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    playback.onplay(() => Promise.reject(new Error('the element is gone')));
    playback.push({ frames: [[event('moved', 1), asks(2)]] });
    await soon();
    expect([playback.view?.seq, playback.busy]).toEqual([2, false]);
    vi.restoreAllMocks();
  });
});

import { beforeEach, describe, expect, it, vi } from 'vitest';
import { Playback } from '../src/table/playback.svelte';
import type { Hold, Moment } from '../src/table/scene';
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
  let patient = true;
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
    patient = true;
    [played, ends, arrived] = [[], [], []];
    playback = new Playback({
      reduced: () => false,
      unseen: () => hidden,
      patient: () => patient,
      great: ({ kind }) => kind === 'great',
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
      patient: () => true,
      great: () => false,
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
    playback.push({ frames: [many(120)] });
    await end();
    expect(playback.waiting).toBeLessThan(10);
    expect(played).toHaveLength(2);
    expect(playback.log.flat()).toHaveLength(6 + 120 - playback.waiting);
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

  describe('great moments', () => {
    const HOLD: Hold = { seat: null, question: 'Look', help: '', stays: true };
    /** A scene that holds what is called so, and keeps what is called great. */
    const holding = (hold = HOLD) =>
      playback.onplay(async (moment: Moment, { hurry }) => {
        played.push({ kind: moment.event?.kind ?? 'asks', speed: hurry?.aborted ? 0 : 1, stones: 0 });
        if (moment.event?.kind === 'great') moment.keep();
        await moment.show();
        if (moment.event?.kind === 'held') await moment.hold(hold);
      });
    const show = () => playback.push({ frames: [[event('held', 1), event('moved', 2), asks(2)]] });

    it('stand still until somebody goes on', async () => {
      holding();
      show();
      await soon();
      expect([playback.held, playback.view?.table.stones, playback.busy]).toEqual([HOLD, 1, true]);
      playback.hasten();
      await soon();
      expect([playback.held, playback.view?.table.stones, playback.busy]).toEqual([null, 2, false]);
    });

    it.each([
      ['of the past', false, true],
      ['that the reader takes no part in', true, false],
    ])('%s go on by themselves', async (_, live, stays) => {
      vi.useFakeTimers();
      patient = live;
      holding({ ...HOLD, stays });
      show();
      await vi.advanceTimersByTimeAsync(3_900);
      expect(playback.held).not.toBeNull();
      await vi.advanceTimersByTimeAsync(200);
      expect([playback.held, playback.busy]).toEqual([null, false]);
      vi.useRealTimers();
    });

    it('stay as long as whoever looks has paused', async () => {
      vi.useFakeTimers();
      holding({ ...HOLD, stays: false });
      show();
      await vi.advanceTimersByTimeAsync(1_000);
      playback.toggle();
      await vi.advanceTimersByTimeAsync(60_000);
      expect(playback.held).not.toBeNull();
      playback.toggle();
      await vi.advanceTimersByTimeAsync(100);
      expect([playback.held, playback.busy]).toEqual([null, false]);
      vi.useRealTimers();
    });

    it('outlast the longest motion when the reader takes part', async () => {
      vi.useFakeTimers();
      holding();
      show();
      await vi.advanceTimersByTimeAsync(60_000);
      expect(playback.held).toEqual(HOLD);
      vi.useRealTimers();
      playback.skip();
      await soon();
      expect([playback.held, playback.view?.seq]).toEqual([null, 2]);
    });

    it('are what one hurries to: everything before is put where it comes to rest', async () => {
      scene();
      const off = () => ends.splice(0).forEach((end) => end());
      playback.push({ frames: [[event('moved', 1)]] });
      await soon();
      holding();
      playback.push({ frames: [[event('moved', 2), event('moved', 3), event('held', 4), event('moved', 5), asks(2)]] });
      playback.hasten();
      off();
      await soon();
      expect(played.slice(1).map(({ kind, speed }) => [kind, speed])).toEqual([
        ['moved', 0],
        ['moved', 0],
        ['held', 0],
      ]);
      expect([playback.held, playback.view?.table.stones]).toEqual([HOLD, 4]);
      playback.hasten();
      await soon();
      expect(played.at(-2)?.speed).toBe(1);
    });

    it('can be seen again, with all that followed, until they are forgotten', async () => {
      holding();
      playback.push({ frames: [[event('moved', 1), event('great', 2), event('moved', 3), asks(2)]] });
      playback.skip();
      expect(playback.repeatable).toBe(false);
      playback.jump(view(1), [[]]);
      playback.push({ frames: [[event('moved', 1), event('great', 2), event('moved', 3), asks(2)]] });
      await soon();
      playback.hasten();
      await soon();
      const after = [playback.view, playback.log];
      expect(playback.repeatable).toBe(true);
      played = [];
      playback.again();
      expect([playback.view?.table.stones, playback.view?.seq, kinds()]).toEqual([2, 1, [[], ['moved', 'great']]]);
      playback.hasten();
      await soon();
      expect(played.map(({ kind }) => kind)).toEqual(['great', 'moved', 'asks']);
      expect([playback.view, playback.log]).toEqual(after);
      playback.forget();
      playback.again();
      expect(playback.busy).toBe(false);
    });

    it('are called out while they are shown, and no longer', async () => {
      vi.useFakeTimers();
      holding();
      playback.push({ frames: [[event('great', 1), event('moved', 2), asks(2)]] });
      await vi.advanceTimersByTimeAsync(1_000);
      expect([playback.heralded?.kind, playback.view?.table.stones]).toEqual(['great', 1]);
      await vi.advanceTimersByTimeAsync(1_000);
      expect([playback.heralded, playback.busy]).toEqual([null, false]);
      vi.useRealTimers();
    });
  });
});

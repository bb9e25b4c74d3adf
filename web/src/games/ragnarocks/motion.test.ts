import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { content, foreseen, study, texts } from '../../../test/ragnarocks';
import { Stage } from '../../kit/stage';
import type { GameEvent, Moment } from '../../table/scene';
import { layoutOf } from './geometry';
import { heardOf, mannersOf, specialsOf, type Island } from './motion';
import { tableOf } from './view';

const layout = layoutOf(content, false);
const t = texts('en');

/** A piece that goes nowhere by itself, as in a tab that nobody looks at. */
class Piece {
  readonly moves: Keyframe[][] = [];
  parentElement: unknown;

  constructor(
    private readonly marks: Record<string, string>,
    public hex: string,
  ) {
    const getAttribute = (): string => layout.at(this.hex);
    this.parentElement = { getAttribute, parentNode: {} };
  }

  getAttribute(name: string): string | null {
    return this.marks[name] ?? null;
  }

  animate(frames: Keyframe[]): Animation {
    this.moves.push(frames);
    let end = (): void => undefined;
    const finished = new Promise<void>((resolve) => (end = resolve));
    return { finished, finish: () => end(), cancel: () => end() } as unknown as Animation;
  }
}

const first = { kind: 'moved', seat: 0, side: 'ivory', from: 'hex:a3', to: 'hex:d6' };

function setUp(pieces: Piece[] = [], playing: GameEvent | null = null) {
  const done: string[] = [];
  const island: Island = {
    layout: () => layout,
    table: () => tableOf(study('summon')),
    heard: () => heardOf(playing, t, ['Bjarne', 'Sigrun']),
    fly: async (stone) => void done.push(`fly ${stone}`),
    trace: (from, to) => void done.push(`trace ${from} ${to}`),
  };
  const root = {
    querySelectorAll: () => pieces.filter((piece) => piece.getAttribute('data-piece')),
    querySelector: (wanted: string) =>
      pieces.find((piece) => wanted.startsWith(`[data-at="${piece.getAttribute('data-at')}"]`)) ?? null,
  } as unknown as Element;
  const stage: Stage = new Stage(
    () => root,
    () => specials,
    mannersOf(island),
  );
  const specials = specialsOf(stage, island);
  const moment = (event: GameEvent, show: () => void = () => undefined): Moment => ({
    event,
    before: study('summon'),
    after: foreseen('summon', 'g9').view,
    async show() {
      done.push('show');
      show();
    },
    hold: async () => undefined,
    keep: () => undefined,
  });
  return { stage, done, moment };
}

describe('what is special about an event', () => {
  beforeEach(() => {
    vi.useFakeTimers();
    vi.stubGlobal('document', { hidden: false });
  });
  afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });

  const kinds =
    'moved summoned settled wilded skipped ended moved_again stepped relocated sent pushed swapped trailed raised cleared arrived contested extra_turn idun_spent odin_played odin_pickup took new';
  it.each(kinds.split(' '))('ends %s even if the piece is gone', async (kind) => {
    const event = {
      ...first,
      ...{ kind, stone: 'hex:g9', hex: 'hex:b1', card: 'card:tyr', ending: 'fenrir', winner: 'ivory' },
    };
    const { stage, done, moment } = setUp([], event);
    for (const opts of [
      { reduced: false, speed: 1 },
      { reduced: true, speed: 0 },
    ]) {
      const playing = stage.play(moment(event), opts);
      await vi.advanceTimersByTimeAsync(2000);
      await playing;
    }
    expect(done.filter((what) => what === 'show')).toHaveLength(2);
  });

  it('lets a stone come before anybody sees what follows from it', async () => {
    const stone = new Piece({ 'data-at': 'hex:g9' }, 'hex:g9');
    const { stage, done, moment } = setUp([stone]);
    const playing = stage.play(moment({ ...first, kind: 'summoned', stone: 'hex:g9' }), { reduced: false, speed: 1 });
    await vi.advanceTimersByTimeAsync(100);
    expect(done).toEqual(['fly hex:g9']);
    expect(String(stone.moves[0]?.[0]?.transform)).toContain('scale(.3)');
    await vi.advanceTimersByTimeAsync(2000);
    await playing;
    expect(done).toEqual(['fly hex:g9', 'show']);
  });

  it('draws the way of a stone where nothing moves', async () => {
    const { stage, done, moment } = setUp();
    await stage.play(moment({ ...first, kind: 'summoned', stone: 'hex:g9' }), { reduced: true, speed: 1 });
    expect(done).toEqual(['trace hex:d6 hex:g9', 'show']);
  });

  it('shakes nobody after a skip', async () => {
    const [stone, near] = [new Piece({ 'data-at': 'hex:g9' }, 'hex:g9'), new Piece({ 'data-at': 'hex:g8' }, 'hex:g8')];
    const { stage, moment } = setUp([stone, near]);
    const playing = stage.play(moment({ ...first, kind: 'raised', stone: 'hex:g9' }), { reduced: false, speed: 1 });
    await vi.advanceTimersByTimeAsync(10);
    stage.finish();
    await playing;
    expect([stone.moves.length, near.moves.length]).toEqual([1, 0]);
  });

  it('goes in an arc where somebody was lifted, else straight', async () => {
    const ways = async (event: GameEvent): Promise<number | undefined> => {
      const viking = new Piece({ 'data-piece': 'ivory-0', 'data-at': 'hex:a3' }, 'hex:a3');
      const { stage, moment } = setUp([viking]);
      const playing = stage.play(
        moment(event, () => (viking.hex = 'hex:d6')),
        { reduced: false, speed: 1 },
      );
      await vi.advanceTimersByTimeAsync(2000);
      await playing;
      return viking.moves[0]?.length;
    };
    expect(await ways(first)).toBe(2);
    expect(await ways({ ...first, kind: 'relocated' })).toBe(3);
  });

  it('lets Vikings of one side trade places, though they look the same afterwards', async () => {
    const pieces = ['hex:a3', 'hex:a4'].map((hex, i) => new Piece({ 'data-piece': `ivory-${i}`, 'data-at': hex }, hex));
    const { stage, moment } = setUp(pieces);
    const swapped = { kind: 'swapped', seat: 0, from: 'hex:a3', to: 'hex:a4' };
    const playing = stage.play(moment(swapped), { reduced: false, speed: 1 });
    await vi.advanceTimersByTimeAsync(2000);
    await playing;
    expect(pieces.map(({ moves }) => moves.length)).toEqual([1, 1]);
  });
});

describe('paint', () => {
  const { come } = mannersOf({ layout: () => layout, table: () => tableOf(study('start')) } as Island);
  const delay = (key: string): number => come(key, { kind: 'summoned', stone: 'hex:a1' })?.delay ?? -1;

  it('washes outwards from the stone within half a second, then the fence stands', () => {
    const hexes = ['hex:a2', 'hex:a4', 'hex:j9'];
    const delays = hexes.map((hex) => delay(`land ${hex} red`));
    expect(delays).toEqual([45, 135, 300]);
    expect(delay('fence M0 0')).toBeGreaterThan(300);
  });
});

describe('a word over the board', () => {
  const names = ['Bjarne', 'Sigrun'];

  it('is spoken for what no piece shows', () => {
    expect(heardOf({ kind: 'extra_turn', seat: 1, side: 'red', hex: 'hex:e4' }, t, names)).toMatchObject({
      card: 'card:jormungandr',
      won: false,
    });
    expect(heardOf({ kind: 'odin_played', seat: 0, side: 'ivory', card: 'card:tyr' }, t, names)?.card).toBe('card:tyr');
    expect(heardOf(first, t, names)).toBeNull();
    expect(heardOf(null, t, names)).toBeNull();
  });

  it('tells a win at once by its card, and no other end', () => {
    const ended = { kind: 'ended', ending: 'fenrir', winner: 'ivory', result: '1-0 (fenrir)' };
    expect(heardOf(ended, t, names)).toMatchObject({ card: 'card:fenrir', won: true });
    expect(heardOf({ ...ended, ending: 'no_turns' }, t, names)).toBeNull();
  });
});

/** What is special about Ragnarocks' events; that pieces glide because their place changed is the stage's own work. */
import {
  arc,
  GLIDE,
  slide,
  type Act,
  type Manners,
  type Move,
  type Special,
  type Specials,
  type Stage,
} from '../../kit/stage';
import { play } from '../../lib/sound';
import { eventArgs } from '../../lib/texts';
import type { GameEvent, Texts } from '../../table/scene';
import type { Side } from './board';
import type { Layout } from './geometry';
import type { RagnarocksTable } from './view';

/** Milliseconds for a unit of the way: sixty for a hex. */
const PACE = 0.96;
const WASH = 500;
const RISE: Move = {
  frames: [
    { transform: 'translate(0, 22px) scale(.5, .1)', opacity: 0, easing: 'ease-out' },
    { transform: 'translate(0, -9px) scale(1)', opacity: 1, offset: 0.65, easing: 'ease-in' },
    { transform: 'none' },
  ],
  duration: 520,
};
const CRUMBLE: Move = {
  frames: [
    { transform: 'none', opacity: 1 },
    { transform: 'translate(-3px, 0) rotate(-3deg)', opacity: 1 },
    { transform: 'translate(3px, 1px) rotate(4deg)', opacity: 1 },
    { transform: 'translate(-2px, 3px) rotate(-6deg) scale(1, .9)', opacity: 0.9 },
    { transform: 'translate(0, 16px) rotate(8deg) scale(1.1, .15)', opacity: 0 },
  ],
  duration: 520,
};
const DESCEND: Move = {
  frames: [
    { transform: 'translate(0, -90px) scale(1.3)', opacity: 0 },
    { transform: 'none', opacity: 1 },
  ],
  duration: 420,
  easing: 'ease-in',
};
const shift = (places: readonly string[], duration: number): Move => ({
  frames: places.map((place) => ({ transform: `translate(${place})` })),
  duration,
});
const SHAKE = shift(['0', '-2px', '2px', '-1px', '0'], 150);
const HOP = shift(['0', '0, -14px', '0', '0, -8px', '0'], 700);
const dims = (lights: readonly number[], duration: number, delay = 0): Move => ({
  frames: lights.map((opacity) => ({ opacity })),
  duration,
  delay,
});

/** When a hex takes its paint: the nearer to the closing stone the sooner, all within the wash. */
export const wash = (distance: number): Move => dims([0, 1], WASH * 0.4, Math.min(WASH * 0.6, 45 * distance));

/** A word over the board for what no piece shows, and how long it stays. */
export interface Heard {
  kind: string;
  text: string;
  card: string;
  stays: number;
  won: boolean;
}

const HERALDS: Readonly<Record<string, { card: string; stays: number }>> = {
  extra_turn: { card: 'card:jormungandr', stays: 900 },
  idun_spent: { card: 'card:idun', stays: 900 },
  odin_played: { card: 'card:odin', stays: 700 },
  odin_pickup: { card: 'card:odin', stays: 600 },
};

export function heardOf(event: GameEvent | null, t: Texts, names: readonly string[]): Heard | null {
  if (!event || !t.has(`event-${event.kind}`)) return null;
  // RR-7.35: a win at once is told by the card that gave it.
  const won = event['ending'] === 'fenrir' || event['ending'] === 'idun';
  const herald = won ? { card: `card:${event['ending']}`, stays: 1600 } : HERALDS[event.kind];
  if (!herald) return null;
  const card = typeof event['card'] === 'string' ? event['card'] : herald.card;
  return { ...herald, card, won, kind: event.kind, text: t(`event-${event.kind}`, eventArgs(event, names)) };
}

export interface Island {
  layout(): Layout;
  /** The table as it is shown now. */
  table(): RagnarocksTable;
  heard(): Heard | null;
  /** Draws a stone that the view has not yet, so that it is seen to come before anything follows from it. */
  fly(stone: string): Promise<void>;
  /** Where motion is reduced the way of a stone is drawn for a while. */
  trace(from: string, to: string): void;
}

const of = (event: GameEvent | null, field: string): string => String(event?.[field]);

/** How pieces come and go: paint washes outwards from a stone, fences stand when it has, Vikings come from above. */
export function mannersOf({ layout, table }: Island): Manners {
  /** Lifted over something, or put elsewhere: then it goes in an arc. */
  const lifted = (event: GameEvent | null): boolean => {
    const { board } = layout();
    const [from, to] = [of(event, 'from'), of(event, 'to')];
    if (event?.kind === 'relocated' || event?.kind === 'swapped') return true;
    return board.has(from) && board.has(to) && board.leaps(from, to, new Set(table().stones));
  };
  return {
    glide: (piece, event) => (lifted(event) ? arc : slide)(piece, PACE),
    come(key, event) {
      const [kind, hex = ''] = key.split(' ');
      const { board } = layout();
      const stone = of(event, 'stone');
      if (kind === 'fence') return dims([0, 1], 160, WASH - 80);
      if (kind === 'land') return wash(board.has(stone) ? board.distance(stone, hex) : 0);
      if (kind === 'stone') return { ...RISE, delay: event?.kind === 'trailed' ? 360 : 0 };
      return DESCEND;
    },
    // A stone that goes has crumbled already.
    leave: (key) => (key.startsWith('stone') ? null : dims([1, 0], WASH)),
  };
}

export function specialsOf(stage: Stage, { layout, table, heard, fly, trace }: Island): Specials {
  const at = (hex: string): Element | null => stage.find(`[data-at="${hex}"], [data-stone="${hex}"]`);
  const all = async (act: Act, hexes: readonly string[], move: Move): Promise<void> => {
    if (!act.reduced) await Promise.all(hexes.map((hex) => stage.move(act, at(hex), move)));
  };
  /** A thing comes down, and those who stand near are shaken by two pixels. */
  const lands = async (act: Act, hex: string): Promise<void> => {
    if (!act.skipped) play('thump');
    await all(act, layout().board.neighbours(hex), SHAKE);
  };
  const goes: Special = { during: (_, act) => (act.reduced ? undefined : play('slide')) };
  const speaks: Special = { during: (_, act) => stage.sleep(act, heard()?.stays ?? 0) };
  const sets: Special = {
    // The stone comes first, from the Viking or out of the ground; only then everybody sees what follows from it.
    async before({ event }, act) {
      const stone = of(event, 'stone');
      const viking = table().viking ?? of(event, 'to');
      const slides = event?.kind === 'summoned' && event['power'] !== 'card:thor';
      if (act.reduced && slides) trace(viking, stone);
      if (act.reduced) return play('thump');
      play('grind');
      await fly(stone);
      await stage.move(act, at(stone), slides ? thrown(layout(), table(), viking, stone) : RISE);
      await lands(act, stone);
    },
  };
  return {
    moved: goes,
    moved_again: goes,
    stepped: goes,
    sent: goes,
    relocated: goes,
    pushed: goes,
    swapped: {
      async during({ event }, act, { glided }) {
        if (!act.reduced) play('slide');
        // Vikings of one side look the same afterwards; still they are seen to trade places.
        const [a, b] = [of(event, 'from'), of(event, 'to')];
        const trade = (from: string, to: string): Promise<void> => {
          const [start, end] = [layout().centre(from), layout().centre(to)];
          return stage.move(act, at(to), arc({ from: start, to: end }, PACE));
        };
        if (!glided.length) await Promise.all([trade(a, b), trade(b, a)]);
      },
    },
    trailed: { ...goes, after: ({ event }, act) => lands(act, of(event, 'stone')) },
    summoned: sets,
    raised: sets,
    cleared: {
      async before({ event }, act) {
        play('quake');
        await stage.move(act, at(of(event, 'stone')), CRUMBLE, 'forwards');
      },
    },
    arrived: { after: ({ event }, act) => lands(act, of(event, 'hex')) },
    settled: { during: () => play('settle') },
    skipped: {
      before: ({ event }, act) => all(act, table().sides[event?.['side'] as Side].vikings, dims([1, 0.4, 1], 360)),
    },
    extra_turn: speaks,
    idun_spent: speaks,
    odin_played: speaks,
    odin_pickup: speaks,
    ended: {
      async during(moment, act, moved) {
        if (!heard()) return;
        play('call');
        const winners = table().sides[moment.event?.['winner'] as Side].vikings;
        await Promise.all([speaks.during?.(moment, act, moved), all(act, winners, HOP)]);
      },
    },
  };
}

/** A stone grows beside the Viking, slides or flies (RR-20.3), and drops the last bit of the way. */
function thrown({ centre, board }: Layout, { stones, sides }: RagnarocksTable, viking: string, stone: string): Move {
  const [from, to] = [centre(viking), centre(stone)];
  const [x, y] = [from.x - to.x, from.y - to.y];
  const flies = board.leaps(viking, stone, new Set([...stones, ...sides.ivory.vikings, ...sides.red.vikings]));
  const start = `translate(${x}px, ${y}px)`;
  const top = { transform: `translate(${x / 2}px, ${y / 2 - 60}px)`, offset: 0.5, easing: 'ease-in' };
  return {
    frames: [
      { transform: `${start} scale(.3)`, opacity: 0, easing: 'ease-out' },
      { transform: start, opacity: 1, offset: 0.18, easing: flies ? 'ease-out' : GLIDE },
      ...(flies ? [top] : []),
      { transform: 'translate(0, -9px)', opacity: 1, offset: 0.78, easing: 'ease-in' },
      { transform: 'none', opacity: 1 },
    ],
    duration: 180 + slide({ from, to }, PACE).duration,
  };
}

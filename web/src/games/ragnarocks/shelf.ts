/** How large the cards in the corners beside the island may be. */
import { SIDES, type Side } from './board';
import type { Box, Corner, Layout } from './geometry';
import type { RagnarocksTable } from './view';

type Extent = Pick<Box, 'width' | 'height'>;

/** A medal with the space to the next. */
const MEDAL = 38;

/** Whether a side plays Odin, with a hand of command cards. */
const hasOdin = (table: RagnarocksTable, side: Side): boolean =>
  table.odin !== null && table.sides[side].seats.includes(table.odin.seat);

/** How wide a command card lies. */
export const commandWidth = (upright: boolean): number => (upright ? 44 : 62);

/** How much of the front card is shown: Odin leaves the room to his command cards, on a phone a team to its others. */
export function frontLook(
  table: RagnarocksTable,
  side: Side,
  width: number,
  upright: boolean,
): 'sign' | 'small' | 'middle' {
  if (hasOdin(table, side)) return 'sign';
  if (upright && width < 120) return width < 62 ? 'sign' : 'small';
  return width < 96 ? 'small' : 'middle';
}

const across = (width: number): number => Math.max(1, Math.floor((width + 4) / MEDAL));

/** How many of the team's waiting cards are shown as medals: two rows, on a phone one medal; the rest is a number. */
export function medalsShown(waiting: number, width: number, upright: boolean): number {
  if (upright) return Math.min(1, waiting);
  const room = 2 * across(width);
  return waiting <= room ? waiting : room - 1;
}

const TALL = { sign: 1, small: 0.66, middle: 1.36 };

/** What the cards of a side take up: the front card, and the medals of the team above it, on a phone beside it. */
export function shelfSize(table: RagnarocksTable, side: Side, width: number, upright: boolean): Extent {
  const waiting = table.cards.filter((card) => card.side === side).length - 1;
  const look = frontLook(table, side, width, upright);
  const front = width * TALL[look] + (look === 'small' ? 40 : 0) + 12;
  if (waiting < 1 || hasOdin(table, side)) return { width, height: front };
  if (upright) return { width: width + MEDAL, height: front };
  const shown = Math.min(waiting, medalsShown(waiting, width, upright) + 1);
  return { width, height: front + Math.ceil(shown / across(width)) * MEDAL + 9 };
}

/** Upright the island leaves room at its left, above and below. */
export function cornerOf(side: Side, upright: boolean): Corner {
  if (upright) return side === 'red' ? 'bottom-left' : 'top-left';
  return side === 'red' ? 'bottom-right' : 'bottom-left';
}

/** The widest front card with which everything of a side still lies beside the island; on a wide table both sides get the same. */
export function shelfWidth(layout: Layout, table: RagnarocksTable, side: Side, place: Extent): number {
  if (!place.width || !place.height) return 100;
  const { upright } = layout;
  const room = (of: Side): number => {
    if (hasOdin(table, of)) return commandWidth(upright);
    return layout.corner(
      cornerOf(of, upright),
      (width) => shelfSize(table, of, width, upright),
      place,
      Math.max(upright ? 96 : 176, Math.min(260, 0.16 * Math.min(place.width, 1.2 * place.height))),
      upright ? 44 : 64,
    );
  };
  const even = !upright && table.odin === null;
  return even ? Math.min(...SIDES.map(room)) : room(side);
}

/** The draft on the screen: how large the cards lie, which go well together and which do not. */
import type { Content } from './board';
import { factsOf } from './view';

export interface Tiles {
  columns: number;
  size: number;
  gap: number;
  look: 'sign' | 'small' | 'middle' | 'large' | 'slip';
}

/** How high a card is drawn, for its width. */
function tall(size: number, look: Tiles['look']): number {
  if (look === 'sign') return size;
  return look === 'small' ? size * 0.66 + 36 : size * 1.34;
}

/** The largest cards with which every group fits into a box without scrolling. */
export function layTiles(
  groups: readonly number[],
  width: number,
  height: number,
  compact: boolean,
  heads: boolean,
): Tiles {
  // Two cards to choose from lie open with all that they say.
  if (!heads && groups.length === 1 && (groups[0] as number) <= 2 && width >= 480)
    return { columns: 2, size: Math.min(250, Math.floor((width - 16) / 2)), gap: 16, look: 'large' };
  const count = groups.reduce((sum, size) => sum + size, 0);
  // Many cards on a phone lie as slips, so that one can read them; the pool is drawn up and down with the thumb.
  if (compact && count > 6) {
    const columns = Math.max(1, Math.min(4, Math.floor((width + 6) / 170)));
    return { columns, size: Math.floor((width - 8 - 8 * (columns - 1)) / columns), gap: 8, look: 'slip' };
  }
  const room = height - (heads ? groups.length * (compact ? 22 : 28) : 0);
  const looks: Tiles['look'][] = count <= 6 ? ['middle', 'small', 'sign'] : ['small', 'sign'];
  for (const look of looks) {
    const gap = look === 'middle' ? 14 : compact ? 6 : 8;
    const most = look === 'middle' ? (compact ? 150 : 190) : look === 'small' ? 84 : 62;
    const least = look === 'middle' ? 104 : look === 'small' ? 62 : 30;
    let best: Tiles | null = null;
    for (let columns = 1; columns <= Math.max(1, ...groups); columns++) {
      const rows = groups.reduce((sum, size) => sum + Math.ceil(size / columns), 0);
      let size = Math.min(most, Math.floor((width - gap * (columns - 1)) / columns));
      while (size > least && rows * (tall(size, look) + gap) > room) size -= 1;
      const fits = size >= least && rows * (tall(size, look) + gap) <= room;
      if (fits && (!best || size > best.size)) best = { columns, size, gap, look };
    }
    if (best) return best;
  }
  return { columns: Math.max(1, Math.floor(width / 34)), size: 30, gap: 4, look: 'sign' };
}

/** RR-7.5: what goes well with the one card on offer. */
export function partnersOf(content: Content, offer: readonly string[]): string[] {
  if (offer.length !== 1) return [];
  return content.recommended
    .filter((pair) => pair.includes(offer[0] as string))
    .map(([a, b]) => (a === offer[0] ? b : a));
}

/** RR-41.4: the cards on offer with which this one makes a strange match. */
export function warned(content: Content, card: string, offer: readonly string[]): string[] {
  return offer.filter(
    (other) =>
      other !== card && (factsOf(content, card)?.warn.includes(other) || factsOf(content, other)?.warn.includes(card)),
  );
}

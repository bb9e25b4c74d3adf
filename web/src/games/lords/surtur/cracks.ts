/** Cracks in a burnt Region: from its middle towards its border, the same ones every time. */
import type { Point } from '../../../kit/field';

const MOST = 9;
const BENDS = 4;

/** Lines of SVG, each bent a few times on its way to a corner of the outline. */
export function cracksOf([x, y]: Point, outline: readonly Point[]): string[] {
  const step = Math.max(1, Math.floor(outline.length / MOST));
  const corners = outline.filter((_, at) => at % step === 0).slice(0, MOST);
  return corners.map(([cx, cy], which) => {
    const [dx, dy] = [cx - x, cy - y];
    const bends = Array.from({ length: BENDS }, (_, at) => {
      const along = 0.22 + (0.78 * (at + 1)) / BENDS;
      // Left and right of the straight way in turn, by something that looks like chance and is none.
      const aside = (((which * 7 + at * 5) % 5) / 5 - 0.4) * 0.24 * (at % 2 ? 1 : -1);
      return `L${(x + dx * along - dy * aside).toFixed(1)} ${(y + dy * along + dx * aside).toFixed(1)}`;
    });
    return `M${(x + dx * 0.22).toFixed(1)} ${(y + dy * 0.22).toFixed(1)}${bends.join('')}`;
  });
}

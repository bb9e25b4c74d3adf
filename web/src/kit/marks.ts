/** Where the things that a recap tells of lie on the board that is shown: found by their refs, whatever the title. */
import { PAINT } from '../parts/shapes';
import type { SeatColour, Trace } from '../table/scene';
import type { Point } from './outline';

interface Told {
  number: number;
  colour: SeatColour | null;
  traces: readonly Trace[];
  hot: boolean;
  coming: boolean;
}

/** The outline of a place, and how it lies on the page. */
export interface Rim {
  d: string;
  matrix: string;
}

export interface Drawn extends Omit<Told, 'traces'> {
  rims: readonly Rim[];
  ways: readonly { from: Point; to: Point }[];
  falls: readonly Point[];
  /** Where its number stands; null if nothing that it tells of lies on the board. */
  medal: Point | null;
}

/** So near two numbers may not stand. */
const NEAR = 34;
/** From so far a way comes in that begins outside the board, as a share of its height. */
const OUTSIDE = 0.13;
/** On a way shorter than this there is no room for a number. */
const SHORT = 120;

/** A seat's colour as it is told on any ground. */
export const bright = (colour: SeatColour | null): string =>
  colour === null ? '#c4935a' : colour === 'yew' ? PAINT.yew.rim : PAINT[colour].light;

/** The middle of a thing in the overlay's own units; a thing may name a better point by `data-middle`, in its own. */
function middle(element: Element, overlay: SVGSVGElement): Point {
  const zero = overlay.getBoundingClientRect();
  const own = element.getAttribute('data-middle')?.split(' ').map(Number);
  const matrix = element instanceof SVGGraphicsElement ? element.getScreenCTM() : null;
  if (own !== undefined && own.length === 2 && matrix !== null) {
    const at = new DOMPoint(own[0], own[1]).matrixTransform(matrix);
    return { x: at.x - zero.x, y: at.y - zero.y };
  }
  const box = element.getBoundingClientRect();
  if (own !== undefined && own.length === 2) return { x: box.x + own[0]! - zero.x, y: box.y + own[1]! - zero.y };
  return { x: box.x + box.width / 2 - zero.x, y: box.y + box.height / 2 - zero.y };
}

function rimOf(element: Element, overlay: SVGSVGElement): Rim {
  const zero = overlay.getBoundingClientRect();
  const matrix = element instanceof SVGGraphicsElement ? element.getScreenCTM() : null;
  const d = element.getAttribute('d');
  if (d !== null && matrix !== null) {
    const { a, b, c, d: e, e: x, f: y } = matrix;
    return { d, matrix: `matrix(${a} ${b} ${c} ${e} ${x - zero.x} ${y - zero.y})` };
  }
  const { x, y, width, height } = element.getBoundingClientRect();
  return { d: `M0 0h${width}v${height}h${-width}Z`, matrix: `translate(${x - zero.x} ${y - zero.y})` };
}

/** A number stands beside what it is about, and beside no other number. */
function free(wanted: Point, taken: readonly Point[], { width, height }: DOMRect): Point {
  const at = { ...wanted };
  for (let tries = 0; tries < 8 && taken.some((one) => Math.hypot(one.x - at.x, one.y - at.y) < NEAR); tries++)
    at.x += NEAR;
  return { x: Math.min(Math.max(at.x, 20), width - 20), y: Math.min(Math.max(at.y, 20), height - 20) };
}

/** Where somebody comes from who was not on the board: away from its middle. */
function outside(goal: Point, board: Element, overlay: SVGSVGElement): Point {
  const centre = middle(board.querySelector('svg.live') ?? board, overlay);
  const [x, y] = [goal.x - centre.x, goal.y - centre.y];
  const reach = (OUTSIDE * board.getBoundingClientRect().height) / (Math.hypot(x, y) || 1);
  return { x: goal.x + x * reach, y: goal.y + y * reach };
}

/** Beside the middle of a short way, to its right. */
function beside({ from, to }: { from: Point; to: Point }): Point {
  const [x, y] = [to.x - from.x, to.y - from.y];
  const far = NEAR / (Math.hypot(x, y) || 1);
  return { x: (from.x + to.x) / 2 - y * far, y: (from.y + to.y) / 2 + x * far };
}

export function drawn(steps: readonly Told[], overlay: SVGSVGElement, board: Element): Drawn[] {
  const find = (ref: string | undefined): Element | null => {
    if (ref === undefined) return null;
    const found = [...board.querySelectorAll(`[data-ref="${CSS.escape(ref)}"]`)];
    return found.find((one) => !one.closest('.hand')) ?? null;
  };
  /** Where a way ends: at the piece of that seat which stands there, or in the middle of the place. */
  const goalOf = (ref: string | undefined, seat: number | null): Point | null => {
    const place = find(ref);
    if (!place || ref === undefined) return null;
    const stands = [...board.querySelectorAll(`[data-at="${CSS.escape(ref)}"][data-seat="${seat}"]`)];
    return middle(stands.at(-1) ?? place, overlay);
  };
  const box = overlay.getBoundingClientRect();
  const taken: Point[] = [];
  return steps.map(({ traces, ...told }) => {
    const places = traces.flatMap(({ to, at, gone }) => find(to ?? at ?? gone) ?? []);
    const ways = traces.flatMap(({ from, to, seat }) => {
      const [start, goal] = [find(from), goalOf(to, seat)];
      if (!goal) return [];
      if (start) return [{ from: middle(start, overlay), to: goal, outside: false }];
      return from === undefined ? [{ from: outside(goal, board, overlay), to: goal, outside: true }] : [];
    });
    const falls = traces.flatMap(({ gone }) => {
      const fell = find(gone);
      return fell ? [middle(fell, overlay)] : [];
    });
    const [way] = ways;
    const [place] = places;
    let wanted: Point | null = null;
    if (way?.outside) wanted = way.from;
    else if (way && Math.hypot(way.to.x - way.from.x, way.to.y - way.from.y) < SHORT) wanted = beside(way);
    else if (way) wanted = { x: way.from.x * 0.6 + way.to.x * 0.4, y: way.from.y * 0.6 + way.to.y * 0.4 };
    else if (place) {
      const { x, y } = middle(place, overlay);
      wanted = { x: x + 26, y: y - 26 };
    }
    const medal = wanted && free(wanted, taken, box);
    if (medal) taken.push(medal);
    return { ...told, rims: places.map((one) => rimOf(one, overlay)), ways, falls, medal };
  });
}

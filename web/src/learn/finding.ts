// Where the thing lies that a lesson speaks of: on the board, in the hand, on a sheet, a button, a seat.
import type { Box } from './placing';

/** A thing as it lies in the window, and its own outline, if it has one. */
export interface Lying extends Box {
  outline: { d: string; matrix: string } | null;
}

const inSight = (element: Element): boolean => {
  const { x, y, width, height } = element.getBoundingClientRect();
  const middle = { x: x + width / 2, y: y + height / 2 };
  if (width <= 0 || middle.x < 0 || middle.y < 0 || middle.x > innerWidth || middle.y > innerHeight) return false;
  return getComputedStyle(element).visibility !== 'hidden';
};

/** Whether a stage that has risen over the board hides it. */
function hidden(element: Element): boolean {
  const stages = [...document.querySelectorAll('.board [role="dialog"]')].filter(inSight);
  const { x, y, width, height } = element.getBoundingClientRect();
  const [across, down] = [x + width / 2, y + height / 2];
  return stages.some((stage) => {
    const over = stage.getBoundingClientRect();
    const under = across > over.left && across < over.right && down > over.top && down < over.bottom;
    return under && !stage.contains(element) && !element.closest('.hand, #hand');
  });
}

/** The element of a ref: on a stage over the board first, as the keys meet it; a seat that nobody can point at is its panel. */
export function find(ref: string): Element | null {
  const at = `[data-ref="${CSS.escape(ref)}"]`;
  const all = [...document.querySelectorAll(`.table ${at}`)].filter((one) => inSight(one) && !hidden(one));
  const best = all.find((one) => one.closest('[role="dialog"]')) ?? all.find((one) => !one.closest('.seats')) ?? all[0];
  if (best) return best;
  const seat = /^seat:(\d+)$/.exec(ref)?.[1];
  const panel = seat === undefined ? undefined : document.querySelectorAll('#seats article')[Number(seat)];
  return panel && inSight(panel) ? panel : null;
}

/** How it lies in the window now. */
export function lies(element: Element): Lying {
  const { x, y, width, height } = element.getBoundingClientRect();
  const d = element instanceof SVGPathElement ? element.getAttribute('d') : null;
  const matrix = element instanceof SVGGraphicsElement ? element.getScreenCTM() : null;
  const outline =
    d === null || matrix === null
      ? null
      : { d, matrix: `matrix(${matrix.a} ${matrix.b} ${matrix.c} ${matrix.d} ${matrix.e} ${matrix.f})` };
  return { x, y, width, height, outline };
}

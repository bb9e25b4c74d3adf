/** Where things of the shell are, for what flies to them. */
import type { Place } from './stage';

/** The middle of a thing in the window; null where it is not in sight. */
export function placeOf(selector: string): Place | null {
  const box = document.querySelector(selector)?.getBoundingClientRect();
  return box && box.width > 0 ? { x: box.x + box.width / 2, y: box.y + box.height / 2 } : null;
}

/** The nearest point of a seat's panel, in the measure of a drawing. */
export function seatPlace(drawing: SVGSVGElement | null, seat: number): Place {
  const here = drawing?.getBoundingClientRect();
  const there = document.querySelectorAll('#seats article')[seat]?.getBoundingClientRect();
  const measure = drawing?.getScreenCTM()?.inverse();
  if (!here || !there || !measure) return { x: 0, y: 0 };
  const near = (at: number, from: number, to: number): number => Math.min(Math.max(at, from), to);
  const x = near(here.x + here.width / 2, there.left, there.right);
  const y = near(here.y + here.height / 2, there.top + 24, Math.max(there.top + 24, there.bottom - 24));
  const { x: across, y: down } = new DOMPoint(x, y).matrixTransform(measure);
  return { x: across, y: down };
}

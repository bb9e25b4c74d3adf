/** A window on a drawing that is larger than its box: where it lies, how near it is, and how hands move it. */

/** How the drawing lies in its box: pixels to the right and down, and pixels for a unit. */
export interface Pan {
  x: number;
  y: number;
  k: number;
}

export interface Rect {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** The box in pixels, the whole drawing in its own units, and how far off and how near it may be. */
export interface Room {
  width: number;
  height: number;
  whole: Rect;
  least: number;
  most: number;
}

const between = (at: number, least: number, most: number): number => Math.min(Math.max(at, least), most);

/** So far off that all of it is in sight. */
export const wholeScale = ({ width, height, whole }: Room): number =>
  Math.min(width / whole.width, height / whole.height);

/** The drawing never leaves its box, and lies in the middle where it is smaller. */
export function held({ x, y, k }: Pan, room: Room): Pan {
  const scale = between(k, Math.min(room.least, wholeScale(room)), room.most);
  const along = (at: number, box: number, from: number, length: number): number => {
    const spare = box - length * scale;
    return spare >= 0 ? spare / 2 - from * scale : between(at, spare - from * scale, -from * scale);
  };
  return {
    x: along(x, room.width, room.whole.x, room.whole.width),
    y: along(y, room.height, room.whole.y, room.whole.height),
    k: scale,
  };
}

/** Nearer or farther, with the point under the hand where it was. */
export function zoomed(pan: Pan, room: Room, at: { x: number; y: number }, by: number): Pan {
  const k = between(pan.k * by, Math.min(room.least, wholeScale(room)), room.most);
  const [u, v] = [(at.x - pan.x) / pan.k, (at.y - pan.y) / pan.k];
  return held({ x: at.x - u * k, y: at.y - v * k, k }, room);
}

/** A part of the drawing in the middle of the box, as near as it fits, and no nearer than is asked for. */
export function framed(room: Room, part: Rect, nearest = room.most): Pan {
  const fits = Math.min(room.width / part.width, room.height / part.height);
  const k = between(Math.min(fits, nearest), Math.min(room.least, wholeScale(room)), room.most);
  const [cx, cy] = [part.x + part.width / 2, part.y + part.height / 2];
  return held({ x: room.width / 2 - cx * k, y: room.height / 2 - cy * k, k }, room);
}

/** Which part of the drawing is in sight, in its own units. */
export const inSight = ({ x, y, k }: Pan, { width, height }: Room): Rect => ({
  x: -x / k,
  y: -y / k,
  width: width / k,
  height: height / k,
});

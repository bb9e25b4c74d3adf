// How a part of a table is brought into a frame.

export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

export interface Size {
  width: number;
  height: number;
}

export interface Fit {
  x: number;
  y: number;
  scale: number;
}

/** Where something is seen on the page; of a drawing that is smaller than its box, where the drawing is. */
export function drawnBox(element: Element): Box {
  const box = element.getBoundingClientRect();
  const own = element instanceof SVGSVGElement ? element.viewBox.baseVal : null;
  if (own === null || own.width === 0 || own.height === 0) return box;
  const scale = Math.min(box.width / own.width, box.height / own.height);
  const [width, height] = [own.width * scale, own.height * scale];
  return { x: box.x + (box.width - width) / 2, y: box.y + (box.height - height) / 2, width, height };
}

/** So much stays free round what must be in sight, in the frame's own measure. */
const MARGIN = 10;
/** Nothing is drawn larger than this, however little is shown. */
const LARGEST = 1.5;

/**
 * Where the table is laid, and how large, so that a part of it stands whole in the middle of a frame; the frame is filled
 * as far as the table reaches, if that is to be seen too.
 */
export function fitted(part: Box, frame: Size, table: Size | null): Fit {
  const scale = Math.max(
    0.05,
    Math.min((frame.width - 2 * MARGIN) / part.width, (frame.height - 2 * MARGIN) / part.height, LARGEST),
  );
  const along = (start: number, length: number, room: number, whole: number | undefined): number => {
    const centred = room / 2 - (start + length / 2) * scale;
    if (whole === undefined) return centred;
    const end = room - whole * scale;
    // A table larger than the frame fills it, as far as what must be in sight allows.
    return end < 0 ? Math.min(0, Math.max(end, centred)) : end / 2;
  };
  return {
    x: along(part.x, part.width, frame.width, table?.width),
    y: along(part.y, part.height, frame.height, table?.height),
    scale,
  };
}

// A picture of the board as it is on the screen: its drawing with all styles written into it, put on a canvas with a caption.
// Nothing is in it that was not to be seen there.

/** What stands below the board. */
export interface Caption {
  title: string;
  line: string;
  seats: readonly { name: string; points: string; colour: string; shape: string; ink: string }[];
  hall: string;
}

/** What makes the look of a thing, with what it is where nothing is said. What is drawn says its paint always. */
const STYLES: Readonly<Record<string, string | null>> = {
  ...Object.fromEntries(
    ['fill', 'stroke', 'stroke-width', 'color', 'font-size', 'font-family', 'font-weight', 'display'].map((name) => [
      name,
      null,
    ]),
  ),
  'fill-opacity': '1',
  'fill-rule': 'nonzero',
  'stroke-opacity': '1',
  'stroke-dasharray': 'none',
  'stroke-linecap': 'butt',
  'stroke-linejoin': 'miter',
  'paint-order': 'normal',
  'vector-effect': 'none',
  'stop-color': 'rgb(0, 0, 0)',
  'stop-opacity': '1',
  'text-anchor': 'start',
  'dominant-baseline': 'auto',
  'font-style': 'normal',
  'font-variant-numeric': 'normal',
  'letter-spacing': 'normal',
  'line-height': 'normal',
  'text-align': 'start',
  'text-shadow': 'none',
  'text-transform': 'none',
  'text-decoration-line': 'none',
  'white-space': 'normal',
  'overflow-wrap': 'normal',
  hyphens: 'manual',
  opacity: '1',
  visibility: 'visible',
  filter: 'none',
  'clip-path': 'none',
  'mask-image': 'none',
  'mix-blend-mode': 'normal',
  isolation: 'auto',
  transform: 'none',
  'transform-origin': null,
  'transform-box': 'view-box',
  rotate: 'none',
  scale: 'none',
  translate: 'none',
  'background-color': 'rgba(0, 0, 0, 0)',
  'background-image': 'none',
  'background-size': 'auto',
  'background-position': '0% 0%',
  'background-repeat': 'repeat',
  'box-shadow': 'none',
  ...Object.fromEntries(
    ['top', 'right', 'bottom', 'left'].flatMap((side) => [
      [`border-${side}-width`, '0px'],
      [`border-${side}-style`, 'none'],
      [`border-${side}-color`, null],
      [`padding-${side}`, '0px'],
      [`margin-${side}`, '0px'],
      [side, 'auto'],
    ]),
  ),
  'border-top-left-radius': '0px',
  'border-top-right-radius': '0px',
  'border-bottom-left-radius': '0px',
  'border-bottom-right-radius': '0px',
  'outline-style': 'none',
  'list-style-type': 'disc',
  appearance: 'none',
  position: 'static',
  'z-index': 'auto',
  'box-sizing': null,
  width: null,
  height: null,
  'min-width': 'auto',
  'min-height': 'auto',
  'overflow-x': 'visible',
  'overflow-y': 'visible',
  'flex-direction': 'row',
  'flex-wrap': 'nowrap',
  'flex-grow': '0',
  'flex-shrink': '1',
  'align-items': 'normal',
  'align-content': 'normal',
  'align-self': 'auto',
  'justify-content': 'normal',
  'justify-items': 'normal',
  'justify-self': 'auto',
  'place-self': 'auto',
  'row-gap': 'normal',
  'column-gap': 'normal',
  order: '0',
  'grid-template-columns': 'none',
  'grid-template-rows': 'none',
  'grid-template-areas': 'none',
  'grid-area': 'auto',
  'grid-auto-flow': 'row',
};
const PAINTED = ['fill', 'stroke', 'filter', 'clip-path', 'mask-image', 'background-image'];

/** What a style points at in the same drawing, wherever its page lies. */
export const local = (value: string): string => value.replaceAll(/url\(["']?[^"')]*#([^"')]+)["']?\)/g, 'url(#$1)');

/** The names of all that a drawing points at. */
export const pointedAt = (source: string): string[] => [
  ...new Set(
    [...source.matchAll(/url\((?:&quot;|["'])?#([^)"'&]+)|(?:xlink:)?href="#([^"]+)"/g)].map(
      (found) => found[1] ?? found[2] ?? '',
    ),
  ),
];

function dress(from: Element, to: Element): void {
  const style = getComputedStyle(from);
  const drawn = from instanceof SVGElement && !(from instanceof SVGSVGElement);
  // A browser gives headings, lists and buttons a look of its own: theirs is told whole.
  const bare = from instanceof SVGElement || from.localName === 'div' || from.localName === 'span';
  const told: string[] = [];
  for (const [name, plain] of Object.entries(STYLES)) {
    const value = style.getPropertyValue(name);
    if (value === '' || (value === plain && bare)) continue;
    if (drawn && (name === 'width' || name === 'height') && !from.hasAttribute(name)) continue;
    told.push(`${name}:${PAINTED.includes(name) ? local(value) : value}`);
  }
  // What moves is shown where it is.
  (to as HTMLElement | SVGElement).style.cssText = `${told.join(';')};animation:none;transition:none`;
  to.removeAttribute('class');
}

/** Both trees are walked side by side; what only readers and keys need stays behind. */
function walk(from: Element, to: Element): void {
  dress(from, to);
  const originals = [...from.children];
  [...to.children].forEach((child, place) => {
    const original = originals[place];
    if (
      original === undefined ||
      getComputedStyle(original).display === 'none' ||
      original.matches('.unseen, dialog')
    ) {
      if (!(original instanceof SVGElement) || original instanceof SVGSVGElement) return child.remove();
    }
    if (original !== undefined && !original.closest('defs, symbol, pattern, filter, clipPath, mask'))
      walk(original, child);
    else if (original !== undefined) dressAll(original, child);
  });
}

/** Within definitions things are not laid out, but they are painted. */
function dressAll(from: Element, to: Element): void {
  dress(from, to);
  const originals = [...from.children];
  [...to.children].forEach((child, place) => {
    const original = originals[place];
    if (original !== undefined) dressAll(original, child);
  });
}

async function encoded(address: string): Promise<string> {
  const blob = await (await fetch(address)).blob();
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result));
    reader.onerror = () => reject(new Error('A letter could not be read.'));
    reader.readAsDataURL(blob);
  });
}

/** The letters that the page has loaded, as a picture can carry them. */
async function letters(): Promise<string> {
  const loaded = new Set(
    [...document.fonts].flatMap((font) =>
      font.status === 'loaded'
        ? [`${font.family.replaceAll('"', '')} ${font.weight} ${font.style} ${font.unicodeRange}`]
        : [],
    ),
  );
  const faces: Promise<string>[] = [];
  for (const sheet of document.styleSheets) {
    for (const rule of sheet.cssRules) {
      if (!(rule instanceof CSSFontFaceRule)) continue;
      const told = (name: string): string => rule.style.getPropertyValue(name).replaceAll('"', '');
      const [family, weight, style] = [
        told('font-family'),
        told('font-weight') || '400',
        told('font-style') || 'normal',
      ];
      const range = rule.style.getPropertyValue('unicode-range');
      const same = [...loaded].some((one) => one.startsWith(`${family} ${weight} ${style}`));
      const address = /url\(["']?([^"')]+)/.exec(told('src'))?.[1];
      if (!same || address === undefined) continue;
      faces.push(
        encoded(new URL(address, sheet.href ?? location.href).href).then(
          (data) =>
            `@font-face{font-family:"${family}";font-weight:${weight};font-style:${style};src:url(${data})${range ? `;unicode-range:${range}` : ''}}`,
        ),
      );
    }
  }
  return (await Promise.all(faces)).join('');
}

/** The board as one drawing that needs nothing from outside. */
async function drawingOf(board: Element, width: number, height: number): Promise<string> {
  const clone = board.cloneNode(true) as HTMLElement;
  walk(board, clone);
  clone.style.position = 'relative';
  clone.style.margin = '0';
  clone.style.inset = '0';
  clone.style.width = `${width}px`;
  clone.style.height = `${height}px`;
  clone.setAttribute('xmlns', 'http://www.w3.org/1999/xhtml');
  const inside = new XMLSerializer().serializeToString(clone);
  const lacking = pointedAt(inside).flatMap((id) => {
    if (clone.querySelector(`#${CSS.escape(id)}`)) return [];
    const found = document.getElementById(id);
    if (!(found instanceof SVGElement)) return [];
    const copy = found.cloneNode(true) as Element;
    dressAll(found, copy);
    return [new XMLSerializer().serializeToString(copy)];
  });
  const fonts = await letters();
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">` +
    `<defs><style>${fonts}</style>${lacking.join('')}</defs>` +
    `<foreignObject width="${width}" height="${height}">${inside}</foreignObject></svg>`
  );
}

function loaded(drawing: string): Promise<HTMLImageElement> {
  return new Promise((resolve, reject) => {
    const image = new Image();
    image.onload = () => resolve(image);
    image.onerror = () => reject(new Error('The drawing could not be read.'));
    image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(drawing)}`;
  });
}

/** Pixels of the picture for one of the screen, and how high the caption is, in those of the screen. */
const SCALE = 2;
const FOOT = 92;
const LEAST = 560;

/** A picture of the board with what it shows below; null where the browser cannot draw one. */
export async function pictureOf(board: Element, caption: Caption): Promise<Blob | null> {
  const box = board.getBoundingClientRect();
  const [width, height] = [Math.round(box.width), Math.round(box.height)];
  const image = await loaded(await drawingOf(board, width, height));
  const whole = Math.max(width, LEAST);
  const canvas = document.createElement('canvas');
  canvas.width = whole * SCALE;
  canvas.height = (height + FOOT) * SCALE;
  const pen = canvas.getContext('2d');
  if (pen === null) return null;
  pen.scale(SCALE, SCALE);
  const wood = pen.createLinearGradient(0, 0, 0, height + FOOT);
  wood.addColorStop(0, '#402a19');
  wood.addColorStop(1, '#1d130b');
  pen.fillStyle = wood;
  pen.fillRect(0, 0, whole, height + FOOT);
  pen.drawImage(image, (whole - width) / 2, 0, width, height);
  write(pen, caption, whole, height);
  return new Promise((resolve) => canvas.toBlob(resolve, 'image/png'));
}

function write(pen: CanvasRenderingContext2D, { title, line, seats, hall }: Caption, width: number, top: number): void {
  pen.fillStyle = '#150d07';
  pen.fillRect(0, top, width, FOOT);
  pen.fillStyle = '#c4935a';
  pen.fillRect(0, top, width, 2);
  pen.textBaseline = 'alphabetic';
  pen.fillStyle = '#f6ead2';
  pen.font = '600 30px "Grenze Gotisch", serif';
  pen.fillText(title, 22, top + 38);
  const titled = pen.measureText(title).width;
  pen.fillStyle = '#d6c29c';
  pen.font = '500 15px "Alegreya Sans", sans-serif';
  pen.fillText(line, 22 + titled + 14, top + 37, width - titled - 130);
  pen.textAlign = 'right';
  pen.fillText(hall, width - 22, top + 37);
  pen.textAlign = 'left';
  let x = 30;
  const room = (width - 44) / seats.length;
  for (const { name, points, colour, shape, ink } of seats) {
    pen.save();
    pen.translate(x, top + 66);
    pen.fillStyle = colour;
    pen.strokeStyle = ink;
    pen.lineWidth = 2;
    const path = new Path2D(shape);
    pen.fill(path);
    pen.stroke(path);
    pen.restore();
    pen.fillStyle = '#f6ead2';
    pen.font = '700 19px "Grenze", serif';
    const told = points === '' ? name : `${name}  ${points}`;
    pen.fillText(told, x + 16, top + 72, room - 30);
    x += Math.min(room, pen.measureText(told).width + 52);
  }
}

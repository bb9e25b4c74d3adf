// A piece that follows the pointer: what is drawn of it, where it may be let go, and what is the browser's to scroll.

/** The drawn piece that lies at a place, nearest to the pointer; a thing that is drawn by itself is its own piece. */
export function pieceAt(ref: string, thing: Element, x: number, y: number): Element {
  const drawn = [...document.querySelectorAll(`.board [data-piece][data-at="${CSS.escape(ref)}"]`)];
  const far = (one: Element): number => {
    const box = one.getBoundingClientRect();
    return Math.hypot(box.left + box.width / 2 - x, box.top + box.height / 2 - y);
  };
  return drawn.sort((a, b) => far(a) - far(b))[0] ?? thing;
}

/** The same once more, to be carried: as large as it is on the table. */
export function ghostOf(piece: Element): Element {
  const box = piece.getBoundingClientRect();
  const copy = piece.cloneNode(true) as Element;
  for (const one of [copy, ...copy.querySelectorAll('*')])
    for (const name of ['data-ref', 'data-piece', 'data-at', 'id', 'role', 'tabindex', 'aria-label', 'aria-hidden'])
      one.removeAttribute(name);
  if (!(piece instanceof SVGGraphicsElement) || piece instanceof SVGSVGElement) {
    (copy as HTMLElement).style.cssText += `;width:${box.width}px;height:${box.height}px;margin:0`;
    return copy;
  }
  const { x, y, width, height } = piece.getBBox();
  const svg = document.createElementNS('http://www.w3.org/2000/svg', 'svg');
  svg.setAttribute('viewBox', `${x} ${y} ${width} ${height}`);
  svg.setAttribute('width', `${box.width}`);
  svg.setAttribute('height', `${box.height}`);
  svg.style.overflow = 'visible';
  copy.removeAttribute('transform');
  svg.append(copy);
  return svg;
}

/** What lies under the pointer and may be meant: by its own ref, or by the place where it lies. */
export function under(x: number, y: number, wanted: ReadonlySet<string>): string | null {
  for (const one of document.elementsFromPoint(x, y))
    for (const name of ['data-ref', 'data-at']) {
      const ref = one.closest(`[${name}]`)?.getAttribute(name);
      if (ref && wanted.has(ref)) return ref;
    }
  return null;
}

/** Whether a finger that goes this way scrolls something: then nothing is carried. */
export function scrolls(from: Element, dx: number, dy: number): boolean {
  for (let one: Element | null = from; one !== null && one !== document.documentElement; one = one.parentElement) {
    const style = getComputedStyle(one);
    const along = Math.abs(dx) > Math.abs(dy);
    const overflow = along ? style.overflowX : style.overflowY;
    const room = along ? one.scrollWidth - one.clientWidth : one.scrollHeight - one.clientHeight;
    if (room > 1 && (overflow === 'auto' || overflow === 'scroll')) return true;
  }
  return false;
}

// The pictures of game-icons (CC BY 3.0), drawn to whole units of their 512: nobody sees what lies between two units, and
// every page would carry it.
import type { Plugin } from 'vite';

type Point = readonly [number, number];

interface Segment {
  command: string;
  numbers: number[];
}

/** How many numbers each command of a path takes. */
const TAKES: Record<string, number> = { m: 2, l: 2, h: 1, v: 1, c: 6, s: 4, q: 4, t: 2, a: 7, z: 0 };
const NUMBER = /[\s,]*([-+]?(?:\d+\.?\d*|\.\d+)(?:e[-+]?\d+)?)/iy;
/** The two flags of an arc may stand without a space between them. */
const FLAG = /[\s,]*([01])/y;

/** A path cut into segments, each with its command. */
function segmentsOf(path: string): Segment[] {
  const segments: Segment[] = [];
  for (const [, letter = '', rest = ''] of path.matchAll(/([mlhvcsqtaz])([^mlhvcsqtaz]*)/gi)) {
    const takes = TAKES[letter.toLowerCase()]!;
    if (takes === 0) segments.push({ command: letter, numbers: [] });
    let command = letter;
    for (let at = 0; takes > 0 && rest.slice(at).trim() !== '';) {
      const numbers = Array.from({ length: takes }, (_, k) => {
        const kind = takes === 7 && (k === 3 || k === 4) ? FLAG : NUMBER;
        kind.lastIndex = at;
        const found = kind.exec(rest);
        if (found === null) throw new Error(`A number is missing in the path: ${letter}${rest}`);
        at = kind.lastIndex;
        return Number(found[1]);
      });
      segments.push({ command, numbers });
      // After the first pair of a move the others are lines.
      if (command === 'm') command = 'l';
      if (command === 'M') command = 'L';
    }
  }
  return segments;
}

/** The points that a segment names, where they lie on the picture: what it names may be counted from where the pen is. */
function pointsOf({ command, numbers }: Segment, pen: Point): Point[] {
  const kind = command.toLowerCase();
  const [x, y] = command === kind ? pen : [0, 0];
  if (kind === 'h') return [[x + numbers[0]!, pen[1]]];
  if (kind === 'v') return [[pen[0], y + numbers[0]!]];
  const pairs = kind === 'a' ? numbers.slice(5) : numbers;
  return Array.from({ length: pairs.length / 2 }, (_, k): Point => [x + pairs[2 * k]!, y + pairs[2 * k + 1]!]);
}

/** A segment as it is written, counted from where the pen is. */
function written({ command, numbers }: Segment, steps: readonly Point[]): Segment {
  const kind = command.toLowerCase();
  const [across, down] = steps.at(-1)!;
  if (kind === 'm') return { command: 'm', numbers: [across, down] };
  if (kind === 'a') {
    const shape = numbers.slice(0, 5).map((one) => Math.round(one * 10) / 10);
    return { command: 'a', numbers: [...shape, across, down] };
  }
  if (!'lhv'.includes(kind)) return { command: kind, numbers: steps.flat() };
  if (down === 0) return { command: 'h', numbers: [across] };
  return across === 0 ? { command: 'v', numbers: [down] } : { command: 'l', numbers: [across, down] };
}

/** The path with every point on a whole unit; each is counted from the last one drawn, so that what is left out never adds up. */
export function coarse(path: string): string {
  const segments = segmentsOf(path);
  let pen: Point = [0, 0]; // where it would be, and where it is
  let drawn = pen;
  let start = { pen, drawn };
  let last = '';
  let text = '';
  for (const [k, segment] of segments.entries()) {
    if (segment.command.toLowerCase() === 'z') {
      ({ pen, drawn } = start);
      text += last === 'z' ? '' : 'z';
      last = 'z';
      continue;
    }
    const points = pointsOf(segment, pen);
    const whole = points.map(([x, y]): Point => [Math.round(x), Math.round(y)]);
    const steps = whole.map(([x, y]): Point => [x - drawn[0], y - drawn[1]]);
    pen = points.at(-1)!;
    drawn = whole.at(-1)!;
    if (segment.command.toLowerCase() === 'm') start = { pen, drawn };
    // What leads nowhere is left out, unless a curve goes on from it.
    else if (steps.every(([x, y]) => x === 0 && y === 0) && !/[st]/i.test(segments[k + 1]?.command ?? '')) continue;
    const next = written(segment, steps);
    const numbers = next.numbers.map((one, place) => (place > 0 && one >= 0 ? ` ${one}` : `${one}`)).join('');
    // A command is written once for all that follow; after a move it would be a line.
    const again = next.command === last && last !== 'm';
    text += again ? (numbers.startsWith('-') ? numbers : ` ${numbers}`) : `${next.command}${numbers}`;
    last = next.command;
  }
  return text.length < path.length ? text : path;
}

/** Makes every icon coarse before it becomes a component. */
export function lightIcons(): Plugin {
  return {
    name: 'meadhall:icons',
    enforce: 'pre',
    transform(code, id) {
      if (!id.startsWith('~icons/')) return null;
      return { code: code.replace(/ d="([^"]*)"/g, (_, path: string) => ` d="${coarse(path)}"`), map: null };
    },
  };
}

/** How far a Viking or its stone could go: shown while one points, so that a turn can be thought through. The server decides. */
import type { Board, Vikings } from './board';
import { regionAt } from './land';
import { named, occupied, type Region } from './view';

export interface Ground {
  board: Board;
  vikings: Vikings;
  stones: ReadonlySet<string>;
  land: readonly Region[];
}

const stands = ({ vikings }: Ground, ref: string): boolean => vikings.ivory.includes(ref) || vikings.red.includes(ref);

/** Where the Viking on a hex could move, the power of its side counted in. */
export function moves(ground: Ground, at: string, power: string | null): string[] {
  const { board, stones, land } = ground;
  const full = occupied(ground.vikings, stones);
  const plain = board.slides(at, full);
  const contested = (ref: string): boolean => regionAt(land, ref)?.status === 'contested';
  switch (power === null ? '' : named(power)) {
    case 'hildisvini':
      return [...plain, ...board.ways.flatMap((way) => pushed(ground, at, way, full) ?? [])];
    case 'sleipnir':
      return [...plain, ...board.ways.flatMap((way) => jumped(ground, at, way, full) ?? [])];
    case 'fjorgyn_and_fjorgynn':
      return [...plain, ...board.ways.flatMap((way) => through(ground, at, way, full) ?? [])];
    case 'selkolla':
      if (!board.edge(at)) return plain;
      return [
        ...new Set([...plain, ...board.refs.filter((ref) => board.edge(ref) && !full.has(ref) && contested(ref))]),
      ];
    case 'fafnir': {
      const origins = board.neighbours(at).filter((ref) => stones.has(ref));
      if (!origins.length) return plain;
      const left = new Set(full);
      left.delete(at);
      return [...new Set(origins.flatMap((ref) => board.slides(ref, left)))].filter(contested);
    }
    default:
      return plain;
  }
}

/** Where the stone could come to rest if the Viking stood on that hex. */
export function summons(ground: Ground, at: string, power: string | null): string[] {
  const { board, land } = ground;
  const full = occupied(ground.vikings, ground.stones);
  switch (power === null ? '' : named(power)) {
    case 'blodughofi':
    case 'selkolla':
      return board.neighbours(at).filter((ref) => !full.has(ref));
    case 'ask_and_embla':
      return board.slides(at, new Set()).filter((ref) => !full.has(ref) && regionAt(land, ref)?.status === 'contested');
    default:
      return board.slides(at, full);
  }
}

type Way = readonly [number, number];

/** RR-12.1: the hex of the first Viking in the way, if it can be pushed on. */
function pushed(ground: Ground, at: string, way: Way, full: ReadonlySet<string>): string | null {
  const { board } = ground;
  let ref = board.step(at, way);
  while (ref && !full.has(ref)) ref = board.step(ref, way);
  if (!ref || !stands(ground, ref)) return null;
  const behind = board.step(ref, way);
  return behind && !full.has(behind) ? ref : null;
}

/** RR-36.1: the hex right behind the one stone beside it. */
function jumped({ board, stones, land }: Ground, at: string, way: Way, full: ReadonlySet<string>): string | null {
  const stone = board.step(at, way);
  const behind = stone && stones.has(stone) ? board.step(stone, way) : null;
  if (!behind || full.has(behind)) return null;
  return regionAt(land, behind)?.status === 'settled' ? null : behind;
}

/** RR-25.4: the first hex behind an unbroken line of stones. */
function through({ board, stones, land }: Ground, at: string, way: Way, full: ReadonlySet<string>): string | null {
  let ref = board.step(at, way);
  if (!ref || !stones.has(ref)) return null;
  while (ref && stones.has(ref)) ref = board.step(ref, way);
  if (!ref || full.has(ref)) return null;
  return regionAt(land, ref)?.status === 'contested' ? ref : null;
}

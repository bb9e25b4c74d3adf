/** The reckoning of the island: every settled region with its points, as the rules count them, and where it lies. */
import type { TallyFacts, TallyLine, Texts } from '../../table/scene';
import { partsOf } from '../../table/ending';
import { SIDES, type Content, type Side } from './board';
import { layoutOf, type Layout } from './geometry';
import { named, tableOf, type RagnarocksTable, type Region } from './view';
import type { View } from '../../wire';

const WINDS = ['east', 'south-east', 'south', 'south-west', 'west', 'north-west', 'north', 'north-east'] as const;
/** Nearer to the middle than this part of the island's width, land lies in no direction. */
const MIDDLE = 0.09;

export interface Land {
  /** The line of the reckoning that tells it. */
  key: string;
  side: Side;
  points: number;
  hexes: readonly string[];
}

/** Regions that bring points, the largest last; none where the rules count something else than land. */
export function landsOf(view: View): Land[] {
  const table = tableOf(view);
  const parts = view.outcome?.parts?.['land'];
  if (!parts) return [];
  return SIDES.flatMap((side) => {
    const lands = table.regions.flatMap((region) => landOf(region, side));
    const sum = lands.reduce((total, { points }) => total + points, 0);
    return parts[table.sides[side].seats[0] ?? -1] === sum ? lands : [];
  }).sort((a, b) => a.points - b.points);
}

function landOf({ status, side, hexes, size }: Region, of: Side): Land[] {
  return status === 'settled' && side === of ? [{ key: `land ${hexes[0]}`, side, points: size, hexes }] : [];
}

/** The hex of a land that lies most in its middle, one without a Viking where there is one. */
export function heartOf(layout: Layout, table: RagnarocksTable, hexes: readonly string[]): string {
  const middle = centreOf(layout, hexes);
  const taken = new Set(SIDES.flatMap((side) => table.sides[side].vikings));
  const far = (hex: string): number => {
    const { x, y } = layout.centre(hex);
    return Math.hypot(x - middle.x, y - middle.y) + (taken.has(hex) ? 1e4 : 0);
  };
  return hexes.reduce((best, hex) => (far(hex) < far(best) ? hex : best), hexes[0] ?? '');
}

function centreOf(layout: Layout, hexes: readonly string[]): { x: number; y: number } {
  const all = hexes.map((hex) => layout.centre(hex));
  const mean = (of: (point: { x: number; y: number }) => number) =>
    all.reduce((sum, point) => sum + of(point), 0) / Math.max(1, all.length);
  return { x: mean(({ x }) => x), y: mean(({ y }) => y) };
}

/** What a land is called: a lone hex by its name, others by where they lie on the island. */
function nameOf(layout: Layout, hexes: readonly string[], t: Texts): string {
  if (hexes.length === 1) return t('land-hex', { hex: named(hexes[0] ?? '') });
  const at = centreOf(layout, hexes);
  const middle = centreOf(layout, layout.board.refs);
  const [dx, dy] = [at.x - middle.x, at.y - middle.y];
  if (Math.hypot(dx, dy) < MIDDLE * layout.box.width) return t('land-middle');
  const wind = WINDS[(Math.round((Math.atan2(dy, dx) * 4) / Math.PI) + 8) % 8] ?? 'east';
  return t(`land-${wind}`);
}

/** A line for each land that brings points, then what powers add; without lands the parts as they are. */
export function tally({ view, content, outcome, upright, t }: TallyFacts): TallyLine[] {
  const table = tableOf(view);
  const lands = landsOf(view);
  const layout = layoutOf(content as Content, upright);
  const names = lands.map(({ hexes }) => nameOf(layout, hexes, t));
  const counted = new Set(lands.map(({ side }) => side));
  const told = lands.map(({ key, side, points, hexes }, place): TallyLine => {
    const name = names[place] ?? '';
    const twice = lands.some((land, other) => other !== place && land.side === side && names[other] === name);
    return {
      key,
      text: twice ? t('land-at', { land: name, hex: named(heartOf(layout, table, hexes)) }) : name,
      points: outcome.ranks.map((_, seat) => (table.sides[side].seats.includes(seat) ? points : 0)),
    };
  });
  const rest = partsOf(outcome, t).map((line) =>
    line.key === 'land'
      ? {
          ...line,
          points: line.points.map((points, seat) =>
            SIDES.some((side) => counted.has(side) && table.sides[side].seats.includes(seat)) ? 0 : points,
          ),
        }
      : line,
  );
  return [...told, ...rest.filter(({ points }) => points.some((one) => one !== 0))];
}

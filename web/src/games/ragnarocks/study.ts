/** Positions to look at without a server: for tests and for the story page. Nothing of this is in the built client. */
import type { View } from '../../wire';
import { boardOf, SIDES, type Content, type Power, type Side } from './board';
import { regions } from './land';
import { occupied, type CardView, type LastTurn, type RagnarocksTable } from './view';

const SIMPLE = 'fenrir freya gullinbursti hel hildisvini mani nerthus ratatoskr sol thor tyr';
const ADVANCED =
  'aegir ask_and_embla blodughofi bragi dain_dvalin_duneyr_duratror fafnir fjorgyn_and_fjorgynn forseti freyr frigg gerd heimdallr idun jormungandr njord odin selkolla sleipnir surtr vali ymir';
/** RR-7.38. */
const PLAIN = new Set('fenrir freya hel thor ask_and_embla fjorgyn_and_fjorgynn frigg idun odin'.split(' '));
/** RR-41.4. */
const STRANGE: readonly (readonly [string, string])[] = [
  ['hel', 'gullinbursti'],
  ['hel', 'freyr'],
  ['idun', 'nerthus'],
  ['fenrir', 'selkolla'],
];

function powers(): Power[] {
  const all = [
    ...SIMPLE.split(' ').map((id) => ({ id, tier: 'simple' as const })),
    ...ADVANCED.split(' ').map((id) => ({ id, tier: 'advanced' as const })),
  ];
  return all.map(({ id, tier }, i) => ({
    ref: `card:${id}`,
    tier,
    command: !PLAIN.has(id),
    hooks: [],
    clauses: [`RR-${i + 8}.1`],
    warn: STRANGE.flatMap(([a, b]) => (a === id ? [`card:${b}`] : b === id ? [`card:${a}`] : [])),
  }));
}

/** RR-1.1 to RR-1.4: the island as the server's scene gives it. */
export function island(): Content {
  const lengths = [5, 6, 7, 8, 9, 10, 11, 11, 10, 9];
  const first = [0, 0, 0, 0, 0, 0, 0, 0, 1, 2];
  return {
    hidden: false,
    hexes: lengths.flatMap((length, y) => {
      const row = 'abcdefghij'.charAt(y);
      return Array.from({ length }, (_, i) => ({ ref: `hex:${row}${i + 1}`, row, x: (first[y] as number) + i, y }));
    }),
    directions: { E: [1, 0], NE: [1, 1], NW: [0, 1], W: [-1, 0], SW: [-1, -1], SE: [0, -1] },
    start: { ivory: ['hex:a2', 'hex:a3', 'hex:a4'], red: ['hex:j4', 'hex:j5', 'hex:j6'] },
    pixel: 'px = size*sqrt(3)*(x - y/2), py = -size*1.5*y',
    powers: powers(),
    recommended: [
      ['card:surtr', 'card:ratatoskr'],
      ['card:tyr', 'card:gullinbursti'],
    ],
  };
}

/** RR-43.2: a placement, read into the hexes of each sign. */
export function read(content: Content, placement: string): { ivory: string[]; red: string[]; stones: string[] } {
  const signs = placement.replace(/\d+/g, (n) => '.'.repeat(Number(n))).replaceAll('/', '');
  if (signs.length !== content.hexes.length) throw new Error(`A placement of ${signs.length} hexes.`);
  const of = (sign: string): string[] => content.hexes.filter((_, i) => signs[i] === sign).map((hex) => hex.ref);
  return { ivory: of('I'), red: of('R'), stones: of('#') };
}

export interface Study {
  content: Content;
  placement?: string;
  ivory?: string[];
  red?: string[];
  stones?: string[];
  to_move?: Side;
  turn?: number;
  supply?: number | null;
  last?: Partial<LastTurn> | null;
  moved?: RagnarocksTable['moved'];
  selected?: string | null;
  prompt?: string | null;
  /** What may be pointed at where the plain rules do not say it. */
  options?: string[];
  about?: Record<string, string>;
  /** The powers of both sides, or of all seats of a team game in the order of the seats. */
  cards?: (Partial<CardView> & { card: string })[];
  odin?: RagnarocksTable['odin'];
  draft?: RagnarocksTable['draft'];
  seats?: number;
  /** Who is asked; the side to move, if nobody is named. */
  asks?: number;
  turns?: string[];
}

/** A view of a position, with the ask of the side to move. Even seats play ivory, odd ones red. */
export function study(of: Study): View {
  const {
    content,
    to_move = 'ivory',
    turn = 1,
    supply = null,
    moved = null,
    selected = null,
    prompt = 'select_viking',
    seats = 2,
    draft = null,
    odin = null,
  } = of;
  const read_ = of.placement ? read(content, of.placement) : { ivory: [], red: [], stones: [] };
  const { ivory, red, stones } = {
    ...read_,
    ...(of.ivory && { ivory: of.ivory }),
    ...(of.red && { red: of.red }),
    ...(of.stones && { stones: of.stones }),
  };
  const board = boardOf(content);
  const vikings = { ivory, red };
  const land = regions(board, vikings, new Set(stones));
  const contested = new Set(land.filter((region) => region.status === 'contested').flatMap((region) => region.hexes));
  const cards = cardsOf(of, seats);
  const sides = Object.fromEntries(
    SIDES.map((side) => {
      const settled = land.reduce((sum, region) => sum + (region.side === side ? region.size : 0), 0);
      return [
        side,
        {
          seats: numberedSeats(side, seats),
          next: draft ? null : (cards.find((card) => card.side === side && card.in_force)?.seat ?? SIDES.indexOf(side)),
          power:
            odin && numberedSeats(side, seats).includes(odin.seat)
              ? odin.in_force
              : (cards.find((card) => card.side === side && card.in_force)?.card ?? null),
          vikings: vikings[side],
          nomadic: vikings[side].filter((ref) => contested.has(ref)),
          settled: vikings[side].filter((ref) => !contested.has(ref)),
          land: settled,
          score: settled,
        },
      ];
    }),
  ) as RagnarocksTable['sides'];
  const full = occupied(vikings, stones);
  const seat = of.asks ?? sides[to_move].next ?? SIDES.indexOf(to_move);
  const from = moved?.to ?? selected;
  const plain =
    prompt === 'select_viking'
      ? sides[to_move].nomadic.filter((ref) => board.neighbours(ref).some((near) => !full.has(near)))
      : from
        ? board.slides(from, full)
        : [];
  const options = of.options ?? plain;
  const refusals = Object.fromEntries(
    draft
      ? []
      : board.refs
          .filter((ref) => !options.includes(ref) && (prompt !== 'select_viking' || full.has(ref)))
          .map((ref) => [ref, 'RR-3.21']),
  );
  const last: LastTurn | null = of.last ? lastOf(of.last, to_move) : null;
  const table: RagnarocksTable = {
    mode: seats > 2 ? 'team' : cards.length || draft ? 'advanced' : 'basic',
    phase: draft ? 'draft' : 'play',
    turn,
    to_move,
    acting: draft ? null : seat,
    position: of.placement ?? '',
    sides,
    cards,
    odin,
    draft,
    stones,
    regions: land,
    supply,
    selected,
    viking: from,
    moved,
    extra: null,
    last,
    turns: of.turns ?? [],
    result: null,
  };
  const about: Record<string, string> = { ...(from ? { viking: from } : {}), ...of.about };
  return {
    game: 'ragnarocks',
    version: 1,
    seats,
    seq: turn * 3,
    audience: seat,
    automata: [],
    asked: prompt ? [{ seat, prompt, about, count: options.length }] : [],
    ask: prompt ? { seat, prompt, about, options, refusals, clauses: [] } : null,
    undo: null,
    outcome: null,
    table,
  };
}

/** In a team game the seats alternate: ivory 1, red 1, ivory 2, red 2 and so on. */
function numberedSeats(side: Side, seats: number): number[] {
  return Array.from({ length: seats }, (_, seat) => seat).filter((seat) => seat % 2 === SIDES.indexOf(side));
}

function cardsOf(of: Study, seats: number): CardView[] {
  return (of.cards ?? []).map((card, i) => ({
    seat: i,
    side: i % 2 ? 'red' : 'ivory',
    in_force: seats === 2 || i < 2,
    stones: 0,
    vikings: 0,
    armed: null,
    ...card,
  }));
}

function lastOf(last: Partial<LastTurn>, to_move: Side): LastTurn {
  const { from = null, to = null, stone = null } = last;
  const paths = last.paths ?? (from && to ? [[from, to]] : []);
  return {
    side: to_move === 'red' ? 'ivory' : 'red',
    seat: 0,
    text: '',
    from,
    to,
    stone,
    stones: stone ? [stone] : [],
    cleared: [],
    ...last,
    paths,
  };
}

/** The table as it is shown: it follows the view, but lets every event be seen first. */
import type { View } from '../../wire';
import { figureOf, fjordOf, named, type Content } from './content';
import { battleGlory, cardWorth, rewardOf, sumFrom, type Gain, type Sum } from './strength';
import { clanOf, placesOf, tableOf, type BloodRageTable, type Figures } from './view';

export interface Piece {
  key: string;
  seat: number;
  clan: string;
  kind: string;
  /** A province or a fjord, by ref. */
  place: string;
  spot: number;
}

export interface Token {
  token: string | null;
  pillaged: boolean;
}

export interface BattleCard {
  ref: string;
  /** Null where only the comparison tells. */
  worth: number | null;
}

export interface BattleSide {
  seat: number;
  sum: Sum;
  cards: BattleCard[];
  total: number | null;
  blanked: boolean;
  /** What a victory brings, as it stood before the battle. */
  stake: Gain;
}

export interface Battle {
  province: string;
  pillager: number;
  sides: BattleSide[];
  revealed: boolean;
  compared: boolean;
  /** The winner's seat, -1 for a tie, null while it is open. */
  winner: number | null;
}

export interface Float {
  key: number;
  seat: number;
  text: string;
}

/** The ref of a piece: warriors are named with their place, leaders, ships and monsters by themselves. */
export function pieceRef(piece: Pick<Piece, 'clan' | 'kind' | 'place'>): string {
  if (piece.kind === 'warrior') return `figure:${piece.clan}.warrior.${named(piece.place)}`;
  return piece.kind === 'leader' || piece.kind === 'ship'
    ? `figure:${piece.clan}.${piece.kind}`
    : `monster:${piece.kind}`;
}

/** Figures of a view as single pieces; who stays keeps piece and village, who came gets the first free one. */
export function arranged(old: readonly Piece[], table: BloodRageTable, serial: () => number): Piece[] {
  const kept = new Set<Piece>();
  const wanted: { seat: number; clan: string; kind: string; place: string; piece: Piece | null }[] = [];
  for (const { ref: place, figures } of placesOf(table)) {
    for (const { seat, clan, kind, count } of figures) {
      for (let i = 0; i < count; i++) {
        const piece =
          old.find((one) => !kept.has(one) && one.seat === seat && one.kind === kind && one.place === place) ?? null;
        if (piece) kept.add(piece);
        wanted.push({ seat, clan, kind, place, piece });
      }
    }
  }
  const taken = new Map<string, Set<number>>();
  const spots = (place: string): Set<number> => taken.get(place) ?? taken.set(place, new Set()).get(place)!;
  for (const { piece } of wanted) if (piece) spots(piece.place).add(piece.spot);
  return wanted.map(({ seat, clan, kind, place, piece }) => {
    if (piece) return piece;
    const spare = old.find((one) => !kept.has(one) && one.seat === seat && one.kind === kind) ?? null;
    if (spare) kept.add(spare);
    return { key: spare?.key ?? `p${serial()}`, seat, clan, kind, place, spot: freeSpot(spots(place)) };
  });
}

function freeSpot(taken: Set<number>): number {
  let spot = 0;
  while (taken.has(spot)) spot++;
  taken.add(spot);
  return spot;
}

export class Shown {
  pieces: Piece[] = $state.raw([]);
  tokens: ReadonlyMap<string, Token> = $state.raw(new Map());
  destroyed: ReadonlySet<string> = $state.raw(new Set());
  glory: readonly number[] = $state.raw([]);
  battle: Battle | null = $state.raw(null);
  /** The battle that was fought last, to look at again. */
  past: Battle | null = $state.raw(null);
  floats: readonly Float[] = $state.raw([]);
  /** Where the last figures came from and went to. */
  trail: { from: string; to: string } | null = $state.raw(null);
  private table: BloodRageTable | null = null;
  private count = 0;

  constructor(private readonly content: () => Content) {}

  /** Takes over the whole table of a view, as it is. */
  sync(view: View): void {
    const table = tableOf(view);
    this.table = table;
    this.pieces = arranged(this.pieces, table, () => ++this.count);
    this.tokens = new Map(Object.values(table.provinces).map(({ ref, token, pillaged }) => [ref, { token, pillaged }]));
    this.destroyed = new Set(
      Object.values(table.provinces)
        .filter((one) => one.destroyed)
        .map((one) => one.ref),
    );
    this.glory = table.clans.map((clan) => clan.glory);
    this.floats = [];
    const { pillage } = table;
    if (!pillage?.fought || pillage.step < 4) this.battle = null;
    else this.open(pillage.province, pillage.participants, pillage.pillager, table);
  }

  /** Learns the newest facts of clans (sheets, names) without moving anything. */
  learn(view: View): void {
    this.table = tableOf(view);
  }

  add(seat: number, ref: string, place: string): Piece {
    const { kind } = figureOf(ref);
    const clan = this.table ? clanOf(this.table, seat) : 'wolf';
    const piece: Piece = { key: `p${++this.count}`, seat, clan, kind, place, spot: this.free(place) };
    this.pieces = [...this.pieces, piece];
    return piece;
  }

  /** A figure goes from one place to another. Gives it with its new place, or null if it is not there. */
  move(seat: number, ref: string, from: string, to: string): { before: Piece; after: Piece } | null {
    const { kind } = figureOf(ref);
    const before = this.pieces.find((one) => one.seat === seat && one.kind === kind && one.place === from);
    if (!before) return null;
    const after = { ...before, place: to, spot: this.free(to) };
    this.pieces = this.pieces.map((one) => (one === before ? after : one));
    this.trail = { from, to };
    return { before, after };
  }

  /** The pieces that figures of an event are; warriors as often as they are named. */
  found(seat: number, refs: readonly string[]): Piece[] {
    const found = new Set<Piece>();
    for (const ref of refs) {
      const { kind, place } = figureOf(ref);
      const fits = (one: Piece): boolean =>
        !found.has(one) && one.seat === seat && one.kind === kind && (place === null || named(one.place) === place);
      const piece = this.pieces.find(fits);
      if (piece) found.add(piece);
    }
    return [...found];
  }

  remove(gone: readonly Piece[]): void {
    const keys = new Set(gone.map((one) => one.key));
    this.pieces = this.pieces.filter((one) => !keys.has(one.key));
    if (this.battle && !this.battle.compared) this.recount();
  }

  turn(province: string): void {
    const token = this.tokens.get(province);
    if (token) this.tokens = new Map(this.tokens).set(province, { ...token, pillaged: true });
  }

  destroy(province: string): void {
    this.destroyed = new Set(this.destroyed).add(province);
  }

  gain(seat: number, glory: number): void {
    this.glory = this.glory.map((value, k) => (k === seat ? Math.max(0, value + glory) : value));
  }

  say(seat: number, text: string): void {
    this.floats = [...this.floats.slice(-3), { key: ++this.count, seat, text }];
  }

  // --- the battle ---------------------------------------------------------------------------------------------------

  open(province: string, seats: readonly number[], pillager: number, table = this.table): void {
    const content = this.content();
    const pillage = table?.pillage;
    const ongoing = pillage && pillage.province === province ? pillage : null;
    const totals = ongoing?.totals ?? null;
    const shown = seats.some((seat) => (ongoing?.shown[seat] ?? []).length > 0);
    const before = this.battle?.province === province ? this.battle : null;
    const sides = seats.map((seat): BattleSide => {
      const refs = ongoing?.shown[seat] ?? [];
      const stake =
        before?.sides.find((side) => side.seat === seat)?.stake ?? this.stake(seat, province, seat === pillager, table);
      return {
        seat,
        sum: this.sum(seat, province),
        cards: refs.map((ref) => ({ ref, worth: cardWorth(content, ref, ongoing?.counted[seat] ?? 0) })),
        total: totals?.[seat] ?? null,
        blanked: ongoing?.blanked[seat] ?? false,
        stake,
      };
    });
    const same = before?.compared ? before : null;
    const battle: Battle = {
      province,
      pillager,
      revealed: shown || totals !== null,
      compared: totals !== null,
      sides,
      winner: totals === null ? null : (ongoing?.winner ?? -1),
    };
    // After the comparison figures fall and cards go home: what was compared stays on show.
    this.battle = same && totals !== null ? same : battle;
  }

  reveal(seats: readonly number[], cards: readonly string[]): void {
    this.sides((side) => {
      const at = seats.indexOf(side.seat);
      const ref = at < 0 ? undefined : cards[at];
      return ref === undefined ? side : { ...side, cards: [{ ref, worth: cardWorth(this.content(), ref, 0) }] };
    });
    if (this.battle) this.battle = { ...this.battle, revealed: true };
  }

  late(seat: number, ref: string): void {
    this.sides((side) =>
      side.seat === seat
        ? { ...side, cards: [...side.cards, { ref, worth: cardWorth(this.content(), ref, 0) }] }
        : side,
    );
  }

  countQuest(seat: number, ref: string, strength: number): void {
    this.sides((side) =>
      side.seat === seat
        ? { ...side, cards: side.cards.map((card) => (card.ref === ref ? { ...card, worth: strength } : card)) }
        : side,
    );
  }

  clearCards(): void {
    this.sides((side) => ({ ...side, cards: [], blanked: false }));
    if (this.battle) this.battle = { ...this.battle, revealed: false };
  }

  blank(because: number): void {
    this.sides((side) => (side.seat === because ? side : { ...side, blanked: true }));
  }

  compare(seats: readonly number[], totals: readonly number[]): void {
    this.sides((side) => {
      const total = totals[seats.indexOf(side.seat)] ?? null;
      // Heimdall's Sight is worth what the comparison left for it.
      const rest =
        total === null ? null : total - side.sum.total - side.cards.reduce((sum, card) => sum + (card.worth ?? 0), 0);
      return {
        ...side,
        total,
        cards: side.cards.map((card) => (card.worth === null ? { ...card, worth: rest } : card)),
      };
    });
    if (this.battle) this.battle = { ...this.battle, compared: true };
  }

  decide(winner: number): void {
    if (!this.battle) return;
    this.battle = { ...this.battle, winner };
    this.past = this.battle;
  }

  close(): void {
    this.battle = null;
  }

  /** How many figures of each kind a seat has in a place, as the view writes them. */
  figuresAt(place: string): Figures[] {
    const groups = new Map<string, Figures>();
    for (const piece of this.pieces.filter((one) => one.place === place)) {
      const id = `${piece.seat} ${piece.kind}`;
      const group = groups.get(id) ?? {
        ref: pieceRef(piece),
        seat: piece.seat,
        clan: piece.clan,
        kind: piece.kind,
        count: 0,
      };
      groups.set(id, { ...group, count: group.count + 1 });
    }
    return [...groups.values()];
  }

  private sum(seat: number, province: string): Sum {
    const clan = this.table?.clans[seat];
    if (!clan) return { seat, rows: [], total: 0 };
    const fjord = fjordOf(this.content(), province);
    return sumFrom(this.content(), clan, this.figuresAt(province), fjord ? this.figuresAt(fjord.ref) : [], province);
  }

  private stake(seat: number, province: string, pillager: boolean, table: BloodRageTable | null): Gain {
    if (!table) return { glory: 0, stats: [] };
    const gain = pillager ? rewardOf(this.content(), table, seat, province) : { glory: 0, stats: [] };
    return { ...gain, glory: gain.glory + battleGlory(this.content(), table, seat, province, pillager) };
  }

  private recount(): void {
    const battle = this.battle;
    if (battle) this.sides((side) => ({ ...side, sum: this.sum(side.seat, battle.province) }));
  }

  private sides(change: (side: BattleSide) => BattleSide): void {
    if (this.battle) this.battle = { ...this.battle, sides: this.battle.sides.map(change) };
  }

  private free(place: string): number {
    return freeSpot(new Set(this.pieces.filter((one) => one.place === place).map((one) => one.spot)));
  }
}

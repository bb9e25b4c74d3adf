/** Dice and longships that are alike: who stays keeps its socket, who moved keeps its element. */
import { arranged, type Kept, type Wanted } from '../../kit/pieces';
import type { ReaversTable } from './view';

export interface LyingDie {
  key: string;
  die: string;
  spot: number;
}

const HARBOUR = 'harbour';

function wanted(table: ReaversTable, seat: number): Wanted[] {
  const player = table.players[seat];
  return [
    ...(player?.dice.map((die) => ({ kind: `die.${die}`, place: `rail.${seat}` })) ?? []),
    ...(player?.artifacts.flatMap(({ card, die }) => (die ? [{ kind: `die.${die}`, place: card }] : [])) ?? []),
    ...table.trade.map((die) => ({ kind: `die.${die}`, place: 'trade' })),
    ...Object.entries(table.pawns).flatMap(([at, owner]) =>
      owner === null ? [] : [{ kind: `pawn.${owner}`, place: at }],
    ),
    ...table.to_come.map((owner) => ({ kind: `pawn.${owner}`, place: HARBOUR })),
  ];
}

/** Where everything that has a like lies, given where it lay before. */
export class Pieces {
  private kept: readonly Kept<Wanted>[] = $state.raw([]);
  private seat = -1;

  see(table: ReaversTable, seat: number): void {
    this.kept = arranged(seat === this.seat ? this.kept : [], wanted(table, seat));
    this.seat = seat;
  }

  private at(place: string): LyingDie[] {
    return this.kept
      .filter((one) => one.place === place && one.kind.startsWith('die.'))
      .map(({ key, kind, spot }) => ({ key, die: kind.slice(4), spot }));
  }

  /** The sockets of the rail, from the left; null where none lies. */
  rail(sockets: number): (LyingDie | null)[] {
    const lie = this.at(`rail.${this.seat}`).sort((a, b) => a.spot - b.spot);
    const free = Array.from({ length: sockets }, (_, spot) => spot).filter(
      (spot) => !lie.some((die) => die.spot === spot),
    );
    // Who lay beyond the last socket takes one that has become free: only what is too much lies there.
    let beyond = sockets;
    const dice = lie.map((die) => (die.spot < sockets ? die : { ...die, spot: free.shift() ?? beyond++ }));
    const count = Math.max(sockets, ...dice.map(({ spot }) => spot + 1));
    return Array.from({ length: count }, (_, spot) => dice.find((die) => die.spot === spot) ?? null);
  }

  trade(): LyingDie[] {
    return this.at('trade').sort((a, b) => a.spot - b.spot);
  }

  stored(card: string): LyingDie | null {
    return this.at(card)[0] ?? null;
  }

  /** The longship on a location. */
  pawn(location: string): { key: string; seat: number } | null {
    const found = this.kept.find((one) => one.place === location && one.kind.startsWith('pawn.'));
    return found ? { key: found.key, seat: Number(found.kind.slice(5)) } : null;
  }

  /** Those still to come, in their order. */
  harbour(order: readonly number[]): { key: string; seat: number }[] {
    const waiting = this.kept.filter((one) => one.place === HARBOUR);
    return order.flatMap((seat) => {
      const at = waiting.findIndex((one) => one.kind === `pawn.${seat}`);
      const [found] = at < 0 ? [] : waiting.splice(at, 1);
      return found ? [{ key: found.key, seat }] : [];
    });
  }
}

/** The pieces as they lie in one view, for a ship that is only looked at. */
export function lying(table: ReaversTable, seat: number): Pieces {
  const pieces = new Pieces();
  pieces.see(table, seat);
  return pieces;
}

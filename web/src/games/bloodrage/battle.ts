/** The battle as it is shown: what the view says of it, and once it was compared what was compared. */
import type { Log } from '../../table/scene';
import { fjordOf, type Content } from './content';
import { fjordView, provinceView, type BloodRageTable, type Figures, type Prize } from './view';

export interface Side {
  seat: number;
  figures: Figures[];
  cards: { ref: string; worth: number }[];
  /** Figures and cards together. */
  sum: number;
  blanked: boolean;
  /** What a victory brings: of the pillage, and glory in all. */
  prize: Prize | null;
  glory: number;
  /** How many figures fall with a defeat. */
  fallen: number;
}

export interface Battle {
  province: string;
  pillager: number;
  sides: Side[];
  revealed: boolean;
  /** The winner's seat, -1 for a tie, null until it was compared. */
  winner: number | null;
  /** It was fought before, and can be looked at again. */
  over: boolean;
}

/** The battle of a view, given the one that was shown before. */
export function battleOf(before: Battle | null, table: BloodRageTable, content: Content): Battle | null {
  const pillage = table.pillage;
  if (!pillage?.fought) return before === null || before.over ? before : { ...before, over: true };
  const { province, pillager, participants, outcomes, totals } = pillage;
  const same = before !== null && !before.over && before.province === province;
  // After the comparison figures fall and cards go home: what was compared stays on show.
  if (same && before.winner !== null && totals !== null) return before;
  const fjord = fjordOf(content, province);
  const there = [
    ...(provinceView(table, province)?.figures ?? []),
    ...(fjord ? (fjordView(table, fjord.ref)?.figures ?? []) : []),
  ];
  const sides = participants.map((seat): Side => {
    const figures = there.filter((one) => one.seat === seat);
    const won = outcomes.find((one) => one.winner === seat);
    const lost = outcomes.find((one) => one.winner !== seat);
    const stood = same ? before.sides.find((side) => side.seat === seat) : undefined;
    const gains = won?.glory.filter((one) => one.seat === seat) ?? [];
    return {
      seat,
      figures,
      cards: (pillage.table[seat] ?? []).map((ref, i) => ({ ref, worth: pillage.worth[seat]?.[i] ?? 0 })),
      sum: (totals ?? pillage.sums)?.[seat] ?? 0,
      blanked: pillage.blanked[seat] ?? false,
      // What is at stake is told until it is decided.
      prize: won ? won.prize : (stood?.prize ?? null),
      glory: won ? gains.reduce((sum, one) => sum + one.glory, won.prize?.glory ?? 0) : (stood?.glory ?? 0),
      fallen: (lost?.fallen ?? figures).filter((one) => one.seat === seat).reduce((sum, one) => sum + one.count, 0),
    };
  });
  const revealed = totals !== null || sides.some((side) => side.cards.length > 0);
  return { province, pillager, sides, revealed, winner: totals === null ? null : (pillage.winner ?? -1), over: false };
}

/** The cards that came after the others in the battle that was told last. */
export function lateCards(log: Log): string[] {
  const told = log.flat();
  const began = told.findLastIndex((event) => event.kind === 'battle' || event.kind === 'watch');
  return told.slice(began + 1).flatMap((event) => (event.kind === 'late_card' ? [String(event['card'])] : []));
}

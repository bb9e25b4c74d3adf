/** The score sheet: the turns of both sides in two columns. */
import type { Side } from './board';
import type { RagnarocksTable } from './view';

export interface Noted {
  /** Its place in the list of turns, from 0. */
  index: number;
  text: string;
}

export type Line = Record<Side, Noted | null>;

/** Ivory's turn and red's answer stand on one line; where a side goes on, a new one begins. */
export function linesOf({ turns, movers, sides }: Pick<RagnarocksTable, 'turns' | 'movers' | 'sides'>): Line[] {
  const lines: Line[] = [];
  turns.forEach((text, index) => {
    const noted = { index, text };
    const last = lines.at(-1);
    if (sides.ivory.seats.includes(movers[index] as number)) lines.push({ ivory: noted, red: null });
    else if (last && !last.red) last.red = noted;
    else lines.push({ ivory: null, red: noted });
  });
  return lines;
}

/** Where an arrow key leads on the sheet; null if it leads nowhere. */
export function goOn(lines: readonly Line[], at: number, key: string): number | null {
  const end = Math.max(...lines.flatMap(({ ivory, red }) => [ivory?.index ?? 0, red?.index ?? 0]));
  const row = lines.findIndex(({ ivory, red }) => ivory?.index === at || red?.index === at);
  const side: Side = lines[row]?.red?.index === at ? 'red' : 'ivory';
  const inRow = (line: Line | undefined): number | null =>
    line?.[side]?.index ?? line?.ivory?.index ?? line?.red?.index ?? null;
  const to: Record<string, number | null> = {
    ArrowUp: inRow(lines[row - 1]),
    ArrowDown: inRow(lines[row + 1]),
    ArrowLeft: at > 0 ? at - 1 : null,
    ArrowRight: at < end ? at + 1 : null,
    Home: 0,
    End: end,
  };
  return to[key] ?? null;
}

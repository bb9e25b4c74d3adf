/** The score sheet: the turns of both sides in two columns. */
import type { Side } from './board';

export interface Noted {
  /** Its place in the list of turns, from 0. */
  index: number;
  text: string;
}

export type Line = Record<Side, Noted | null>;

/** RR-32.8: a turn with this note is followed by another of the same side. */
const EXTRA = '{jormungandr:extra}';

/** The side that took each turn: ivory begins (RR-2.10), and the sides alternate but for extra turns. */
export function sidesOf(turns: readonly string[]): Side[] {
  const sides: Side[] = [];
  turns.forEach((_, index) => {
    const before = sides[index - 1];
    if (!before) sides.push('ivory');
    else if (turns[index - 1]?.includes(EXTRA)) sides.push(before);
    else sides.push(before === 'ivory' ? 'red' : 'ivory');
  });
  return sides;
}

/** Ivory's turn and red's answer stand on one line; an extra turn begins a new one. */
export function linesOf(turns: readonly string[]): Line[] {
  const lines: Line[] = [];
  sidesOf(turns).forEach((side, index) => {
    const noted = { index, text: turns[index] as string };
    const last = lines.at(-1);
    if (side === 'red' && last && !last.red) last.red = noted;
    else lines.push(side === 'ivory' ? { ivory: noted, red: null } : { ivory: null, red: noted });
  });
  return lines;
}

/** Where an arrow key leads on the sheet; null if it leads nowhere. */
export function goOn(turns: readonly string[], at: number, key: string): number | null {
  const lines = linesOf(turns);
  const row = lines.findIndex(({ ivory, red }) => ivory?.index === at || red?.index === at);
  const side: Side = lines[row]?.red?.index === at ? 'red' : 'ivory';
  const inRow = (line: Line | undefined): number | null =>
    line?.[side]?.index ?? line?.ivory?.index ?? line?.red?.index ?? null;
  const to: Record<string, number | null> = {
    ArrowUp: inRow(lines[row - 1]),
    ArrowDown: inRow(lines[row + 1]),
    ArrowLeft: at > 0 ? at - 1 : null,
    ArrowRight: at + 1 < turns.length ? at + 1 : null,
    Home: 0,
    End: turns.length - 1,
  };
  return to[key] ?? null;
}

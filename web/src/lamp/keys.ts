// The keys of the lamp, beside those of every table.
import type { KeyPress } from '../table/keys';

export type LampCommand =
  | { do: 'turn'; by: 1 | -1 }
  | { do: 'fault'; by: 1 | -1 }
  | { do: 'line' | 'try' | 'undo' | 'play-on' | 'back' }
  | { do: 'show'; letter: 'A' | 'B' | 'C' };

const ARROWS: Record<string, LampCommand> = {
  ArrowRight: { do: 'turn', by: 1 },
  ArrowLeft: { do: 'turn', by: -1 },
  ArrowDown: { do: 'fault', by: 1 },
  ArrowUp: { do: 'fault', by: -1 },
};
const LETTERS: Record<string, LampCommand> = {
  a: { do: 'show', letter: 'A' },
  b: { do: 'show', letter: 'B' },
  c: { do: 'show', letter: 'C' },
  t: { do: 'try' },
  u: { do: 'undo' },
  p: { do: 'play-on' },
};

/** What a key means under the lamp; null for keys that are the table's. Arrows of whoever stands on the board walk there. */
export function lampCommand(press: KeyPress, onBoard: boolean): LampCommand | null {
  if (press.ctrlKey || press.altKey || press.metaKey) return null;
  const arrow = ARROWS[press.key];
  if (arrow !== undefined) return press.shiftKey || onBoard ? null : arrow;
  if (press.key === ' ') return { do: 'line' };
  if (press.key === 'Escape') return { do: 'back' };
  return press.shiftKey ? null : (LETTERS[press.key.toLowerCase()] ?? null);
}

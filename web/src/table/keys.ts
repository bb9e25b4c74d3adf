// The keyboard map of every table.
import type { Direction } from './arrows';

export type Command =
  | { do: 'walk'; step: 1 | -1 }
  | { do: 'arrow'; to: Direction }
  | { do: 'answer' }
  | { do: 'button'; number: number }
  | { do: 'search' }
  | { do: 'undo' }
  | { do: 'back' }
  | { do: 'hand' }
  | { do: 'sheet' }
  | { do: 'seats' }
  | { do: 'saga' }
  | { do: 'rules' }
  | { do: 'replay' }
  | { do: 'skip' }
  | { do: 'pause' }
  | { do: 'again' }
  | { do: 'mute' }
  | { do: 'recap' }
  | { do: 'why' }
  | { do: 'hint' }
  | { do: 'decision' }
  | { do: 'keys' };

export interface KeyPress {
  key: string;
  shiftKey: boolean;
  ctrlKey: boolean;
  altKey: boolean;
  metaKey: boolean;
}

const ARROWS: Record<string, Direction> = { ArrowLeft: 'left', ArrowRight: 'right', ArrowUp: 'up', ArrowDown: 'down' };
const LETTERS: Record<string, Command> = {
  u: { do: 'undo' },
  h: { do: 'hand' },
  c: { do: 'sheet' },
  s: { do: 'seats' },
  l: { do: 'saga' },
  r: { do: 'replay' },
  p: { do: 'pause' },
  b: { do: 'again' },
  m: { do: 'mute' },
  n: { do: 'recap' },
  w: { do: 'why' },
  i: { do: 'hint' },
  z: { do: 'decision' },
  k: { do: 'keys' },
};

/** What a key means at the table; null for keys that are the browser's. */
export function commandOf(press: KeyPress): Command | null {
  if (press.ctrlKey || press.altKey || press.metaKey) return null;
  if (press.key === 'Tab') return { do: 'walk', step: press.shiftKey ? -1 : 1 };
  const arrow = ARROWS[press.key];
  if (arrow !== undefined) return press.shiftKey ? null : { do: 'arrow', to: arrow };
  if (press.key === 'Enter') return { do: 'answer' };
  if (press.key === 'Escape') return { do: 'back' };
  if (press.key === ' ') return { do: 'skip' };
  if (press.key === '/') return { do: 'search' };
  if (press.key === '?') return { do: 'rules' };
  if (/^[1-9]$/.test(press.key)) return { do: 'button', number: Number(press.key) };
  return LETTERS[press.key.toLowerCase()] ?? null;
}

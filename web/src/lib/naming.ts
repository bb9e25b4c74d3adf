import type { Texts } from '../table/scene';
import type { Row, RowSeat } from '../wire';

/** Who sits there, in a word or two; a nameless bot is called by what it can do. */
export function seatName(seat: RowSeat, t: Texts): string {
  if (seat.kind === 'open') return t('free-place');
  // A bot is stored under its level; so it stands in records too, where nobody knows any more that it was one.
  const level = seat.name || seat.bot;
  if (level && !seat.mine && t.has(`bot-${level}`)) return botName(level, t);
  if (seat.name) return seat.name;
  return t('seat-number', { number: seat.seat + 1 });
}

export function botName(bot: string, t: Texts): string {
  return t.has(`bot-${bot}`) ? t(`bot-${bot}`) : bot;
}

/** How a bot plays, in a word. */
export function botLevel(bot: string, t: Texts): string {
  return t(`bot-${bot}.level`) || bot;
}

/** Everybody at a table, by seat. Bots of one level are kin: the second and third have names of their own. */
export function namesOf(row: Row | null, t: Texts): string[] {
  const names: string[] = [];
  const kin = t('bot-kin').split(',').map((name) => name.trim());
  for (const seat of row?.seats ?? []) {
    const name = seatName(seat, t);
    const taken = seat.bot !== null && names.includes(name);
    names.push(taken ? (kin.find((one) => !names.includes(one)) ?? name) : name);
  }
  return names;
}

const STEPS: readonly [Intl.RelativeTimeFormatUnit, number][] = [
  ['day', 86_400],
  ['hour', 3_600],
  ['minute', 60],
];

/** "Yesterday", "5 minutes ago", in the reader's language. */
export function ago(iso: string, lang: string, now = Date.now()): string {
  const seconds = (new Date(iso).getTime() - now) / 1000;
  const format = new Intl.RelativeTimeFormat(lang, { numeric: 'auto' });
  for (const [unit, size] of STEPS) if (Math.abs(seconds) >= size) return format.format(Math.round(seconds / size), unit);
  return format.format(0, 'second');
}

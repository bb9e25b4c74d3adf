import type { SeatColour, Texts } from '../table/scene';
import type { BotInfo, GameInfo, Outcome, Row, RowSeat } from '../wire';

/** Who sits there, in a word or two; a nameless bot is called by what it can do. */
export function seatName(seat: RowSeat, t: Texts): string {
  if (seat.kind === 'open') return t('free-place');
  if (seat.kind === 'automaton') return t('automaton');
  // A bot is stored under its level; so it stands in records too, where nobody knows any more that it was one.
  const level = seat.name || seat.bot;
  if (level && !seat.mine && t.has(`bot-${level}`)) return botName(level, t);
  if (seat.name) return seat.name;
  return t('seat-number', { number: seat.seat + 1 });
}

export function botName(bot: string, t: Texts): string {
  return t.has(`bot-${bot}`) ? t(`bot-${bot}`) : bot;
}

/** A bot to be chosen: its name, and how long it thinks or how it plays. */
export function botChoice(bot: BotInfo, t: Texts): string {
  const how = bot.seconds === null ? botLevel(bot.id, t) : t('bot-seconds', { seconds: bot.seconds });
  return `${botName(bot.id, t)}, ${how}`;
}

/** Whom "Play now" seats opposite: who suits this person by the hall's own books, or else the gentlest that thinks. */
export function partnerOf(game: Pick<GameInfo, 'bots'> & { partner?: string | null }): string {
  return game.partner ?? game.bots.find(({ id }) => id !== 'random')?.id ?? 'random';
}

/** The strongest bot that does not keep a beginner waiting. */
export function quickBot(bots: readonly BotInfo[]): string {
  return (bots.findLast((bot) => bot.seconds === null || bot.seconds <= 1) ?? bots[0])?.id ?? 'random';
}

/** How a bot plays, in a word. */
export function botLevel(bot: string, t: Texts): string {
  return t(`bot-${bot}.level`) || bot;
}

/** Everybody at a table, by seat. Bots of one level are kin: the second and third have names of their own. */
export function namesOf(row: Row | null, t: Texts): string[] {
  const names: string[] = [];
  const kin = t('bot-kin')
    .split(',')
    .map((name) => name.trim());
  for (const seat of row?.seats ?? []) {
    const name = seatName(seat, t);
    const taken = names.includes(name);
    if (seat.kind === 'automaton') names.push(taken ? `${name} ${seat.seat + 1}` : name);
    else
      names.push(
        taken && (seat.bot !== null || seat.kind === 'bot')
          ? (kin.find((one) => !names.includes(one)) ?? `${name} ${seat.seat + 1}`)
          : name,
      );
  }
  return names;
}

/** What a seat is called in a game of teams: "Ivory 2". */
export function placeName(place: string, t: Texts): string {
  const [team = '', number = ''] = place.split('.');
  return t.has(`team-${team}`) ? t(`team-${team}`, { number }) : `${team} ${number}`;
}

export const teamOf = (seat: RowSeat | undefined): string | null => seat?.place?.split('.')[0] ?? null;

/** The name of a team without its players' numbers. */
export function teamName(team: string, t: Texts): string {
  return t(`team-${team}.name`) || team;
}

const TEAMS: Record<string, { colour: SeatColour; emblem: string }> = {
  ivory: { colour: 'bone', emblem: 'bear' },
  red: { colour: 'ember', emblem: 'wolf' },
};
const COLOURS = ['ember', 'bone', 'fjord', 'yew'] as const;
const EMBLEMS = ['wolf', 'bear', 'raven', 'serpent'] as const;

/** The shield of a seat before the match says which it is. */
export function shieldOf(seat: number, place: string | null): { colour: SeatColour; emblem: string } {
  const team = place === null ? undefined : TEAMS[place.split('.')[0] ?? ''];
  return team ?? { colour: COLOURS[seat % 4] ?? 'ember', emblem: EMBLEMS[seat % 4] ?? 'wolf' };
}

/** Who has won: one seat, a whole team, or nobody alone. */
export function winnerOf(
  outcome: Outcome,
  row: Row | null,
  names: readonly string[],
  t: Texts,
): { seat: number | null; name: string } | null {
  const winners = outcome.ranks.flatMap((rank, seat) => (rank === 1 ? [seat] : []));
  const [first = 0] = winners;
  if (winners.length === 1) return { seat: first, name: names[first] ?? '' };
  const team = teamOf(row?.seats[first]);
  const together =
    team !== null &&
    winners.length < outcome.ranks.length &&
    winners.every((seat) => teamOf(row?.seats[seat]) === team);
  return together ? { seat: first, name: teamName(team, t) } : null;
}

const STEPS: readonly [Intl.RelativeTimeFormatUnit, number][] = [
  ['day', 86_400],
  ['hour', 3_600],
  ['minute', 60],
];

/** "Yesterday", "5 minutes ago", in the reader's language; of a moment as it is written, or in seconds of the epoch. */
export function ago(at: string | number, lang: string, now = Date.now()): string {
  const seconds = (new Date(typeof at === 'number' ? at * 1000 : at).getTime() - now) / 1000;
  const format = new Intl.RelativeTimeFormat(lang, { numeric: 'auto' });
  for (const [unit, size] of STEPS)
    if (Math.abs(seconds) >= size) return format.format(Math.round(seconds / size), unit);
  return format.format(0, 'second');
}

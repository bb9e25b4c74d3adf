// What a row of "Your matches" tells of a match: how it ended and against whom, or whom it waits for and since when.
import { ago, namesOf } from '../lib/naming';
import type { Texts } from '../table/scene';
import type { Row } from '../wire';

/** Won, lost, drawn or shared, with the points: "Ragnarocks · won, 27 to 23". Of others' matches only the points. */
export function endOf(row: Row, game: string, t: Texts): string {
  if (row.halted && !row.outcome) return t('row-closed', { game });
  const outcome = row.outcome;
  const own = row.seats.find((seat) => seat.mine)?.seat;
  const what = outcome === null || own === undefined ? game : t(`row-${fateOf(outcome.ranks, own)}`, { game });
  const scores = outcome === null ? null : scoresOf(row, own);
  return scores === null ? what : t('row-scored', { line: what, scores });
}

function fateOf(ranks: readonly number[], own: number): 'won' | 'lost' | 'drawn' | 'shared' {
  if (ranks[own] !== 1) return 'lost';
  const winners = ranks.filter((rank) => rank === 1).length;
  return winners === 1 ? 'won' : winners === ranks.length ? 'drawn' : 'shared';
}

/** Everybody's points, the reader's own first, then from the first to the last; null where nothing was counted. */
function scoresOf(row: Row, own: number | undefined): string | null {
  const { scores, ranks } = row.outcome ?? { scores: [], ranks: [] };
  const told = scores.flatMap((score, seat) =>
    score === null ? [] : [{ score, rank: ranks[seat] ?? 0, mine: seat === own }],
  );
  if (told.length === 0 || told.length < scores.length) return null;
  told.sort((a, b) => Number(b.mine) - Number(a.mine) || a.rank - b.rank);
  return told.map(({ score }) => score).join(' : ');
}

/** The second line: against whom, and when it ended or since when somebody is waited for. */
export function companyOf(row: Row, t: Texts, lang: string, now = Date.now()): string {
  const names = namesOf(row, t);
  const others = row.seats.filter((seat) => !seat.mine && seat.kind !== 'open' && seat.kind !== 'automaton');
  const at = row.state === 'over' ? (row.ended ?? row.updated) : row.since;
  const when = at === null ? '' : ago(at, lang, now);
  const told = [
    others.length > 0 ? t('row-company', { names: others.map((seat) => names[seat.seat] ?? '').join(', ') }) : '',
    when === '' ? '' : row.state === 'over' ? when : t('row-asked', { when }),
  ];
  return told.filter((one) => one !== '').join(' · ');
}

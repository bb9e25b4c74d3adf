/** The final scoring: what each line of the reckoning brought to everybody, now that all seals are broken. */
import type { TallyFacts, TallyLine } from '../../table/scene';
import { cellOf, LINES, PART } from './reckoning';
import { GOODS } from './signs';
import { tableOf } from './view';

const SIGNS: Readonly<Record<string, string>> = { play: 'glory', sets: 'keep_spoils', tokens: 'tower' };

/** Only lines in which somebody gained or lost anything; on a phone the parts that the rules name (RM-22.3). */
export function tallyOf({ view, outcome, upright, t }: Omit<TallyFacts, 'content' | 'log'>): TallyLine[] {
  const { players } = tableOf(view);
  const lines = upright
    ? [...new Set(Object.values(PART))].map((part) => ({
        key: part,
        text: t(`score-${part}`),
        points: outcome.parts?.[part] ?? [],
        sign: GOODS[SIGNS[part] ?? part]!,
      }))
    : LINES.map((line) => ({
        key: line,
        text: t(`line-${line}`),
        points: players.map(({ reckoning }) => cellOf(reckoning, line).value ?? 0),
        sign: GOODS[line]!,
      }));
  return lines.filter(({ points }) => points.some((one) => one !== 0));
}

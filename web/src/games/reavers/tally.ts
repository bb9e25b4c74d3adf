/** The final scoring: what each line of the reckoning brought to everybody, now that all seals are broken. */
import type { TallyFacts, TallyLine } from '../../table/scene';
import { cellOf, LINES } from './reckoning';
import { GOODS } from './signs';
import { tableOf } from './view';

/** Only lines in which somebody gained or lost anything. */
export function tallyOf({ view, t }: Pick<TallyFacts, 'view' | 't'>): TallyLine[] {
  return LINES.map((line) => ({
    key: line,
    text: t(`line-${line}`),
    points: tableOf(view).players.map(({ reckoning }) => cellOf(reckoning, line).value ?? 0),
    sign: GOODS[line]!,
  })).filter(({ points }) => points.some((one) => one !== 0));
}

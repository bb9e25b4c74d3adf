/** How far everybody came on each way, told at the end: what decided, and what was built besides. */
import type { TallyFacts, TallyLine } from '../../table/scene';
import { MapSign, Skull, WAY } from './signs';
import { tableOf } from './view';

/** Lines in which nobody has anything are left out. */
export function tallyOf({ view, t }: Pick<TallyFacts, 'view' | 't'>): TallyLine[] {
  const { players, counts } = tableOf(view);
  // What Ragnarok counts for a Follower besides its Regions are the tokens.
  const ashes = players.map(({ around }, seat) => (counts?.[seat] ?? around) - around);
  const lines: TallyLine[] = [
    { key: 'jarl', text: t('line-jarl'), points: players.map(({ ways }) => ways.jarl.has), sign: WAY.jarl },
    { key: 'gothi', text: t('line-gothi'), points: players.map(({ ways }) => ways.gothi.has), sign: WAY.gothi },
    { key: 'slayer', text: t('line-slayer'), points: players.map(({ slain }) => slain.length), sign: WAY.slayer },
    { key: 'around', text: t('line-around'), points: players.map(({ around }) => around), sign: MapSign },
    { key: 'ashes', text: t('line-ashes'), points: ashes, sign: Skull },
  ];
  return lines.filter(({ points }) => points.some((one) => one > 0));
}

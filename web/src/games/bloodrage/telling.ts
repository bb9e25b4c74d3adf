/** What the beam says while a great moment stands still. */
import type { Hold, Moment, Texts } from '../../table/scene';
import { eventArgs } from '../../lib/texts';
import { rollOf, type PartName } from './roll';
import { ownSeat, tableOf } from './view';

export interface Teller {
  t: Texts;
  names: readonly string[];
}

/** A battle was decided: whoever fought in it reads the sums as long as they like. */
export function battleHold({ event, after }: Moment, { t, names }: Teller): Hold {
  const own = ownSeat(after);
  const pillage = tableOf(after).pillage;
  const won = event?.kind === 'battle_won';
  const mine = won && event?.seat === own;
  const outcome = pillage?.outcomes.find((one) => one.winner === (won ? event?.seat : null));
  const count = outcome?.fallen.reduce((sum, one) => sum + one.count, 0) ?? 0;
  return {
    seat: won ? Number(event?.seat) : null,
    question: t(mine ? 'scene-you-won' : `event-${event?.kind}`, event ? eventArgs(event, names) : {}),
    help: count > 0 ? t('scene-fallen-all', { count }) : t('scene-read-sums'),
    stays: own !== null && (pillage?.participants.includes(own) ?? false),
  };
}

/** A part of the end of an age was told. */
export function partHold(part: PartName, log: Parameters<typeof rollOf>[0], { t }: Teller): Hold {
  const roll = rollOf(log);
  const hold = (question: string, help: string): Hold => ({ seat: null, question, help, stays: false });
  if (roll === null) return hold('', '');
  if (part === 'quests') {
    const done = roll.quests.filter((line) => line.fulfilled).length;
    const help = roll.quests.length ? t('scene-quests-done', { done, all: roll.quests.length }) : t('scene-no-quests');
    return hold(t('scene-quests-judged'), help);
  }
  if (part === 'ragnarok') {
    const count = roll.fallen.reduce((sum, line) => sum + line.figures.length, 0);
    return hold(
      t('event-ragnarok', { province: roll.province ?? '' }),
      count ? t('scene-fell-with-it', { count }) : t('scene-nobody-gains'),
    );
  }
  const count = roll.home.reduce((sum, line) => sum + line.figures.length, 0);
  return hold(t('scene-valhalla-open'), count ? t('scene-came-home', { count }) : t('scene-valhalla-empty'));
}

/** What would change for whoever is asked, by the rules' own forecast. */
import type { Foreseen, Texts } from '../../table/scene';
import type { View } from '../../wire';
import { ATTRIBUTES, RUNES, WAYS } from './content';
import { tableOf, type PlayerTable } from './view';

/** The numbers of a player that somebody may want to see move, by what they are called. */
function numbersOf(player: PlayerTable, t: Texts): Record<string, number> {
  return {
    ...Object.fromEntries(ATTRIBUTES.map((name) => [t(`attribute-${name}`), player.attributes[name].value])),
    ...Object.fromEntries(RUNES.map((rune) => [t(`rune-${rune}`), player.runes[rune]])),
    [t('unit-cards')]: player.hand,
    [t('unit-priests')]: player.priests,
    [t('unit-pool')]: player.pool,
    [t('unit-regions')]: player.regions,
    ...Object.fromEntries(WAYS.map((way) => [t(`way-${way}`), player.ways[way].has])),
  };
}

/** "Might 3 to 4", "Regions 5 to 6"; empty where nothing is known to change. */
export function changesOf(view: View, ref: string, t: Texts, foreseen: Foreseen | null): string[] {
  const seat = view.ask?.seat;
  if (seat === undefined || foreseen === null || !view.ask?.options.includes(ref)) return [];
  const [now, then] = [tableOf(view).players[seat], tableOf(foreseen.view).players[seat]];
  if (!now || !then) return [];
  const was = numbersOf(now, t);
  const changes = Object.entries(numbersOf(then, t))
    .filter(([what, to]) => was[what] !== to)
    .map(([what, to]) => t('forecast-change', { what, from: was[what], to }));
  if (foreseen.outcome) changes.push(t('forecast-end'));
  if (foreseen.barrier === 'chance' || foreseen.open) changes.push(t('forecast-open'));
  return changes;
}

export const forecastText = (view: View, ref: string, t: Texts, foreseen: Foreseen | null): string | null =>
  changesOf(view, ref, t, foreseen).join(', ') || null;

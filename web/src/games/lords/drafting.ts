/** Which draft is under way for whoever looks: Heroes, Origins or Blessings. */
import type { View } from '../../wire';
import { cardOf, type Content } from './content';
import { ownSeat, tableOf } from './view';

export interface Drafted {
  what: 'hero' | 'origin' | 'blessing';
  pack: readonly string[];
  /** What one has kept by now. */
  mine: readonly string[];
}

export function draftOf(view: View, content: Content): Drafted | null {
  const { offer, players } = tableOf(view);
  const seat = ownSeat(view);
  const player = seat === null ? undefined : players[seat];
  if (offer.length > 0 && view.asked.some(({ prompt }) => prompt.startsWith('blessing_')))
    return { what: 'blessing', pack: offer, mine: player?.blessings ?? [] };
  if (view.ask?.prompt !== 'draft_hero' && view.ask?.prompt !== 'draft_origin') return null;
  const pack = view.ask.options.filter((ref) => cardOf(content, ref) !== null);
  const kept = [player?.tile, player?.origin].flatMap((ref) => (ref ? [ref] : []));
  return { what: view.ask.prompt === 'draft_hero' ? 'hero' : 'origin', pack, mine: kept };
}

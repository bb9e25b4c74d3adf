/** What the events of Lords did, for those who were away: where an action begins, what it came to, where it left marks. */
import type { Deed, GameEvent } from '../../table/scene';

/** A step of a turn in which something is done, or something that somebody does. */
const BEGINS: ReadonlySet<string> = new Set([
  'turn',
  'special',
  'monument_built',
  'army_moved',
  'walked',
  'sailed',
  'priest_sent',
  'rune_action',
  'runes_harvested',
  'hunt',
  'battle',
]);
/** Nobody does these: the world goes on. */
const WORLD: ReadonlySet<string> = new Set(['event_drawn', 'ragnarok', 'requisite_met', 'forges_filled']);
/** What an action came to. */
const CROWNS: ReadonlySet<string> = new Set(['battle_over', 'hunt_over', 'temple_built', 'slain', 'control']);

const field = (event: GameEvent, name: string): string[] => {
  const value = event[name];
  return typeof value === 'string' ? [value] : [];
};

export function deed(event: GameEvent): Deed {
  const part = {
    begins: BEGINS.has(event.kind) || WORLD.has(event.kind),
    alone: WORLD.has(event.kind),
    crowns: CROWNS.has(event.kind),
    // The first that somebody does in a turn is told with it.
    continues: (begun: GameEvent) => begun.kind === 'turn' && begun.seat === event.seat && event.kind !== 'turn',
  };
  switch (event.kind) {
    case 'army_moved':
    case 'army_withdrawn':
    case 'army_transferred':
      return { ...part, from: String(event['from']), to: String(event['to']) };
    case 'army_killed':
      return { ...part, gone: field(event, 'region') };
    case 'walked':
    case 'hero_placed':
    case 'monster_moved':
    case 'monster_placed':
    case 'boss_placed':
      return { ...part, to: String(event['region']) };
    case 'sailed':
      return { ...part, to: String(event['sea']) };
    default:
      return {
        ...part,
        at: ['region', 'action', 'monument', 'realm'].flatMap((name) => field(event, name)),
      };
  }
}

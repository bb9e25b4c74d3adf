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

/** The parts of a Follower's turn, in their order, by what it is asked; whatever else it is asked belongs to the part under way. */
const PARTS: readonly (readonly string[])[] = [
  ['follower_roll'],
  ['follower_priest', 'follower_forge'],
  ['follower_hero'],
  ['follower_rune_action'],
  ['follower_idle', 'follower_target', 'follower_grows', 'follower_rests'],
  ['follower_special'],
  ['follower_reward', 'follower_clean_up', 'follower_omens'],
];
const asked = (prompt: unknown): number => PARTS.findIndex((prompts) => prompts.includes(String(prompt)));
const MANEUVERS = asked('follower_target');

/** Which part begins with an event: with what it is asked, or with the Regions that it measures before it invades. */
const partOf = (event: GameEvent): number =>
  event.kind === 'because' ? asked(event['prompt']) : event.kind === 'invasion_tested' ? MANEUVERS : -1;

/** Whether something goes on with a part of a Follower's turn: all that happens in it, up to the next. */
function goesOn(event: GameEvent, begun: GameEvent): boolean {
  if (event.kind === 'turn' || WORLD.has(event.kind)) return false;
  const rolls = begun.kind === 'turn' && partOf(event) === 0;
  return rolls ? begun.seat === event.seat : partOf(begun) >= 0 && partOf(begun) >= partOf(event);
}

const field = (event: GameEvent, name: string): string[] => {
  const value = event[name];
  return typeof value === 'string' ? [value] : [];
};

export function deed(event: GameEvent): Deed {
  const part = {
    begins: BEGINS.has(event.kind) || WORLD.has(event.kind) || partOf(event) >= 0,
    further: partOf(event) > 0,
    alone: WORLD.has(event.kind),
    crowns: CROWNS.has(event.kind),
    // What a person does in a turn is told with it; a Follower's turn is told part by part.
    continues: (begun: GameEvent) =>
      goesOn(event, begun) ||
      (begun.kind === 'turn' && begun.seat === event.seat && event.kind !== 'turn' && partOf(event) < 0),
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

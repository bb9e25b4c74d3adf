/** What the events of Reavers did, for those who were away: where an action begins, what it came to, where it left marks. */
import type { Deed, GameEvent } from '../../table/scene';

/** A longship lands, a specialist acts, somebody acts or rests. */
const BEGINS: ReadonlySet<string> = new Set(['selected', 'specialist', 'acts', 'rests']);
/** Nobody does these: the round itself goes on. */
const ROUND: ReadonlySet<string> = new Set(['round', 'start_player', 'offers', 'trade_dice', 'scoring']);
/** What an action came to. */
const CROWNS: ReadonlySet<string> = new Set(['sea_battle_won', 'sea_battle_lost', 'claimed', 'withstood']);
/** What the own turn goes on with, if it began so. */
const FIRST: ReadonlySet<string> = new Set(['selected', 'specialist']);

export function deed(event: GameEvent): Deed {
  const { kind, seat } = event;
  if (ROUND.has(kind)) return { begins: true, alone: true, continues: (begun) => ROUND.has(begun.kind), at: [] };
  const location = event['location'];
  const at = typeof location === 'string' ? [location] : [];
  if (!BEGINS.has(kind)) return { crowns: CROWNS.has(kind), at };
  return { begins: true, continues: (begun) => begun.seat === seat && FIRST.has(begun.kind), at };
}

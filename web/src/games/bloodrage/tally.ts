/** Where each clan's glory came from, counted out of the log. */
import type { Component } from 'svelte';
import Axe from '~icons/game-icons/battle-axe';
import Skull from '~icons/game-icons/burning-skull';
import CardPlay from '~icons/game-icons/card-play';
import Crown from '~icons/game-icons/crown';
import DoubleDragon from '~icons/game-icons/double-dragon';
import Hut from '~icons/game-icons/hut';
import Laurel from '~icons/game-icons/laurel-crown';
import Scroll from '~icons/game-icons/tied-scroll';
import type { TallyLine, Texts } from '../../table/scene';
import type { GameEvent } from '../../wire';

export const SOURCES = ['battle', 'pillage', 'quest', 'ragnarok', 'cards', 'taken', 'legendary', 'other'] as const;
export type Source = (typeof SOURCES)[number];

export interface Tally {
  source: Source;
  glory: number[];
}

function sourceOf(because: string): Source {
  if (because.startsWith('legendary')) return 'legendary';
  return (SOURCES as readonly string[]).includes(because) ? (because as Source) : 'cards';
}

/** One line per source that gave or took anything; what the log does not explain is the last. */
export function tallyOf(log: readonly (readonly GameEvent[])[], scores: readonly (number | null)[]): Tally[] {
  const lines = new Map<Source, number[]>(SOURCES.map((source) => [source, scores.map(() => 0)]));
  const add = (source: Source, seat: number, glory: number): void => {
    const line = lines.get(source)!;
    if (seat in line) line[seat] = (line[seat] ?? 0) + glory;
  };
  for (const event of log.flat()) {
    const glory = Number(event['glory'] ?? 0);
    if (event.kind === 'glory') add(sourceOf(String(event['because'] ?? '')), Number(event['seat']), glory);
    else if (event.kind === 'glory_taken') {
      add('taken', Number(event['seat']), glory);
      add('taken', Number(event['loser']), -glory);
    }
  }
  scores.forEach((score, seat) => {
    const told = [...lines.values()].reduce((sum, line) => sum + (line[seat] ?? 0), 0);
    add('other', seat, (score ?? told) - told);
  });
  return SOURCES.map((source) => ({ source, glory: lines.get(source)! })).filter(({ glory }) =>
    glory.some((one) => one !== 0),
  );
}

const SIGNS: Record<Source, Component> = {
  battle: Axe,
  pillage: Hut,
  quest: Scroll,
  ragnarok: Skull,
  cards: CardPlay,
  taken: DoubleDragon,
  legendary: Crown,
  other: Laurel,
};

/** The same with words and signs, as the end tells it. */
export function linesOf(
  log: readonly (readonly GameEvent[])[],
  scores: readonly (number | null)[],
  t: Texts,
): TallyLine[] {
  return tallyOf(log, scores).map(({ source, glory }) => ({
    key: source,
    text: t(`scene-tally-${source}`),
    points: glory,
    sign: SIGNS[source],
  }));
}

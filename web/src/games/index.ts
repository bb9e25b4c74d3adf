/** The scenes of the hall: a folder with an `index.ts` is one, fetched when its table is opened; others are played plain. */
import { once } from '../lib/library';
import type { GameModule } from '../table/scene';

const scenes = import.meta.glob<{ default: GameModule }>('./*/index.ts');

/** Asked for once: who comes second would not wait for the style that the first still waits for. */
export function sceneOf(game: string): Promise<GameModule> {
  const scene = scenes[`./${game}/index.ts`];
  return once(`module ${game}`, async () =>
    scene === undefined ? (await import('../table/plain')).plain : (await scene()).default,
  );
}

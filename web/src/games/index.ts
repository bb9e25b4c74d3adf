/** The scenes of the hall: a folder with an `index.ts` is one, fetched when its table is opened; others are played plain. */
import type { GameModule } from '../table/scene';

const scenes = import.meta.glob<{ default: GameModule }>('./*/index.ts');

export async function sceneOf(game: string): Promise<GameModule> {
  const scene = scenes[`./${game}/index.ts`];
  return scene === undefined ? (await import('../table/plain')).plain : (await scene()).default;
}

/** The scenes of the hall by game; each is fetched when its table is opened. */
import type { GameModule } from '../table/scene';

export const games: Record<string, () => Promise<GameModule>> = {
  bloodrage: async () => (await import('./bloodrage')).default,
  ragnarocks: async () => (await import('./ragnarocks')).default,
};

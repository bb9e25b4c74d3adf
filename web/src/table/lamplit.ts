// What is fetched when somebody looks back under the lamp.
import type * as Parts from '../lamp';
import type { Lamp } from '../lamp';

export type Lamplit = typeof Parts & { lamp: Lamp };

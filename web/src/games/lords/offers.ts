/** What a thing on the table can mean now, and which offered things lie nowhere in sight. */
import type { Pointing } from '../../table/scene';
import { thing } from './content';

export interface Meaning {
  /** The ref that pointing at the thing answers with. */
  ref: string;
  offered: boolean;
  /** What else could be meant. */
  others: string[];
}

/** What pointing at a thing means: itself, or the first deed that may be done with it; else why not. */
export function meaningOf(pointing: Pick<Pointing, 'offered' | 'refused'>, ref: string): Meaning {
  const [first, ...others] = [...pointing.offered].filter((one) => thing(one) === ref);
  if (first !== undefined) return { ref: first, offered: true, others };
  const refused = pointing.refused.has(ref) ? ref : [...pointing.refused.keys()].find((one) => thing(one) === ref);
  return { ref: refused ?? ref, offered: false, others: [] };
}

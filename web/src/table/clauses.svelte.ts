import { SvelteMap } from 'svelte/reactivity';
import { api } from '../lib/api';
import { library } from '../lib/library';
import type { RuleClause, Rules } from '../wire';

/** How many clauses the server gives at once. */
const AT_ONCE = 64;

export interface Scribe {
  clauses(game: string, ids: readonly string[]): Promise<RuleClause[]>;
  rules(game: string): Promise<Rules>;
}

/** The clauses of a title as far as somebody reads them: a few by their ids, and all once the rules are opened. */
export class ClauseBook {
  readonly known = new SvelteMap<string, RuleClause>();
  rules = $state.raw<Rules | null>(null);
  trouble = $state.raw<unknown>(null);
  private readonly asked = new Set<string>();

  constructor(private readonly scribe: Scribe = { clauses: api.clauses, rules: library.rules }) {}

  /** Fetches those of the clauses that are not here yet. What does not come is fetched when it is wanted again. */
  async want(game: string, ids: Iterable<string>): Promise<void> {
    const missing = [...new Set(ids)].filter((id) => !this.known.has(id) && !this.asked.has(id)).slice(0, AT_ONCE);
    if (missing.length === 0) return;
    missing.forEach((id) => this.asked.add(id));
    try {
      for (const clause of await this.scribe.clauses(game, missing)) this.known.set(clause.id, clause);
    } catch {
      missing.forEach((id) => this.asked.delete(id));
    }
  }

  /** Fetches all of them. */
  async open(game: string): Promise<void> {
    this.trouble = null;
    try {
      const rules = await this.scribe.rules(game);
      for (const { clauses } of rules.sections) for (const clause of clauses) this.known.set(clause.id, clause);
      this.rules = rules;
    } catch (error) {
      this.trouble = error;
    }
  }
}

import { SvelteMap } from 'svelte/reactivity';
import { api } from '../lib/api';
import { library } from '../lib/library';
import type { Lang } from '../lib/settings.svelte';
import type { RuleClause, Rules } from '../wire';

/** How many clauses the server gives at once. */
const AT_ONCE = 64;

export interface Scribe {
  clauses(game: string, lang: Lang, ids: readonly string[]): Promise<RuleClause[]>;
  rules(game: string, lang: Lang): Promise<Rules>;
}

/** The clauses of a title as far as somebody reads them, in their language: a few by their ids, and all once the rules are opened. */
export class ClauseBook {
  readonly known = new SvelteMap<string, RuleClause>();
  rules = $state.raw<Rules | null>(null);
  trouble = $state.raw<unknown>(null);
  private readonly asked = new Set<string>();
  private lang: Lang | null = null;

  constructor(private readonly scribe: Scribe = { clauses: api.clauses, rules: library.rules }) {}

  /** Fetches those of the clauses that are not here yet. What does not come is fetched when it is wanted again. */
  async want(game: string, lang: Lang, ids: Iterable<string>): Promise<void> {
    this.turnTo(lang);
    const missing = [...new Set(ids)].filter((id) => !this.known.has(id) && !this.asked.has(id)).slice(0, AT_ONCE);
    if (missing.length === 0) return;
    missing.forEach((id) => this.asked.add(id));
    try {
      const clauses = await this.scribe.clauses(game, lang, missing);
      if (this.lang === lang) for (const clause of clauses) this.known.set(clause.id, clause);
    } catch {
      if (this.lang === lang) missing.forEach((id) => this.asked.delete(id));
    }
  }

  /** Fetches all of them. */
  async open(game: string, lang: Lang): Promise<void> {
    this.turnTo(lang);
    this.trouble = null;
    try {
      const rules = await this.scribe.rules(game, lang);
      if (this.lang !== lang) return;
      for (const { clauses } of rules.sections) for (const clause of clauses) this.known.set(clause.id, clause);
      this.rules = rules;
    } catch (error) {
      if (this.lang === lang) this.trouble = error;
    }
  }

  /** Another language: what was read in the last one is put away, and what of it is still to come is not wanted. */
  private turnTo(lang: Lang): void {
    if (this.lang === lang) return;
    this.lang = lang;
    this.known.clear();
    this.asked.clear();
    this.rules = null;
  }
}

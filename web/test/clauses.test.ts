import { describe, expect, it } from 'vitest';
import { ClauseBook, type Scribe } from '../src/table/clauses.svelte';
import { silent } from '../src/table/refusal';
import { bundleOf, textsOf } from '../src/lib/texts';
import type { AskView, RuleClause } from '../src/wire';

const clause = (id: string): RuleClause => ({ id, text: `The text of ${id}.`, ruling: false, group: null });

/** A scribe who notes what is asked of him, and may be away. */
function scribe() {
  const asked: string[] = [];
  const self = { asked, away: false };
  const work: Scribe = {
    clauses: async (_, ids) => {
      asked.push(ids.join(' '));
      if (self.away) throw new Error('away');
      return ids.filter((id) => id !== 'RR-0.0').map(clause);
    },
    rules: async () => {
      asked.push('rules');
      if (self.away) throw new Error('away');
      return { sections: [{ number: '3', title: 'The turn', clauses: [clause('RR-3.1'), clause('RR-3.2')] }] };
    },
  };
  return Object.assign(self, { book: new ClauseBook(work) });
}

describe('the clauses that are read', () => {
  it('come once, and only those that are wanted', async () => {
    const { asked, book } = scribe();
    await book.want('ragnarocks', ['RR-3.1', 'RR-3.1', 'RR-0.0']);
    await book.want('ragnarocks', ['RR-3.1', 'RR-0.0', 'RR-3.4']);
    await book.want('ragnarocks', []);
    expect(asked).toEqual(['RR-3.1 RR-0.0', 'RR-3.4']);
    expect([...book.known.keys()]).toEqual(['RR-3.1', 'RR-3.4']);
  });

  it('are asked for again where they did not come', async () => {
    const self = scribe();
    self.away = true;
    await self.book.want('ragnarocks', ['RR-3.1']);
    expect(self.book.known.size).toBe(0);
    self.away = false;
    await self.book.want('ragnarocks', ['RR-3.1']);
    expect(self.book.known.get('RR-3.1')?.text).toBe('The text of RR-3.1.');
  });

  it('come all with the rules, and then no more', async () => {
    const self = scribe();
    self.away = true;
    await self.book.open('ragnarocks');
    expect([self.book.rules, self.book.trouble]).toEqual([null, new Error('away')]);
    self.away = false;
    await self.book.open('ragnarocks');
    expect(self.book.trouble).toBe(null);
    await self.book.want('ragnarocks', ['RR-3.1', 'RR-3.2']);
    expect(self.asked).toEqual(['rules', 'rules']);
  });
});

describe('clauses without a sentence of their own', () => {
  const t = textsOf([
    bundleOf(
      'en',
      'ask-move = Move.\n    .clause = Moving\n    .rule = As far as you like.\nask-rest = Rest.\nrefusal-RR-3-8 = Too far.\n',
    ),
  ]);
  const ask = (prompt: string): AskView => ({
    seat: 0,
    prompt,
    about: {},
    options: [],
    refusals: { 'hex:a1': 'RR-3.8', 'hex:a2': 'RR-3.9' },
    clauses: ['RR-3.3', 'RR-3.4'],
  });

  it('are those of refusals that the texts do not tell', () => {
    expect(silent(ask('move'), t)).toEqual(['RR-3.9']);
  });
  it('are those of a question whose rule the texts do not tell', () => {
    expect(silent(ask('rest'), t)).toEqual(['RR-3.3', 'RR-3.9']);
  });
});

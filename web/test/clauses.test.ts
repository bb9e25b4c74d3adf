import { describe, expect, it } from 'vitest';
import { ClauseBook, type Scribe } from '../src/table/clauses.svelte';
import { silent } from '../src/table/refusal';
import { bundleOf, textsOf } from '../src/lib/texts';
import type { AskView, RuleClause } from '../src/wire';

const clause = (id: string, text: string): RuleClause => ({ id, text, ruling: false, group: null });

const told = (lang: string, id: string): string => (lang === 'de' ? `Der Text von ${id}.` : `The text of ${id}.`);

/** A scribe who notes what is asked of him, and may be away. */
function scribe() {
  const asked: string[] = [];
  const self = { asked, away: false };
  const work: Scribe = {
    clauses: async (_, lang, ids) => {
      asked.push(ids.join(' '));
      if (self.away) throw new Error('away');
      return ids.filter((id) => id !== 'RR-0.0').map((id) => clause(id, told(lang, id)));
    },
    rules: async (_, lang) => {
      asked.push('rules');
      if (self.away) throw new Error('away');
      const clauses = ['RR-3.1', 'RR-3.2'].map((id) => clause(id, told(lang, id)));
      return { sections: [{ number: '3', title: 'The turn', lang, clauses }] };
    },
  };
  return Object.assign(self, { book: new ClauseBook(work) });
}

describe('the clauses that are read', () => {
  it('come once, and only those that are wanted', async () => {
    const { asked, book } = scribe();
    await book.want('ragnarocks', 'en', ['RR-3.1', 'RR-3.1', 'RR-0.0']);
    await book.want('ragnarocks', 'en', ['RR-3.1', 'RR-0.0', 'RR-3.4']);
    await book.want('ragnarocks', 'en', []);
    expect(asked).toEqual(['RR-3.1 RR-0.0', 'RR-3.4']);
    expect([...book.known.keys()]).toEqual(['RR-3.1', 'RR-3.4']);
  });

  it('are asked for again where they did not come', async () => {
    const self = scribe();
    self.away = true;
    await self.book.want('ragnarocks', 'en', ['RR-3.1']);
    expect(self.book.known.size).toBe(0);
    self.away = false;
    await self.book.want('ragnarocks', 'en', ['RR-3.1']);
    expect(self.book.known.get('RR-3.1')?.text).toBe('The text of RR-3.1.');
  });

  it('come all with the rules, and then no more', async () => {
    const self = scribe();
    self.away = true;
    await self.book.open('ragnarocks', 'en');
    expect([self.book.rules, self.book.trouble]).toEqual([null, new Error('away')]);
    self.away = false;
    await self.book.open('ragnarocks', 'en');
    expect(self.book.trouble).toBe(null);
    await self.book.want('ragnarocks', 'en', ['RR-3.1', 'RR-3.2']);
    expect(self.asked).toEqual(['rules', 'rules']);
  });

  it('come anew in another language, and what was on its way in the last one is not kept', async () => {
    const { asked, book } = scribe();
    const english = [book.want('ragnarocks', 'en', ['RR-3.1', 'RR-3.4']), book.open('ragnarocks', 'en')];
    const german = book.want('ragnarocks', 'de', ['RR-3.1']);
    await Promise.all([...english, german]);
    expect(asked).toEqual(['RR-3.1 RR-3.4', 'rules', 'RR-3.1']);
    expect([...book.known.values()].map(({ text }) => text)).toEqual(['Der Text von RR-3.1.']);
    expect(book.rules).toBe(null);
    await book.open('ragnarocks', 'de');
    expect(book.rules?.sections[0]?.lang).toBe('de');
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

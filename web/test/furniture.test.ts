import { beforeEach, describe, expect, it } from 'vitest';
import { Furniture, type Workshop } from '../src/table/furniture.svelte';

interface Asked {
  what: string;
  bring: (it: never) => void;
  fail: (why: Error) => void;
}

describe('what a table is furnished with', () => {
  let asked: Asked[];
  let automata: boolean;
  let furniture: Furniture;

  const later = (what: string) =>
    new Promise<never>((bring, fail) => {
      asked.push({ what, bring, fail });
    });

  beforeEach(() => {
    asked = [];
    automata = false;
    const workshop = {
      scene: () => later('scene'),
      module: () => later('module'),
      texts: (_, lang) => later(`texts ${lang}`),
      automataTexts: (_, lang) => later(`automata ${lang}`),
      shell: (lang) => `shell ${lang}` as never,
    } satisfies Workshop;
    furniture = new Furniture(workshop, () => automata);
  });

  /** Orders it all, and gives what was asked for. */
  function order(lang: 'en' | 'de'): Asked[] {
    const before = asked.length;
    void furniture.order('lords', lang);
    return asked.slice(before);
  }

  /** All that was asked for comes. */
  async function bring(order: Asked[]) {
    for (const { what, bring } of order) bring(what as never);
    await new Promise((done) => setTimeout(done));
  }

  it('is whole without the words of automata where none sits', async () => {
    const all = order('en');
    expect(all.map(({ what }) => what)).toEqual(['scene', 'module', 'texts en']);
    expect(furniture.whole).toBe(false);
    await bring(all);
    expect(furniture.whole).toBe(true);
  });

  it('is not whole before the words of automata have come', async () => {
    const first = order('en');
    automata = true;
    await bring(first);
    expect(furniture.whole).toBe(false);
  });

  it('keeps the words of automata also where what was ordered without them comes last', async () => {
    const first = order('en');
    automata = true;
    const second = order('en');
    await bring(second);
    await bring(first);
    expect(furniture.whole).toBe(true);
    expect(furniture.bundles).toEqual(['texts en', 'automata en', 'shell en']);
  });

  it('speaks the language that was chosen last', async () => {
    const first = order('en');
    await bring(order('de'));
    await bring(first);
    expect(furniture.bundles).toEqual(['texts de', 'shell de']);
  });

  it('is in no trouble over what nobody waits for any more', async () => {
    const first = order('en');
    const second = order('de');
    first[0]?.fail(new Error('the thread is torn'));
    await bring(second);
    expect(furniture.trouble).toBeNull();
    expect(furniture.whole).toBe(true);
  });

  it('says what went wrong until it comes', async () => {
    order('en')[0]?.fail(new Error('the thread is torn'));
    await new Promise((done) => setTimeout(done));
    expect(furniture.trouble).toEqual(new Error('the thread is torn'));
    await bring(order('en'));
    expect(furniture.trouble).toBeNull();
  });
});

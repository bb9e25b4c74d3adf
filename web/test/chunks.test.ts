import { describe, expect, it } from 'vitest';
import { fileOf } from '../chunks';

/** A client in which each module is imported by others, or fetched by them when it is needed. */
const IMPORTED: Record<string, string[]> = {
  '/web/src/main.ts': ['/web/index.html'],
  '/web/src/App.svelte': ['/web/src/main.ts'],
  '/web/src/lib/api.ts': ['/web/src/hall/Hall.svelte'],
  '/web/src/table/model.ts': ['/web/src/table/Table.svelte', '/web/src/games/lords/index.ts'],
  '/web/src/games/lords/sign.ts': ['/web/src/hall/Hall.svelte', '/web/src/games/lords/index.ts'],
  '/web/src/kit/stage.ts': ['lords', 'bloodrage', 'reavers'].map((title) => `/web/src/games/${title}/index.ts`),
  '/web/src/games/lords/signs.ts': ['/web/src/games/lords/index.ts'],
  '/web/src/games/bloodrage/signs.ts': ['/web/src/games/bloodrage/index.ts'],
  '~icons/spears': ['/web/src/games/lords/signs.ts', '/web/src/games/bloodrage/signs.ts'],
  '~icons/claws': ['/web/src/games/lords/stages.ts', '/web/src/games/bloodrage/signs.ts'],
};
const FETCHED = /Hall\.svelte|Table\.svelte|index\.ts|stages\.ts/;

function file(id: string): string | null {
  const getModuleInfo = (one: string): any => ({
    isEntry: one.endsWith('.html'),
    importers: IMPORTED[one] ?? [],
    dynamicImporters: FETCHED.test(one) ? ['/web/src/App.svelte'] : [],
  });
  return fileOf(id, { getModuleInfo });
}

describe('which file a module is in', () => {
  it('is the shell for what every page has, and for what hall and table share', () => {
    expect(file('/web/src/App.svelte')).toBe('shell');
    expect(file('/web/src/lib/api.ts')).toBe('shell');
    expect(file('/web/src/games/lords/sign.ts')).toBe('shell');
  });

  it("is the table's for what every table has", () => {
    expect(file('/web/src/table/model.ts')).toBe('table');
  });

  it('is the kit for what most titles share', () => {
    expect(file('/web/src/kit/stage.ts')).toBe('kit');
  });

  it('is one of just the two titles that share it', () => {
    expect(file('~icons/spears')).toBe('bloodrage-lords');
  });

  it('is left to the title where others need it later only', () => {
    expect(file('~icons/claws')).toBeNull();
    expect(file('/web/src/games/lords/signs.ts')).toBeNull();
  });
});

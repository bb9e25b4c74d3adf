// Which modules come in one file: a browser fetches six at a time, and each costs a way there and back.
import type { Rolldown } from 'vite';

type Modules = Pick<Rolldown.ChunkingContext, 'getModuleInfo'>;

/** What every page has. */
const EVERYWHERE =
  /\/node_modules\/(svelte|@fluent|clsx|esm-env)\/|\/src\/(lib|parts|texts|styles)\/|\/\.letters\/|vite\/preload-helper/;
/** Among these, what is fetched when somebody opens it. */
const OPENED = /\/parts\/(Settings|HandSettings)/;
const MAIN = /\/index\.html$/;
/** What it shares with the page for those who play alone is the hall's. */
const HALL = /\/src\/hall\/Hall\.svelte$/;
const TABLE = /\/src\/table\/Table\.svelte$/;
const TITLE = /\/src\/games\/([^/]+)\/index\.ts$/;

/** The parts of the client that cannot be shown without a module: they import it, or something that does. */
function needersOf(id: string, modules: Modules, met = new Set<string>()): string[] {
  if (met.has(id)) return [];
  met.add(id);
  const module = modules.getModuleInfo(id);
  if (module === null) return [];
  const own = module.isEntry || module.dynamicImporters.length > 0 ? [id] : [];
  return [...own, ...module.importers.flatMap((one) => needersOf(one, modules, met))];
}

/**
 * The file of a module that more than one part needs; null leaves it with the one that does.
 *
 * What several titles share is a file of just these titles: no table waits for what only another has.
 */
export function fileOf(id: string, modules: Modules): string | null {
  if (OPENED.test(id)) return null;
  if (EVERYWHERE.test(id)) return 'shell';
  const needers = needersOf(id, modules);
  const titles = [...new Set(needers.flatMap((one) => TITLE.exec(one)?.[1] ?? []))].sort();
  const atTable = titles.length > 0 || needers.some((one) => TABLE.test(one));
  const elsewhere = needers.some((one) => /\/src\/(hall|rules|alone)\/|\/src\/learn\/LearnPage/.test(one));
  if (needers.some((one) => MAIN.test(one)) || (atTable && elsewhere)) return 'shell';
  if (needers.some((one) => TABLE.test(one))) return 'table';
  if (needers.some((one) => HALL.test(one))) return 'hall';
  if (titles.length > 2) return 'kit';
  return titles.length === 2 ? titles.join('-') : null;
}

/** A file brings all that its modules import, unless an earlier one has it; so what most pages have comes first. */
export const groups: Rolldown.CodeSplittingGroup[] = [
  ...['shell', 'table', 'hall', 'kit'].map((file, place) => ({
    name: (id: string, modules: Modules) => (fileOf(id, modules) === file ? file : null),
    priority: 5 - place,
    debugName: file,
  })),
  { name: fileOf, priority: 1, debugName: 'shared' },
];

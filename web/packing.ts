// What the build adds so that pages come quickly: a page for each kind of address, and every text packed beside itself.
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Plugin, Rolldown } from 'vite';

type Bundle = Rolldown.OutputBundle;

interface Page {
  file: string;
  /** The parts of the client that the page shows. */
  parts: string[];
  /** The letters of its first lines. */
  letters: string[];
  /** What it asks the server first. */
  calls: string[];
  /** The title that is played there: `titleOfPage` in the client reads it. */
  title?: string;
}

// The server knows these files by name: src/meadhall/server/web.py.
const PAGES: Page[] = [
  {
    file: 'index.html',
    parts: ['src/hall/Hall.svelte'],
    letters: ['grenze-gotisch-600', 'alegreya-sans-500'],
    calls: ['/api/me', '/api/games'],
  },
  {
    file: 'table.html',
    parts: ['src/table/Table.svelte'],
    letters: ['grenze-700', 'alegreya-sans-500'],
    calls: ['/api/me'],
  },
  {
    file: 'rules.html',
    parts: ['src/rules/RulesPage.svelte'],
    letters: ['grenze-gotisch-600', 'alegreya-sans-500'],
    calls: [],
  },
  {
    file: 'alone.html',
    parts: ['src/alone/AlonePage.svelte'],
    letters: ['grenze-gotisch-600', 'alegreya-sans-500'],
    calls: ['/api/me', '/api/games'],
  },
  {
    file: 'learn.html',
    parts: ['src/learn/LearnPage.svelte'],
    letters: ['grenze-gotisch-600', 'alegreya-sans-500'],
    calls: ['/api/me', '/api/games'],
  },
  {
    file: 'puzzles.html',
    parts: ['src/puzzles/PuzzlesPage.svelte'],
    letters: ['grenze-gotisch-600', 'alegreya-sans-500'],
    calls: ['/api/me'],
  },
];

/** The scripts and styles of a part, with all that it imports; without what the page names already. */
function needsOf(bundle: Bundle, part: string, named: string): string[] {
  const found = Object.values(bundle).find(
    (one) => one.type === 'chunk' && one.moduleIds.some((id) => id.endsWith(part)),
  );
  if (found === undefined) throw new Error(`The client has no part ${part}.`);
  const needs = new Set<string>();
  const gather = (name: string) => {
    const chunk = bundle[name];
    if (needs.has(name) || chunk?.type !== 'chunk') return;
    needs.add(name);
    chunk.viteMetadata?.importedCss.forEach((css) => needs.add(css));
    chunk.imports.forEach(gather);
  };
  gather(found.fileName);
  return [...needs].filter((name) => !named.includes(name));
}

function lettersOf(bundle: Bundle, name: string): string {
  const file = `${name}-common.woff2`;
  const found = Object.values(bundle).find((one) => one.type === 'asset' && one.names.includes(file));
  if (found === undefined) throw new Error(`There are no letters ${file}.`);
  return found.fileName;
}

/** A table has a page for each title with a scene, which names what the scene needs too. */
function sistersOf(page: Page, bundle: Bundle): Page[] {
  if (page.file !== 'table.html') return [];
  return Object.values(bundle).flatMap((one) => {
    const title =
      one.type === 'chunk' ? /\/src\/games\/([^/]+)\/index\.ts$/.exec(one.facadeModuleId ?? '')?.[1] : undefined;
    if (title === undefined) return [];
    const parts = [...page.parts, `src/games/${title}/index.ts`];
    return [
      { ...page, file: `table-${title}.html`, parts, calls: [...page.calls, `/api/games/${title}/scene`], title },
    ];
  });
}

/** Writes a page for each kind of address, which names all it needs: nothing is fetched only after something else has come. */
export function pages(): Plugin {
  return {
    name: 'meadhall:pages',
    apply: 'build',
    enforce: 'post',
    generateBundle(_, bundle) {
      const page = bundle['index.html'];
      if (page?.type !== 'asset') throw new Error('The client has no index.html.');
      const plain = String(page.source);
      for (const { file, parts, letters, calls, title } of PAGES.flatMap((one) => [one, ...sistersOf(one, bundle)])) {
        const [own = [], ...scene] = parts.map((part) => needsOf(bundle, part, plain));
        const part = (name: string): string =>
          `<link rel="${name.endsWith('.css') ? 'stylesheet' : 'modulepreload'}" crossorigin href="/${name}">`;
        // A browser asks for six at a time, in this order: what the page waits for first comes first.
        const links = [
          ...(title === undefined ? [] : [`<meta name="meadhall-title" content="${title}">`]),
          ...own.map(part),
          ...calls.map((call) => `<link rel="preload" as="fetch" crossorigin href="${call}">`),
          ...letters.map(
            (name) => `<link rel="preload" as="font" type="font/woff2" crossorigin href="/${lettersOf(bundle, name)}">`,
          ),
          ...new Set(
            scene
              .flat()
              .filter((name) => !own.includes(name))
              .map(part),
          ),
        ];
        const source = plain.replace('</head>', `${links.map((link) => `  ${link}\n  `).join('')}</head>`);
        if (file === 'index.html') page.source = source;
        else this.emitFile({ type: 'asset', fileName: file, source });
      }
    },
  };
}

const TEXT = /\.(html|js|css|svg|json)$/;
/** Bytes; packing anything smaller saves no packet. */
const SMALLEST = 800;

/** Lays `file.br` and `file.gz` beside every text of some length; the server gives the one that a browser can read. */
export function packed(): Plugin {
  return {
    name: 'meadhall:packed',
    apply: 'build',
    async writeBundle({ dir = '' }, bundle) {
      const texts = Object.keys(bundle).filter((name) => TEXT.test(name));
      await Promise.all(
        texts.map(async (name) => {
          const path = join(dir, name);
          const text = await readFile(path);
          if (text.length < SMALLEST) return;
          await writeFile(`${path}.gz`, await promisify(gzip)(text, { level: 9 }));
          await writeFile(
            `${path}.br`,
            await promisify(brotliCompress)(text, { params: { [constants.BROTLI_PARAM_SIZE_HINT]: text.length } }),
          );
        }),
      );
    },
  };
}

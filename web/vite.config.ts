import { svelte } from '@sveltejs/vite-plugin-svelte';
import icons from 'unplugin-icons/vite';
import type { Rolldown } from 'vite';
import { defineConfig } from 'vitest/config';
import { letters } from './letters.ts';
import { packed, pages } from './packing.ts';

const server = `http://127.0.0.1:${process.env['MEADHALL_PORT'] ?? '8765'}`;

/** What all parts of the client share is one file: a browser fetches six at a time, and each costs a way there and back. */
function shared(id: string, context: Rolldown.ChunkingContext): string | null {
  if (/\/parts\/(Settings|HandSettings)/.test(id)) return null; // fetched when somebody opens them
  if (
    /\/node_modules\/(svelte|@fluent|clsx|esm-env)\/|\/src\/(lib|parts|texts|styles)\/|\/src\/App|\/\.letters\/|vite\/preload-helper/.test(
      id,
    )
  )
    return 'shell';
  if (!id.startsWith('~icons/')) return null;
  const importers = context.getModuleInfo(id)?.importers ?? [];
  return importers.length > 1 &&
    importers.some((one) => !/\/src\/(games|kit|table)\//.test(one) || one.endsWith('/sign.ts'))
    ? 'shell'
    : null;
}

export default defineConfig({
  plugins: [svelte(), icons({ compiler: 'svelte', scale: 1, defaultClass: 'i' }), letters(), pages(), packed()],
  build: {
    target: 'es2022',
    // The content security policy allows fonts from the server itself only, so nothing is inlined as data.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: { output: { codeSplitting: { groups: [{ name: shared }] } } },
  },
  server: {
    // The server lets in its own origin only, so the proxy speaks in its name.
    proxy: {
      '/api': { target: server, changeOrigin: true, headers: { origin: server } },
      '/ws': { target: server, ws: true, changeOrigin: true, headers: { origin: server } },
    },
  },
  test: { include: ['test/**/*.test.ts', 'src/**/*.test.ts'], environment: 'node' },
});

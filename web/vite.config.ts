import { svelte } from '@sveltejs/vite-plugin-svelte';
import icons from 'unplugin-icons/vite';
import { defineConfig } from 'vitest/config';
import { groups } from './chunks.ts';
import { lightIcons } from './icons.ts';
import { letters } from './letters.ts';
import { packed, pages } from './packing.ts';

const server = `http://127.0.0.1:${process.env['MEADHALL_PORT'] ?? '8765'}`;

export default defineConfig({
  plugins: [
    svelte(),
    icons({ compiler: 'svelte', scale: 1, defaultClass: 'i' }),
    lightIcons(),
    letters(),
    pages(),
    packed(),
  ],
  build: {
    target: 'es2022',
    // The content security policy allows fonts from the server itself only, so nothing is inlined as data.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: { output: { codeSplitting: { groups } } },
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

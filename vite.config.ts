import { createHash } from 'node:crypto';
import { join, relative } from 'node:path';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { chunkGroups } from './scripts/vite/chunk-groups.ts';
import { headFiles } from './scripts/vite/head-files.ts';
import { inLanguage, languageOfBuild } from './scripts/vite/language.ts';
import { licences } from './scripts/vite/licences.ts';
import { mapTiles } from './scripts/vite/map-tiles.ts';
import { serviceWorker } from './scripts/vite/service-worker.ts';

const notices = licences();
const language = languageOfBuild(process.env);
const WEB = join(import.meta.dirname, 'src/web');

export default defineConfig({
  root: WEB,
  // A shim of the router for versions of React that we do not use.
  resolve: { alias: { 'use-sync-external-store/shim/index.js': 'react' } },
  // Vite's own names also contain the line number, which costs the list 230 bytes.
  css: { modules: { generateScopedName: (name, file) => `_${name}_${shortHash(relative(WEB, file))}` } },
  plugins: [
    react(),
    headFiles(WEB, language),
    mapTiles(join(import.meta.dirname, '.build')),
    serviceWorker(WEB, language),
    inLanguage(language, WEB),
    notices.plugin,
  ],
  optimizeDeps: { exclude: ['@sqlite.org/sqlite-wasm'] },
  build: {
    outDir: join(import.meta.dirname, 'dist/web'),
    emptyOutDir: false, // The languages are built side by side.
    // The CSP allows `data:` URLs for images only, and assets are cached as immutable.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    chunkSizeWarningLimit: 1200,
    rolldownOptions: {
      checks: { bundlerTimings: false },
      output: {
        codeSplitting: { groups: chunkGroups(WEB) },
      },
    },
  },
  worker: {
    format: 'es',
    plugins: () => [notices.forWorkers()],
    rolldownOptions: { checks: { bundlerTimings: false } },
  },
});

function shortHash(text: string): string {
  return createHash('sha256').update(text).digest('hex').slice(0, 5);
}

import { createHash } from 'node:crypto';
import { join, relative } from 'node:path';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { noTextsInWorkers } from './scripts/vite/catalogues.ts';
import { chunkGroups } from './scripts/vite/chunk-groups.ts';
import { headFiles } from './scripts/vite/head-files.ts';
import { languages } from './scripts/vite/languages.ts';
import { licences } from './scripts/vite/licences.ts';
import { mapTiles } from './scripts/vite/map-tiles.ts';
import { serviceWorker } from './scripts/vite/service-worker.ts';

const notices = licences();
const WEB = join(import.meta.dirname, 'src/web');
const head = headFiles(WEB);
const { plugins: ofLanguages, loadedBeside, made } = languages(head.manifests);

export default defineConfig({
  root: WEB,
  // A shim of the router for versions of React that we do not use.
  resolve: { alias: { 'use-sync-external-store/shim/index.js': 'react' } },
  // Vite's own names also contain the line number, which costs the list 230 bytes.
  css: { modules: { generateScopedName: (name, file) => `_${name}_${shortHash(relative(WEB, file))}` } },
  plugins: [
    react(),
    head.plugin,
    mapTiles(join(import.meta.dirname, '.build')),
    ofLanguages,
    serviceWorker(WEB, made),
    notices.plugin,
  ],
  optimizeDeps: { exclude: ['@sqlite.org/sqlite-wasm'] },
  build: {
    outDir: join(import.meta.dirname, 'dist/web'),
    emptyOutDir: true,
    // The CSP allows `data:` URLs for images only, and assets are cached as immutable.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false, resolveDependencies: loadedBeside },
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
    plugins: () => [noTextsInWorkers(), notices.forWorkers()],
    rolldownOptions: { checks: { bundlerTimings: false } },
  },
});

function shortHash(text: string): string {
  return createHash('sha256').update(text).digest('hex').slice(0, 5);
}

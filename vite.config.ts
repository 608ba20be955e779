import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import react from '@vitejs/plugin-react';
import { defineConfig, type HtmlTagDescriptor, type Plugin } from 'vite';
import { PRODUCT_NAME } from './src/contract/product.ts';

const WEB = join(import.meta.dirname, 'src/web');
const COMPRESSIBLE = /\.(js|mjs|css|svg|json|geojson|wasm)$/;

/** Modules used by many pages go into one chunk: many small ones compress worse, and each costs a request. */
const SHARED = { name: 'shared', test: /\/src\//, minShareCount: 6 };

export default defineConfig({
  root: WEB,
  plugins: [react(), headFiles(), precompressed()],
  build: {
    outDir: join(import.meta.dirname, 'dist/web'),
    emptyOutDir: true,
    // The CSP allows `data:` URLs for images only, and assets are cached as immutable.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    chunkSizeWarningLimit: 1200,
    rolldownOptions: {
      checks: { bundlerTimings: false },
      output: { codeSplitting: { groups: [SHARED] } },
    },
  },
  worker: { format: 'es' },
});

/** Adds files to the head that Vite does not bundle: the theme's blocking script, the icon and the web app manifest. */
function headFiles(): Plugin {
  const script = asset('before-paint', 'js', readFileSync(join(WEB, 'ui/theme/before-paint.js'), 'utf8'));
  const icon = asset('icon', 'svg', readFileSync(join(WEB, 'icon.svg'), 'utf8'));
  const manifest = asset('app', 'json', appManifest(`/${icon.fileName}`));
  let building = false;
  return {
    name: 'head-files',
    configResolved: (config) => {
      building = config.command === 'build';
    },
    buildStart() {
      if (building) for (const file of [script, icon, manifest]) this.emitFile({ type: 'asset', ...file });
    },
    transformIndexHtml: () =>
      building
        ? [
            headTag('script', { src: `/${script.fileName}` }),
            headTag('link', { rel: 'icon', href: `/${icon.fileName}`, type: 'image/svg+xml' }),
            headTag('link', { rel: 'manifest', href: `/${manifest.fileName}` }),
          ]
        : [
            headTag('script', { src: '/ui/theme/before-paint.js' }),
            headTag('link', { rel: 'icon', href: '/icon.svg', type: 'image/svg+xml' }),
          ],
  };
}

function headTag(tag: string, attrs: Record<string, string>): HtmlTagDescriptor {
  return { tag, attrs, injectTo: 'head' };
}

function asset(name: string, extension: string, source: string): { fileName: string; source: string } {
  const hash = createHash('sha256').update(source).digest('base64url').slice(0, 8);
  return { fileName: `assets/${name}-${hash}.${extension}`, source };
}

function appManifest(icon: string): string {
  return JSON.stringify({
    name: PRODUCT_NAME,
    short_name: PRODUCT_NAME,
    description: 'The logbook for paraglider pilots',
    start_url: '/flights',
    display: 'standalone',
    background_color: '#f6f8fb',
    theme_color: '#0f62d6',
    icons: [{ src: icon, sizes: 'any', type: 'image/svg+xml', purpose: 'any' }],
  });
}

/** Writes `.br` and `.gz` beside each asset, so that the server does not compress them. */
function precompressed(): Plugin {
  return {
    name: 'precompressed',
    apply: 'build',
    writeBundle(options, bundle) {
      for (const name of Object.keys(bundle).filter((file) => file.startsWith('assets/') && COMPRESSIBLE.test(file))) {
        const path = join(options.dir ?? '', name);
        const bytes = readFileSync(path);
        const size = { [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length };
        writeFileSync(`${path}.br`, brotliCompressSync(bytes, { params: size }));
        writeFileSync(`${path}.gz`, gzipSync(bytes, { level: 9 }));
      }
    },
  };
}

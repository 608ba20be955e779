import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { HtmlTagDescriptor, Plugin } from 'vite';
import { APP_DESCRIPTION } from '../../src/contract/messages/en/document.ts';
import { PRODUCT_NAME } from '../../src/contract/product.ts';

/** Adds to the head what Vite does not: the theme's blocking script, the icon and the web app manifest as files. */
export function headFiles(web: string): Plugin {
  const script = asset('before-paint', 'js', readFileSync(join(web, 'ui/theme/before-paint.js'), 'utf8'));
  const icon = asset('icon', 'svg', readFileSync(join(web, 'icon.svg'), 'utf8'));
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
    transformIndexHtml: (_, { bundle }) => [
      headTag('script', { src: bundle ? `/${script.fileName}` : '/ui/theme/before-paint.js' }),
      headTag('link', { rel: 'icon', href: bundle ? `/${icon.fileName}` : '/icon.svg', type: 'image/svg+xml' }),
      ...(bundle ? [headTag('link', { rel: 'manifest', href: `/${manifest.fileName}` })] : []),
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
    description: APP_DESCRIPTION,
    start_url: '/flights',
    display: 'standalone',
    background_color: '#f6f8fb',
    theme_color: '#0f62d6',
    icons: [{ src: icon, sizes: 'any', type: 'image/svg+xml', purpose: 'any' }],
  });
}

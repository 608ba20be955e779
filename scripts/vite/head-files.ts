import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { HtmlTagDescriptor, Plugin, Rolldown } from 'vite';
import { APP_DESCRIPTION } from '../../src/contract/messages/en/document.ts';
import { PRODUCT_NAME } from '../../src/contract/product.ts';
import { chunksIn, neededFiles } from './needed-files.ts';

/**
 * Adds to the head what Vite does not: the theme's blocking script, the icon and the web app manifest as files, and links
 * to the app's bundle, which the first script imports.
 */
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
    transformIndexHtml: {
      order: 'post',
      handler: (html, { bundle }) =>
        bundle
          ? [
              // Before the first script, which may run at once and adds the style sheets of its page: they must be last.
              first(headTag('script', { src: `/${script.fileName}` })),
              ...linksToApp(chunksIn(bundle)),
              headTag('link', { rel: 'icon', href: `/${icon.fileName}`, type: 'image/svg+xml' }),
              headTag('link', { rel: 'manifest', href: `/${manifest.fileName}` }),
            ]
          : {
              html: html.replace(' async ', ' '), // React's hot reload must be set up before the app.
              tags: [
                headTag('script', { src: '/ui/theme/before-paint.js' }),
                headTag('link', { rel: 'icon', href: '/icon.svg', type: 'image/svg+xml' }),
              ],
            },
    },
  };
}

/** Returns links to the app's scripts and style sheets, but for the first script. */
function linksToApp(chunks: readonly Rolldown.OutputChunk[]): HtmlTagDescriptor[] {
  const app = chunks.filter(({ name }) => name === 'app');
  if (app.length === 0) throw new Error('The build has no bundle of the app.');
  const { scripts, sheets } = neededFiles(
    app,
    chunks.filter(({ name }) => name !== 'main'),
  );
  return [
    ...scripts.map((fileName) => linkTo('modulepreload', fileName)),
    ...sheets.map((fileName) => first(linkTo('stylesheet', fileName))),
  ];
}

function linkTo(rel: string, fileName: string): HtmlTagDescriptor {
  return headTag('link', { rel, href: `/${fileName}`, crossorigin: '' });
}

function first(tag: HtmlTagDescriptor): HtmlTagDescriptor {
  return { ...tag, injectTo: 'head-prepend' };
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

import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { HtmlTagDescriptor, Plugin } from 'vite';
import { DOCUMENT_TEXTS } from '../../src/contract/messages/documents.ts';
import { SHARE_PATH, SHARED_FILES } from '../../src/contract/pages/sharing.ts';
import { PRODUCT_NAME } from '../../src/contract/product.ts';
import { languageOfTag, PAGE_TAGS, type PageTag } from '../../src/domain/languages.ts';
import { spelledIn } from './catalogues.ts';

/** In the document of the build, for the path of the manifest of its language. */
export const MANIFEST = '%manifest%';

export interface HeadFiles {
  readonly plugin: Plugin;
  /** The web app manifest of each language. */
  readonly manifests: ReadonlyMap<PageTag, FileOfHead>;
}

/** Adds to the head what Vite does not: the theme's blocking script and the icons as files, and the place of the web app manifest. */
export function headFiles(web: string): HeadFiles {
  const script = asset('before-paint', 'js', readFileSync(join(web, 'ui/theme/before-paint.js')));
  const icon = asset('icon', 'svg', readFileSync(join(web, 'icon.svg')));
  // Made by scripts/app-icons.ts.
  const drawn = (name: string): FileOfHead => asset(name, 'png', readFileSync(join(web, 'icons', `${name}.png`)));
  const touchIcon = drawn('apple-touch-180');
  const icons = [
    { file: icon, sizes: 'any', type: 'image/svg+xml', purpose: 'any' },
    { file: drawn('app-192'), sizes: '192x192', type: 'image/png', purpose: 'any' },
    { file: drawn('app-512'), sizes: '512x512', type: 'image/png', purpose: 'any' },
    { file: drawn('maskable-512'), sizes: '512x512', type: 'image/png', purpose: 'maskable' },
  ];
  const listed = icons.map(({ file, ...described }) => ({ src: `/${file.fileName}`, ...described }));
  const manifests = new Map(
    PAGE_TAGS.map((tag) => {
      const words = spelledIn(tag, JSON.stringify({ ...appIn(tag), icons: listed }));
      return [tag, asset(`${tag}/app`, 'json', Buffer.from(words))] as const;
    }),
  );
  let building = false;
  const plugin: Plugin = {
    name: 'head-files',
    configResolved: (config) => {
      building = config.command === 'build';
    },
    buildStart() {
      if (!building) return;
      for (const file of [script, touchIcon, ...manifests.values(), ...icons.map((drawing) => drawing.file)])
        this.emitFile({ type: 'asset', ...file });
    },
    transformIndexHtml: (_, { bundle }) => [
      headTag('script', { src: bundle ? `/${script.fileName}` : '/ui/theme/before-paint.js' }),
      headTag('link', { rel: 'icon', href: bundle ? `/${icon.fileName}` : '/icon.svg', type: 'image/svg+xml' }),
      ...(bundle
        ? [
            headTag('link', { rel: 'apple-touch-icon', href: `/${touchIcon.fileName}` }),
            headTag('link', { rel: 'manifest', href: MANIFEST }),
          ]
        : []),
    ],
  };
  return { plugin, manifests };
}

function headTag(tag: string, attrs: Record<string, string>): HtmlTagDescriptor {
  return { tag, attrs, injectTo: 'head' };
}

interface FileOfHead {
  readonly fileName: string;
  readonly source: Buffer;
}

function asset(name: string, extension: string, source: Buffer): FileOfHead {
  const hash = createHash('sha256').update(source).digest('base64url').slice(0, 8);
  return { fileName: `assets/${name}-${hash}.${extension}`, source };
}

const TRACKS = {
  'application/vnd.fai.igc': ['.igc'],
  'application/gpx+xml': ['.gpx'],
  'application/vnd.google-earth.kml+xml': ['.kml'],
  'application/vnd.ant.fit': ['.fit'],
  'application/vnd.garmin.tcx+xml': ['.tcx'],
};

/** The web app manifest of a language, but for its icons. */
const appIn = (tag: PageTag) => ({
  lang: tag,
  // For ever, in all languages: with another one, installed apps are strangers.
  id: '/flights',
  name: PRODUCT_NAME,
  short_name: PRODUCT_NAME,
  description: DOCUMENT_TEXTS[languageOfTag(tag)].APP_DESCRIPTION,
  start_url: '/flights',
  scope: '/',
  display: 'standalone',
  background_color: '#f6f8fb',
  theme_color: '#0f62d6',
  categories: ['sports'],
  shortcuts: [
    { name: DOCUMENT_TEXTS[languageOfTag(tag)].APP_SHORTCUTS.addFlight, url: '/flight/0/edit' },
    { name: DOCUMENT_TEXTS[languageOfTag(tag)].APP_SHORTCUTS.import, url: '/import' },
  ],
  share_target: {
    action: SHARE_PATH,
    method: 'POST',
    enctype: 'multipart/form-data',
    params: {
      files: [
        {
          name: SHARED_FILES,
          // Android looks at types alone, and knows none for IGC: apps share it as text, or as anything.
          accept: ['*/*', ...Object.keys(TRACKS), ...Object.values(TRACKS).flat(), 'application/zip', '.zip', '.csv'],
        },
      ],
    },
  },
  // A page of its own, so that a form that is open stays as it is.
  launch_handler: { client_mode: 'navigate-new' },
  file_handlers: [{ action: '/flights', accept: TRACKS }],
});

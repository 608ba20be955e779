import { existsSync, readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Context, Hono } from 'hono';
import { pageOf } from '#contract/pages';
import type { House } from '#server/house';
import { accepts, pack } from './compression.ts';
import { type HeaderFields, pageHeaders } from './headers.ts';
import { withPageSettings } from './page-settings.ts';
import type { Bindings } from './visitor.ts';
import { etagOf, listWebFiles, type WebFile } from './web-files.ts';

/** The one HTML page that all pages of the site start from. */
interface Page {
  readonly html: string;
  readonly etag: string;
}

const HTML = { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-cache', vary: 'Accept-Encoding' };
const TEXT = { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' };
const FOR_GOOD = 'public, max-age=31536000, immutable';
const NOT_BUILT = 'The web pages are not built yet: npm start builds them.';

/** Serves the built web app: its files, and its page for every path that is not a file's. */
export function mountPages(app: Hono<Bindings>, house: House, folder: string): void {
  const files = listWebFiles(folder);
  const page = readPage(house, join(folder, 'index.html'));
  const headers = pageHeaders(house.configuration);
  app.get('*', (context) => {
    const path = pathOf(context);
    const file = files.get(path);
    if (file && path !== '/index.html') return sendFile(context, file, headers);
    if (!page) return new Response(NOT_BUILT, { status: 503, headers: { ...headers, ...TEXT } });
    if (isFilePath(path)) return new Response('Not found', { status: 404, headers: { ...headers, ...TEXT } });
    return sendPage(context, page, { headers, status: pageOf(path) === null ? 404 : 200 });
  });
  app.all(
    '*',
    () => new Response('Method not allowed', { status: 405, headers: { ...headers, ...TEXT, allow: 'GET, HEAD' } }),
  );
}

function readPage({ configuration }: House, file: string): Page | null {
  if (!existsSync(file)) return null;
  const html = withPageSettings(readFileSync(file, 'utf8'), configuration);
  return { html, etag: etagOf(html) };
}

/** A missing script, picture or style is missed as such: whoever asks for it cannot read a page. */
function isFilePath(path: string): boolean {
  return path.startsWith('/assets/') || /\.[^/]*$/.test(path);
}

async function sendPage(
  context: Context<Bindings>,
  page: Page,
  { headers, status }: { readonly headers: HeaderFields; readonly status: number },
): Promise<Response> {
  if (status === 200 && context.req.header('if-none-match') === page.etag) {
    return new Response(null, { status: 304, headers: { ...headers, ...HTML, etag: page.etag } });
  }
  const { body, encoding } = await pack(page.html, context.req.header('accept-encoding'));
  const packing: HeaderFields = encoding === null ? {} : { 'content-encoding': encoding };
  return new Response(body, { status, headers: { ...headers, ...HTML, ...packing, etag: page.etag } });
}

async function sendFile(context: Context<Bindings>, file: WebFile, headers: HeaderFields): Promise<Response> {
  const caching = {
    'cache-control': file.isImmutable ? FOR_GOOD : 'no-cache',
    etag: file.etag,
    vary: 'Accept-Encoding',
  };
  if (context.req.header('if-none-match') === file.etag) {
    return new Response(null, { status: 304, headers: { ...headers, ...caching } });
  }
  const packed = file.packed.find(({ encoding }) => accepts(context.req.header('accept-encoding'), encoding));
  const packing: HeaderFields = packed ? { 'content-encoding': packed.encoding } : {};
  const body = await readFile(packed?.file ?? file.file);
  return new Response(body, { headers: { ...headers, ...caching, ...packing, 'content-type': file.mediaType } });
}

function pathOf(context: Context<Bindings>): string {
  return context.req.path;
}

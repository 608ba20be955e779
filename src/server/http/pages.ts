import { existsSync, readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Context } from 'hono';
import { PAGES, pageOf } from '#contract/pages';
import type { AppContext } from '#server/context/app-context';
import { accepts, pack } from '#server/encoding/compression';
import { newToken } from '#server/security/tokens';
import type { Bindings } from './endpoints/bindings.ts';
import { preSessionCookies, readTokens } from './endpoints/cookies.ts';
import { type HeaderFields, pageHeaders } from './endpoints/headers.ts';
import { logged, type RequestHandler } from './endpoints/request-log.ts';
import type { Cookies } from './endpoints/responses.ts';
import { withPageSettings } from './page-settings.ts';
import { etagOf, listWebFiles, type WebFile } from './web-files.ts';

/** The one HTML page of the app. */
interface Page {
  readonly html: string;
  readonly etag: string;
}

const HTML = {
  'content-type': 'text/html; charset=utf-8',
  'cache-control': 'private, no-cache',
  vary: 'Accept-Encoding',
};
const TEXT = { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' };
const INDEX = '/index.html';
const READ_METHODS: ReadonlySet<string> = new Set(['GET', 'HEAD']);
const IMMUTABLE_CACHING = 'public, max-age=31536000, immutable';
const NOT_BUILT = 'The web pages are not built yet: npm start builds them.';

/** Returns the handler that serves the built web app: its files, and its page for every other path. */
export function pages(context: AppContext, folder: string): RequestHandler {
  const files = new Map([...listWebFiles(folder)].filter(([path]) => path !== INDEX));
  const page = readPage(context, join(folder, INDEX));
  const headers = pageHeaders(context.configuration);
  const reject = (text: string, status: number, more: HeaderFields = {}) =>
    new Response(text, { status, headers: { ...headers, ...TEXT, ...more } });
  const response: RequestHandler = (hono) => {
    const { method, path } = hono.req;
    if (!READ_METHODS.has(method)) return reject('Method not allowed', 405, { allow: 'GET, HEAD' });
    const file = files.get(path);
    if (file) return sendFile(hono, file, headers);
    if (!page) return reject(NOT_BUILT, 503);
    if (isFilePath(path)) return reject('Not found', 404);
    const cookies = newVisitorCookies(context, hono.req.header('cookie'));
    return sendPage(hono, page, { headers, cookies, status: pageOf(path) === null ? 404 : 200 });
  };
  return logged(context, response, patternOf);
}

function patternOf(path: string): string {
  const page = pageOf(path);
  if (page) return PAGES[page].path;
  return path.startsWith('/assets/') ? '/assets/*' : '*';
}

function readPage({ configuration }: AppContext, file: string): Page | null {
  if (!existsSync(file)) return null;
  const html = withPageSettings(readFileSync(file, 'utf8'), configuration);
  return { html, etag: etagOf(html) };
}

/** A missing asset gets 404 rather than the page. */
function isFilePath(path: string): boolean {
  return path.startsWith('/assets/') || /\.[^/]*$/.test(path);
}

/** Returns the pre-session cookies that a new browser needs for its first call. */
function newVisitorCookies(context: AppContext, cookieHeader: string | undefined): Cookies {
  const { session, visit } = readTokens(context, cookieHeader);
  return session === null && visit === null ? preSessionCookies(context, newToken()) : [];
}

async function sendPage(
  hono: Context<Bindings>,
  page: Page,
  how: { readonly headers: HeaderFields; readonly cookies: Cookies; readonly status: number },
): Promise<Response> {
  const { status, cookies } = how;
  const headersWith = (more: HeaderFields): [string, string][] => [
    ...Object.entries({ ...how.headers, ...HTML, ...more, etag: page.etag }),
    ...cookies.map(([name, value]): [string, string] => [name, value]),
  ];
  if (status === 200 && hono.req.header('if-none-match') === page.etag) {
    return new Response(null, { status: 304, headers: headersWith({}) });
  }
  const { body, encoding } = await pack(page.html, hono.req.header('accept-encoding'));
  return new Response(body, {
    status,
    headers: headersWith(encoding === null ? {} : { 'content-encoding': encoding }),
  });
}

async function sendFile(hono: Context<Bindings>, file: WebFile, headers: HeaderFields): Promise<Response> {
  const caching = {
    'cache-control': file.isImmutable ? IMMUTABLE_CACHING : 'no-cache',
    etag: file.etag,
    vary: 'Accept-Encoding',
  };
  if (hono.req.header('if-none-match') === file.etag) {
    return new Response(null, { status: 304, headers: { ...headers, ...caching } });
  }
  const precompressed = file.precompressed.find(({ encoding }) =>
    accepts(hono.req.header('accept-encoding'), encoding),
  );
  const packing: HeaderFields = precompressed ? { 'content-encoding': precompressed.encoding } : {};
  const body = await readFile(precompressed?.file ?? file.file);
  return new Response(body, { headers: { ...headers, ...caching, ...packing, 'content-type': file.mediaType } });
}

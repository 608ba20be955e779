import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { serveStatic } from '@hono/node-server/serve-static';
import { type Context, Hono, type MiddlewareHandler } from 'hono';
import { compress } from 'hono/compress';
import { etag, RETAINED_304_HEADERS } from 'hono/etag';
import { secureHeaders } from 'hono/secure-headers';
import { WORKER_PATH } from '#contract/pages/offline';
import { PAGE_SETTINGS_META, type PageSettings } from '#contract/pages/page-settings';
import { PAGES, pageOf, pathTo } from '#contract/pages/pages';
import { SHARE_PATH, SHARED } from '#contract/pages/sharing';
import { PAGE_TAGS, type PageTag } from '#domain/languages';
import type { Configuration } from '#server/configuration/configuration';
import type { Signups } from '#server/configuration/settings';
import { escapeHtml } from '#server/encoding/html';
import type { Bindings } from '#server/http/endpoints/bindings';
import { type CookieContext, preSessionCookies, readTokens } from '#server/http/endpoints/cookies';
import type { Endpoints } from '#server/http/endpoints/endpoints';
import { pageSecurity } from '#server/http/endpoints/headers';
import { languageOf } from '#server/http/endpoints/language';
import { logged, type RequestHandler, requestIdOf } from '#server/http/endpoints/request-log';
import { type Cookies, respondWithError } from '#server/http/endpoints/responses';
import { logsLinks } from '#server/mail/transport';
import { newToken } from '#server/security/tokens';
import type { AppContext } from '#server/services/app-context';
import { AppError } from '#server/services/app-error';

const PLACEHOLDER = '<!--wingbook-settings-->';
const ASSETS = '/assets/';
/** The document and the worker of a language, as the build names them. */
const [documentFile, workerFileOf] = [(tag: PageTag) => `${tag}.html`, (tag: PageTag) => `/sw-${tag}.js`];
/** The worker that takes the place of one that is installed, and removes it. */
const REMOVED_WORKER = '/sw-off.js';
const IMMUTABLE = 'public, max-age=31536000, immutable';
/** The cookie says the language, too. A cache that is shared keeps nothing of it. */
const IN_A_LANGUAGE = { 'cache-control': 'private, no-cache', vary: 'Cookie, Accept-Language' };
const HTML = { 'content-type': 'text/html; charset=utf-8', ...IN_A_LANGUAGE };
const TEXT = { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' };
/** Tiles of the built-in map: there is none where nobody lives, nor where there is only land. */
const MAP_TILE = /^(\/assets\/(?:places|world)-[\w-]+)\/(\d)\/(\d{1,3})\/(\d{1,3})\.pbf$/;
/** The worker that reads LogFly's database by SQLite, which is WebAssembly. */
const LOGFLY_WORKER = /^\/assets\/logfly-worker-[\w-]+\.js$/;
const NOT_BUILT = 'The web pages are not built yet: npm start builds them.';

/** Returns the handler that serves the built web app: its files, and a page for every other path but those of missing assets. */
export function pages(context: Pick<AppContext, 'configuration' | 'log' | 'metrics'>, folder: string): RequestHandler {
  const site = new Hono<Bindings>();
  const documents = readDocuments(context, folder);
  const tagFor = ({ req }: Context) => languageOf(req, context).tag;
  const securityFor = securityOf(context, documents);
  site.use((hono, next) => securityFor(hono.req.path, tagFor(hono))(hono, next));
  if (existsSync(folder)) site.get(`${ASSETS}*`, filesOf(folder, IMMUTABLE));
  site.use(etag({ retainedHeaders: [...RETAINED_304_HEADERS, 'set-cookie'] }));
  if (existsSync(folder)) {
    const isOffline = context.configuration.offline;
    site.get(
      WORKER_PATH,
      workerFile(folder, (hono) => (isOffline ? workerFileOf(tagFor(hono)) : REMOVED_WORKER)),
    );
    site.get('*', filesOf(folder, 'no-cache'));
  }
  site.get('*', compress(), (hono) => {
    const { path } = hono.req;
    if (isEmptyMapTile(folder, path)) return hono.body(null, 204, { 'cache-control': IMMUTABLE });
    const tag = tagFor(hono);
    const html = documents.get(tag);
    if (html === undefined) return hono.body(NOT_BUILT, 503, TEXT);
    if (path.startsWith(ASSETS)) return hono.body('Not found', 404, TEXT);
    const cookies = newVisitorCookies(context, hono.req.header('cookie'));
    hono.header('content-language', tag);
    return hono.body(html, pageOf(path) === null ? 404 : 200, { ...HTML, 'set-cookie': [...cookies] });
  });
  // A browser without the worker: the posted files are not read, and the page says so.
  site.post(SHARE_PATH, (hono) => hono.redirect(`${pathTo('import')}?${SHARED}=noWorker`, 303));
  site.notFound((hono) => hono.body('Method not allowed', 405, { ...TEXT, allow: 'GET, HEAD' }));
  return logged(context, (hono) => site.fetch(hono.req.raw, hono.env), patternOf);
}

/** Serves the files of a folder, compressed where `scripts/compress-pages.mjs` has done it. Documents, and the compressed files by their names, are hidden. */
function filesOf(folder: string, caching: string): MiddlewareHandler<Bindings> {
  const files = serveStatic<Bindings>({ root: folder, precompressed: true });
  return async (hono, next) => {
    const { path } = hono.req;
    if (!mayBeFile(path) || /\.(html|br|gz)$/.test(path)) return next();
    hono.header('cache-control', caching);
    const response = await files(hono, next);
    // A file that has no compressed copy yet may get one while it is in a cache.
    if (response instanceof Response && !response.headers.has('vary')) response.headers.set('vary', 'Accept-Encoding');
    return response;
  };
}

/** Serves a worker under the address at which browsers ask for it. */
function workerFile(folder: string, pathFor: (hono: Context) => string): MiddlewareHandler<Bindings> {
  return (hono, next) => {
    for (const [name, value] of Object.entries(IN_A_LANGUAGE)) hono.header(name, value);
    return serveStatic<Bindings>({ root: folder, path: pathFor(hono), precompressed: true })(hono, next);
  };
}

function patternOf(path: string): string {
  const page = pageOf(path);
  if (page) return PAGES[page].path;
  return path.startsWith(ASSETS) ? `${ASSETS}*` : '*';
}

/** Returns the documents by their tags; none before the build. */
function readDocuments({ configuration }: Pick<AppContext, 'configuration'>, folder: string): Documents {
  const files = PAGE_TAGS.map((tag) => ({ tag, file: join(folder, documentFile(tag)) }));
  const built = files.filter(({ file }) => existsSync(file));
  return new Map(built.map(({ tag, file }) => [tag, withPageSettings(readFileSync(file, 'utf8'), configuration)]));
}

type Documents = ReadonlyMap<PageTag, string>;

/** Returns what picks the security headers for a path: those of a document allow its import map, which can only be inline. */
function securityOf({ configuration }: Pick<AppContext, 'configuration'>, documents: Documents) {
  const allowing = (...scripts: string[]) => secureHeaders(pageSecurity(configuration, scripts));
  const [ofFiles, ofCompiling] = [allowing(), allowing("'wasm-unsafe-eval'")];
  const ofDocuments = new Map([...documents].map(([tag, html]) => [tag, allowing(...hashesOfScriptsIn(html))]));
  return (path: string, tag: PageTag): MiddlewareHandler => {
    if (LOGFLY_WORKER.test(path)) return ofCompiling;
    return (path.startsWith(ASSETS) ? undefined : ofDocuments.get(tag)) ?? ofFiles;
  };
}

/** Returns what allows the inline scripts of a document. */
function hashesOfScriptsIn(html: string): readonly string[] {
  const scripts = [...html.matchAll(/<script type="importmap">(.*?)<\/script>/gs)];
  return scripts.map(([, script = '']) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`);
}

/** Whether a path is that of a tile in which there is nothing; in the folder of another build there may be something. */
function isEmptyMapTile(folder: string, path: string): boolean {
  const [, tiles, zoom, ...place] = MAP_TILE.exec(path) ?? [];
  if (tiles === undefined || place.some((number) => Number(number) >= 2 ** Number(zoom))) return false;
  return existsSync(join(folder, tiles));
}

/** Other paths have no file: for a folder the static files would answer with its index. */
function mayBeFile(path: string): boolean {
  return path.startsWith(ASSETS) || /\.[^/]*$/.test(path);
}

/** Returns the pre-session cookies that a new browser needs for its first call. */
function newVisitorCookies(context: CookieContext, cookieHeader: string | undefined): Cookies {
  const { session, preSession } = readTokens(context, cookieHeader);
  return session === null && preSession === null ? preSessionCookies(context, newToken()) : [];
}

/** Returns the domains that can sign up; null for all. */
function domainsOf(signups: Signups): readonly string[] | null {
  if (signups.state === 'open') return null;
  return signups.state === 'domains' ? signups.domains : [];
}

/** Returns the page with its settings in a meta element instead of the placeholder. */
export function withPageSettings(html: string, configuration: Configuration): string {
  const { demo, offline, mapStyleUrls, terrainUrl, mapAttribution } = configuration;
  const hasAirspaces = configuration.airspaceSources.length > 0;
  const hasNightlyCopies = configuration.archiveFolder !== null;
  const signupDomains = domainsOf(configuration.signups);
  const settings: PageSettings = {
    demo,
    offline,
    signupDomains,
    mapStyleUrls,
    terrainUrl,
    mapAttribution,
    hasAirspaces,
    hasNightlyCopies,
    logsLinks: logsLinks(configuration),
  };
  const meta = `<meta name="${PAGE_SETTINGS_META}" content="${escapeHtml(JSON.stringify(settings))}">`;
  return html.replace(PLACEHOLDER, () => meta);
}

/** Handles calls without a route: a wrong method gets 405, an unknown path below `/api` 404. */
export function unknownEndpoints({ app, headers, context }: Endpoints): RequestHandler {
  const routes = app.routes.map(({ path, method }) => ({ method, path, pattern: regExpOf(path) }));
  const at = (path: string) => routes.filter(({ pattern }) => pattern.test(path));
  const handler: RequestHandler = (hono) => {
    const { req } = hono;
    const requestId = requestIdOf(hono);
    const methods = at(req.path).map(({ method }) => method);
    if (methods.length === 0) return respondWithError(new AppError('notFound'), { headers, requestId });
    const allow = methods.includes('GET') ? [...methods, 'HEAD'] : methods;
    return respondWithError(new AppError('wrongMethod'), {
      headers: { ...headers, allow: allow.join(', ') },
      requestId,
    });
  };
  return logged(context, handler, (path) => at(path)[0]?.path ?? '/api/*');
}

/** `:name` matches one segment of a path. */
function regExpOf(path: string): RegExp {
  return new RegExp(`^${path.replaceAll(/:\w+/g, '[^/]+')}$`);
}

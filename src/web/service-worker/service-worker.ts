import { KEPT_DOCUMENT, TIDY_BUILDS, WHICH_SCRIPT } from '#contract/pages/offline';
import { pathTo } from '#contract/pages/pages';
import { cacheOf, namesOfBuilds, type OfflineBuild, storeBuild } from './build.ts';
import { buildsToDelete } from './kept-builds.ts';
import { isHtml, isShown, isWholeFile } from './responses.ts';
import { ruleOf } from './rules.ts';
import { takeShare } from './share.ts';

declare const self: ServiceWorkerGlobalScope;
/** Written by the build: `scripts/vite/service-worker.ts`. */
declare const OFFLINE_BUILD: OfflineBuild;

/** How long a document may take: then the stored one is shown. */
const DOCUMENT_LIMIT_MS = 1_500;
/** How long pages have to say from which build they are. */
const ANSWER_LIMIT_MS = 1_000;

const build = OFFLINE_BUILD; // Once: its lists are written into the script.
const files: ReadonlySet<string> = new Set([...build.shell, ...build.pages]);

self.addEventListener('install', (event) => {
  routeCallsToNetwork(event);
  // At once: pages of the build before go on with their own files, which stay.
  event.waitUntil(storeBuild(build).then(() => self.skipWaiting()));
});

self.addEventListener('activate', (event) => {
  event.waitUntil(Promise.all([self.registration.navigationPreload?.enable(), self.clients.claim()]));
});

self.addEventListener('fetch', (event) => {
  const { method, url, mode, headers } = event.request;
  switch (ruleOf({ method, url, mode, isPart: headers.has('range') }, self.location.origin)) {
    case 'document':
      return event.respondWith(documentFor(event));
    case 'home':
      return event.respondWith(homeFor(event));
    case 'asset':
      return event.respondWith(assetFor(event));
    case 'share':
      return event.respondWith(takeShare(event.request));
    case 'leave':
  }
});

self.addEventListener('message', (event) => {
  if (event.data === TIDY_BUILDS) event.waitUntil(tidyBuilds());
});

/** Where browsers can do it, calls do not even wait until this worker has started. */
function routeCallsToNetwork(event: ExtendableEvent): void {
  if (!takesRoutes(event)) return;
  void event
    .addRoutes({ condition: { urlPattern: { pathname: '/api/*' } }, source: 'network' })
    .catch((error: unknown) => console.warn('Calls go by way of the worker.', error));
}

/** An event of a browser with the static routing API of service workers, which TypeScript does not know. */
interface RoutingEvent extends ExtendableEvent {
  addRoutes(rule: {
    readonly condition: { readonly urlPattern: URLPatternInit };
    readonly source: 'network';
  }): Promise<void>;
}

function takesRoutes(event: ExtendableEvent): event is RoutingEvent {
  return 'addRoutes' in event && typeof event.addRoutes === 'function';
}

/** From the network, so that no page is old while there is a connection; the document that is kept where that fails or takes long. */
async function documentFor(event: FetchEvent): Promise<Response> {
  const network = fromNetwork(event);
  return (await shownInTime(event, network)) ?? (await keptDocument()) ?? network;
}

/** The home page is not kept: where it does not come, the pilot's list is shown instead. */
async function homeFor(event: FetchEvent): Promise<Response> {
  return (await shownInTime(event, fromNetwork(event))) ?? Response.redirect(pathTo('flights'));
}

/** Returns null for a response that is not to be shown, or comes too late. */
function shownInTime(event: FetchEvent, network: Promise<Response>): Promise<Response | null> {
  const shown = network.then(
    async (response) => ((await isShown(response)) ? response : null),
    () => null,
  );
  event.waitUntil(shown);
  return Promise.race([shown, afterLimit()]);
}

async function fromNetwork({ preloadResponse, request }: FetchEvent): Promise<Response> {
  const preloaded: unknown = await preloadResponse;
  return preloaded instanceof Response ? preloaded : fetch(request);
}

function afterLimit(): Promise<null> {
  return new Promise((resolve) => setTimeout(() => resolve(null), DOCUMENT_LIMIT_MS));
}

/** Returns undefined where the browser has deleted it. */
async function keptDocument(): Promise<Response | undefined> {
  try {
    const cache = await caches.open(cacheOf(build));
    return await cache.match(KEPT_DOCUMENT);
  } catch (error) {
    console.warn('The files that are kept cannot be read.', error);
    return undefined;
  }
}

/** The name of such a file has its hash: it is the same in whichever build. A document that comes instead is none of ours. */
async function assetFor(event: FetchEvent): Promise<Response> {
  const { request } = event;
  const kept = await caches.match(request, { ignoreVary: true }).catch(() => undefined);
  if (kept) return kept;
  const response = await fetch(request);
  if (isHtml(response)) return Response.error();
  const { pathname } = new URL(request.url);
  // Where data are saved not everything is kept from the start.
  if (files.has(pathname) && isWholeFile(response)) event.waitUntil(keep(pathname, response.clone()));
  return response;
}

async function keep(path: string, response: Response): Promise<void> {
  try {
    const cache = await caches.open(cacheOf(build));
    await cache.put(path, response);
  } catch (error) {
    console.warn(`${path} could not be kept.`, error);
  }
}

async function tidyBuilds(): Promise<void> {
  const pages = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const scripts = await Promise.all(pages.map(scriptOf));
  const open = scripts.filter((script) => script !== null);
  const builds = await Promise.all(
    (await namesOfBuilds()).map(async (name) => ({ name, isOpen: await hasOneOf(name, open) })),
  );
  const names = buildsToDelete(builds, cacheOf(build), scripts.includes(null));
  await Promise.all(names.map((name) => caches.delete(name)));
}

/** Returns the path of a page's first script; null where the page does not answer. */
function scriptOf(page: Client): Promise<string | null> {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = ({ data }) => resolve(typeof data === 'string' ? data : null);
    setTimeout(() => resolve(null), ANSWER_LIMIT_MS);
    page.postMessage(WHICH_SCRIPT, [port2]);
  });
}

async function hasOneOf(name: string, paths: readonly string[]): Promise<boolean> {
  const cache = await caches.open(name);
  const found = await Promise.all(paths.map((path) => cache.match(path)));
  return found.some((file) => file !== undefined);
}

import { KEPT_DOCUMENT } from '#contract/pages/offline';
import { savesData } from '../ui/saves-data.ts';
import { assetsNamedIn, isOwnDocument, isWholeFile } from './responses.ts';

/** The files of a build that its worker keeps: paths below `/assets/`. */
export interface OfflineBuild {
  /** Hash of the names of the app's files, which are the same in all languages: each language adds its own to what is stored. */
  readonly id: string;
  /** Files that the frame, the list of flights and the login need. */
  readonly shell: readonly string[];
  /** Files that the other pages of the logbook need. */
  readonly pages: readonly string[];
}

/** Names of caches begin so; a hash follows. */
const PREFIX = 'build-';
const AT_ONCE = 4;

/** Returns the name of the cache of a build. */
export function cacheOf({ id }: OfflineBuild): string {
  return `${PREFIX}${id}`;
}

/** Returns the names of the caches of all builds that are kept, in the order in which they came. */
export async function namesOfBuilds(): Promise<readonly string[]> {
  return (await caches.keys()).filter((name) => name.startsWith(PREFIX));
}

/** Files of one language: which, the document says. */
const OF_LANGUAGE = /^\/assets\/[a-z]{2}(?:-[A-Z]{2})?\//;

/**
 * Stores a build, whole: its document last, which tells that it is. Rejects where something fails or does not belong to this build, as a
 * new version may be installed on the server meanwhile; the browser then tries again later.
 */
export async function storeBuild(build: OfflineBuild): Promise<void> {
  const name = cacheOf(build);
  const cache = await caches.open(name);
  const isStored = (await cache.match(KEPT_DOCUMENT)) !== undefined;
  try {
    const { document, others } = await documentOf(build);
    await storeAll(cache, [...build.shell, ...(savesData(navigator) ? [] : build.pages), ...others]);
    await cache.put(KEPT_DOCUMENT, document);
  } catch (cause) {
    if (!isStored) await caches.delete(name);
    throw new Error('The build could not be stored', { cause });
  }
}

/**
 * Returns the document of a build from the server, past all caches. Where that is in another language than this worker, as browsers may ask for the
 * two in different ways, also the files of that language.
 */
async function documentOf({ shell, pages }: OfflineBuild): Promise<{ document: Response; others: readonly string[] }> {
  const document = await fetch(KEPT_DOCUMENT, { cache: 'reload' });
  const html = await document.clone().text();
  if (document.status !== 200 || document.redirected || !isOwnDocument(html)) throw new Error('No document came');
  const files = new Set([...shell, ...pages]);
  const others = assetsNamedIn(html).filter((path) => !files.has(path));
  const foreign = others.find((path) => !OF_LANGUAGE.test(path));
  if (foreign !== undefined) throw new Error(`The document is of another build: ${foreign}`);
  return { document, others };
}

/** Stores the missing files: all, or the texts of another language. */
async function storeAll(cache: Cache, paths: readonly string[]): Promise<void> {
  const stored = new Set((await cache.keys()).map(({ url }) => new URL(url).pathname));
  const waiting = paths.filter((path) => !stored.has(path));
  const storeNext = async (): Promise<void> => {
    const path = waiting.shift();
    if (path === undefined) return;
    await cache.put(path, await wholeFile(path));
    await storeNext();
  };
  await Promise.all(Array.from({ length: AT_ONCE }, storeNext));
}

/** What an earlier build has is not sent again. */
async function wholeFile(path: string): Promise<Response> {
  const response = (await caches.match(path, { ignoreVary: true })) ?? (await fetch(path));
  if (!isWholeFile(response)) throw new Error(`${path} did not come whole`);
  return response;
}

import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { extname, join, relative, sep } from 'node:path';

/** A file of the built web app. */
export interface WebFile {
  /** Its path on disk. */
  readonly file: string;
  readonly mediaType: string;
  readonly etag: string;
  /** Whether its name contains a hash of its content, so that browsers may cache it for good. */
  readonly isImmutable: boolean;
  /** Precompressed versions by `Content-Encoding`. */
  readonly precompressed: readonly { readonly encoding: 'br' | 'gzip'; readonly file: string }[];
}

const MEDIA_TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.mjs': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.geojson': 'application/geo+json; charset=utf-8',
  '.webmanifest': 'application/manifest+json; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.webp': 'image/webp',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
  '.wasm': 'application/wasm',
};
const PRECOMPRESSED = [
  { encoding: 'br', ending: '.br' },
  { encoding: 'gzip', ending: '.gz' },
] as const;
const IMMUTABLE = '/assets/';
const ETAG_LENGTH = 22;

/**
 * Returns the files below a folder by URL path, `/assets/main-x1.js`; empty without the folder. Only files listed at start
 * are served, so no path can lead out of the folder.
 */
export function listWebFiles(folder: string): ReadonlyMap<string, WebFile> {
  const files = filesBelow(folder);
  const listed = new Map<string, WebFile>();
  for (const file of files) {
    if (PRECOMPRESSED.some(({ ending }) => file.endsWith(ending) && files.has(file.slice(0, -ending.length)))) continue;
    listed.set(`/${relative(folder, file).split(sep).join('/')}`, describe(file, { folder, files }));
  }
  return listed;
}

/** Returns the ETag of a content. */
export function etagOf(content: string | Uint8Array): string {
  return `"${createHash('sha256').update(content).digest('base64url').slice(0, ETAG_LENGTH)}"`;
}

function filesBelow(folder: string): ReadonlySet<string> {
  try {
    const entries = readdirSync(folder, { recursive: true, withFileTypes: true });
    return new Set(entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name)));
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return new Set();
    throw new Error(`The web pages in ${folder} cannot be read`, { cause: error });
  }
}

function describe(
  file: string,
  { folder, files }: { readonly folder: string; readonly files: ReadonlySet<string> },
): WebFile {
  return {
    file,
    mediaType: MEDIA_TYPES[extname(file)] ?? 'application/octet-stream',
    etag: etagOf(readFileSync(file)),
    isImmutable: file.startsWith(join(folder, IMMUTABLE)),
    precompressed: PRECOMPRESSED.filter(({ ending }) => files.has(file + ending)).map(({ encoding, ending }) => ({
      encoding,
      file: file + ending,
    })),
  };
}

import { existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { readFile, rename, writeFile } from 'node:fs/promises';
import { setPriority, constants as system } from 'node:os';
import { join, relative } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { endWithParent } from './end-with-parent.mjs';
import { ROOT } from './run.mjs';

const COMPRESSIBLE = /\.(js|mjs|css|svg|json|geojson|wasm)$/;
/** Files at a time: Node compresses on four threads. */
const AT_ONCE = 4;
const ENCODINGS = { '.br': brotli, '.gz': (bytes) => promisify(gzip)(bytes, { level: 9 }) };

/**
 * Writes `.br` and `.gz` beside each file of the pages that lacks them, so that the server does not compress them. It may already
 * serve the pages: a compressed file appears whole, and one that is not there yet is sent as it is.
 */
export async function compressPages(dist = join(ROOT, 'dist')) {
  const web = join(dist, 'web');
  const waiting = readdirSync(web, { recursive: true })
    .filter((name) => COMPRESSIBLE.test(name))
    .flatMap((name) => Object.keys(ENCODINGS).map((ending) => ({ path: join(web, name), ending })))
    .filter(({ path, ending }) => !existsSync(path + ending));
  if (waiting.length === 0) return;
  const unfinished = mkdtempSync(join(dist, 'compressing-'));
  const compressNext = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) await compressFile(next, unfinished, web);
  };
  try {
    await Promise.all(Array.from({ length: AT_ONCE }, compressNext));
  } finally {
    rmSync(unfinished, { recursive: true, force: true });
  }
}

async function compressFile({ path, ending }, unfinished, web) {
  const part = join(unfinished, relative(web, path).replaceAll('/', '_') + ending);
  await writeFile(part, await ENCODINGS[ending](await readFile(path)));
  await rename(part, path + ending);
}

function brotli(bytes) {
  // The highest quality, 11, takes three times as long and wins 2 %.
  const params = { [constants.BROTLI_PARAM_QUALITY]: 10, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length };
  return promisify(brotliCompress)(bytes, { params });
}

if (process.argv[1] === import.meta.filename) {
  // A server runs beside it, which comes first, and with which it ends.
  setPriority(system.priority.PRIORITY_LOW);
  endWithParent();
  await compressPages();
}

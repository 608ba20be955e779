import openSqlite from '@sqlite.org/sqlite-wasm';
import { ReadError } from '#formats/read-error';
import type { SourceHandle } from '#formats/readings';
import { unpackFile } from '#formats/zip';
import { readDatabase } from './read-database.ts';
import type { LogflyResponse } from './read-logfly-database.ts';

// Reads a database of LogFly, of which nothing is trusted: the page ends this worker when it takes too long. It alone may compile SQLite.
const opening = openSqlite();
let pages: ReturnType<typeof readDatabase> | null = null;

opening.then(
  () => respond({ isReady: true }),
  (error: unknown) => {
    console.warn('SQLite could not be loaded.', error);
    respond({ problem: 'notLoaded' });
  },
);

/** The first message says where the database is; each asks for the next page. */
addEventListener('message', async ({ data }: MessageEvent<SourceHandle | null>) => {
  respond(await nextPage(data));
});

function respond(response: LogflyResponse): void {
  postMessage(response);
}

async function nextPage(handle: SourceHandle | null): Promise<LogflyResponse> {
  try {
    if (handle) pages = readDatabase(await opening, await fileOf(handle));
    if (pages === null) return { problem: null };
    const next = await pages.next();
    return next.done === true ? { problem: next.value } : { flights: next.value };
  } catch (error) {
    console.warn('A database of LogFly could not be read.', error);
    if (error instanceof ReadError) return { problem: error.problem };
    return { problem: 'badDatabase' };
  }
}

async function fileOf({ blob, entry }: SourceHandle): Promise<Blob> {
  return entry === null ? blob : await unpackFile(blob, entry);
}

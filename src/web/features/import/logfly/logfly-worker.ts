import openSqlite from '@sqlite.org/sqlite-wasm';
import { ReadError } from '../parse/read-error.ts';
import { readDatabase } from './read-database.ts';
import type { LogflyResponse } from './read-logfly-database.ts';

// Reads a database of LogFly, of which nothing is trusted: the page ends this worker when it takes too long. It alone may compile SQLite.
let pages: ReturnType<typeof readDatabase> | null = null;

/** The first message has the file; each asks for the next page. */
addEventListener('message', async ({ data }: MessageEvent<Blob | null>) => {
  postMessage(await nextPage(data));
});

async function nextPage(file: Blob | null): Promise<LogflyResponse> {
  try {
    if (file) pages = readDatabase(await openSqlite(), file);
    if (pages === null) return { problem: null };
    const next = await pages.next();
    return next.done === true ? { problem: next.value } : { flights: next.value };
  } catch (error) {
    if (error instanceof ReadError) return { problem: error.problem };
    console.warn('A database of LogFly could not be read.', error);
    return { problem: 'badDatabase' };
  }
}

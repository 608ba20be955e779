import { constants } from 'node:fs';
import { mkdir, open, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import * as v from 'valibot';
import { type LogflyResult, logflyResult } from '#contract/import/logfly';

/** Names in the folder of an upload. */
const [DATABASE, PAGES, RESULT] = ['database', 'pages', 'result.json'];
const OWNER_ONLY = 0o700;

/** Returns the folder of all uploads, below that of the operator's data. */
export function uploadsFolder({ dataFolder }: { readonly dataFolder: string }): string {
  return join(dataFolder, 'uploads');
}

/** Returns the name of an upload's folder; the key is a UUID, in whatever letters. */
export function uploadName(pilotId: number, clientKey: string): string {
  return `${ownerPart(pilotId)}${clientKey.toLowerCase()}`;
}

/** Returns the names of all uploads, or of one pilot's. */
export async function uploadNames(folder: string, pilotId?: number): Promise<readonly string[]> {
  const names = await unlessMissing(readdir(folder), []);
  return pilotId === undefined ? names : names.filter((name) => name.startsWith(ownerPart(pilotId)));
}

/** Returns the path of an upload's database. */
export function databaseIn(upload: string): string {
  return join(upload, DATABASE);
}

/** Returns how many bytes of the database have arrived. */
export async function receivedBytes(upload: string): Promise<number> {
  return (await unlessMissing(stat(databaseIn(upload)), { size: 0 })).size;
}

/** Writes a part of the database where it belongs. */
export async function writePart(upload: string, offset: number, content: Uint8Array): Promise<void> {
  if (offset === 0) await mkdir(upload, { recursive: true, mode: OWNER_ONLY });
  const file = await open(databaseIn(upload), constants.O_CREAT + constants.O_WRONLY, 0o600);
  try {
    await file.write(content, 0, content.length, offset);
  } finally {
    await file.close();
  }
}

/** Returns a new folder for the pages of an upload that is being read, named so that two servers do not meet. */
export async function newReadingFolder(upload: string, name: string): Promise<string> {
  const reading = join(upload, `reading-${name}`);
  await mkdir(reading, { mode: OWNER_ONLY });
  return reading;
}

/** Returns what the program has found, written into the folder of its pages. Throws when it has written nothing. */
export async function resultIn(folder: string): Promise<LogflyResult> {
  return v.parse(logflyResult, JSON.parse(await readFile(join(folder, RESULT), 'utf8')));
}

/** Returns what was found in an upload's database; null while it was not read. */
export function readResult(upload: string): Promise<LogflyResult | null> {
  return unlessMissing(resultIn(join(upload, PAGES)), null);
}

/** Writes that nothing was found, for which reason. */
export async function writeFailure(reading: string, problem: LogflyResult['problem']): Promise<void> {
  const result: LogflyResult = { pagesNum: 0, flightsNum: 0, problem };
  await writeFile(join(reading, RESULT), JSON.stringify(result), { mode: 0o600 });
}

/** Makes the pages of a reading those of the upload, and removes its database. The first of two readings stands. */
export async function finishReading(upload: string, reading: string): Promise<void> {
  await rename(reading, join(upload, PAGES));
  await rm(databaseIn(upload), { force: true });
}

/** Returns a page, JSON in gzip; null when there is none of that number. */
export function pageIn(upload: string, page: number): Promise<Buffer | null> {
  return unlessMissing(readFile(join(upload, PAGES, `${page}.json.gz`)), null);
}

/** Removes a folder of an upload, or of its pages. */
export function removeFolder(path: string): Promise<void> {
  return rm(path, { recursive: true, force: true });
}

/** Removes the uploads that have not changed since a time, in Unix milliseconds. */
export async function removeOldUploads(folder: string, beforeMs: number): Promise<void> {
  for (const name of await uploadNames(folder)) {
    const upload = join(folder, name);
    const changed = [upload, databaseIn(upload)].map((path) => unlessMissing(stat(path), { mtimeMs: 0 }));
    const times = (await Promise.all(changed)).map(({ mtimeMs }) => mtimeMs);
    if (Math.max(...times) < beforeMs) await removeFolder(upload);
  }
}

function ownerPart(pilotId: number): string {
  return `${pilotId}-`;
}

async function unlessMissing<Found, Missing>(found: Promise<Found>, missing: Missing): Promise<Found | Missing> {
  try {
    return await found;
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return missing;
    throw error;
  }
}

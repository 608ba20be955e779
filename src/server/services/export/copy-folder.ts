import { randomUUID } from 'node:crypto';
import { mkdir, open, readdir, rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';

/** A copy of a pilot's data in the operator's folder, described by its name. */
export interface NightlyCopy {
  readonly path: string;
  /** ISO 8601, UTC, whole seconds. */
  readonly madeAt: string;
  /** Equal for copies of the same data. */
  readonly version: string;
}

/** The copies of a pilot that are kept. */
const KEPT = 3;
const NAME = /^wingbook-(\d{4}-\d\d-\d\d)T(\d\d)(\d\d)(\d\d)Z-([\da-z-]+)\.zip$/;
const UNFINISHED = '.part';
/** An unfinished copy that is older is left from a killed server. */
const ABANDONED_MS = 86_400_000;

/** Returns the copies in a pilot's own folder, the newest first; none where there is no folder. */
export async function findCopies(own: string): Promise<readonly NightlyCopy[]> {
  const copies = (await namesIn(own)).flatMap((name): NightlyCopy[] => {
    const [, day, hours, minutes, seconds, version = ''] = NAME.exec(name) ?? [];
    return day ? [{ path: join(own, name), madeAt: `${day}T${hours}:${minutes}:${seconds}Z`, version }] : [];
  });
  return copies.toSorted((one, other) => (one.madeAt < other.madeAt ? 1 : -1));
}

/**
 * Writes a copy: under its name it is whole and on the disk, or not there. Older ones beyond those that are kept are deleted,
 * and what a killed server has left.
 */
export async function writeCopy(
  own: string,
  { madeAt, version, content }: Omit<NightlyCopy, 'path'> & { readonly content: AsyncIterable<Uint8Array> },
): Promise<void> {
  await mkdir(own, { recursive: true, mode: 0o700 });
  await removeUnfinished(own);
  const unfinished = join(own, `${randomUUID()}${UNFINISHED}`);
  try {
    await writeWhole(unfinished, content);
    await rename(unfinished, join(own, `wingbook-${madeAt.replaceAll(':', '')}-${version}.zip`));
  } catch (error) {
    await rm(unfinished, { force: true }); // The disk may be full.
    throw error;
  }
  for (const { path } of (await findCopies(own)).slice(KEPT)) await rm(path, { force: true });
}

/** Deletes a pilot's own folder with all copies. */
export function removeCopies(own: string): Promise<void> {
  return rm(own, { recursive: true, force: true });
}

export async function sizeOfCopy({ path }: NightlyCopy): Promise<number> {
  return (await stat(path)).size;
}

async function writeWhole(path: string, content: AsyncIterable<Uint8Array>): Promise<void> {
  const file = await open(path, 'wx', 0o600);
  try {
    for await (const chunk of content) await file.write(chunk);
    await file.sync();
  } finally {
    await file.close();
  }
}

/** Another server may be writing one that is younger. */
async function removeUnfinished(own: string): Promise<void> {
  const unfinished = (await namesIn(own)).filter((name) => name.endsWith(UNFINISHED));
  for (const name of unfinished) {
    const path = join(own, name);
    const { mtimeMs } = await stat(path);
    if (mtimeMs < Date.now() - ABANDONED_MS) await rm(path, { force: true });
  }
}

async function namesIn(folder: string): Promise<readonly string[]> {
  try {
    return await readdir(folder);
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return [];
    throw error;
  }
}

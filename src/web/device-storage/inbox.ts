import { type StoredRow, writeStored } from './stored-database.ts';

/** Shares that nobody opened. */
const MAX_AGE_MS = 7 * 24 * 60 * 60_000;
/** Any site can post here: it may fill the inbox, but not the device. */
const MAX_SHARES = 10;

interface Share {
  /** Unix milliseconds. */
  readonly keptAt: number;
  readonly files: readonly File[];
}

/** Keeps files that another app has shared until a page opens them. Returns their key. Rejects where nothing can be stored. */
export async function keepShared(files: readonly File[]): Promise<string> {
  const key = crypto.randomUUID();
  const share: Share = { keptAt: Date.now(), files };
  await writeStored('strict', ['inbox'], async ({ rows, put, remove }) => {
    for (const old of shareKeysToDrop(await rows('inbox', ''), share.keptAt)) remove('inbox', old);
    put('inbox', key, share);
  });
  return key;
}

/** Takes shared files out of the inbox. Returns null where they are not there. Rejects where storage is not available. */
export function takeShared(key: string): Promise<readonly File[] | null> {
  return writeStored('strict', ['inbox'], async ({ get, remove }) => {
    const row = await get('inbox', key);
    remove('inbox', key);
    return isShare(row) ? row.files : null;
  });
}

/** Returns the keys of the shares that go when another one comes: old ones, and the oldest of too many. */
function shareKeysToDrop(rows: readonly StoredRow[], now: number): readonly string[] {
  const times = rows.map(({ key, row }) => ({ key, keptAt: isShare(row) ? row.keptAt : 0 }));
  const young = times
    .filter(({ keptAt }) => now - keptAt < MAX_AGE_MS)
    .toSorted((one, other) => other.keptAt - one.keptAt);
  const kept = new Set(young.slice(0, MAX_SHARES - 1).map(({ key }) => key));
  return times.flatMap(({ key }) => (kept.has(key) ? [] : key));
}

function isShare(row: unknown): row is Share {
  if (typeof row !== 'object' || row === null || !('keptAt' in row) || !('files' in row)) return false;
  const { keptAt, files } = row;
  return typeof keptAt === 'number' && Array.isArray(files) && files.every((file) => file instanceof File);
}

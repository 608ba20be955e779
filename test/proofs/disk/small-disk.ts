import { execFile } from 'node:child_process';
import { appendFile, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';

/** A small file system of its own. */
export interface SmallDisk {
  readonly folder: string;
  /** Takes all the room that there is. */
  readonly fill: () => Promise<void>;
  /** Makes room again. */
  readonly free: () => Promise<void>;
  readonly remove: () => Promise<void>;
}

const execute = promisify(execFile);
const [MEGABYTE, PAGE] = [1_048_576, 4_096];

/** Mounts a file system in memory; null where this user may not mount one. */
export async function mountSmallDisk(megabytes: number): Promise<SmallDisk | null> {
  const folder = await mkdtemp(join(tmpdir(), 'wingbook-disk-'));
  const isMounted = await execute('mount', ['-t', 'tmpfs', '-o', `size=${megabytes}m,mode=1777`, 'tmpfs', folder]).then(
    () => true,
    () => false,
  );
  const removeFolder = () => rm(folder, { recursive: true, force: true });
  if (!isMounted) {
    await removeFolder();
    return null;
  }
  const ballast = join(folder, 'ballast');
  return {
    folder,
    fill: () => writeUntilFull(ballast),
    free: () => rm(ballast, { force: true }),
    remove: async () => {
      await execute('umount', ['-l', folder]);
      await removeFolder();
    },
  };
}

/** Others may write meanwhile: whoever comes first gets the rest. */
async function writeUntilFull(path: string): Promise<void> {
  for (const size of [MEGABYTE, PAGE]) {
    const block = new Uint8Array(size);
    while (await isAppended(path, block));
  }
}

async function isAppended(path: string, block: Uint8Array): Promise<boolean> {
  try {
    await appendFile(path, block);
    return true;
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOSPC') return false;
    throw error;
  }
}

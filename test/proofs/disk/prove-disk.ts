import { chmod } from 'node:fs/promises';
import { join } from 'node:path';
import { startOwnPostgres } from '#test/databases/own-postgres';
import { newFolder, removeFolder, type TestDatabase } from '#test/databases/sqlite-file';
import { logged, type Proof, type ProofOptions } from '#test/proofs/proof';
import { type FullDisk, fillDisk } from './fill-disk.ts';
import { mountSmallDisk, type SmallDisk } from './small-disk.ts';

/** Large enough for an empty database and some thousand flights. */
const [FILE_MB, POSTGRES_MB] = [32, 256];
/** PostgreSQL runs as another user where the tests run as root. */
const FOR_ALL = 0o777;

/** Fills the disk of the database while pilots load and save, makes room, fills it again, kills the server, and starts it anew. */
export async function proveDisk(options: ProofOptions): Promise<readonly Proof[]> {
  const onFile = await withDisk(FILE_MB, options, (disk) => fillDisk(sqliteOn(disk), options));
  if (options.size !== 'full') return onFile;
  const beside = await withDisk(POSTGRES_MB, options, (disk) => onPostgres(disk, options, 'elsewhere'));
  return [
    ...onFile,
    ...beside,
    ...(await withDisk(POSTGRES_MB, options, (disk) => onPostgres(disk, options, 'there'))),
  ];
}

/** Where nothing can be mounted, the short forms have no claims: tests of the server have a limit of SQLite's instead. */
async function withDisk(
  megabytes: number,
  { size, log }: ProofOptions,
  work: (disk: SmallDisk) => Promise<readonly Proof[]>,
): Promise<readonly Proof[]> {
  const disk = await mountSmallDisk(megabytes);
  if (disk !== null) return logged(await work(disk).finally(() => disk.remove()), { log });
  if (size === 'full') throw new Error('This program mounts small file systems: run it as root on Linux');
  log('No file system can be mounted here');
  return [];
}

function sqliteOn(disk: SmallDisk): FullDisk {
  const { folder } = disk;
  const database: TestDatabase = {
    address: { kind: 'sqlite', file: join(folder, 'wingbook.sqlite') },
    folder,
    remove: () => Promise.resolve(),
  };
  return { name: 'SQLite', disk, database, canLoad: true, revive: () => Promise.resolve() };
}

/** A database whose write-ahead log has no room ends by itself; whoever makes room starts it again. */
async function onPostgres(
  disk: SmallDisk,
  options: ProofOptions,
  log: 'there' | 'elsewhere',
): Promise<readonly Proof[]> {
  const elsewhere = await newFolder();
  await chmod(elsewhere, FOR_ALL);
  const initdbFlags = log === 'there' ? ['--wal-segsize=1'] : ['--waldir', join(elsewhere, 'wal')];
  const postgres = await startOwnPostgres({ parent: disk.folder, initdbFlags });
  const name = log === 'there' ? 'PostgreSQL with its write-ahead log' : 'PostgreSQL, its write-ahead log elsewhere';
  try {
    const { database } = postgres;
    return await fillDisk({ name, disk, database, canLoad: log !== 'there', revive: postgres.revive }, options);
  } finally {
    await disk.free();
    await postgres.remove();
    await removeFolder(elsewhere);
  }
}

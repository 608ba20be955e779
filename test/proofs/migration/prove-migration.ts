import { execFile } from 'node:child_process';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { isDeepStrictEqual, promisify } from 'node:util';
import { seededRandom, wholeBetween } from '#test/builders/random';
import type { TestDatabase } from '#test/databases/sqlite-file';
import { nothingOf, type Proof, type ProofOptions } from '#test/proofs/proof';
import { onEachDatabase } from '#test/proofs/run/on-each-database';
import { createTestContext } from '#test/servers/server';
import { contentsOf } from './contents.ts';
import { migrateWatched } from './migrate-watched.ts';
import { fillOldDatabase } from './old-database.ts';

const PROGRAM = join(import.meta.dirname, 'migrate-until-killed.ts');
const LOADER = import.meta.resolve('tsx');
const NOT_WATCHING = { before: () => undefined, after: () => undefined };

/** Kills the migration of a filled old database at every statement, starts normally, and compares with an undisturbed migration. */
export function proveMigration(options: ProofOptions): Promise<readonly Proof[]> {
  return onEachDatabase(options, (database, name) => proveOn(database, name, options));
}

async function proveOn(old: TestDatabase, name: string, { size, seed, log }: ProofOptions): Promise<readonly Proof[]> {
  const copy = await fillOldDatabase(old);
  const undisturbed = await withCopy(copy, startedContents);
  const statements = await withCopy(copy, ({ address }) => migrateWatched(address, NOT_WATCHING));
  const all = Array.from({ length: statements + 1 }, (_, before) => before + 1); // The last one is the commit.
  const moments = size === 'full' ? all : [wholeBetween(seededRandom(seed), 1, all.length)];
  const tally = { survived: 0, different: 0, left: 0 };
  for (const [index, moment] of moments.entries()) {
    await withCopy(copy, async (database) => {
      if (!(await isKilled(database, { moment, statements }))) tally.survived += 1;
      if (!isDeepStrictEqual(await startedContents(database), undisturbed)) tally.different += 1;
      tally.left += (await readdir(database.folder)).filter((file) => file.endsWith('.part')).length;
    });
    if (index % 20 === 19) log(`${name}: ${index + 1} of ${moments.length}, ${JSON.stringify(tally)}`);
  }
  const of = `of ${moments.length} migrations of ${statements} statements and a commit, each killed before another one, ${name}`;
  return [
    nothingOf(`${of}: not killed`, tally.survived),
    nothingOf(`${of}: different from an undisturbed one after the next start`, tally.different),
    nothingOf(`${of}: unfinished copies left behind`, tally.left),
  ];
}

async function withCopy<Result>(
  copy: () => Promise<TestDatabase>,
  work: (database: TestDatabase) => Promise<Result>,
): Promise<Result> {
  const database = await copy();
  return work(database).finally(() => database.remove());
}

/** Starts normally, and returns what is in the database then. */
async function startedContents(database: TestDatabase): Promise<readonly string[]> {
  const { context, close } = await createTestContext(database);
  return contentsOf(context).finally(close);
}

/** Whether a process that migrates the database was killed at the moment. */
async function isKilled(
  { address }: TestDatabase,
  { moment, statements }: { readonly moment: number; readonly statements: number },
): Promise<boolean> {
  const place = address.kind === 'sqlite' ? address.file : address.url;
  const args = ['--import', LOADER, PROGRAM, address.kind, place, String(moment), String(statements)];
  try {
    await promisify(execFile)(process.execPath, args);
    return false;
  } catch (error) {
    if (error instanceof Error && 'signal' in error && error.signal === 'SIGKILL') return true;
    throw error;
  }
}

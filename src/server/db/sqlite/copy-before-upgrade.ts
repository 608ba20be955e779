import { readdirSync, rmSync, statSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { SQLITE } from '../dialect.ts';
import { doneMigrations, pendingOf } from '../migrate.ts';
import type { Db } from '../schema.ts';
import { copyFile } from './copy-file.ts';

const MAX_COPIES = 2;

/**
 * Copies a database that has pilots before it is migrated, to `wingbook.sqlite.before-005-epoch` beside it, and deletes all
 * but the last two copies. Throws when there is no room for the copy; the database is unchanged then.
 */
export async function copyBeforeUpgrade(db: Db, file: string): Promise<void> {
  const done = await doneMigrations(db);
  const [next] = pendingOf(SQLITE, done);
  if (!next || done.length === 0 || !(await hasPilots(db))) return;
  const copy = `${file}.before-${next[0]}`;
  try {
    copyFile(file, copy);
  } catch (cause) {
    throw new Error(`${file} cannot be copied before the upgrade to ${copy}: make room for it, and start again`, {
      cause,
    });
  }
  removeOldCopies(file);
}

async function hasPilots(db: Db): Promise<boolean> {
  return (await db.selectFrom('pilots').select('id').limit(1).execute()).length > 0;
}

function removeOldCopies(file: string): void {
  const folder = dirname(file);
  const copies = readdirSync(folder)
    .filter((name) => name.startsWith(`${basename(file)}.before-`) && !name.endsWith('.part'))
    .map((name) => ({ path: join(folder, name), madeAt: statSync(join(folder, name)).mtimeMs }))
    .toSorted((one, other) => other.madeAt - one.madeAt);
  for (const { path } of copies.slice(MAX_COPIES)) rmSync(path);
}

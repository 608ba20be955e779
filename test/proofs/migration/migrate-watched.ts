import type { KyselyPlugin } from 'kysely';
import { connect } from '#server/db/connect';
import type { DatabaseAddress } from '#server/db/database';
import { migrate } from '#server/db/migrate';
import { copyBeforeUpgrade } from '#server/db/sqlite/copy-before-upgrade';

/** Called with the number of each statement, from 1, before and after it is run. */
export interface Watching {
  readonly before: (number: number) => void;
  readonly after: (number: number) => void;
}

/** Migrates a database as a start does, and returns the number of statements. */
export async function migrateWatched(address: DatabaseAddress, { before, after }: Watching): Promise<number> {
  let count = 0;
  const plugin: KyselyPlugin = {
    transformQuery: ({ node }) => {
      count += 1;
      before(count);
      return node;
    },
    transformResult: ({ result }) => {
      after(count);
      return Promise.resolve(result);
    },
  };
  const { db, dialect } = connect(address, { purpose: 'maintenance', onLost: () => undefined });
  const watched = db.withPlugin(plugin);
  if (address.kind === 'sqlite') await copyBeforeUpgrade(watched, address.file);
  await migrate(watched, dialect);
  await db.destroy();
  return count;
}

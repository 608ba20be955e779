import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { Sqlite } from '#server/db/sqlite/better-sqlite3';
import { type BenchRow, timedInTurn } from './row.ts';
import { createBenchContext } from './setup/logbooks.ts';
import { savingIn } from './setup/saving.ts';
import { newDataFolder } from './setup/server-process.ts';

/** So many saves until the code is as fast as that of a server which has run for a while. */
const RUNS = { runs: 1_000, warmUp: 1_500 };
const MOST = 2.5;

/**
 * Time of durably saving a flight, against a durable commit of one row to the same disk, in turn: what a commit takes changes by half from one minute to the
 * next. `docs/measurements.md` says what the rest is spent on.
 */
export async function saveBench(): Promise<readonly BenchRow[]> {
  const dataFolder = await newDataFolder();
  const { context, close } = await createBenchContext(dataFolder);
  const save = await savingIn(context);
  const bare = bareCommit(join(dataFolder, 'bare.sqlite'));
  try {
    const { first: saved, second: commit, ratio } = await timedInTurn(() => save(), bare.commit, RUNS);
    return [
      {
        name: 'one saved flight against a bare durable commit',
        measured: `${saved.toFixed(2)} ms`,
        against: `${commit.toFixed(2)} ms`,
        ratio,
        aim: `≤ ${MOST}`,
        met: ratio <= MOST,
      },
    ];
  } finally {
    bare.close();
    await close();
    await rm(dataFolder, { recursive: true });
  }
}

function bareCommit(path: string) {
  const database = new Sqlite(path);
  database.pragma('journal_mode = WAL');
  database.pragma('synchronous = FULL');
  database.exec('create table bare (id integer primary key, text text)');
  const insert = database.prepare('insert into bare (text) values (?)');
  return { commit: () => insert.run('Late start, good climb over the ridge.'), close: () => database.close() };
}

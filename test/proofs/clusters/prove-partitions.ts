import { rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { newFolder, removeFolder, type TestDatabase } from '#test/databases/sqlite-file';
import { nothingOf, type Proof, type ProofOptions } from '#test/proofs/proof';
import { startServerProcess } from '#test/proofs/run/server-process';
import { freePort } from '#test/run/free-port';
import { runCommand } from '#test/servers/run-command';
import { folderOfPrograms, requirePrograms } from './run/debian-programs.ts';
import { countDifferences, goThrough } from './run/journey.ts';
import { PARTITIONS, partitionTables } from './run/partition-tables.ts';
import { type PostgresNode, startPrimary } from './run/postgres-node.ts';

/** Reads whose plans must name one partition of each table. */
const READS = [
  'select * from flights left join tracks on tracks.pilot_id = flights.pilot_id and tracks.flight_id = flights.id where flights.pilot_id = 1',
  'select * from flights where pilot_id = 1 and revision > 5',
  "select content from track_files where pilot_id = 1 and sha256 = 'a'",
];

/** Goes through the same journey before and after the tables are partitioned by pilot, on one PostgreSQL 15. */
export async function provePartitions({ log }: ProofOptions): Promise<readonly Proof[]> {
  requirePrograms(['initdb', 'postgres']);
  const [folder, data] = [await folderOfPrograms(), await newFolder()];
  const node = await startPrimary(folder);
  const database: TestDatabase = {
    address: { kind: 'postgresql', url: node.url },
    folder: data,
    remove: () => removeFolder(data),
  };
  try {
    const before = await journeyOn(database);
    const rows = await rowsOf(node, ['flights', 'tracks', 'track_files', 'scores']);
    const tables = await partitionTables(node);
    log(`partitioned: ${tables.join(', ')}`);
    const kept = await rowsOf(node, ['flights', 'tracks', 'track_files', 'scores']);
    const after = await journeyOn(database);
    const differing = countDifferences(before, after, log);
    const more = await morePartitions(node);
    await node.query('delete from servers');
    await runCommand('backup', database, [join(data, 'backup')]);
    const output = await runCommand('restore', database, [join(data, 'backup'), '--replace']);
    return [
      {
        claim: `tables with hash partitions by pilot (${PARTITIONS} each)`,
        aim: '≥ 15',
        measured: String(tables.length),
        met: tables.length >= 15,
      },
      {
        claim: 'rows of flights, tracks, files and scores after the conversion',
        aim: rows,
        measured: kept,
        met: rows === kept,
      },
      nothingOf(
        `of ${before.length} responses of a journey, those that differ from the same without partitions`,
        differing,
      ),
      nothingOf(`of ${READS.length} reads of a logbook, those that open more than one partition of a table`, more),
      {
        claim: 'a backup of it restores into whole tables',
        aim: 'Restored 2 pilots',
        measured: output.trim().slice(0, 17),
        met: output.startsWith('Restored 2 pilots'),
      },
    ];
  } finally {
    await node.stop();
    await Promise.all([removeFolder(data), rm(dirname(folder), { recursive: true, force: true })]);
  }
}

async function journeyOn(database: TestDatabase): Promise<readonly string[]> {
  const port = await freePort();
  const server = await startServerProcess(database, { port });
  try {
    return await goThrough(`http://localhost:${port}`);
  } finally {
    await server.kill();
  }
}

async function rowsOf(node: PostgresNode, tables: readonly string[]): Promise<string> {
  const counts: unknown[] = [];
  for (const table of tables) counts.push((await node.query(`select count(*)::int as count from ${table}`))[0]?.count);
  return counts.join(', ');
}

async function morePartitions(node: PostgresNode): Promise<number> {
  let more = 0;
  for (const read of READS) {
    const plan = (await node.query(`explain ${read}`)).map((row) => String(row['QUERY PLAN'])).join('\n');
    const parts = [...plan.matchAll(/ on (\w+)_\d\b/g)].map(([, table]) => table);
    if (parts.length !== new Set(parts).size) more += 1;
  }
  return more;
}

import { rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { newFolder, removeFolder, type TestDatabase } from '#test/databases/sqlite-file';
import { nothingOf, type Proof, type ProofOptions } from '#test/proofs/proof';
import { startServerProcess } from '#test/proofs/run/server-process';
import { freePort } from '#test/run/free-port';
import { runCommand } from '#test/servers/run-command';
import { folderOfPrograms, requirePrograms } from './run/debian-programs.ts';
import { countDifferences, goThrough } from './run/journey.ts';
import { type PgBouncer, startPgBouncer } from './run/pgbouncer.ts';
import { type PostgresNode, startPrimary } from './run/postgres-node.ts';
import { startSavers } from './run/savers.ts';

/** Fewer connections than each of the two servers opens by itself. */
const POOL = 4;
const PILOTS = { short: 8, full: 32 } as const;
const SAVING_MS = { short: 2_000, full: 20_000 } as const;
const settings = { SECRET: 'shared by all the servers of the proof' };

interface Parts {
  readonly node: PostgresNode;
  readonly pooler: PgBouncer;
  readonly database: TestDatabase;
  readonly direct: TestDatabase;
}

/** Runs two servers through PgBouncer in transaction mode: a journey, many pilots at once, a backup and a restore. */
export async function provePgBouncer({ size, log }: ProofOptions): Promise<readonly Proof[]> {
  requirePrograms(['initdb', 'postgres', 'pgbouncer']);
  const [folder, data] = [await folderOfPrograms(), await newFolder()];
  const node = await startPrimary(folder);
  const pooler = await startPgBouncer(folder, node.port, POOL);
  const at = (url: string): TestDatabase => ({
    address: { kind: 'postgresql', url },
    folder: data,
    remove: () => removeFolder(data),
  });
  const parts = { node, pooler, database: at(pooler.url), direct: at(node.url) };
  try {
    const served = await whileServing(parts, { size, log });
    return [...served, ...(await restored(parts, join(data, 'backup')))];
  } finally {
    await pooler.stop();
    await node.stop();
    await Promise.all([removeFolder(data), rm(dirname(folder), { recursive: true, force: true })]);
  }
}

async function whileServing(
  { database, direct }: Parts,
  { size, log }: Pick<ProofOptions, 'size' | 'log'>,
): Promise<readonly Proof[]> {
  const [first, second, beside] = [await freePort(), await freePort(), await freePort()];
  const servers = [
    await startServerProcess(database, { port: first, settings }),
    await startServerProcess(database, { port: second, settings }),
  ];
  servers.push(await startServerProcess(direct, { port: beside, settings }));
  try {
    const [through, without] = [
      await goThrough(`http://localhost:${first}`),
      await goThrough(`http://localhost:${beside}`),
    ];
    const differing = countDifferences(through, without, log);
    const urls = [first, second].map((port) => `http://localhost:${port}`);
    const savers = await Promise.all(urls.map((url) => startSavers(url, PILOTS[size] / 2)));
    await setTimeout(SAVING_MS[size]);
    const outcomes = await Promise.all(savers.map((one) => one.stop()));
    const saved = outcomes.reduce((sum, outcome) => sum + outcome.saved, 0);
    const count = (name: 'lost' | 'doubled' | 'retried') => outcomes.reduce((sum, outcome) => sum + outcome[name], 0);
    return [
      nothingOf(
        `of ${through.length} responses of a journey, those that differ from the same without PgBouncer`,
        differing,
      ),
      nothingOf(
        `failed of ${saved} saves of ${PILOTS[size]} pilots at once, two servers on ${POOL} connections`,
        count('retried'),
      ),
      nothingOf(`lost or doubled of ${saved}`, count('lost') + count('doubled')),
    ];
  } finally {
    for (const server of servers) await server.kill();
  }
}

/** Both servers were killed: their records expire, then the backup replaces everything. */
async function restored({ node, database }: Parts, file: string): Promise<readonly Proof[]> {
  const count = async () => Number((await node.query('select count(*)::int as count from flights'))[0]?.count);
  const before = await count();
  await runCommand('backup', database, [file]);
  const rejected = await runCommand('restore', database, [file, '--replace']);
  await node.query('update servers set seen_at_ms = seen_at_ms - 30000');
  const output = await runCommand('restore', database, [file, '--replace']);
  return [
    {
      claim: 'restore while servers were seen',
      aim: 'rejected',
      measured: rejected.includes('stop it first') ? 'rejected' : rejected,
      met: rejected.includes('stop it first'),
    },
    {
      claim: `flights after backup and restore through PgBouncer, of ${before}`,
      aim: String(before),
      measured: output.includes('Restored') ? String(await count()) : output,
      met: output.includes('Restored') && (await count()) === before,
    },
  ];
}

import { rm } from 'node:fs/promises';
import { dirname } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { newFolder, removeFolder } from '#test/databases/sqlite-file';
import { nothingOf, type Proof, type ProofOptions } from '#test/proofs/proof';
import { startServerProcess } from '#test/proofs/run/server-process';
import { freePort } from '#test/run/free-port';
import { folderOfPrograms, requirePrograms } from './debian-programs.ts';
import { startPgBouncer } from './pgbouncer.ts';
import { startPrimary, startStandby } from './postgres-node.ts';
import { startSavers } from './savers.ts';

const [PILOTS, POOL] = [8, 8];
const ROUNDS = { short: 1, long: 1, full: 5 } as const;
/** How many saves are acknowledged before the kill, and again after the switch. */
const SAVES = { short: 20, long: 20, full: 100 } as const;
/** How long the operator takes. */
const OPERATOR_MS = 1_000;

/** Kills the primary of a synchronous standby under load, and promotes that one; PgBouncer is pointed to it. */
export async function proveFailover({ size, log }: ProofOptions): Promise<readonly Proof[]> {
  requirePrograms(['initdb', 'postgres', 'pg_basebackup', 'pgbouncer']);
  const sum = { rounds: 0, saved: 0, lost: 0, doubled: 0, retries: 0, slowestMs: 0 };
  for (let round = 1; round <= ROUNDS[size]; round += 1) {
    const outcome = await failOver(SAVES[size]);
    log(`failover ${round}: ${JSON.stringify(outcome)}`);
    sum.rounds = round;
    sum.saved += outcome.saved;
    sum.lost += outcome.lost;
    sum.doubled += outcome.doubled;
    sum.retries = Math.max(sum.retries, outcome.mostRetriesSinceMark);
    sum.slowestMs = Math.max(sum.slowestMs, outcome.slowestMs);
  }
  const of = `of ${sum.saved} acknowledged saves in ${sum.rounds} failovers`;
  const seconds = (sum.slowestMs / 1_000).toFixed(1);
  return [
    nothingOf(`lost ${of}`, sum.lost),
    nothingOf(`doubled, or there though never acknowledged, ${of}`, sum.doubled),
    {
      claim: 'retries that a save needed once PgBouncer knew the new primary',
      aim: '≤ 1',
      measured: String(sum.retries),
      met: sum.retries <= 1,
    },
    {
      claim: 'longest time until a save was acknowledged, the operator’s second included',
      aim: '≤ 15 s',
      measured: `${seconds} s`,
      met: sum.slowestMs <= 15_000,
    },
  ];
}

async function failOver(saves: number) {
  const folder = await folderOfPrograms();
  const data = await newFolder();
  const primary = await startPrimary(folder);
  const standby = await startStandby(folder, primary);
  const pooler = await startPgBouncer(folder, primary.port, POOL);
  const port = await freePort();
  const server = await startServerProcess(
    { address: { kind: 'postgresql', url: pooler.url }, folder: data, remove: () => removeFolder(data) },
    { port },
  );
  try {
    const savers = await startSavers(`http://localhost:${port}`, PILOTS);
    await savers.untilMore(saves);
    await primary.kill();
    await setTimeout(OPERATOR_MS);
    await standby.query('select pg_promote()');
    await pooler.pointTo(standby.port);
    savers.mark();
    await savers.untilMore(saves);
    return await savers.stop();
  } finally {
    await server.kill();
    await pooler.stop();
    await Promise.all([standby.stop(), primary.stop()]);
    await Promise.all([removeFolder(data), rm(dirname(folder), { recursive: true, force: true })]);
  }
}

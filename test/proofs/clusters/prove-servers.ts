import { once } from 'node:events';
import { rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { newFolder, removeFolder, type TestDatabase } from '#test/databases/sqlite-file';
import { nothingOf, type Proof, type ProofOptions } from '#test/proofs/proof';
import { type ServerProcess, startServerProcess } from '#test/proofs/run/server-process';
import { freePort } from '#test/run/free-port';
import { patience } from '#test/run/patience';
import { folderOfPrograms, requirePrograms } from './run/debian-programs.ts';
import { untilOpen } from './run/pgbouncer.ts';
import { type PostgresNode, startPrimary } from './run/postgres-node.ts';
import { startSavers } from './run/savers.ts';
import { startProgram } from './run/start-program.ts';

const PILOTS = 8;
/** How many saves are acknowledged before the kill, and again after it. */
const SAVES = { short: 20, full: 200 } as const;
/** Longer than the claim of a job lasts. */
const TAKE_OVER_MS = 400_000;
const settings = { SECRET: 'shared by all the servers of the proof' };

/** Kills one of two servers behind HAProxy under load, when each of them is at a job. */
export async function proveServers({ size, log }: ProofOptions): Promise<readonly Proof[]> {
  requirePrograms(['initdb', 'postgres', 'haproxy']);
  const folder = await folderOfPrograms();
  const data = await newFolder();
  const node = await startPrimary(folder);
  const database = {
    address: { kind: 'postgresql', url: node.url },
    folder: data,
    remove: () => removeFolder(data),
  } as const;
  const ports = [await freePort(), await freePort()];
  const servers: ServerProcess[] = [];
  for (const port of ports) servers.push(await startOne(database, port));
  const proxy = await startProxy(folder, ports);
  try {
    const savers = await startSavers(proxy.url, PILOTS);
    await savers.untilMore(SAVES[size]);
    const claimed = await untilBothClaim(node);
    await servers[0]?.kill();
    const killedAt = performance.now();
    savers.mark();
    await savers.untilMore(SAVES[size]);
    const outcome = await savers.stop();
    log(`one of two servers killed, ${claimed} jobs claimed: ${JSON.stringify(outcome)}`);
    const left = await untilDone(node);
    const seconds = ((performance.now() - killedAt) / 1_000).toFixed(0);
    const { saved, lost, doubled, mostRetries, retried } = outcome;
    return [
      nothingOf(`lost of ${saved} acknowledged saves, one of two servers killed`, lost),
      nothingOf('doubled, or there though never acknowledged', doubled),
      {
        claim: `most retries that a save needed (${retried} needed any), sessions included`,
        aim: '≤ 1',
        measured: String(mostRetries),
        met: mostRetries <= 1,
      },
      {
        ...nothingOf(
          `jobs left of the killed server, which had one of ${claimed} (taken over within ${seconds} s)`,
          left,
        ),
      },
    ];
  } finally {
    for (const server of servers) await server.kill();
    await proxy.stop();
    await node.stop();
    await Promise.all([removeFolder(data), rm(dirname(folder), { recursive: true, force: true })]);
  }
}

function startOne(database: TestDatabase, port: number): Promise<ServerProcess> {
  return startServerProcess(database, { port, settings });
}

/** Waits until two jobs run: a server runs one of a kind at a time, so each has one. */
async function untilBothClaim(node: PostgresNode): Promise<number> {
  const isLate = patience('two jobs at the same time');
  for (;;) {
    isLate();
    const [row] = await node.query(
      "select count(*)::int as count from jobs where kind = 'computeFindings' and claimed_by is not null and run_at_s > extract(epoch from now()) + 290",
    );
    if (Number(row?.count) >= 2) return Number(row?.count);
  }
}

/** Waits until all findings are computed, and returns the number of jobs that are left after the longest time. */
async function untilDone(node: PostgresNode): Promise<number> {
  const end = performance.now() + TAKE_OVER_MS;
  for (;;) {
    const [row] = await node.query("select count(*)::int as count from jobs where kind = 'computeFindings'");
    if (row?.count === 0 || performance.now() > end) return Number(row?.count);
    await setTimeout(500);
  }
}

/** Waits until the proxy has found a server that is ready. */
async function untilReady(port: number): Promise<void> {
  const isLate = patience('a server that is ready');
  while (!(await fetch(`http://localhost:${port}/readyz`)).ok) {
    isLate();
    await setTimeout(200);
  }
}

/** The configuration of `docs/operating.md`. */
async function startProxy(folder: string, ports: readonly number[]) {
  const port = await freePort();
  const file = join(folder, 'haproxy.cfg');
  const servers = ports
    .map((server) => `  server s${server} 127.0.0.1:${server} check inter 1s fall 2 rise 1`)
    .join('\n');
  await writeFile(
    file,
    `defaults
  mode http
  timeout connect 2s
  timeout client 60s
  timeout server 60s
  timeout check 5s
  retries 3
  option redispatch
listen wingbook
  bind 127.0.0.1:${port}
  balance roundrobin
  option httpchk GET /readyz
  default-server on-marked-down shutdown-sessions
${servers}
`,
  );
  const proxy = await startProgram('haproxy', ['-f', file], folder);
  await untilOpen(port);
  await untilReady(port);
  return {
    url: `http://localhost:${port}`,
    stop: async () => {
      const ended = once(proxy, 'exit');
      proxy.kill('SIGTERM');
      await ended;
    },
  };
}

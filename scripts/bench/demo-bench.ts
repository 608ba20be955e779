import { newVisitor } from '#test/servers/visitor';
import { type BenchRow, median } from './row.ts';
import { newDataFolder, type ServerProcess, startServerProcess } from './setup/server-process.ts';

const RUNS = 9;
const BARE_CALLS = 100;
const MOST_MS = 300;

/** CPU time of creating a demo pilot with three seasons, against a call that does no work. */
export async function demoBench(): Promise<readonly BenchRow[]> {
  const server = await startServerProcess(await newDataFolder());
  try {
    // The first one is measured, too: it reads the prepared data.
    const demos = [];
    for (let run = 0; run < RUNS; run += 1) demos.push(await demoMs(server));
    const bare = await cpuMs(server, async () => {
      for (let run = 0; run < BARE_CALLS; run += 1) await fetch(`${server.url}/bare`);
    });
    return [
      rowOf('a demo pilot, the first of a server', demos[0] ?? Number.NaN, bare / BARE_CALLS),
      rowOf('a demo pilot', median(demos.slice(1)), bare / BARE_CALLS),
    ];
  } finally {
    await server.close();
  }
}

async function demoMs(server: ServerProcess): Promise<number> {
  const visitor = newVisitor(server.url);
  await visitor.ask('/api/data'); // For the csrf cookie.
  return cpuMs(server, async () => {
    const { status } = await visitor.post('/api/demo');
    if (status !== 200) throw new Error(`The demo failed with status ${status}`);
  });
}

/** Returns the server's CPU time for some work, which other load on the machine hardly affects. */
async function cpuMs(server: ServerProcess, work: () => Promise<unknown>): Promise<number> {
  const before = await server.cpuTime();
  await work();
  return (await server.cpuTime()) - before;
}

function rowOf(name: string, measured: number, bare: number): BenchRow {
  return {
    name: `${name}, against a call that does nothing`,
    measured: `${measured.toFixed(0)} ms`,
    against: `${bare.toFixed(1)} ms`,
    ratio: measured / bare,
    aim: `≤ ${MOST_MS} ms`,
    met: measured <= MOST_MS,
  };
}

import { newVisitor } from '#test/visitor';
import { type BenchRow, median } from './row.ts';
import { newDataFolder, startServerProcess } from './server-process.ts';

const RUNS = 9;
const MOST_MS = 300;

/** A demo pilot with three seasons, from the call to its answer, against a call that does nothing. */
export async function demoBench(): Promise<readonly BenchRow[]> {
  const server = await startServerProcess(await newDataFolder());
  try {
    // The first is measured, too: that is when the ready data are read.
    const demos = [];
    for (let run = 0; run < RUNS; run += 1) demos.push(await demoMs(server.url));
    const bare = [];
    for (let run = 0; run < RUNS; run += 1) bare.push(await elapsed(() => fetch(`${server.url}/bare`)));
    return [
      rowOf('a demo pilot, the first of a server', demos[0] ?? Number.NaN, median(bare)),
      rowOf('a demo pilot', median(demos.slice(1)), median(bare)),
    ];
  } finally {
    await server.close();
  }
}

async function demoMs(url: string): Promise<number> {
  const visitor = newVisitor(url);
  await visitor.ask('/api/data'); // For the csrf cookie.
  return elapsed(async () => {
    const { status } = await visitor.post('/api/demo');
    if (status !== 200) throw new Error(`The demo answered ${status}`);
  });
}

async function elapsed(work: () => Promise<unknown>): Promise<number> {
  const start = performance.now();
  await work();
  return performance.now() - start;
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

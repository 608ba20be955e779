import { runDatabaseFuzz } from '#test/fuzz/run-database-fuzz';
import { runFileFuzz } from '#test/fuzz/run-file-fuzz';

/**
 * Reads 10,000 mutated files of an import and as many mutated databases of LogFly, other ones than `npm test`; `npm run fuzz-files 500000`
 * begins elsewhere.
 */
const [FIRST, COUNT, BATCH] = [Number(process.argv[2] ?? 1_000_000), 10_000, 1_000];

/** What became of a batch. */
interface Batch {
  readonly flights: number;
  readonly problems: ReadonlyMap<string | null, number>;
  readonly slowestMs: number;
  readonly failures: readonly string[];
}

const failures: string[] = [];
await runAll('files', async (first) => {
  const { refused, ...report } = await runFileFuzz(first, BATCH);
  return { ...report, problems: refused };
});
await runAll('databases', (first) => runDatabaseFuzz(first, BATCH));
console.log(failures.length === 0 ? 'No failure.' : failures.slice(0, 50).join('\n'));
process.exitCode = failures.length === 0 ? 0 : 1;

async function runAll(what: string, run: (first: number) => Promise<Batch>): Promise<void> {
  for (let done = 0; done < COUNT; done += BATCH) {
    const { flights, problems, slowestMs, failures: ofBatch } = await run(FIRST + done);
    failures.push(...ofBatch);
    const reasons = [...problems].map(([problem, times]) => `${problem ?? 'read'} ${times}`).join(', ');
    const memory = Math.round(process.memoryUsage().rss / 2 ** 20);
    console.log(
      `${done + BATCH} of ${COUNT} ${what}: ${flights} flights, slowest ${slowestMs.toFixed(0)} ms, ${memory} MB`,
    );
    console.log(`  ${reasons}`);
  }
}

import { runFileFuzz } from '#test/fuzz/run-file-fuzz';

/** Reads 10,000 mutated files of an import, other ones than `npm test`; `npm run fuzz-files 500000` begins elsewhere. */
const [FIRST, COUNT, BATCH] = [Number(process.argv[2] ?? 1_000_000), 10_000, 1_000];

const failures: string[] = [];
for (let done = 0; done < COUNT; done += BATCH) {
  const report = await runFileFuzz(FIRST + done, BATCH);
  failures.push(...report.failures);
  const reasons = [...report.refused].map(([problem, times]) => `${problem} ${times}`).join(', ');
  const memory = Math.round(process.memoryUsage().rss / 2 ** 20);
  console.log(
    `${done + BATCH} of ${COUNT}: ${report.flights} flights, slowest ${report.slowestMs.toFixed(0)} ms, ${memory} MB`,
  );
  console.log(`  ${reasons}`);
}
console.log(failures.length === 0 ? 'No failure.' : failures.slice(0, 50).join('\n'));
process.exitCode = failures.length === 0 ? 0 : 1;

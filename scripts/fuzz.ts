import { runFuzz } from '#test/fuzz/run-fuzz';

/** Sends 100,000 fuzzed tracks through the engine, other ones than `npm test`; `npm run fuzz 500000` begins elsewhere. */
const [FIRST, COUNT, BATCH] = [Number(process.argv[2] ?? 1_000_000), 100_000, 5_000];

const failures: string[] = [];
for (let done = 0; done < COUNT; done += BATCH) {
  const report = runFuzz(FIRST + done, BATCH);
  failures.push(...report.failures);
  const { read, flown, flownTwice } = report;
  console.log(`${done + BATCH} of ${COUNT}: ${read} read, ${flown} flown, ${flownTwice} with several flights`);
}
console.log(failures.length === 0 ? 'No failure.' : failures.slice(0, 50).join('\n'));
process.exitCode = failures.length === 0 ? 0 : 1;

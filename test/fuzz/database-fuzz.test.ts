import { expect, it } from 'vitest';
import { fuzzedDatabase } from './fuzz-database.ts';
import { runDatabaseFuzz } from './run-database-fuzz.ts';

/** `npm run prove -- files` reads many others. */
const COUNT = 300;

it('mutated databases of LogFly are read, or refused for a reason', async () => {
  const { failures, flights, problems } = await runDatabaseFuzz(0, COUNT);
  expect(failures).toEqual([]);
  expect(flights).toBeGreaterThan(COUNT);
  for (const problem of [null, 'notLogfly', 'badDatabase'] as const) expect(problems.has(problem)).toBe(true);
});

it('they are the same for the same seed', () => {
  for (let seed = 0; seed < 40; seed += 1) expect(Buffer.compare(fuzzedDatabase(seed), fuzzedDatabase(seed))).toBe(0);
});

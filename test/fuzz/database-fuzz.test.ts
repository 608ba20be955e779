import { expect, it } from 'vitest';
import { resultOf, uploaded } from '#test/servers/logfly-calls';
import { runningServer } from '#test/servers/running-server';
import { signUpPilot } from '#test/servers/visitor';
import { fuzzedDatabase } from './fuzz-database.ts';
import { runDatabaseFuzz } from './run-database-fuzz.ts';

/** `npm run prove -- files` reads many others. */
const [COUNT, UPLOADED] = [300, 5];
const server = runningServer();

it('mutated databases of LogFly are read, or refused for a reason', async () => {
  const { failures, flights, problems } = await runDatabaseFuzz(0, COUNT);
  expect(failures).toEqual([]);
  expect(flights).toBeGreaterThan(COUNT);
  for (const problem of [null, 'notLogfly', 'badDatabase'] as const) expect(problems.has(problem)).toBe(true);
});

it('and so they are when they are uploaded: the server goes on', async () => {
  const pilot = await signUpPilot(server().url);
  for (let seed = 0; seed < UPLOADED; seed += 1) {
    const database = Buffer.from(fuzzedDatabase(COUNT + seed));
    expect((await resultOf(pilot, await uploaded(pilot, database))).flightsNum).toBeLessThanOrEqual(20_000);
  }
  expect((await pilot.get('/api/data')).status).toBe(200);
});

it('they are the same for the same seed', () => {
  for (let seed = 0; seed < 40; seed += 1) expect(Buffer.compare(fuzzedDatabase(seed), fuzzedDatabase(seed))).toBe(0);
});

import * as v from 'valibot';
import { expect, it } from 'vitest';
import { partBody } from '#contract/import/imports';
import { readContent, reviewedBeside } from '#test/servers/archive-calls';
import { buildPart } from '#web/features/import/send/build-part.ts';
import { fuzzedFile } from './fuzz-file.ts';

/** More in `npm run test:all`. */
const ARCHIVES = process.env.TEST_ALL === undefined ? 80 : 250;
const EMPTY = { flights: new Map(), sites: new Map(), gliders: new Map(), gear: new Map(), handlings: new Map() };
const CALLS = {
  logbook: () => Promise.resolve(EMPTY),
  tracks: () => Promise.resolve([]),
  runs: () => Promise.resolve([]),
  timeZones: (places: readonly unknown[]) => Promise.resolve(places.map(() => 'Europe/Zurich')),
};
const NO_IDS = { sites: new Map(), gliders: new Map() };
const readIgc = () => Promise.resolve(new Uint8Array());

/** Returns what an import of an archive sends; null when nothing but tracks of it is offered. */
async function sentOf(seed: number): Promise<unknown> {
  const read = await readContent({ 'wingbook.zip': Uint8Array.from(fuzzedFile('archive', seed)) });
  const { pilot, sites, gliders, flights } = (await reviewedBeside(EMPTY, read, CALLS)).plan;
  const { body } = await buildPart({ flights, size: 50, comparedUpTo: 0, ids: NO_IDS, readIgc });
  return pilot && JSON.parse(JSON.stringify({ ...body, pilot, sites, gliders }));
}

it('whatever stands in an archive that is offered, the server takes its parts, and decides item by item', async () => {
  let offered = 0;
  for (let seed = 0; seed < ARCHIVES; seed += 1) {
    const sent = await sentOf(seed);
    if (sent === null) continue;
    offered += 1;
    const { issues } = v.safeParse(partBody, sent);
    expect(issues, `seed ${seed}`).toBeUndefined();
  }
  expect(offered).toBeGreaterThan(ARCHIVES / 4);
});

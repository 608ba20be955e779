import { expect, it } from 'vitest';
import { fuzzedFile } from './fuzz-file.ts';
import { runFileFuzz } from './run-file-fuzz.ts';

/** `npm run test:all` reads 1,200 files; `npm run prove -- mutations` many others. */
const [BATCHES, BATCH] = [process.env.TEST_ALL === undefined ? 2 : 4, 300];

it.each(Array.from({ length: BATCHES }, (_, i) => i))(
  'mutated ZIP, GPX, KML, JSON, CSV and XLSX files and archives are read or refused for a reason (batch %d)',
  async (i) => {
    const { failures, flights, refused } = await runFileFuzz(i * BATCH, BATCH);
    expect(failures).toEqual([]);
    expect(flights).toBeGreaterThan(BATCH / 10);
    expect(refused.size).toBeGreaterThan(5);
  },
);

it('they are the same for the same seed', () => {
  for (let seed = 0; seed < 40; seed += 1) expect(fuzzedFile('zip', seed)).toEqual(fuzzedFile('zip', seed));
});

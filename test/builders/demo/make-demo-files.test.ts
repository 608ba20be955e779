import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { demoFilesOf } from '#server/demo/demo-files';
import { makeDemoFiles } from './make-demo-files.ts';

const FOLDER = join(import.meta.dirname, '../../../src/server/demo/demo-files');

it('the demo in the repository is what `npm run demo-files` writes', async () => {
  const kept = demoFilesOf(await readFile(join(FOLDER, 'logbook.json'), 'utf8'));
  const { logbook, tracks } = makeDemoFiles(kept.madeFor);
  expect(kept).toEqual(logbook);
  for (const [name, igc] of tracks) {
    expect(gunzipSync(await readFile(join(FOLDER, `${name}.gz`))).toString('latin1') === igc).toBe(true);
  }
  expect(await readdir(FOLDER)).toHaveLength(1 + tracks.size);
});

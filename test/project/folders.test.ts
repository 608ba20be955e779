import { readdirSync } from 'node:fs';
import { join, relative } from 'node:path';
import { expect, it } from 'vitest';
import { ROOT } from '../../scripts/run.mjs';

const MOST_FILES = 15;
/** Tests, and files that the build makes. */
const NOT_COUNTED = /\.test\.tsx?$|\.css\.d\.ts$/;
/** Folders of files of one shape, one for each change of the tables, and for each logbook that is read. */
const GROWING = ['src/server/db/migrations', 'src/domain/import/table/presets'];

it('no folder of the sources has more files than a reader can take in, tests not counted', () => {
  const counts = new Map<string, number>();
  for (const entry of readdirSync(join(ROOT, 'src'), { recursive: true, withFileTypes: true })) {
    if (!entry.isFile() || NOT_COUNTED.test(entry.name)) continue;
    const folder = relative(ROOT, entry.parentPath);
    counts.set(folder, (counts.get(folder) ?? 0) + 1);
  }
  const full = [...counts].filter(([folder, count]) => count > MOST_FILES && !GROWING.includes(folder));
  expect(counts.size).toBeGreaterThan(50);
  expect(full).toEqual([]);
});

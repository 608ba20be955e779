import { execFileSync } from 'node:child_process';
import { dirname } from 'node:path';
import { expect, it } from 'vitest';
import { ROOT } from '../../scripts/run.mjs';

const MOST_FILES = 15;
/** Folders of files of one shape, one for each change of the tables, and for each logbook that is read. */
const GROWING = ['src/server/db/migrations', 'src/domain/import/table/presets'];

it('no folder of the sources has more files than a reader can take in, tests not counted', () => {
  const files = execFileSync('git', ['ls-files', 'src'], { cwd: ROOT, encoding: 'utf8' }).trim().split('\n');
  const counts = new Map<string, number>();
  for (const file of files.filter((path) => !/\.test\.tsx?$/.test(path)))
    counts.set(dirname(file), (counts.get(dirname(file)) ?? 0) + 1);
  const full = [...counts].filter(([folder, count]) => count > MOST_FILES && !GROWING.includes(folder));
  expect(counts.size).toBeGreaterThan(50);
  expect(full).toEqual([]);
});

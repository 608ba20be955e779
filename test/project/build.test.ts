import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { emptyBuild } from '../../scripts/build.mjs';

it('a build begins with an empty folder, in which the demo alone stays until it is replaced', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'wingbook-build-'));
  await mkdir(join(folder, 'dist/web'), { recursive: true });
  for (const name of ['.built', 'demo.json', 'web/index.html']) await writeFile(join(folder, 'dist', name), '');
  emptyBuild(join(folder, 'dist'));
  expect(await readdir(join(folder, 'dist'))).toEqual(['demo.json']);
  emptyBuild(join(folder, 'none'));
  expect(await readdir(join(folder, 'none'))).toEqual([]);
  await rm(folder, { recursive: true });
});

import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { newFolder, removeFolder } from '#test/databases/sqlite-file';
import { findCopies, writeCopy } from './copy-folder.ts';

const folder = await newFolder();
afterAll(() => removeFolder(folder));

it('leaves nothing of a copy that fails, and the copies before it', async () => {
  const own = join(folder, '7');
  const half = Buffer.from('half of a copy');
  const whole = async function* () {
    yield half;
    yield half;
  };
  const failing = async function* () {
    yield half;
    throw new Error('the thread ended');
  };
  await writeCopy(own, { madeAt: '2026-05-03T02:00:00Z', version: '1', content: whole() });
  const broken = writeCopy(own, { madeAt: '2026-05-04T02:00:00Z', version: '2', content: failing() });
  await expect(broken).rejects.toThrow('the thread ended');
  expect(await readdir(own)).toEqual(['wingbook-2026-05-03T020000Z-1.zip']);
  expect(await findCopies(own)).toMatchObject([{ madeAt: '2026-05-03T02:00:00Z', version: '1' }]);
});

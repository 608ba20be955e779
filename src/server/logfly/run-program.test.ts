import { mkdir, readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, describe, expect, it } from 'vitest';
import { logflyDatabase, volRow } from '#test/builders/logfly-database';
import { newFolder, removeFolder } from '#test/databases/sqlite-file';
import { builtProgram } from '#test/servers/built-server';
import { type ProgramEnd, type ProgramSettings, runProgram } from './run-program.ts';
import { resultIn } from './upload-folder.ts';

const folder = await newFolder();
afterAll(() => removeFolder(folder));
const database = join(folder, 'database');
await writeFile(database, await logflyDatabase([volRow()]));
let runs = 0;

async function run(
  named: Partial<ProgramSettings>,
  signal = new AbortController().signal,
): Promise<{ readonly end: ProgramEnd; readonly pages: string }> {
  runs += 1;
  const pages = join(folder, String(runs));
  await mkdir(pages);
  const settings = { entry: pathToFileURL(builtProgram('read-logfly')), memoryMb: 512, timeoutMs: 60_000, ...named };
  return { end: await runProgram(settings, { database, folder: pages, signal }), pages };
}

describe('the program that reads databases', () => {
  it('writes pages and what it has found', async () => {
    const { end, pages } = await run({});
    expect(end).toEqual({ state: 'done' });
    expect(await readdir(pages)).toEqual(['0.json.gz', 'result.json']);
    expect(await resultIn(pages)).toEqual({ pagesNum: 1, flightsNum: 1, problem: null });
  });

  it('is killed when it takes more memory or time than it may', async () => {
    const killed = { state: 'failed', reason: expect.stringContaining('killed by SIGKILL') };
    expect((await run({ timeoutMs: 1 })).end).toEqual(killed);
    const watched = pathToFileURL(join(folder, 'watched.mjs'));
    // The built program's own watch, over work that never returns.
    await writeFile(watched, `import ${JSON.stringify(builtProgram('read-logfly'))}; for (;;);`);
    expect((await run({ entry: watched, memoryMb: 30 })).end).toEqual(killed);
  });

  it('is stopped by force', async () => {
    const stop = new AbortController();
    stop.abort();
    expect((await run({}, stop.signal)).end).toEqual({ state: 'stopped' });
  });

  it('fails when there is none', async () => {
    const { end } = await run({ entry: pathToFileURL(join(folder, 'nothing.mjs')) });
    expect(end).toMatchObject({ state: 'failed', reason: expect.stringContaining('Cannot find module') });
  });
});

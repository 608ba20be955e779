import { readFile, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { buildApp } from '#server/start/app';
import { listen } from '#server/start/listen';
import { launchOptions, newestChromium } from '#test/run/chromium';
import { logIn } from './load-bench.ts';
import type { BenchRow } from './row.ts';
import { createBenchContext, makeLogbook } from './setup/logbooks.ts';
import { newDataFolder } from './setup/server-process.ts';

const WEB_FOLDER = join(import.meta.dirname, '../../dist/web');
const EMAIL = 'first@example.org';
const MOST_BYTES = 110_000;

/** Size of the JavaScript that a browser loads until the flight list shows its rows, compressed by gzip. */
export async function firstLoadBench(): Promise<readonly BenchRow[]> {
  const dataFolder = await newDataFolder();
  const { context, close } = await createBenchContext(dataFolder);
  await makeLogbook(context, EMAIL, { flights: 20, tracks: 0 });
  const server = await listen(buildApp(context, WEB_FOLDER), { port: 0, host: '127.0.0.1' });
  try {
    const scripts = await scriptsToFlightList(`http://127.0.0.1:${server.port}`);
    const sizes = await Promise.all(scripts.map(sizesOf));
    const [plain, compressed] = [sum(sizes.map(([size]) => size)), sum(sizes.map(([, size]) => size))];
    return [
      {
        name: `JavaScript to the flight list, ${scripts.length} files, gzip against plain`,
        measured: `${(compressed / 1_000).toFixed(1)} KB`,
        against: `${(plain / 1_000).toFixed(0)} KB`,
        ratio: compressed / plain,
        aim: '≤ 110 KB',
        met: compressed <= MOST_BYTES,
      },
    ];
  } finally {
    await server.close();
    await close();
    await rm(dataFolder, { recursive: true });
  }
}

/** Returns the paths of all scripts loaded for the flight list of a logged-in pilot. */
async function scriptsToFlightList(url: string): Promise<readonly string[]> {
  const visitor = await logIn(url, EMAIL);
  const browser = await chromium.launch(launchOptions(await newestChromium()));
  try {
    const context = await browser.newContext();
    await context.addCookies([...visitor.cookies].map(([name, value]) => ({ name, value, url })));
    const page = await context.newPage();
    const scripts = new Set<string>();
    page.on('response', (response) => {
      const { pathname } = new URL(response.url());
      if (pathname.endsWith('.js')) scripts.add(pathname);
    });
    await page.goto(`${url}/flights`);
    await page.waitForSelector('a[href^="/flight/"]:not([href$="/edit"])');
    return [...scripts];
  } finally {
    await browser.close();
  }
}

/** Returns the bytes of a script as built and compressed by gzip. */
async function sizesOf(path: string): Promise<readonly [plain: number, compressed: number]> {
  const file = join(WEB_FOLDER, path);
  return [(await readFile(file)).length, (await stat(`${file}.gz`)).size];
}

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0);
}

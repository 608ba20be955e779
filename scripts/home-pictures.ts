import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type Browser, chromium } from '@playwright/test';
import { launchOptions, newestChromium } from '#test/run/chromium';
import { HOME_VIEWS, type HomeView } from './home/home-views.ts';
import { takeHomePicture } from './home/take-home-picture.ts';
import { startPicturedServers } from './pictures/servers.ts';

/**
 * Takes the pictures of the home page from the demo, over the tiles of a made-up landscape, as WebP in both themes, where the
 * page has them. `npm run home-pictures -- flight-phone` takes those with one of these words in their names.
 */
const TARGET = 'src/web/features/home/pictures';
const words = process.argv.slice(2);

const { serverOf, stop } = await startPicturedServers([...HOME_VIEWS.map(({ view }) => view)], []);
const browser = await chromium.launch(launchOptions(await newestChromium()));
await mkdir(TARGET, { recursive: true });
try {
  for (const view of HOME_VIEWS) await takeBoth(browser, view);
} finally {
  await browser.close();
  await stop();
}

async function takeBoth(inBrowser: Browser, home: HomeView): Promise<void> {
  for (const theme of ['light', 'dark'] as const) {
    const name = `${home.name}-${theme}`;
    if (words.length > 0 && !words.some((word) => name.includes(word))) continue;
    const webp = await takeHomePicture(inBrowser, serverOf(home.view), { home, theme });
    await writeFile(join(TARGET, `${name}.webp`), webp);
    console.warn(`${name}: ${(webp.length / 1024).toFixed(1)} KB`);
  }
}

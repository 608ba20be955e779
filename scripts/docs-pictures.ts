import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { launchOptions, newestChromium } from '#test/run/chromium';
import { DOCS_PICTURES } from './docs/docs-pictures-table.ts';
import { takeDocsPicture } from './docs/take-docs-picture.ts';
import { startPicturedServers } from './pictures/servers.ts';
import { constructedTracks } from './pictures/tracks.ts';

/**
 * Takes the pictures of README and docs as WebP, from the screens of `npm run pictures`, into `docs/pictures`.
 * `npm run docs-pictures -- phone` takes those with one of these words in their names.
 */
const TARGET = 'docs/pictures';
const words = process.argv.slice(2);

const chosen = DOCS_PICTURES.filter(({ name }) => words.length === 0 || words.some((word) => name.includes(word)));
const views = chosen.flatMap(({ parts }) => parts.map(({ view }) => view));
const { serverOf, stop } = await startPicturedServers(views, await constructedTracks());
const browser = await chromium.launch(launchOptions(await newestChromium()));
try {
  for (const picture of chosen) {
    const webp = await takeDocsPicture(browser, serverOf, picture);
    await writeFile(join(TARGET, `${picture.name}.webp`), webp);
    console.warn(`${picture.name}: ${(webp.length / 1024).toFixed(1)} KB`);
  }
} finally {
  await browser.close();
  await stop();
}

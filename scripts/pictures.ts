import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { chromium } from '@playwright/test';
import { launchOptions, newestChromium } from '#test/run/chromium';
import { contactSheet, type Thumbnail } from './pictures/contact-sheet.ts';
import { allPictures, type Picture } from './pictures/screen.ts';
import { startPicturedServers } from './pictures/servers.ts';
import { SCREENS } from './pictures/table.ts';
import { takePicture } from './pictures/take-picture.ts';
import { constructedTracks, tracksIn } from './pictures/tracks.ts';

/**
 * Takes pictures of every screen in the table, at every size and in both themes, with a contact sheet of each screen, into
 * `.build/pictures`. `npm run pictures -- replay 1920-dark` takes those with one of these words in their names;
 * `--tracks FOLDER` takes the flights of all IGC files there instead.
 */
const TARGET = '.build/pictures';
const { positionals: words, values } = parseArgs({ allowPositionals: true, options: { tracks: { type: 'string' } } });

const given = values.tracks === undefined ? null : await tracksIn(values.tracks);
const screens = given?.map(({ name }) => ({ name, pilot: 'tracks', path: name, isWhole: true }) as const) ?? SCREENS;
const pictures = screens.map((screen) =>
  allPictures(screen).filter(({ name }) => words.length === 0 || words.some((word) => name.includes(word))),
);
await mkdir(TARGET, { recursive: true });
const { servers, stop } = await startPicturedServers(given ?? (await constructedTracks()));
const browser = await chromium.launch(launchOptions(await newestChromium()));
try {
  for (const ofScreen of pictures) await takeAll(ofScreen);
} finally {
  await browser.close();
  await stop();
}

async function takeAll(ofScreen: readonly Picture[]): Promise<void> {
  const thumbnails: Thumbnail[] = [];
  for (const picture of ofScreen) {
    const server = servers[picture.screen.maps ?? 'tiles'];
    const png = await taken({ name: picture.name, take: () => takePicture(browser, server, picture) });
    if (png) thumbnails.push({ caption: picture.name, png });
  }
  const [first] = ofScreen;
  if (!first) return;
  const sheet = { name: `sheet-${first.screen.name}`, take: () => contactSheet(browser, thumbnails) };
  await taken(sheet);
}

/** What is written as a picture. */
interface Taking {
  readonly name: string;
  readonly take: () => Promise<Buffer>;
}

/** A screen that does not come into its state fails the run, but the others are taken. */
async function taken({ name, take }: Taking): Promise<Buffer | null> {
  try {
    const png = await take();
    await writeFile(join(TARGET, `${name}.png`), png);
    console.log(name);
    return png;
  } catch (error) {
    console.error(name, error);
    process.exitCode = 1;
    return null;
  }
}

import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { chromium } from '@playwright/test';
import { launchOptions, newestChromium } from '#test/run/chromium';
import { contactSheet } from './pictures/contact-sheet.ts';
import { nameOf, type Screen, type View, viewsOf } from './pictures/screen.ts';
import { startPicturedServers } from './pictures/servers.ts';
import { type Sheet, sheetsOf, type Taken } from './pictures/sheets.ts';
import { SCREENS } from './pictures/table.ts';
import { takePictures } from './pictures/take-pictures.ts';
import { constructedTracks, tracksIn } from './pictures/tracks.ts';

/**
 * Takes pictures of every screen in the table, for each logbook, in every window and in both themes, with contact sheets of
 * each screen, into `.build/pictures`. `npm run pictures -- flights stats --owner extreme --size 360 --size 1920 --theme dark`
 * takes those of screens with one of these words in their names; `--tracks FOLDER` takes the flights of all IGC files there,
 * with `--maps built-in` without a tile server.
 */
const TARGET = '.build/pictures';
const several = { type: 'string', multiple: true } as const;
const { positionals: words, values } = parseArgs({
  allowPositionals: true,
  options: { owner: several, size: several, theme: several, tracks: { type: 'string' }, maps: { type: 'string' } },
});

const mapsGiven = values.maps === 'built-in' ? 'built-in' : 'tiles';
const given = values.tracks === undefined ? null : await tracksIn(values.tracks);
const screens: readonly Screen[] =
  given?.map(({ name }) => ({ name, path: `/flight/:${name}`, owners: ['tracks'], maps: mapsGiven })) ?? SCREENS;
const { owner: owners = [], size: sizes = [], theme: themes = [] } = values;
const choice = { words, owners, sizes, themes };
const views = screens.flatMap((screen) => viewsOf(screen, choice));
await mkdir(TARGET, { recursive: true });
const { serverOf, stop } = await startPicturedServers(views, given ?? (await constructedTracks()));
const browser = await chromium.launch(launchOptions(await newestChromium()));
try {
  for (const screen of screens) await takeScreen(screen.name);
} finally {
  await browser.close();
  await stop();
}

async function takeScreen(name: string): Promise<void> {
  const taken: Taken[] = [];
  for (const view of views.filter(({ screen }) => screen.name === name)) taken.push(...(await takeView(view)));
  if (taken.length === 0) return;
  for (const sheet of sheetsOf(name, taken)) await reported(sheet.name, () => writeSheet(sheet));
}

async function writeSheet({ name, thumbnails }: Sheet): Promise<void> {
  await write(name, await contactSheet(browser, thumbnails));
}

async function takeView(view: View): Promise<readonly Taken[]> {
  const taken: Taken[] = [];
  await reported(`${view.screen.name} ${view.owner} ${view.size}`, async () => {
    for (const [theme, png] of await takePictures(browser, serverOf(view), view)) {
      await write(nameOf(view, theme), png);
      taken.push({ view, theme, png });
    }
  });
  return taken;
}

/** A view that does not come into its state, or a sheet that a busy browser does not draw, fails the run, but the others are taken. */
async function reported(name: string, take: () => Promise<void>): Promise<void> {
  try {
    await take();
  } catch (error) {
    console.error(name, error);
    process.exitCode = 1;
  }
}

async function write(name: string, png: Buffer): Promise<void> {
  await writeFile(join(TARGET, `${name}.png`), png);
  console.log(name);
}

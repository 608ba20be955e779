import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { type Browser, chromium } from '@playwright/test';
import { LANGUAGES, languageNamed } from '#domain/languages';
import { launchOptions, newestChromium } from '#test/run/chromium';
import { DOCS_PICTURES, takeDocsPicture } from './pictures/docs-pictures.ts';
import { HOME_VIEWS, takeHomePicture } from './pictures/home-pictures.ts';
import { nameOf, type Screen, type View, viewsOf } from './pictures/screen.ts';
import { type PicturedServers, startPicturedServers } from './pictures/servers.ts';
import { contactSheet, type Sheet, sheetsOf, type Taken } from './pictures/sheets.ts';
import { SCREENS } from './pictures/table.ts';
import { takePictures } from './pictures/take-pictures.ts';
import { constructedTracks, type NamedTrack, tracksIn } from './pictures/tracks.ts';

/**
 * Takes pictures of every screen in the table, for each logbook, in every window and in both themes, with contact sheets of
 * each screen, into `.build/pictures`. `npm run pictures -- flights stats --owner extreme --size 360 --size 1920 --theme dark`
 * takes those of screens with one of these words in their names; `--tracks FOLDER` takes the flights of all IGC files there,
 * with `--maps built-in` without a tile server; `--language de` takes them in a language, without the states that English words lead to.
 *
 * With `--of docs` or `--of home` it takes those of README and docs, or of the home page, as WebP into their folders.
 */
const several = { type: 'string', multiple: true } as const;
const { positionals: words, values } = parseArgs({
  allowPositionals: true,
  options: {
    of: { type: 'string', default: 'screens' },
    owner: several,
    size: several,
    theme: several,
    tracks: { type: 'string' },
    maps: { type: 'string' },
    language: { type: 'string', default: LANGUAGES[0] },
  },
});

/** A set of pictures: what must be served for it, and how it is taken. */
interface Pictures {
  readonly folder: string;
  readonly views: readonly View[];
  readonly tracks: readonly NamedTrack[];
  readonly take: (browser: Browser, servers: PicturedServers, write: Write) => Promise<void>;
}

type Write = (file: string, bytes: Buffer) => Promise<void>;

const KINDS: Readonly<Record<string, () => Promise<Pictures>>> = {
  screens: picturesOfScreens,
  docs: picturesOfDocs,
  home: picturesOfHome,
};

const language = languageNamed(values.language);
if (language === null) throw new Error(`There is no catalogue of ${values.language}.`);
const { folder, views, tracks, take } = await picturesOf(values.of);
await mkdir(folder, { recursive: true });
const servers = await startPicturedServers(views, tracks, language);
const browser = await chromium.launch(launchOptions(await newestChromium()));
try {
  await take(browser, servers, async (file, bytes) => {
    await writeFile(join(folder, file), bytes);
    console.log(`${file}: ${(bytes.length / 1024).toFixed(1)} KB`);
  });
} finally {
  await browser.close();
  await servers.stop();
}

function picturesOf(kind: string): Promise<Pictures> {
  const make = KINDS[kind];
  if (!make) throw new Error(`There are no pictures of ${kind}, but of ${Object.keys(KINDS).join(', ')}`);
  return make();
}

function isChosen(name: string): boolean {
  return words.length === 0 || words.some((word) => name.includes(word));
}

async function picturesOfScreens(): Promise<Pictures> {
  const maps = values.maps === 'built-in' ? 'built-in' : 'tiles';
  const given = values.tracks === undefined ? null : await tracksIn(values.tracks);
  const screens: readonly Screen[] =
    given?.map(({ name }) => ({ name, path: `/flight/:${name}`, owners: ['tracks'], maps })) ?? SCREENS;
  const { owner: owners = [], size: sizes = [], theme: themes = [] } = values;
  return {
    folder: values.language === LANGUAGES[0] ? '.build/pictures' : `.build/pictures/${values.language}`,
    views: screens.flatMap((screen) => viewsOf(screen, { words, owners, sizes, themes })),
    tracks: given ?? (await constructedTracks()),
    take: async (inBrowser, served, write) => {
      for (const { name } of screens) await takeScreen(name, { inBrowser, served, write });
    },
  };
}

interface Taking {
  readonly inBrowser: Browser;
  readonly served: PicturedServers;
  readonly write: Write;
}

async function takeScreen(name: string, taking: Taking): Promise<void> {
  const taken: Taken[] = [];
  for (const view of views.filter(({ screen }) => screen.name === name)) taken.push(...(await takeView(view, taking)));
  if (taken.length === 0) return;
  for (const sheet of sheetsOf(name, taken)) await reported(sheet.name, () => writeSheet(sheet, taking));
}

async function writeSheet({ name, thumbnails }: Sheet, { inBrowser, write }: Taking): Promise<void> {
  await write(`${name}.png`, await contactSheet(inBrowser, thumbnails));
}

async function takeView(view: View, { inBrowser, served, write }: Taking): Promise<readonly Taken[]> {
  const taken: Taken[] = [];
  await reported(`${view.screen.name} ${view.owner} ${view.size}`, async () => {
    for (const [theme, png] of await takePictures(inBrowser, served.serverOf(view), view)) {
      await write(`${nameOf(view, theme)}.png`, png);
      taken.push({ view, theme, png });
    }
  });
  return taken;
}

/** A view that does not come into its state, or a sheet that a busy browser does not draw, fails the run, but the others are taken. */
async function reported(name: string, work: () => Promise<void>): Promise<void> {
  try {
    await work();
  } catch (error) {
    console.error(name, error);
    process.exitCode = 1;
  }
}

async function picturesOfDocs(): Promise<Pictures> {
  const chosen = DOCS_PICTURES.filter(({ name }) => isChosen(name));
  return {
    folder: 'docs/pictures',
    views: chosen.flatMap(({ parts }) => parts.map(({ view }) => view)),
    tracks: await constructedTracks(),
    take: async (inBrowser, { serverOf }, write) => {
      for (const picture of chosen)
        await write(`${picture.name}.webp`, await takeDocsPicture(inBrowser, serverOf, picture));
    },
  };
}

function picturesOfHome(): Promise<Pictures> {
  return Promise.resolve({
    folder: `src/web/features/home/pictures/${values.language}`,
    views: HOME_VIEWS.map(({ view }) => view),
    tracks: [],
    take: async (inBrowser, { serverOf }, write) => {
      for (const home of HOME_VIEWS) {
        for (const theme of ['light', 'dark'] as const) {
          const name = `${home.name}-${theme}`;
          if (isChosen(name))
            await write(`${name}.webp`, await takeHomePicture(inBrowser, serverOf(home.view), { home, theme }));
        }
      }
    },
  });
}

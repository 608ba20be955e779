import { spawnSync } from 'node:child_process';
import { expect, type Page } from '@playwright/test';
import { hasWords } from '../../languages/stretch.ts';
import { NAMES } from '../../languages/terms.ts';
import { type OwnServer, startOwnServer } from '../run/own-server.ts';
import type { Window } from '../screens/layout/layout-faults.ts';
import { STATES } from '../screens/states.ts';
import { test as base, lookAroundByCall, signUpByCall } from '../steps/pilot.ts';
import { FORMS_OF_ITEMS, SCREENS_OF_ACCOUNTS, SCREENS_OF_PILOTS, SCREENS_OF_VISITORS } from '../steps/screens.ts';
import { inStretched } from './in-stretched.ts';
import { roomFaults } from './room.ts';
import { shownTexts } from './shown-texts.ts';

const WINDOWS: readonly Window[] = [
  { width: 360, height: 640, text: 16 },
  { width: 390, height: 844, text: 16 },
  { width: 1280, height: 800, text: 16 },
];
/** Words of pages that are not of the catalogue: months, data that no call returns, and credits of maps. */
const OTHER_WORDS = /^(?:Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec)$/;

const test = base.extend<object, { readonly server: OwnServer }>({
  server: [
    async ({ browserName: _ }, use) => {
      const build = ['--import', 'tsx', 'test/e2e/languages/build-stretched.ts'];
      const env = { ...process.env, NODE_ENV: 'production' };
      expect(spawnSync(process.execPath, build, { stdio: 'inherit', env }).status).toBe(0);
      const settings = { MAP_STYLE_URL: 'off', TERRAIN_URL: 'off', TRUSTED_PROXIES: '127.0.0.1,::1' };
      const server = await startOwnServer('stretched-data', settings, '.build/stretched');
      await use(server);
      await server.stop();
    },
    { scope: 'worker' },
  ],
  baseURL: ({ server }, use) => use(server.url),
});

test.describe.configure({ mode: 'default' });

/** Returns what is wrong with the screen in each window. */
async function faultsOf(page: Page, where: string, data: ReadonlySet<string>): Promise<readonly string[]> {
  const found = await roomFaults(page, where, WINDOWS);
  const texts = await page.evaluate(shownTexts);
  return [...found, ...texts.flatMap((text) => textFaults(text, data)).map((fault) => `${where}: ${fault}`)];
}

function textFaults(text: string, data: ReadonlySet<string>): readonly string[] {
  const [opened, closed] = [/[⟦\u2068]/g, /[⟧\u2069]/g].map((mark) => text.match(mark)?.length ?? 0);
  if (opened !== closed) return [`${text} is cut`];
  let rest = text;
  while (/[⟦\u2068][^⟦⟧\u2068\u2069]*[⟧\u2069]/.test(rest))
    rest = rest.replace(/[⟦\u2068][^⟦⟧\u2068\u2069]*[⟧\u2069]/g, ' ');
  const words = (rest.match(/[\p{L}\p{N}’'-]+/gu) ?? []).filter(
    (word) => hasWords(word) && !OTHER_WORDS.test(word) && !data.has(word),
  );
  return words.length > 0 ? [`${text} is not of the catalogue`] : [];
}

/** Returns the words of the pilot's own data. */
async function wordsOfData(page: Page): Promise<ReadonlySet<string>> {
  const cookies = await page.context().cookies();
  const csrf = cookies.find(({ name }) => name === 'csrf')?.value ?? '';
  const loaded = await page.request.get('/api/data', { params: { csrf } });
  const words = `${textsIn(await loaded.json()).join(' ')} ${[...NAMES].join(' ')}`.match(/[\p{L}\p{N}’'-]+/gu);
  return new Set(words);
}

/** Returns all texts in a value, without names of fields. */
function textsIn(value: unknown): readonly string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : [];
}

async function open(page: Page, path: string): Promise<void> {
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto(path);
  await page.getByRole('heading', { level: 1 }).first().waitFor({ state: 'attached' });
  await expect(page.locator('main [class*=skeleton]')).toHaveCount(0);
}

async function expectRoom(page: Page, paths: readonly string[]): Promise<void> {
  const data = await wordsOfData(page);
  const found: string[] = [];
  for (const path of paths) {
    await open(page, path);
    found.push(...(await faultsOf(page, path, data)));
  }
  expect(found).toEqual([]);
}

test('finds texts that are cut, too wide, or not of the catalogue', { tag: '@all' }, async ({ page }) => {
  await page.setContent(
    '<title>Flug</title><p>⟦cut</p><p aria-label="Spoken">⟦whole ⟦inner⟧⟧, 12 km</p><p style="width: 40px">⟦stretchedstretched⟧</p>',
  );
  const found = await faultsOf(page, 'a page', new Set());
  expect(
    found.filter((fault) => /at 360|page:/.test(fault)).map((fault) => fault.replace(/\d+ of \d+ px/, '')),
  ).toEqual([
    'a page at 360: P  “⟦stretchedstretched⟧” is ',
    'a page: Flug is not of the catalogue',
    'a page: ⟦cut is cut',
    'a page: Spoken is not of the catalogue',
  ]);
});

test('longer words have room on the screens of visitors and accounts', { tag: '@all' }, async ({ page }) => {
  await expectRoom(page, SCREENS_OF_VISITORS);
  await signUpByCall(page);
  await expectRoom(page, SCREENS_OF_ACCOUNTS);
});

test('longer words have room on the screens of a logbook', { tag: '@all' }, async ({ page }) => {
  await lookAroundByCall(page);
  await expectRoom(page, [...SCREENS_OF_PILOTS, ...FORMS_OF_ITEMS]);
});

test('longer words have room in dialogs, menus and parts that fail', { tag: '@all' }, async ({ page }) => {
  await lookAroundByCall(page);
  const data = await wordsOfData(page);
  const found: string[] = [];
  for (const [name, state] of Object.entries(STATES)) {
    await page.setViewportSize({ width: 1280, height: 800 });
    await state.prepare?.(page);
    await page.goto(state.path);
    await state.act(inStretched(page));
    found.push(...(await faultsOf(page, name, data)));
    if (state.prepare) await page.unrouteAll();
  }
  expect(found).toEqual([]);
});

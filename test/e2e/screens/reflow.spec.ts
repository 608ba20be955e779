import { expect, type Page } from '@playwright/test';
import { FACES } from '../../run/fonts.ts';
import { addItem, lookAround, lookAroundByCall, signUpByCall, test } from '../steps/pilot.ts';
import { FORMS_OF_ITEMS, SCREENS_OF_ACCOUNTS, SCREENS_OF_PILOTS, SCREENS_OF_VISITORS } from '../steps/screens.ts';
import { layoutFaults, openWindow, showIn, type Window } from './layout/layout-faults.ts';
import { smallTargets } from './layout/touch-targets.ts';

/**
 * WCAG 1.4.10 and 1.4.4: a narrow phone, 400 % zoom of 1280 × 1024, text of 200 % wide and narrow, a phone on its side. The narrowest
 * ones in every face, the others in the widest.
 */
const WINDOWS: readonly (Window & { readonly faces: readonly string[] })[] = [
  { width: 320, height: 800, text: 16, faces: FACES },
  { width: 320, height: 256, text: 16, faces: [FACES[0]] },
  { width: 1280, height: 800, text: 32, faces: [FACES[0]] },
  { width: 390, height: 844, text: 32, faces: FACES },
  { width: 667, height: 375, text: 16, faces: [FACES[0]] },
];

const PHONE: Window = { width: 390, height: 844, text: 16 };

async function expectRoom(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await page.getByRole('heading', { level: 1 }).first().waitFor({ state: 'attached' });
  if (path === '/flight/120') await page.getByRole('slider').waitFor();
  for (const window of WINDOWS) {
    await openWindow(page, window);
    for (const face of window.faces) {
      await showIn(page, face);
      const where = `${path} at ${window.width} × ${window.height}, text of ${window.text} px, in ${face}`;
      await expect.poll(() => layoutFaults(page, window), where).toEqual([]);
    }
  }
  await openWindow(page, PHONE);
  await expect.poll(() => smallTargets(page), `${path} under a finger`).toEqual([]);
}

test('every screen of a visitor fits a small window, large text and a finger', async ({ page }) => {
  for (const path of SCREENS_OF_VISITORS) await expectRoom(page, path);
});

test('every screen of an account fits a small window, large text and a finger', async ({ page }) => {
  await signUpByCall(page);
  for (const path of SCREENS_OF_ACCOUNTS) await expectRoom(page, path);
});

for (const part of [0, 1, 2]) {
  test(`every screen of a logbook fits a small window, large text and a finger, part ${part + 1} of 3`, async ({
    page,
  }) => {
    await lookAroundByCall(page);
    const paths = [...SCREENS_OF_PILOTS, ...FORMS_OF_ITEMS].filter((_, index) => index % 3 === part);
    for (const path of paths) await expectRoom(page, path);
  });
}

test('figures grow with the text of a phone', async ({ page }) => {
  await lookAroundByCall(page);
  await page.goto('/stats');
  const figure = page.locator('main dd').first();
  const sizeOf = () => figure.evaluate((element) => Number.parseFloat(getComputedStyle(element).fontSize));
  await openWindow(page, PHONE);
  const usual = await figure.waitFor().then(sizeOf);
  await openWindow(page, { ...PHONE, text: 32 });
  expect(await sizeOf()).toBeGreaterThan(1.5 * usual);
});

test('the header of a wide screen stays on one line at its narrowest width', async ({ page }) => {
  await lookAround(page);
  const header = page.getByRole('banner');
  for (const width of [720, 820, 844, 900, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    const logOut = await header.getByRole('button', { name: 'Log Out' }).boundingBox();
    expect(logOut?.height, `Log Out at ${width} px`).toBe(44);
    expect((await header.boundingBox())?.height, `the header at ${width} px`).toBe(60);
  }
});

test('between a phone and a computer the totals break before what is here, and the filters stand in one row', async ({
  page,
}) => {
  await lookAroundByCall(page);
  await page.setViewportSize({ width: 820, height: 1180 });
  await page.goto('/flights');
  const [here, inAll] = await page.getByText('in all', { exact: false }).first().evaluate(ends);
  expect(here).toBe(inAll);
  await page.getByRole('button', { name: 'Filters' }).click();
  const selects = page.getByRole('main').getByRole('combobox');
  await expect(selects).toHaveCount(5);
  const tops = await selects.evaluateAll((all) => all.map((select) => select.getBoundingClientRect().top));
  expect(new Set(tops).size).toBe(1);
});

/** Runs within the page. Returns the bottoms of the first and the last line of an element. */
function ends(element: Element): readonly [number | undefined, number | undefined] {
  const range = document.createRange();
  range.selectNodeContents(element);
  const bottoms = [...range.getClientRects()].map(({ bottom }) => Math.round(bottom));
  return [bottoms[0], bottoms.at(-1)];
}

test('five records leave no hole in the rows of a tablet', async ({ page }) => {
  await lookAroundByCall(page);
  await page.goto('/stats');
  const records = page.getByRole('region', { name: 'Records' }).getByRole('listitem');
  await expect(records).toHaveCount(5);
  for (const [width, rows] of [
    [744, 2],
    [820, 1],
    [1024, 1],
  ] as const) {
    await page.setViewportSize({ width, height: 1180 });
    const ends = new Map(await records.evaluateAll(placesOf));
    expect(ends.size, `rows at ${width} px`).toBe(rows);
    expect(new Set(ends.values()).size, `ends of rows at ${width} px`).toBe(1);
  }
});

/** Runs within the page. Returns where each of some elements begins from the top, and where it ends to the right. */
function placesOf(elements: readonly Element[]): readonly (readonly [top: number, right: number])[] {
  return elements.map((element) => {
    const { top, right } = element.getBoundingClientRect();
    return [Math.round(top), Math.round(right)];
  });
}

test('a flight’s number in its year stays in one line where five facts stand in a row', async ({ page }) => {
  await lookAroundByCall(page);
  await page.goto('/flight/120');
  const number = page.getByText(/^\d+\w\w in \d{4}$/);
  for (const width of [1024, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    expect(await number.evaluate((element) => element.getClientRects().length), `at ${width} px`).toBe(1);
  }
});

test('the buttons of a page stay beside a name of 100 characters, which leaves the page to what follows', async ({
  page,
}) => {
  const name = 'Niederrickenbach Südost '.repeat(5).slice(0, 100).trim();
  await signUpByCall(page);
  await addItem(page, 'site', { name });
  await addItem(page, 'flight', { date: '2026-05-03', siteId: 1, airtime: 60 });
  await page.setViewportSize({ width: 820, height: 1180 });
  const edit = page.getByRole('main').getByRole('link', { name: 'Edit', exact: true });
  await page.goto('/flight/1');
  const site = page.getByRole('link', { name, exact: true });
  expect((await edit.boundingBox())?.y).toBeLessThan((await site.boundingBox())?.y ?? 0);
  await page.goto('/site/1');
  const title = await page.getByRole('heading', { level: 1, name }).boundingBox();
  const lineHeight = 40;
  expect(title?.height).toBeLessThan(3 * lineHeight);
  expect((await edit.boundingBox())?.x).toBeGreaterThan((title?.x ?? 0) + (title?.width ?? 0));
});

test('the review of an import breaks no word of a site or a glider on a tablet', async ({ page }) => {
  await signUpByCall(page);
  await page.setViewportSize({ width: 820, height: 1180 });
  await page.goto('/import');
  const table = 'Date;Airtime;Takeoff;Glider\n2024-04-23;1:15;Niederrickenbach Haldigrat Südost;Schwalbenschwanz Zwei';
  await page
    .getByLabel('Files to import')
    .setInputFiles({ name: 'flights.csv', mimeType: '', buffer: Buffer.from(table) });
  await page.getByRole('button', { name: 'Use these columns' }).click();
  for (const name of ['Niederrickenbach Haldigrat Südost', 'Schwalbenschwanz Zwei']) {
    const shown = page.getByRole('cell').getByText(name, { exact: true });
    await expect.poll(async () => new Set(await shown.evaluate(linesOfEachWord))).toEqual(new Set([1]));
  }
});

/** Runs within the page. Returns in how many lines each word of an element is. */
function linesOfEachWord({ firstChild, textContent }: Element): readonly number[] {
  return [...textContent.matchAll(/\S+/g)].map(({ index, 0: word }) => {
    const range = document.createRange();
    if (firstChild === null) return 0;
    range.setStart(firstChild, index);
    range.setEnd(firstChild, index + word.length);
    return range.getClientRects().length;
  });
}

import { inflateSync } from 'node:zlib';
import { expect, type Page } from '@playwright/test';
import { lookAroundByCall, test } from '../steps/pilot.ts';

/** Both print the same 186 mm of content: 703 CSS px. */
const FORMATS = ['A4', 'Letter'] as const;
const PAPER_PX = 703;

interface Drawing {
  /** Its right edge in the window, and its drawn width. */
  readonly right: number;
  readonly width: number;
  /** The width of its container. */
  readonly room: number;
}

/** Prints, and returns the PDF with the drawings as they were when the browser rendered the page for paper. */
async function print(page: Page, format: (typeof FORMATS)[number]) {
  await page.evaluate(() => {
    // The page's own listeners run before this one, and the tasks that they queue before this task.
    const measure = () => {
      const drawings = [...document.querySelectorAll('main canvas, main svg[role=toolbar], main svg[role=group]')];
      const boxes = drawings.map((drawing) => ({
        right: drawing.getBoundingClientRect().right - document.body.getBoundingClientRect().left,
        width: drawing.getBoundingClientRect().width,
        room: drawing.closest('[class*=chart], [class*=box], .maplibregl-map, div')?.clientWidth ?? 0,
      }));
      document.body.dataset.measured = JSON.stringify({ boxes, body: document.body.clientWidth });
    };
    window.addEventListener('beforeprint', () => queueMicrotask(() => queueMicrotask(measure)), { once: true });
  });
  const pdf = await page.pdf({ format, preferCSSPageSize: false });
  const measured = await page.evaluate(() => document.body.dataset.measured ?? '');
  const { boxes, body }: { boxes: readonly Drawing[]; body: number } = JSON.parse(measured);
  return { pages: pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)?.length ?? 0, boxes, body };
}

async function expectDrawnForPaper(page: Page, drawings: number): Promise<void> {
  for (const format of FORMATS) {
    const { boxes, body } = await print(page, format);
    expect(body).toBe(PAPER_PX);
    expect(boxes).toHaveLength(drawings);
    for (const { right, width, room } of boxes) {
      expect(right, format).toBeLessThanOrEqual(PAPER_PX);
      expect(Math.abs(room - width), `room on ${format}`).toBeLessThanOrEqual(1);
    }
  }
}

test.beforeEach(async ({ page }) => {
  await page.setViewportSize({ width: 1920, height: 1080 });
  await lookAroundByCall(page);
});

test('a flight prints from a wide window on two pages, with its complete map, barogram and charts', async ({
  page,
}) => {
  await page.goto('/flight/120');
  await expect(page.locator('.uplot canvas')).toHaveCount(4);
  await expect(page.locator('.maplibregl-canvas')).toBeVisible();
  await expectDrawnForPaper(page, 6);
  expect((await print(page, 'A4')).pages).toBe(2);
  // Back on the screen everything has the width of the window again: the barogram that of the wide column.
  const barogram = page.getByRole('slider', { name: 'Place on the track' });
  await expect.poll(async () => (await barogram.locator('canvas').boundingBox())?.width).toBeGreaterThan(900);
});

test('a flight without a track prints from a wide window on one page, with the map of its site as wide as the paper', async ({
  page,
}) => {
  await page.goto('/flight/1');
  await expect(page.locator('.maplibregl-canvas')).toBeVisible();
  await expectDrawnForPaper(page, 1);
  const { pages, boxes } = await print(page, 'A4');
  expect(boxes[0]?.width).toBeGreaterThan(0.99 * PAPER_PX);
  expect(pages).toBe(1);
});

test('the statistics print from a wide window with complete charts and all sites', async ({ page }) => {
  await page.goto('/stats');
  // The last of the charts: those below the fold are drawn after the first ones.
  await expect(page.getByRole('toolbar', { name: 'Max altitude by year' })).toBeVisible();
  const drawn = await page.locator('main svg[role=toolbar], main svg[role=group]').count();
  for (const format of FORMATS) {
    const { boxes } = await print(page, format);
    expect(boxes).toHaveLength(drawn);
    for (const { right } of boxes) expect(right, format).toBeLessThanOrEqual(PAPER_PX);
  }
});

/** Returns the number of text runs on the second page of a PDF, in its own stream and in its form objects. */
function runsOnSecondPage(pdf: Buffer): number {
  const source = pdf.toString('latin1');
  const objects = new Map(
    [...source.matchAll(/\n(\d+) 0 obj\b([\s\S]*?)\nendobj/g)].map(([, id, text = '']) => [id, text]),
  );
  const page = [...objects.values()].filter((text) => /\/Type\s*\/Page\b/.test(text))[1] ?? '';
  return runsIn(page) + runsOf(/\/Contents (\d+) 0 R/.exec(page)?.[1]);

  function runsOf(id: string | undefined): number {
    const object = objects.get(id) ?? '';
    const data = /stream\r?\n([\s\S]*)\r?\nendstream/.exec(object)?.[1];
    if (data === undefined || /\/Subtype\s*\/Image/.test(object)) return 0;
    const drawing = inflateSync(Buffer.from(data, 'latin1')).toString('latin1');
    return runsIn(object) + (drawing.match(/^BT$/gm)?.length ?? 0);
  }

  function runsIn(resources: string): number {
    const forms = /\/XObject <<([^>]*)>>/.exec(resources)?.[1] ?? '';
    return [...forms.matchAll(/(\d+) 0 R/g)].reduce((sum, [, id]) => sum + runsOf(id), 0);
  }
}

/** Until the logbook is loaded the heading is that of the screen. */
async function nameOfPilot(page: Page): Promise<string> {
  await page.goto('/pilot');
  const heading = page.getByRole('heading', { level: 1 });
  await expect(heading).not.toHaveText('Pilot');
  return heading.innerText();
}

test.describe('without a map', () => {
  // Four times it would be drawn for paper, where the heads alone are looked at.
  test.use({ hasMaps: false });

  test('every further page of a printed flight has a header with pilot, date and site', async ({ page }) => {
    const name = await nameOfPilot(page);
    await page.goto('/flight/120');
    await expect(page.locator('.uplot canvas')).toHaveCount(4);
    const date = await page.title().then((title) => title.replace(/ – .*$/, ''));
    const site = await page.locator('article a[href^="/site/"]').first().innerText();
    // The root element has the texts in a print alone.
    const text = (property: string) =>
      page.evaluate((asked) => {
        dispatchEvent(new Event('beforeprint'));
        const value = getComputedStyle(document.documentElement).getPropertyValue(asked);
        dispatchEvent(new Event('afterprint'));
        return value;
      }, property);
    expect(await text('--paper-pilot')).toBe(`"${name}"`);
    expect(await text('--paper-title')).toBe(`"${date}, ${site}"`);
    const secondPages = async () => {
      const a4 = runsOnSecondPage(await page.pdf({ format: 'A4' }));
      return [a4, runsOnSecondPage(await page.pdf({ format: 'Letter' }))];
    };
    const withHead = await secondPages();
    await page.evaluate(() =>
      addEventListener('beforeprint', () => document.documentElement.style.removeProperty('--paper-title')),
    );
    const without = await secondPages();
    for (const [index, format] of FORMATS.entries())
      expect(withHead[index], format).toBeGreaterThan(without[index] ?? 0);
  });
});

test('a printed page names its pilot and its subject, and has no buttons', async ({ page }) => {
  const name = await nameOfPilot(page);
  for (const path of ['/flights', '/flight/120', '/sites', '/site/1', '/gliders', '/glider/1', '/pilot', '/stats']) {
    await page.emulateMedia({ media: null });
    await page.goto(path);
    await page.getByRole('heading', { level: 1 }).first().waitFor({ state: 'attached' });
    await expect(async () => {
      await page.emulateMedia({ media: null });
      await page.emulateMedia({ media: 'print' }); // A busy browser can miss the change that a printer would announce.
      await expect(page.getByText(name, { exact: true }).first(), path).toBeVisible({ timeout: 2_000 });
    }).toPass({ timeout: 30_000 });
    const heading = page.getByRole('heading', { level: 1 }).first();
    expect((await heading.boundingBox())?.height, `the heading of ${path}`).toBeGreaterThan(20);
    for (const caption of ['Edit', 'Add Flight', 'Log Out', 'Download IGC', 'Sign Up'])
      await expect(page.getByText(caption, { exact: true }).filter({ visible: true }), path).toHaveCount(0);
    const width = await page.evaluate(() => document.body.scrollWidth);
    expect(width, path).toBeLessThanOrEqual(PAPER_PX);
  }
});

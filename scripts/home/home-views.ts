import type { BrowserContextOptions, Page } from '@playwright/test';
import type { Screen, View } from '../pictures/screen.ts';

/** A picture of the home page: what it shows, and in which window. */
export interface HomeView {
  /** `flight-phone`. */
  readonly name: string;
  readonly view: View;
  readonly window: BrowserContextOptions;
  /** Its file: pixels for each point of the window, and the most bytes. `home-picture.tsx` declares its size. */
  readonly file: { readonly pixelsAPoint: number; readonly mostBytes: number };
}

type Taken = Pick<HomeView, 'window' | 'file'>;

/** The pixels that the page is drawn for. */
const WIDE_PX = 960;
const wide = (width: number): Taken => ({
  window: { viewport: { width, height: (width * 5) / 8 }, deviceScaleFactor: WIDE_PX / width },
  file: { pixelsAPoint: 1, mostBytes: 38 * 1024 },
});
/** Phones have two to three pixels a point: text is sharp from one and a half on, in as many bytes as with one. */
const PHONE: Taken = {
  window: { viewport: { width: 390, height: 520 }, deviceScaleFactor: 1.5, isMobile: true, hasTouch: true },
  file: { pixelsAPoint: 1.5, mostBytes: 25 * 1024 },
};

const TILES_MS = 4_000;

const viewOf = (screen: Omit<Screen, 'owners' | 'isWindow'>): View => ({
  screen: { ...screen, owners: ['demo'], isWindow: true },
  owner: 'demo',
  size: '1280',
  themes: ['light', 'dark'],
});

/** The pictures, in the order of the page. */
export const HOME_VIEWS: readonly HomeView[] = [
  { name: 'flights-wide', ...wide(1120), view: viewOf({ name: 'flights', path: '/flights' }) },
  { name: 'flights-phone', ...PHONE, view: viewOf({ name: 'flights', path: '/flights' }) },
  { name: 'flight-wide', ...wide(1440), view: viewOf({ name: 'flight', path: '/flight/:best', act: withMap }) },
  { name: 'flight-phone', ...PHONE, view: viewOf({ name: 'flight', path: '/flight/:best', act: showMap }) },
  { name: 'statistics-wide', ...wide(1440), view: viewOf({ name: 'stats', path: '/stats', act: showTotals }) },
  { name: 'statistics-phone', ...PHONE, view: viewOf({ name: 'stats', path: '/stats', act: showPies }) },
];

/** The tiles are drawn when they are first asked for, which is too late for the page that asks. */
async function withMap(page: Page): Promise<void> {
  const map = page.locator('canvas.maplibregl-canvas').first();
  await map.waitFor();
  await page.waitForTimeout(TILES_MS);
  await page.reload();
  await map.waitFor();
  await page.waitForTimeout(TILES_MS);
}

async function showMap(page: Page): Promise<void> {
  await withMap(page);
  const map = page.locator('canvas.maplibregl-canvas').first();
  await map.evaluate((element) => element.scrollIntoView({ block: 'center' }));
}

/** Begins with the totals, not with the filters, which are less than this above them. */
const ABOVE_TOTALS_PX = 14;
/** What stays at the top of a phone, and a little more. */
const TOP_BAR_PX = 72;

async function showTotals(page: Page): Promise<void> {
  await page.locator('main dl').first().evaluate(scrollTo, ABOVE_TOTALS_PX);
}

async function showPies(page: Page): Promise<void> {
  await page.locator('main figure, main svg[role]').first().evaluate(scrollTo, TOP_BAR_PX);
}

/** Runs within the page: to an element and what is above it. */
function scrollTo(element: Element, above: number): void {
  window.scrollTo(0, element.getBoundingClientRect().top - above);
}

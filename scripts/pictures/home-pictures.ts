import type { Browser, BrowserContextOptions, Page } from '@playwright/test';
import type { Screen, Theme, View } from './screen.ts';
import type { PicturedServer } from './servers.ts';
import { openView, still } from './take-pictures.ts';

/** A picture of the home page: what it shows, and in which window. */
export interface HomeView {
  /** `flight-phone`. */
  readonly name: string;
  readonly view: View;
  readonly window: BrowserContextOptions;
  /** Its file: pixels for each point of the window, and the most bytes. `benefits.tsx` declares its size. */
  readonly file: { readonly pixelsAPoint: number; readonly mostBytes: number };
}

type Taken = Pick<HomeView, 'window' | 'file'>;

/** The pixels that the page is drawn for. */
const WIDE_PX = 960;
const wide = (width: number): Taken => ({
  window: { viewport: { width, height: (width * 5) / 8 }, deviceScaleFactor: WIDE_PX / width },
  file: { pixelsAPoint: 1, mostBytes: 44 * 1024 },
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

const QUALITIES = [86, 80, 74, 68, 62, 56, 50, 44, 38, 32, 26, 20];

/** The bar of the demo, and the name of the made-up tiles, are not shown. */
const OF_THE_DEMO = 'div:has(> aside), .maplibregl-ctrl-attrib { display: none !important; }';

/** Returns a picture as WebP, of the best quality that is small enough. Throws when none is. */
export async function takeHomePicture(
  browser: Browser,
  server: PicturedServer,
  { home: { view, window, file }, theme }: { readonly home: HomeView; readonly theme: Theme },
): Promise<Buffer> {
  const common = { locale: server.language, timezoneId: 'Europe/Zurich', colorScheme: theme } as const;
  const context = await browser.newContext({ ...window, ...common, bypassCSP: true });
  try {
    const { cookies, ids } = server.logbooks.demo;
    await context.addCookies([...cookies].map(([name, value]) => ({ name, value, url: server.url })));
    const page = await context.newPage();
    const path = view.screen.path.replace(':best', String(ids.get('best')));
    await openView(page, view, server.url + path);
    await page.addStyleTag({ content: OF_THE_DEMO });
    await still(page);
    return await webpOf(page, file);
  } finally {
    await context.close();
  }
}

async function webpOf(page: Page, { pixelsAPoint: scale, mostBytes }: HomeView['file']): Promise<Buffer> {
  const session = await page.context().newCDPSession(page);
  const { cssVisualViewport: shown } = await session.send('Page.getLayoutMetrics');
  const { pageX: x, pageY: y, clientWidth: width, clientHeight: height } = shown;
  // Without a scale of its own a picture has one pixel a point, whatever the window's.
  const clip = { x, y, width, height, scale };
  for (const quality of QUALITIES) {
    const { data } = await session.send('Page.captureScreenshot', { format: 'webp', quality, clip });
    const webp = Buffer.from(data, 'base64');
    if (webp.length <= mostBytes) return webp;
  }
  throw new Error(`${page.url()} is too large at the lowest quality`);
}

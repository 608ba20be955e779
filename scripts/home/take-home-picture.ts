import type { Browser, Page } from '@playwright/test';
import type { Theme } from '../pictures/screen.ts';
import type { PicturedServer } from '../pictures/servers.ts';
import { openView, still } from '../pictures/take-pictures.ts';
import type { HomeView } from './home-views.ts';

const QUALITIES = [86, 80, 74, 68, 62, 56, 50, 44, 38, 32, 26, 20];

/** The bar of the demo, and the name of the made-up tiles, are not shown. */
const OF_THE_DEMO = 'div:has(> aside), .maplibregl-ctrl-attrib { display: none !important; }';

/** Returns a picture as WebP, of the best quality that is small enough. Throws when none is. */
export async function takeHomePicture(
  browser: Browser,
  server: PicturedServer,
  { home: { view, window, file }, theme }: { readonly home: HomeView; readonly theme: Theme },
): Promise<Buffer> {
  const common = { locale: 'en-GB', timezoneId: 'Europe/Zurich', colorScheme: theme } as const;
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

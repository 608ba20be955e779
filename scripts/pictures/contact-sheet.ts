import type { Browser } from '@playwright/test';

/** A picture with its caption. */
export interface Thumbnail {
  readonly caption: string;
  readonly png: Buffer;
}

const WIDTH = 1_800;
const STYLE = `
  body { margin: 16px; display: flex; flex-wrap: wrap; gap: 16px; background: #888; font: 14px sans-serif; }
  figure { margin: 0; } img { display: block; max-width: 560px; max-height: 900px; }
`;

/** Returns a sheet of small pictures, as PNG. */
export async function contactSheet(browser: Browser, thumbnails: readonly Thumbnail[]): Promise<Buffer> {
  const page = await browser.newPage({ viewport: { width: WIDTH, height: 900 } });
  const figures = thumbnails.map(
    ({ caption, png }) =>
      `<figure><img src="data:image/png;base64,${png.toString('base64')}"><figcaption>${caption}</figcaption></figure>`,
  );
  await page.setContent(`<style>${STYLE}</style>${figures.join('')}`);
  const sheet = await page.screenshot({ fullPage: true });
  await page.close();
  return sheet;
}

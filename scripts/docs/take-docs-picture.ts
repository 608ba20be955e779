import type { Browser } from '@playwright/test';
import type { View } from '../pictures/screen.ts';
import type { PicturedServer } from '../pictures/servers.ts';
import { takePictures } from '../pictures/take-pictures.ts';
import type { DocsPart, DocsPicture } from './docs-pictures-table.ts';

interface TakenPart {
  /** A data URL. */
  readonly url: string;
  readonly cut: DocsPart['cut'];
}

/** Returns a picture of the documentation as WebP, its parts side by side. */
export async function takeDocsPicture(
  browser: Browser,
  serverOf: (view: View) => PicturedServer,
  { parts }: DocsPicture,
): Promise<Buffer> {
  const taken: TakenPart[] = [];
  for (const { view, cut } of parts) {
    for (const png of (await takePictures(browser, serverOf(view), view)).values()) {
      taken.push({ url: `data:image/png;base64,${png.toString('base64')}`, cut });
    }
  }
  const page = await browser.newPage();
  try {
    const webp = await page.evaluate(joinedAsWebp, taken);
    return Buffer.from(webp.slice(webp.indexOf(',') + 1), 'base64');
  } finally {
    await page.close();
  }
}

/** Runs within the page. Returns the parts side by side, what is between them transparent, as the data URL of a WebP. */
async function joinedAsWebp(parts: readonly TakenPart[]): Promise<string> {
  const [gap, quality] = [16, 0.72];
  const images = await Promise.all(
    parts.map(async ({ url, cut }) => {
      const image = new Image();
      image.src = url;
      await image.decode();
      return { image, cut: cut ?? { left: 0, top: 0, width: image.naturalWidth, height: image.naturalHeight } };
    }),
  );
  const canvas = document.createElement('canvas');
  canvas.width = images.reduce((sum, { cut }) => sum + cut.width + gap, -gap);
  canvas.height = Math.max(...images.map(({ cut }) => cut.height));
  let x = 0;
  for (const { image, cut } of images) {
    const { left, top, width, height } = cut;
    canvas.getContext('2d')?.drawImage(image, left, top, width, height, x, 0, width, height);
    x += width + gap;
  }
  return canvas.toDataURL('image/webp', quality);
}

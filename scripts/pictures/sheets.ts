import type { Browser } from '@playwright/test';
import { nameOf, SIZES, type Size, type Theme, type View } from './screen.ts';

/** A picture of a view in a theme. */
export interface Taken {
  readonly view: View;
  readonly theme: Theme;
  readonly png: Buffer;
}

/** What is on a contact sheet. */
export interface Sheet {
  readonly name: string;
  readonly thumbnails: readonly Thumbnail[];
}

/** More small pictures no eye can judge. */
const MOST_PICTURES = 20;

/** Returns the contact sheets of a screen: one, or one for each theme when there are many pictures. */
export function sheetsOf(name: string, taken: readonly Taken[]): readonly Sheet[] {
  if (taken.length <= MOST_PICTURES) return [{ name: `sheet-${name}`, thumbnails: taken.map(thumbnailOf) }];
  return (['light', 'dark'] as const).map((theme) => ({
    name: `sheet-${name}-${theme}`,
    thumbnails: taken.filter((each) => each.theme === theme).map(thumbnailOf),
  }));
}

function thumbnailOf({ view, theme, png }: Taken): Thumbnail {
  return { caption: nameOf(view, theme), row: `${view.owner}-${theme}`, size: view.size, png };
}

/** A picture with its caption and its place. */
interface Thumbnail {
  readonly caption: string;
  /** Pictures of the same row lie beside each other. */
  readonly row: string;
  readonly size: Size;
  readonly png: Buffer;
}

const SCALE = 0.34;
const WIDTH = 1_800;
const MOST_HEIGHT = 560;
const STYLE = `
  body { margin: 12px; background: #888; font: 12px sans-serif; }
  div { display: flex; gap: 12px; margin-bottom: 8px; } figure { margin: 0; }
  img { display: block; max-height: ${MOST_HEIGHT}px; object-fit: cover; object-position: top; }
`;

/** Returns a sheet of small pictures, all at the same scale, the tall ones cut off below, as PNG. */
export async function contactSheet(browser: Browser, thumbnails: readonly Thumbnail[]): Promise<Buffer> {
  const page = await browser.newPage({ viewport: { width: WIDTH, height: 600 } });
  const rows = [...new Set(thumbnails.map(({ row }) => row))].map((name) =>
    thumbnails.filter(({ row }) => row === name).map(figureOf),
  );
  await page.setContent(`<style>${STYLE}</style>${rows.map((row) => `<div>${row.join('')}</div>`).join('')}`);
  const sheet = await page.screenshot({ fullPage: true });
  await page.close();
  return sheet;
}

function figureOf({ caption, size, png }: Thumbnail): string {
  const width = Math.round(SIZES[size].viewport.width * SCALE);
  const source = `data:image/png;base64,${png.toString('base64')}`;
  return `<figure><img src="${source}" width="${width}"><figcaption>${caption}</figcaption></figure>`;
}

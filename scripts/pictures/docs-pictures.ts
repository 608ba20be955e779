import type { Browser } from '@playwright/test';
import type { Screen, Size, Theme, View } from './screen.ts';
import type { PicturedServer } from './servers.ts';
import { SCREENS } from './table.ts';
import { takePictures } from './take-pictures.ts';
import { THOUSAND_TRACKS } from './thousand-tracks.ts';

/** A part of a picture of the documentation: a view, or what is cut out of it. */
interface DocsPart {
  readonly view: View;
  /** In CSS pixels, from the top left of the view. Default: all of it. */
  readonly cut?: { readonly left: number; readonly top: number; readonly width: number; readonly height: number };
}

/** A picture of the documentation, of parts side by side. */
interface DocsPicture {
  /** Of its file, without `.webp`. */
  readonly name: string;
  readonly parts: readonly DocsPart[];
}

interface ViewChoice {
  readonly size?: Size;
  readonly theme?: Theme;
  /** Whether the page as a whole is taken, not only its window. */
  readonly isWhole?: boolean;
}

/** All pictures of the documentation. */
export const DOCS_PICTURES: readonly DocsPicture[] = [
  {
    name: 'flight',
    parts: [{ view: viewOf('flight', { isWhole: true }), cut: { left: 0, top: 0, width: 1280, height: 1180 } }],
  },
  { name: 'built-in-map', parts: [{ view: viewOf('flight-built-in-map', { size: '1440', theme: 'dark' }) }] },
  { name: 'wide', parts: [{ view: viewOf('flight', { size: '1920' }) }] },
  { name: 'full-screen', parts: [{ view: viewOf('full-screen', { theme: 'dark' }) }] },
  { name: 'replay', parts: [{ view: viewOf('replay'), cut: { left: 80, top: 360, width: 1120, height: 375 } }] },
  { name: 'layers', parts: [{ view: viewOf('layers-open'), cut: { left: 80, top: 355, width: 1120, height: 380 } }] },
  {
    name: 'thermals',
    parts: [{ view: viewOf('row-of-thermal'), cut: { left: 80, top: 0, width: 1120, height: 800 } }],
  },
  {
    name: 'phone',
    parts: [
      { view: viewOf('flight', { size: '390' }) },
      { view: viewOf('flight-built-in-map', { size: '390' }) },
      { view: viewOf('row-of-thermal', { size: '390', theme: 'dark' }) },
      { view: viewOf('airspace', { size: '390', theme: 'dark' }) },
    ],
  },
  {
    name: 'several-flights',
    parts: [{ view: viewOf('form-of-several-flights'), cut: { left: 296, top: 50, width: 688, height: 750 } }],
  },
  { name: 'import', parts: [{ view: viewIn(THOUSAND_TRACKS, {}) }] },
];

function viewOf(name: string, choice: ViewChoice = {}): View {
  const screen = SCREENS.find((one) => one.name === name);
  if (!screen) throw new Error(`No screen is called ${name}`);
  return viewIn(screen, choice);
}

function viewIn(screen: Screen, { size = '1280', theme = 'light', isWhole = false }: ViewChoice): View {
  const [owner = 'demo'] = screen.owners;
  return { screen: { ...screen, isWindow: !isWhole }, owner, size, themes: [theme] };
}

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

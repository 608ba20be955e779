import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromium, type Page } from '@playwright/test';
import { launchOptions, newestChromium } from '../test/run/chromium.ts';

const WEB = join(import.meta.dirname, '../src/web');
const ROUNDED = readFileSync(join(WEB, 'icon.svg'), 'utf8');
/** For where the system cuts its own shape: without corners, and with the drawing inside the circle that is always shown. */
const FULL = ROUNDED.replace(' rx="14"', '').replace(
  /(<path[\s\S]*)(<\/svg>)/,
  '<g transform="translate(32 32) scale(.78) translate(-32 -32)">$1</g>$2',
);

/** The icons of the installed app that must be PNG. */
const ICONS = {
  'app-192': { svg: ROUNDED, size: 192 },
  'app-512': { svg: ROUNDED, size: 512 },
  'maskable-512': { svg: FULL, size: 512 },
  'apple-touch-180': { svg: FULL, size: 180 },
};

// Draws them from the one that pages have: after a change of it.
const browser = await chromium.launch(launchOptions(await newestChromium()));
const page = await browser.newPage();
for (const [name, { svg, size }] of Object.entries(ICONS)) {
  writeFileSync(join(WEB, 'icons', `${name}.png`), await draw(page, svg, size));
}
await browser.close();

async function draw(on: Page, svg: string, size: number): Promise<Buffer> {
  await on.setViewportSize({ width: size, height: size });
  await on.setContent(`<style>body { margin: 0 } svg { display: block; width: ${size}px }</style>${svg}`);
  return on.screenshot({ omitBackground: true });
}

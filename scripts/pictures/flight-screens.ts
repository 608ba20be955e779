import type { Page } from '@playwright/test';
import type { Screen, Size } from './screen.ts';

const WIDE: readonly Size[] = ['1280', '1920'];

const demo = (name: string, screen: Partial<Screen> = {}): Screen => ({
  name,
  owners: ['demo'],
  path: '/flight/:best',
  isWindow: true,
  ...screen,
});
const track = (name: string, path: string, screen: Partial<Screen> = {}): Screen => ({
  name,
  owners: ['tracks'],
  path: `/flight/:${path}`,
  ...screen,
});

/** The flight page in all its states. */
export const FLIGHT_SCREENS: readonly Screen[] = [
  demo('flight', { owners: ['demo', 'extreme'], isWindow: false }),
  demo('flight-without-track', { owners: ['demo', 'extreme'], path: '/flight/:plain', isWindow: false }),
  demo('flight-built-in-map', { isWindow: false, maps: 'built-in' }),
  demo('layers-open', { act: openLayers }),
  demo('coloured-by-height', { act: (page) => colourBy(page, 'Height') }),
  demo('coloured-by-speed', { act: (page) => colourBy(page, 'Speed') }),
  demo('other-flights', {
    path: '/flight/:home',
    act: (page) => pressLayer(page, 'Other flights from here'),
  }),
  demo('airspace', { act: withAirspace }),
  demo('row-of-thermal', { act: (page) => chooseRow(page, 'Thermals') }),
  demo('row-of-glide', { act: (page) => chooseRow(page, 'Glides') }),
  demo('winds', { act: (page) => openTab(page, 'Wind') }),
  demo('heights', { act: (page) => openTab(page, 'Heights') }),
  demo('full-screen', { act: openFullScreen }),
  demo('replay', { act: playReplay, isMoving: true }),
  demo('replay-built-in-map', { act: playReplay, isMoving: true, maps: 'built-in', sizes: WIDE }),
  track('form-of-several-flights', 'two-flights', { act: openTrim }),
  track('several-flights', 'two-flights'),
  track('three-fixes', 'three-fixes'),
  track('no-altitude', 'no-altitude'),
  track('all-alike', 'all-alike'),
  track('six-hours-of-standing', 'six-hours-of-standing'),
  demo('ridge', { path: '/flight/:home', act: (page) => openTab(page, 'Ridge') }),
];

async function openLayers(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Map layers' }).click();
}

async function pressLayer(page: Page, layer: string): Promise<void> {
  await openLayers(page);
  await page.getByRole('checkbox', { name: layer }).press('Space');
  await page.keyboard.press('Escape');
}

async function colourBy(page: Page, colouring: string): Promise<void> {
  await openLayers(page);
  await page.getByRole('radio', { name: colouring }).press('Space');
  await page.keyboard.press('Escape');
}

async function withAirspace(page: Page): Promise<void> {
  await page.getByRole('region', { name: 'Airspace' }).getByRole('button').first().click();
  await page.getByRole('region', { name: 'Airspace' }).scrollIntoViewIfNeeded();
}

async function openTab(page: Page, name: string): Promise<void> {
  const tab = page.getByRole('tab', { name });
  await tab.click();
  await page.getByRole('tabpanel').scrollIntoViewIfNeeded();
}

async function chooseRow(page: Page, tab: string): Promise<void> {
  await openTab(page, tab);
  await page
    .getByRole('tabpanel')
    .getByRole('button')
    .nth(1)
    .or(page.getByRole('tabpanel').getByRole('button').first())
    .last()
    .click();
}

async function openFullScreen(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Enter fullscreen' }).click();
  await page.waitForFunction(() => document.fullscreenElement !== null);
}

/** Plays until the glider has flown for some minutes. */
async function playReplay(page: Page): Promise<void> {
  const place = page.getByRole('slider', { name: 'Place on the track' });
  const secondsNow = async (): Promise<number> => Number(await place.getAttribute('aria-valuenow'));
  await page.getByRole('button', { name: 'Fly it again in 3D' }).click();
  await page.getByRole('button', { name: 'Pause', exact: true }).waitFor();
  const start = await secondsNow();
  while ((await secondsNow()) < start + 300) await page.waitForTimeout(500);
}

async function openTrim(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'Edit', exact: true }).filter({ visible: true }).click();
  const trim = page.getByRole('button', { name: 'Trim' });
  await trim
    .or(page.getByRole('slider', { name: 'Start' }))
    .first()
    .waitFor();
  if (await trim.isVisible()) await trim.click();
  await page.getByRole('slider', { name: 'Start' }).scrollIntoViewIfNeeded();
}

import { expect, type Page } from '@playwright/test';
import { seededRandom } from '#test/builders/random';
import { longTrack } from '#test/builders/simulation/long-track';
import type { Front, SaveMoment } from './run/front.ts';
import { KilledBrowser } from './steps/killed-browser.ts';
import { install, signUpOnDevice, storedOnServer, test, untilCopied } from './steps/offline.ts';
import { addItem, save } from './steps/pilot.ts';
import { TRACK } from './steps/track.ts';

// The changes are made once; then the browser is killed at one moment of their sync after the other.
const FEW: readonly Kill[] = [
  { save: 1, moment: 'asked' },
  { save: 2, moment: 'answered' },
  { save: 6, moment: 'delivered', ms: 2 },
];

/** Twice in each of ten saves: before the server has it, before the browser knows, and while the browser stores that it knows. */
const ALL: readonly Kill[] = Array.from({ length: 10 }, (_, index) => index + 1).flatMap((nth): Kill[] => [
  { save: nth, moment: 'asked' },
  nth % 2 === 1 ? { save: nth, moment: 'answered' } : { save: nth, moment: 'delivered', ms: nth },
]);

/** A moment of the sync: in the nth change that is sent. */
interface Kill {
  readonly save: number;
  readonly moment: SaveMoment;
  readonly ms?: number;
}

const SECOND_TRACK = {
  ...TRACK,
  name: 'evening.igc',
  buffer: Buffer.from(longTrack({ fixes: 600, random: seededRandom(4) })),
};

for (const { name, kills, tag } of [
  { name: 'three moments', kills: FEW, tag: [] },
  { name: '20 moments', kills: ALL, tag: ['@all'] },
]) {
  test(`pending changes are on the server once, in their order, though the browser is killed in ${name} of sending them`, {
    tag,
  }, async ({ front, launchOptions }) => {
    test.slow();
    const browser = new KilledBrowser({ ...launchOptions, baseURL: front.url });
    const queued = await makeTenChanges(browser, front);
    const sent = new Set<string>();
    for (const kill of kills) await killAt({ browser, front, sent }, kill);

    front.atSave = async (_, opKey) => void sent.add(opKey);
    const page = await browser.start();
    await page.goto('/waiting');
    await expect(page.getByText('There are no pending changes on this device.')).toBeVisible();
    expect([...sent]).toEqual(queued);
    await expectAllOnce(page);
    await browser.stop();
  });
}

/** Starts the browser, which goes on sending pending changes, and kills it. `sent` has the keys of what the line has seen, in order. */
async function killAt({ browser, front, sent }: Killing, { save: nth, moment, ms = 0 }: Kill): Promise<void> {
  const page = await browser.start();
  await new Promise<void>((resolve, reject) => {
    let isKilled = false;
    front.atSave = async (now, opKey) => {
      if (isKilled) return new Promise(() => undefined); // On a busy machine the browser lives on for a while, and would send all.
      sent.add(opKey);
      if (now !== moment || [...sent].indexOf(opKey) < nth - 1) return;
      isKilled = true;
      await new Promise((later) => setTimeout(later, ms));
      await browser.kill().then(resolve, reject);
    };
    page.goto('/flights').catch(() => undefined); // It may end before the page is there.
  });
}

interface Killing {
  readonly browser: KilledBrowser;
  readonly front: Front;
  readonly sent: Set<string>;
}

/** Makes ten changes without a connection, in a browser that is killed after them. Returns their keys, in order. */
async function makeTenChanges(browser: KilledBrowser, front: Front): Promise<readonly string[]> {
  front.line = 'server';
  const first = await browser.start();
  await signUpOnDevice(first);
  await addItem(first, 'flight', { date: '2026-05-03', remarks: 'calm' });
  await addItem(first, 'flight', { date: '2026-05-04', remarks: 'to be deleted' });
  await addItem(first, 'site', { name: 'Schwarzsee' });
  await first.goto('/flights');
  await expect(first.getByRole('link', { name: /May 4, 2026/ })).toBeVisible();
  await install(first);
  await untilCopied(first, 'to be deleted');
  await browser.stop(); // In order: a session's cookie is on the disk after half a minute only.

  const page = await browser.start();
  front.line = 'down';
  await page.goto('/site/0/edit');
  await page.getByLabel('Name*').fill('Kandel');
  await saveKept(page);
  await newFlight(page, 'thermal', TRACK);
  await newFlight(page, 'of the evening', SECOND_TRACK);
  await page.goto('/glider/0/edit');
  await page.getByLabel('Name*').fill('Tern');
  await saveKept(page);
  await page.goto('/flight/1/edit');
  await page.getByLabel('Remarks').fill('calm, then windy');
  await saveKept(page);
  await page.goto('/flight/2/edit');
  await page.getByRole('button', { name: 'Delete', exact: true }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  await expect(page).toHaveURL(/\/flights$/);
  await page.goto('/site/1/edit');
  await page.getByLabel('Name*').fill('Schwarzsee west');
  await saveKept(page);
  for (const remarks of ['eighth', 'ninth', 'tenth']) await newFlight(page, remarks);
  const queued = await keysOfQueue(page);
  expect(queued).toHaveLength(10);
  await browser.kill();
  front.line = 'server';
  return queued;
}

async function newFlight(page: Page, remarks: string, track: typeof TRACK | null = null): Promise<void> {
  await page.goto('/flight/0/edit');
  if (track) {
    await page.locator('input[type=file]').setInputFiles(track);
    await expect(page.getByLabel('Date*')).toHaveValue('2026-06-20');
    await page.getByLabel('Site', { exact: true }).selectOption('Kandel');
    await page.getByLabel('Glider').selectOption({ index: 0 });
  }
  await page.getByLabel('Remarks').fill(remarks);
  await saveKept(page);
}

/** Saves, which the device does: the form is left. */
async function saveKept(page: Page): Promise<void> {
  await save(page);
  await expect(page).not.toHaveURL(/edit$/);
}

/** Returns the keys of the pending changes, in their order. */
function keysOfQueue(page: Page): Promise<readonly string[]> {
  return page.evaluate(
    () =>
      new Promise<readonly string[]>((resolve) => {
        const opening = indexedDB.open('wingbook', 1);
        opening.onsuccess = () => {
          const reading = opening.result.transaction('queue').objectStore('queue').getAll();
          reading.onsuccess = () => resolve(reading.result.flatMap(({ opKey }) => opKey ?? []));
        };
      }),
  );
}

async function expectAllOnce(page: Page): Promise<void> {
  const { flights, sites, gliders } = await storedOnServer(page);
  expect(sites).toMatchObject([{ name: 'Schwarzsee west' }, { name: 'Kandel' }]);
  expect(gliders).toMatchObject([{ name: 'Tern' }]);
  expect(flights.toSorted((one, other) => one.id - other.id)).toMatchObject([
    { remarks: 'calm, then windy' },
    { remarks: 'thermal', siteId: 2, hasTrack: true },
    { remarks: 'of the evening', siteId: 2, hasTrack: true },
    { remarks: 'eighth' },
    { remarks: 'ninth' },
    { remarks: 'tenth' },
  ]);
}

import { expect, type Page } from '@playwright/test';
import { seededRandom } from '#test/builders/random';
import { longTrack } from '#test/builders/simulation/long-track';
import { type BenchRow, median, millisecondsOf, rowAgainstLimit } from './row.ts';
import { type DeviceVisit, logInOnDevice, onDevice } from './setup/own-device.ts';

const LOGBOOK = { flights: 1_000, tracks: 10 };
const ONLINE_SAVES = 30;
/** The pending changes in the end, and how many of them have a track. */
const [CHANGES, TRACKS] = [200, 20];
const TRACK_BYTES = 2_000_000;
/** Day of `longTrack`. */
const TRACK_DAY = '2026-06-20';
const LIMITS = { kept: 50, keptWithTrack: 150, slowerOnline: 15, sent: 60_000 };
const NAMES = {
  kept: 'flight saved without a connection until it is kept, 95th percentile',
  keptWithTrack: 'the same with a track of 2 MB',
  slowerOnline: 'save with a connection, by how much longer on the pilot’s own device, median',
  sent: `${CHANGES} changes with ${TRACKS} tracks of 2 MB until all are sent`,
} as const;

/** What the queue costs a save, with and without a connection, and how long it takes to send the pending changes. */
export function offlineSaveBench(): Promise<readonly BenchRow[]> {
  return onDevice(LOGBOOK, async (device) => {
    await device.visit.addInitScript(noteWrites);
    const page = await device.visit.newPage();
    const slowerOnline = await onlineDifference(page, device);
    await device.visit.route(/\/api\//, (route) => route.abort());
    const keptWithTrack: number[] = [];
    for (let n = 0; n < TRACKS; n += 1) keptWithTrack.push((await savedOnce(page, device, trackOf(n))).kept);
    const kept: number[] = [];
    for (let n = TRACKS; n < CHANGES; n += 1) kept.push((await savedOnce(page, device)).kept);
    await device.visit.unroute(/\/api\//);
    const sent = await millisecondsOf(() => sendAll(page, device));
    return [
      rowOf('kept', late(kept)),
      rowOf('keptWithTrack', late(keptWithTrack)),
      rowOf('slowerOnline', slowerOnline),
      rowOf('sent', sent),
    ];
  });
}

function rowOf(what: keyof typeof LIMITS, measured: number): BenchRow {
  return rowAgainstLimit(NAMES[what], { measured, most: LIMITS[what], unit: 'ms' });
}

/** Returns the 95th percentile. */
function late(times: readonly number[]): number {
  return times.toSorted((a, b) => a - b)[Math.ceil(times.length * 0.95) - 1] ?? Number.NaN;
}

async function onlineDifference(page: Page, device: DeviceVisit): Promise<number> {
  const medians: number[] = [];
  for (const isOwn of [false, true]) {
    await device.visit.clearCookies();
    await page.goto(`${device.url}/login`);
    await page.evaluate(() => localStorage.clear());
    await logInOnDevice(page, device.url, isOwn);
    const times: number[] = [];
    for (let n = 0; n < ONLINE_SAVES; n += 1) times.push((await savedOnce(page, device)).left);
    medians.push(median(times));
  }
  const [plain = Number.NaN, own = Number.NaN] = medians;
  return own - plain;
}

/** Milliseconds after the click on Save. */
interface Saved {
  /** Until it is stored on the device; NaN where it is not. */
  readonly kept: number;
  /** Until the form is left. */
  readonly left: number;
}

/** Saves a new flight by its form. By the clock of the page. */
async function savedOnce(page: Page, { url }: DeviceVisit, track: Buffer | null = null): Promise<Saved> {
  if (!page.url().endsWith('/flights')) await page.goto(`${url}/flights`);
  await page.getByRole('link', { name: 'Add Flight' }).filter({ visible: true }).first().click();
  if (track) {
    await page.locator('input[type=file]').setInputFiles({ name: 'a.igc', mimeType: '', buffer: track });
    await expect(page.getByLabel('Date*')).toHaveValue(TRACK_DAY, { timeout: 60_000 });
    // Its map is drawn by the processor here, which takes as long as ten saves.
    await page.getByText('GeoNames').waitFor();
    await expect(page.locator('main [aria-busy=true]')).toHaveCount(0);
  }
  await page.getByLabel('Remarks').fill('Saved by the bench.');
  // Not before the zone of the track is known: a click would do nothing.
  await expect(page.getByRole('button', { name: 'Save', exact: true }).filter({ visible: true }).last()).toBeEnabled();
  return page.evaluate(
    () =>
      new Promise<Saved>((resolve) => {
        const buttons = [...document.querySelectorAll('button')].filter((button) => button.offsetParent !== null);
        const save = buttons.findLast(({ textContent }) => textContent === 'Save'); // That of the page, not of its bar.
        const start = performance.now();
        performance.clearMarks('kept');
        const look = (): void => {
          const [kept] = performance.getEntriesByName('kept');
          const left = performance.now() - start;
          if (window.location.pathname.endsWith('/edit')) setTimeout(look);
          else resolve({ kept: (kept?.startTime ?? Number.NaN) - start, left });
        };
        save?.click();
        look();
      }),
  );
}

/** In the page: marks when a change is stored. */
function noteWrites(): void {
  const { transaction } = IDBDatabase.prototype;
  IDBDatabase.prototype.transaction = function begin(this: IDBDatabase, ...of: unknown[]): IDBTransaction {
    const begun: IDBTransaction = Reflect.apply(transaction, this, of);
    if (begun.mode === 'readwrite' && begun.objectStoreNames.contains('queue'))
      begun.addEventListener('complete', () => performance.mark('kept'));
    return begun;
  };
}

/** Returns a track of its own, with comments up to the wanted size. */
function trackOf(n: number): Buffer {
  const track = longTrack({ fixes: 14_000, random: seededRandom(n) });
  const comment = `LXXX${'x'.repeat(70)}\r\n`;
  return Buffer.from(track + comment.repeat(Math.ceil((TRACK_BYTES - track.length) / comment.length)));
}

async function sendAll(page: Page, { url }: DeviceVisit): Promise<void> {
  await page.goto(`${url}/waiting`);
  await expect(page.getByText('There are no pending changes on this device.')).toBeVisible({ timeout: 5 * 60_000 });
}

import type { Page } from '@playwright/test';
import { seededRandom } from '#test/builders/random';
import { longTrack } from '#test/builders/simulation/long-track';
import { TRACK } from './track.ts';

/** A file that is shared, by its content as Latin-1. */
export interface SharedText {
  readonly name: string;
  readonly text: string;
}

/** The track of the forms' tests, June 20, 2026. */
export const FIRST: SharedText = { name: TRACK.name, text: TRACK.buffer.toString('latin1') };
/** Another flight, the day after. */
export const SECOND: SharedText = {
  name: 'evening.igc',
  text: longTrack({ fixes: 900, random: seededRandom(8) }).replace(/HFDTE(DATE:)?200626/, 'HFDTE$1210626'),
};

/** Shares files as the system does for another app: it posts a form. */
export async function share(page: Page, files: readonly SharedText[]): Promise<void> {
  await page.evaluate((shared) => {
    const form = document.createElement('form');
    Object.assign(form, { method: 'POST', action: '/share', enctype: 'multipart/form-data' });
    const input = document.createElement('input');
    const transfer = new DataTransfer();
    for (const { name, text } of shared)
      transfer.items.add(new File([text], name, { type: 'application/octet-stream' }));
    Object.assign(input, { type: 'file', name: 'files', multiple: true, files: transfer.files });
    form.append(input);
    document.body.append(form);
    form.submit();
  }, files);
}

/** Drops files on the page. */
export function drop(page: Page, files: readonly SharedText[]): Promise<void> {
  return page.evaluate((dropped) => {
    const transfer = new DataTransfer();
    for (const { name, text } of dropped) transfer.items.add(new File([text], name));
    const event = { dataTransfer: transfer, bubbles: true, cancelable: true };
    document.body.dispatchEvent(new DragEvent('drop', event));
  }, files);
}

/** Makes the pages of a context believe that they are of the installed app, which the system can start with files: see {@link launch}. */
export async function installAsApp(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const matchMedia = window.matchMedia.bind(window);
    window.matchMedia = (query) =>
      query === '(display-mode: standalone)' ? Object.assign(matchMedia('all'), {}) : matchMedia(query);
    const launchQueue = { setConsumer: (consumer: unknown) => Object.assign(window, { launchConsumer: consumer }) };
    Object.defineProperty(window, 'launchQueue', { value: launchQueue });
  });
}

/** Opens files with the installed app, as the system does. */
export async function launch(page: Page, files: readonly SharedText[]): Promise<void> {
  await page.waitForFunction(() => 'launchConsumer' in window);
  await page.evaluate((launched) => {
    const handles = launched.map(({ name, text }) => ({ getFile: async () => new File([text], name) }));
    if ('launchConsumer' in window && typeof window.launchConsumer === 'function')
      window.launchConsumer({ files: handles });
  }, files);
}

/** How many shares are in the inbox of the browser. */
export function inbox(page: Page): Promise<number> {
  return page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        const opening = indexedDB.open('wingbook', 1);
        opening.onsuccess = () => {
          const counting = opening.result.transaction('inbox').objectStore('inbox').count();
          counting.onsuccess = () => {
            opening.result.close();
            resolve(counting.result);
          };
        };
      }),
  );
}

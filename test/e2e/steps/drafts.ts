import { expect, type Page } from '@playwright/test';

/** Returns the number of drafts, and of files of drafts, in the browser's database. */
export function keptRows(page: Page): Promise<number> {
  return page.evaluate(
    () =>
      new Promise<number>((resolve, reject) => {
        const opening = indexedDB.open('drafts');
        opening.onerror = () => reject(opening.error);
        opening.onsuccess = () => {
          const db = opening.result;
          const counting = db.transaction(['drafts', 'files']);
          const counts = ['drafts', 'files'].map((name) => counting.objectStore(name).count());
          counting.oncomplete = () => {
            db.close();
            resolve(counts.reduce((sum, { result }) => sum + result, 0));
          };
        };
      }),
  );
}

/** Waits until the browser's database has a draft: a browser that is closed before may lose it. */
export async function untilKept(page: Page): Promise<void> {
  await expect.poll(() => keptRows(page)).toBeGreaterThan(0);
}

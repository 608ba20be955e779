import { expect, type Page } from '@playwright/test';

/** A row of a draft, or of its file, in the browser's database. */
interface KeptRow {
  readonly key: string;
  readonly row: Readonly<Record<string, unknown>>;
}

/** Returns the drafts, and their files, in the browser's database, which then has these as well. */
export function keptDrafts(page: Page, put: readonly KeptRow[] = []): Promise<readonly KeptRow[]> {
  return page.evaluate(
    async (rows) => {
      if ((await indexedDB.databases()).every(({ name }) => name !== 'wingbook')) return [];
      return new Promise<KeptRow[]>((resolve, reject) => {
        const opening = indexedDB.open('wingbook');
        opening.onerror = () => reject(opening.error);
        opening.onsuccess = () => {
          const db = opening.result;
          const tx = db.transaction('tracks', 'readwrite');
          const store = tx.objectStore('tracks');
          const [keys, all] = [store.getAllKeys(), store.getAll()];
          for (const { key, row } of rows) store.put(row, key);
          tx.onabort = () => reject(tx.error);
          tx.oncomplete = () => {
            db.close();
            const kept = keys.result.map((key, index) => ({ key: String(key), row: all.result[index] }));
            resolve(kept.filter(({ key }) => key.includes('/draft')));
          };
        };
      });
    },
    [...put],
  );
}

/** Returns the number of drafts, and of files of drafts, in the browser's database. */
export async function keptRows(page: Page): Promise<number> {
  return (await keptDrafts(page)).length;
}

/** Waits until the browser's database has a draft: a browser that is closed before may lose it. */
export async function untilKept(page: Page): Promise<void> {
  await expect.poll(() => keptRows(page)).toBeGreaterThan(0);
}

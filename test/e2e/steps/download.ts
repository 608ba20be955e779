import type { Page } from '@playwright/test';

/** A file that a page has downloaded, as an input takes it. */
export interface DownloadedFile {
  readonly name: string;
  readonly mimeType: string;
  readonly buffer: Buffer;
}

/** Downloads all data of the pilot of a page. */
export async function downloadEverything(page: Page): Promise<DownloadedFile> {
  await page.goto('/pilot');
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Download everything' }).click(),
  ]);
  const parts: Buffer[] = [];
  for await (const part of await download.createReadStream()) parts.push(part);
  return { name: download.suggestedFilename(), mimeType: 'application/zip', buffer: Buffer.concat(parts) };
}

import { readdir, readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { expect } from '@playwright/test';
import PostalMime from 'postal-mime';

/** Where the server of these tests puts its letters: see playwright.config.ts. */
const OUTBOX = 'test-results/browser-data/outbox';

/** Where the link of a letter leads. */
export type LetterKind = 'email-verification' | 'reset-password';

/** The path of the link in the newest letter to an address that leads to such a page; waits for the letter. */
export async function linkTo(email: string, kind: LetterKind, atLeast = 1): Promise<string> {
  let links: readonly string[] = [];
  await expect
    .poll(
      async () => {
        links = await linksTo(email, kind);
        return links.length;
      },
      { message: `letters to ${email} about ${kind}` },
    )
    .toBeGreaterThanOrEqual(atLeast);
  return links.at(-1) ?? '';
}

/** All texts of the letters to an address, the oldest first. */
export async function lettersTo(email: string): Promise<readonly string[]> {
  const files = await letterFiles();
  const letters = await Promise.all(files.map(async (file) => PostalMime.parse(await readFile(file))));
  return letters.filter(({ to }) => to?.some(({ address }) => address === email)).map(({ text }) => text ?? '');
}

async function linksTo(email: string, kind: LetterKind): Promise<readonly string[]> {
  const link = new RegExp(`/${kind}/\\d+/[\\w-]+`, 'u');
  return (await lettersTo(email)).flatMap((text) => link.exec(text)?.[0] ?? []);
}

async function letterFiles(): Promise<readonly string[]> {
  const names = await readdir(OUTBOX).catch(() => []); // Before the first letter there is no outbox.
  const letters = names.filter((name) => name.endsWith('.eml')).map((name) => join(OUTBOX, name));
  const dated = await Promise.all(letters.map(async (file) => ({ file, at: (await stat(file)).mtimeMs })));
  return dated.sort((one, other) => one.at - other.at).map(({ file }) => file);
}

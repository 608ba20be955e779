import { readdir, readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { expect } from '@playwright/test';
import PostalMime, { type Email } from 'postal-mime';

/** The folder of the emails that the server writes: see playwright.config.ts. */
const OUTBOX = 'test-results/browser-data/outbox';

/** The page that the link of an email opens. */
export type EmailKind = 'email-verification' | 'reset-password';

/** Returns the path of the link in the newest email of a kind to an address; waits for the email. */
export async function linkTo(email: string, kind: EmailKind, atLeast = 1): Promise<string> {
  let links: readonly string[] = [];
  await expect
    .poll(
      async () => {
        links = await linksTo(email, kind);
        return links.length;
      },
      { message: `${kind} emails to ${email}` },
    )
    .toBeGreaterThanOrEqual(atLeast);
  return links.at(-1) ?? '';
}

/** Returns the texts of all emails to an address, the oldest first. */
export async function emailsTo(email: string): Promise<readonly string[]> {
  return (await wholeEmailsTo(email)).map(({ text }) => text ?? '');
}

/** Returns all emails to an address with their subjects and their HTML, the oldest first. */
export async function wholeEmailsTo(email: string): Promise<readonly Email[]> {
  const files = await emailFiles();
  const emails = await Promise.all(files.map(async (file) => PostalMime.parse(await readFile(file))));
  return emails.filter(({ to }) => to?.some(({ address }) => address === email));
}

async function linksTo(email: string, kind: EmailKind): Promise<readonly string[]> {
  const link = new RegExp(`/${kind}/\\d+/[\\w-]+`, 'u');
  return (await emailsTo(email)).flatMap((text) => link.exec(text)?.[0] ?? []);
}

async function emailFiles(): Promise<readonly string[]> {
  const names = await readdir(OUTBOX).catch(() => []); // The folder does not exist before the first email.
  const emails = names.filter((name) => name.endsWith('.eml')).map((name) => join(OUTBOX, name));
  const dated = await Promise.all(emails.map(async (file) => ({ file, at: (await stat(file)).mtimeMs })));
  return dated.sort((one, other) => one.at - other.at).map(({ file }) => file);
}

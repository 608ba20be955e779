import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import PostalMime from 'postal-mime';
import { patience } from '#test/run/patience';
import { followLink } from './account-calls.ts';
import type { Visitor } from './visitor.ts';

const PAUSE_MS = 100;

/** Verifies the email of a pilot of a server that is another process, by the link that it writes into a file of its data folder. */
export async function verifiedByOutbox<P extends Visitor>(pilot: P, dataFolder: string): Promise<P> {
  const rejectTooLong = patience('the email that verifies an address');
  for (;;) {
    const authToken = await tokenIn(join(dataFolder, 'outbox'), pilot);
    if (authToken !== null) {
      const { status } = await followLink(pilot, { pilotId: Number(pilot.pilotId), authToken });
      if (status !== 200) throw new Error(`Verification failed with status ${status}`);
      return pilot;
    }
    rejectTooLong();
    await setTimeout(PAUSE_MS);
  }
}

async function tokenIn(outbox: string, { pilotId }: Visitor): Promise<string | null> {
  const names = await readdir(outbox).catch(() => []); // The folder does not exist before the first email.
  for (const name of names.filter((each) => each.endsWith('.eml'))) {
    const { text = '' } = await PostalMime.parse(await readFile(join(outbox, name)));
    const [, token] = new RegExp(`/email-verification/${pilotId}/([\\w-]+)`).exec(text) ?? [];
    if (token !== undefined) return token;
  }
  return null;
}

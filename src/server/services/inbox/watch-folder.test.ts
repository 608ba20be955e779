import { link, mkdir, readFile, symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { flightOn } from '#test/builders/sent-flight';
import { newFolder, removeFolder } from '#test/databases/sqlite-file';
import { inboxOf, takeIn } from '#test/servers/inbox-calls';
import { startTestServer, type TestServer } from '#test/servers/server';
import { loaded, signUpPilot, type Visitor } from '#test/servers/visitor';
import { lookIntoFolders, type SeenFiles } from './watch-folder.ts';

interface Watched {
  readonly server: TestServer;
  readonly pilot: Visitor;
  /** The folder of the pilot. */
  readonly folder: string;
  readonly root: string;
  readonly look: () => Promise<void>;
}

/** Runs a test with a server, and a pilot who has a folder. */
async function withFolder(test: (watched: Watched) => Promise<void>): Promise<void> {
  const root = await newFolder();
  const server = await startTestServer({ settings: { INBOX_DIR: root } });
  try {
    const pilot = await signUpPilot(server.url);
    const { context } = server;
    await context.db
      .updateTable('pilots')
      .set({ is_activated: 1 })
      .where('id', '=', pilot.pilotId ?? 0)
      .execute();
    const folder = join(root, pilot.email.toUpperCase());
    await mkdir(folder);
    const seen: SeenFiles = new Map();
    const look = async (): Promise<void> => {
      await lookIntoFolders(context, seen);
      await takeIn(server);
    };
    await test({ server, pilot, folder, root, look });
  } finally {
    await server.close();
    await removeFolder(root);
  }
}

const datesOf = async (pilot: Visitor) =>
  (await loaded(pilot)).flights.flatMap((flight) => (flight.see ? [flight.date] : []));

describe('the folder of a pilot', () => {
  it('gives each file once, when it was the same at two looks, and keeps it', () =>
    withFolder(async ({ server, pilot, folder, look }) => {
      const path = join(folder, 'kandel.igc');
      const igc = flightOn('2025-05-31');
      await writeFile(path, igc.subarray(0, 500));
      await look();
      await writeFile(path, igc);
      await look();
      expect(await datesOf(pilot)).toEqual([]);
      await look();
      expect(await datesOf(pilot)).toEqual(['2025-05-31']);
      expect(await inboxOf(pilot)).toMatchObject({ files: [], arrivals: [{ source: '', saved: 1 }] });
      await look();
      const afterStart: SeenFiles = new Map();
      for (const _ of [1, 2, 3]) await lookIntoFolders(server.context, afterStart);
      await takeIn(server);
      expect(await datesOf(pilot)).toHaveLength(1);
      expect(new Uint8Array(await readFile(path))).toEqual(new Uint8Array(igc));
    }));

  it('gives neither what links lead to, nor what is in it deeper, hidden or too large, nor files of no flight', () =>
    withFolder(async ({ pilot, folder, root, look }) => {
      const outside = join(root, 'outside.igc');
      await writeFile(outside, flightOn('2025-05-30'));
      await symlink(outside, join(folder, 'link.igc'));
      await symlink(root, join(folder, 'linked'));
      await mkdir(join(folder, 'deeper'));
      await link(outside, join(folder, 'deeper', 'flight.igc'));
      await writeFile(join(folder, '.part.igc'), flightOn('2025-05-29'));
      await writeFile(join(folder, 'large.igc'), new Uint8Array(9 * 2 ** 20));
      await writeFile(join(folder, 'readme.txt'), 'Hello');
      await look();
      await look();
      expect(await datesOf(pilot)).toEqual([]);
      expect((await inboxOf(pilot)).last).toBe(0);
    }));

  it('is nobody’s whose email is not verified', () =>
    withFolder(async ({ server, root, look }) => {
      const stranger = await signUpPilot(server.url);
      const folder = join(root, stranger.email);
      await mkdir(folder);
      await writeFile(join(folder, 'flight.igc'), flightOn('2025-05-31'));
      await look();
      await look();
      expect(await datesOf(stranger)).toEqual([]);
    }));
});

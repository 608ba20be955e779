import { link, mkdir, readFile, symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { daysAfter } from '#domain/local-date';
import { actOnPilot } from '#server/services/admin';
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
  /** Looks once, with the limits of tracks in megabytes. */
  readonly look: (tracksMb?: number) => Promise<void>;
}

/** Runs a test with a server, and a pilot who has a folder. */
async function withFolder(test: (watched: Watched) => Promise<void>, settings = {}): Promise<void> {
  const root = await newFolder();
  const server = await startTestServer({ settings: { INBOX_DIR: root, ...settings } });
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
    const look = async (tracksMb = context.configuration.pilotLimits.tracksMb): Promise<void> => {
      const { configuration } = context;
      const limited = { ...configuration, pilotLimits: { ...configuration.pilotLimits, tracksMb } };
      await lookIntoFolders({ ...context, configuration: limited }, seen);
      await takeIn({ ...server, context: { ...context, configuration: limited } });
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

  it('gives a file once there is room, which it takes only once while it is saved', () =>
    withFolder(
      async ({ pilot, folder, look }) => {
        const filled = Array.from({ length: 10_000 }, (_, line) => `LXXX${String(line).padStart(60, '0')}`);
        await writeFile(join(folder, 'first.igc'), flightOn('2025-05-30', { records: filled }));
        await look();
        await look();
        expect(await datesOf(pilot)).toEqual(['2025-05-30']);
        await writeFile(join(folder, 'second.igc'), flightOn('2025-05-31', { records: filled }));
        for (const _ of [1, 2, 3]) await look();
        expect([await datesOf(pilot), (await inboxOf(pilot)).files]).toEqual([['2025-05-30'], []]);
        await look(2);
        expect(await datesOf(pilot)).toEqual(['2025-05-30', '2025-05-31']);
      },
      { MAX_TRACKS_MB: '1' },
    ));

  it('gives a new file soon after a start, however many are known', () =>
    withFolder(async ({ server, pilot, folder, look }) => {
      const days = Array.from({ length: 28 }, (_, day) => daysAfter('2025-05-01', day));
      const write = (some: readonly string[]) =>
        Promise.all(some.map((day) => writeFile(join(folder, `${day}.igc`), flightOn(day))));
      await write(days.slice(0, 25));
      for (const _ of [1, 2, 3]) await look();
      expect(await datesOf(pilot)).toHaveLength(25);
      await write(days.slice(25));
      const afterStart: SeenFiles = new Map();
      for (const _ of [1, 2]) await lookIntoFolders(server.context, afterStart);
      await takeIn(server);
      expect(await datesOf(pilot)).toHaveLength(28);
    }));

  it('gives nothing while the pilot is locked', () =>
    withFolder(async ({ server, pilot, folder, look }) => {
      const { db } = server.context;
      await writeFile(join(folder, 'flight.igc'), flightOn('2025-05-31'));
      const act = (action: 'lock' | 'unlock') =>
        actOnPilot(server.context, { action, pilotId: pilot.pilotId ?? 0, operator: 'ann', reason: '' });
      await act('lock');
      for (const _ of [1, 2, 3]) await look();
      expect(await db.selectFrom('inbox_files').select('id').execute()).toEqual([]);
      await act('unlock');
      for (const _ of [1, 2]) await look();
      expect(await db.selectFrom('inbox_files').select('name').where('saved', '=', 1).execute()).toHaveLength(1);
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

import { describe, expect, it } from 'vitest';
import { Sqlite } from '#server/db/sqlite/sqlite';
import { aFlight } from '#test/builders/items';
import { rowsOf } from '#test/databases/raw-sql';
import { runningServer } from '#test/servers/running-server';
import { loaded, saved, signUpPilot } from '#test/servers/visitor';

const TIMEOUT_MS = 120_000;
const FULL = "Sorry, couldn't save the data: the disk of the server is full.";

describe('an SQLite file', { timeout: TIMEOUT_MS }, () => {
  const lines: string[] = [];
  const server = runningServer({ log: (line) => lines.push(line) });

  /** Locks the file for writing, like another program. */
  const lockFile = () => {
    const { database } = server().context.configuration;
    const other = new Sqlite(database.kind === 'sqlite' ? database.file : '');
    other.exec('begin immediate');
    return () => other.close();
  };

  it('locked by another program: loads and pages still work, saves end with 503', async () => {
    const pilot = await signUpPilot(server().url);
    const unlock = lockFile();
    const order: string[] = [];
    const save = pilot.post('/api/data', { dataType: 'flight', data: aFlight() }).finally(() => order.push('save'));
    const load = await pilot.get('/api/data').finally(() => order.push('load'));
    const page = await pilot.ask('/api/unknown').finally(() => order.push('page'));
    expect([load.status, page.status]).toEqual([200, 404]);
    const { status, body, headers } = await save;
    unlock();
    expect(order).toEqual(['load', 'page', 'save']);
    expect([status, body, headers.get('retry-after')]).toEqual([
      503,
      { error: { type: 'DBWriteError', requestId: expect.any(String) } },
      '2',
    ]);
    await saved(pilot, 'flight', aFlight());
    expect((await loaded(pilot)).flights).toHaveLength(1);
  });

  it('locked by another program: saves of one pilot time out together, not one after the other', async () => {
    const pilot = await signUpPilot(server().url);
    const unlock = lockFile();
    const saves = Array.from({ length: 8 }, () => pilot.post('/api/data', { dataType: 'flight', data: aFlight() }));
    const statuses = (await Promise.all(saves)).map(({ status }) => status);
    unlock();
    expect(statuses).toEqual(saves.map(() => 503));
    await saved(pilot, 'flight', aFlight());
    expect((await loaded(pilot)).flights).toHaveLength(1);
  });

  it('locked by another program for a moment: saves wait, and succeed', async () => {
    const pilot = await signUpPilot(server().url);
    const unlock = lockFile();
    const saves = Array.from({ length: 10 }, () => saved(pilot, 'flight', aFlight()));
    await pilot.get('/api/data');
    unlock();
    await Promise.all(saves);
    expect((await loaded(pilot)).flights).toHaveLength(10);
  });

  it('on a full disk: response and log say so, loads still work, and saves again once there is room', async () => {
    const pilot = await signUpPilot(server().url);
    const { db } = server().context;
    await saved(pilot, 'flight', aFlight());
    await rowsOf(db, 'vacuum'); // Migrations leave free pages behind.
    await rowsOf(db, 'pragma max_page_count = 1'); // As many as there are.
    const remarks = 'x'.repeat(10_000);
    const saves = Array.from({ length: 5 }, () =>
      pilot.post('/api/data', { dataType: 'flight', data: aFlight({ remarks }) }),
    );
    for (const { status, body } of await Promise.all(saves)) {
      expect([status, body]).toEqual([
        503,
        {
          error: {
            type: 'DBWriteError',
            message: FULL,
            rejection: { code: 'diskFullOnWrite' },
            requestId: expect.any(String),
          },
        },
      ]);
    }
    expect(lines.filter((line) => line.includes('The disk of the database is full'))).toHaveLength(5);
    expect((await loaded(pilot)).flights).toHaveLength(1);
    await rowsOf(db, 'pragma max_page_count = 1000000');
    await saved(pilot, 'flight', aFlight({ remarks }));
    expect((await loaded(pilot)).flights).toHaveLength(2);
  });
});

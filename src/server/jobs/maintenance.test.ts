import { describe, expect, it } from 'vitest';
import { minutes } from '#domain/units';
import { flownPath, igcFile } from '#test/builders/igc';
import { aFlight } from '#test/builders/items';
import { DATABASES } from '#test/databases/databases';
import { rowsOf } from '#test/databases/raw-sql';
import { runningServer } from '#test/servers/running-server';
import { loaded, saved, signUpPilot } from '#test/servers/visitor';
import { addPilot } from '../repositories/pilots.ts';
import { eraseExpiredPilots } from '../services/account/account-deletion.ts';
import { runMaintenance, startMaintenance } from './maintenance.ts';

const DAY_MS = 86_400_000;
const LAUNCH = { at: 36_000, lat: 46.6863, lng: 7.8632, altitude: 1_500 };
const IGC = igcFile({ fixes: flownPath(LAUNCH, [{ seconds: 60 }, { seconds: 600, speed: 10, climb: -1 }]) });

describe.each(DATABASES)('maintenance on $name', ({ name, create }) => {
  let now = Date.parse('2026-07-01T12:00:00Z');
  const server = runningServer({ clock: () => new Date(now) }, create);

  it('deletes what has expired and keeps the rest', async () => {
    const { context } = server();
    const idle = await signUpPilot(server().url);
    const pilot = await signUpPilot(server().url);
    await saved(pilot, 'flight', aFlight({ clientKey: 'a3bb189e-8bf9-4888-9912-ace4e6543002' }));
    now += 16 * DAY_MS;
    await loaded(pilot);
    now += 16 * DAY_MS;

    await runMaintenance(context);

    const kept = async (table: 'sessions' | 'client_keys' | 'rate_limits') =>
      (await context.db.selectFrom(table).selectAll().execute()).length;
    expect([await kept('sessions'), await kept('client_keys'), await kept('rate_limits')]).toEqual([1, 1, 0]);
    expect((await idle.get('/api/data')).status).toBe(401);
    expect((await loaded(pilot)).flights).toHaveLength(1);

    now += 168 * DAY_MS; // A key lives for 200 days: so long a save may wait on a device.
    await runMaintenance(context);
    expect(await kept('client_keys')).toBe(1);
    now += DAY_MS;
    await runMaintenance(context);
    expect(await kept('client_keys')).toBe(0);
  });

  it('is a job that servers share: it runs when it is due, once', async () => {
    const { context } = server();
    const jobs = context.db.selectFrom('jobs').select(['run_at_s', 'attempts']).where('kind', '=', 'maintenance');
    const runs = async (attempts: number) => {
      const stops = [startMaintenance(context), startMaintenance(context)];
      await expect.poll(() => jobs.execute()).toEqual([{ run_at_s: now / 1_000 + 900, attempts }]);
      await Promise.all(stops.map((stop) => stop()));
      expect(await jobs.execute()).toEqual([{ run_at_s: now / 1_000 + 900, attempts }]);
    };
    await runs(1);
    now += 900_000;
    await runs(2);
  });

  it('deletes every expired demo pilot, however many', async () => {
    const { db } = server().context;
    const { pilotId } = await signUpPilot(server().url);
    const input = { userName: '', initialFlightNum: 0, initialAirtime: minutes(0) } as const;
    const units = {
      altitudeUnit: 'meters',
      distanceUnit: 'kilometers',
      homeLeague: 'xcontest',
      currencyRules: [],
      language: 'browser',
      checkEmails: 'off',
    } as const;
    const demo = {
      account: null,
      input: { ...input, ...units },
      isSubscribed: false,
      isActivated: true,
      createdAt: '',
    };
    for (let pilot = 0; pilot < 45; pilot += 1) await addPilot(db, { ...demo, expiresAtS: 1 });
    expect(await eraseExpiredPilots(db, now / 1_000)).toBe(45);
    const left = await db
      .selectFrom('pilots')
      .select('id')
      .where('id', '>=', pilotId ?? 0)
      .execute();
    expect(left).toEqual([{ id: pilotId }]);
  });

  it('deletes an expired pilot with tracks, in whatever order the database deletes what depends on the pilot', async () => {
    const { db } = server().context;
    const pilot = await signUpPilot(server().url);
    await saved(pilot, 'flight', aFlight({ igc: IGC }));
    if (name === 'PostgreSQL') {
      // Its trigger comes after that of the files then, as in a database whose numbers of objects have grown longer.
      await rowsOf(db, 'alter table flights drop constraint flights_pilot_id_fkey');
      await rowsOf(db, 'alter table flights add foreign key (pilot_id) references pilots on delete cascade');
    }
    await rowsOf(db, `update pilots set expires_at_s = 1 where id = ${pilot.pilotId}`);
    expect(await eraseExpiredPilots(db, now / 1_000)).toBe(1);
    for (const table of ['flights', 'tracks', 'track_files'] as const) {
      const query = db.selectFrom(table).selectAll().where('pilot_id', '=', Number(pilot.pilotId));
      expect(await query.execute()).toEqual([]);
    }
  });
});

import { describe, expect, it } from 'vitest';
import { minutes } from '#domain/units';
import { aFlight } from '#test/builders/items';
import { DATABASES } from '#test/databases/databases';
import { runningServer } from '#test/servers/running-server';
import { loaded, saved, signUpPilot } from '#test/servers/visitor';
import { addPilot, deleteExpiredPilots } from '../repositories/pilots.ts';
import { runMaintenance } from './maintenance.ts';

const DAY_MS = 86_400_000;

describe.each(DATABASES)('maintenance on $name', ({ create }) => {
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
    expect([await kept('sessions'), await kept('client_keys'), await kept('rate_limits')]).toEqual([1, 0, 0]);
    expect((await idle.get('/api/data')).status).toBe(401);
    expect((await loaded(pilot)).flights).toHaveLength(1);
  });

  it('deletes every expired demo pilot, however many', async () => {
    const { db } = server().context;
    const { pilotId } = await signUpPilot(server().url);
    const input = { userName: '', initialFlightNum: 0, initialAirtime: minutes(0) } as const;
    const units = { altitudeUnit: 'meters', distanceUnit: 'kilometers' } as const;
    const demo = {
      account: null,
      input: { ...input, ...units },
      isSubscribed: false,
      isActivated: true,
      createdAt: '',
    };
    for (let pilot = 0; pilot < 45; pilot += 1) await addPilot(db, { ...demo, expiresAtS: 1 });
    expect(await deleteExpiredPilots(db, now / 1_000)).toBe(45);
    const left = await db
      .selectFrom('pilots')
      .select('id')
      .where('id', '>=', pilotId ?? 0)
      .execute();
    expect(left).toEqual([{ id: pilotId }]);
  });
});

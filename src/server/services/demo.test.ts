import { describe, expect, it } from 'vitest';
import type { LoadResponse } from '#contract/data';
import { DEMO } from '#contract/messages/en/demo';
import { runMaintenance } from '#server/jobs/maintenance';
import { QueueFullError } from '#server/threads/fair-queue';
import { DATABASES } from '#test/databases/databases';
import { runningServer } from '#test/servers/running-server';
import { errorOf, loaded, newVisitor, signUpPilot, type Visitor } from '#test/servers/visitor';
import { startDemo as start } from './demo.ts';

const HOUR_MS = 3_600_000;

/** Starts the demo in a new browser. */
async function startDemo(url: string): Promise<Visitor & { readonly logbook: LoadResponse }> {
  const visitor = newVisitor(url);
  await visitor.ask('/api/data');
  const { status, body } = await visitor.post<LoadResponse>('/api/demo');
  if (status !== 200) throw new Error(JSON.stringify(body));
  visitor.pilotId = body.pilot?.id;
  return Object.assign(visitor, { logbook: body });
}

describe.each(DATABASES)('the demo on $name', ({ create }) => {
  let now = Date.parse('2026-07-01T12:00:00Z');
  const server = runningServer({ clock: () => new Date(now) }, create);

  it('creates a separate pilot with three seasons of flights, sites, gliders and tracks', async () => {
    const [ann, bob] = [await startDemo(server().url), await startDemo(server().url)];
    const { pilot, flights, sites, gliders } = ann.logbook;
    expect(pilot).toMatchObject({ email: null, isActivated: true, expiresAt: '2026-07-02T12:00:00.000Z' });
    expect(pilot?.id).not.toBe(bob.pilotId);
    expect(flights.length).toBeGreaterThan(100);
    expect([sites.length, gliders.length]).toEqual([8, 3]);
    expect(flights.filter((flight) => flight.see && flight.hasTrack).length).toBeGreaterThanOrEqual(12);
    expect(flights.every((flight) => flight.see && flight.date < '2026-07-01')).toBe(true);
    expect(await loaded(ann)).toEqual(ann.logbook);
  });

  it('ends after a day and deletes all data of the demo pilot, and none of others', async () => {
    const demo = await startDemo(server().url);
    const pilot = await signUpPilot(server().url);
    now += 23 * HOUR_MS;
    expect((await demo.get('/api/data')).status).toBe(200);
    now += HOUR_MS;
    expect((await demo.get('/api/data')).status).toBe(401);

    await Promise.all([runMaintenance(server().context), runMaintenance(server().context)]);

    const { db } = server().context;
    const id = demo.pilotId ?? 0;
    expect(await db.selectFrom('pilots').select('id').where('id', '=', id).execute()).toEqual([]);
    for (const table of ['flights', 'sites', 'gliders', 'tracks', 'sessions'] as const) {
      expect(await db.selectFrom(table).select('pilot_id').where('pilot_id', '=', id).execute()).toEqual([]);
    }
    const { pilot: stays } = await loaded(pilot);
    expect([stays?.id, stays && 'expiresAt' in stays]).toEqual([pilot.pilotId, false]);
  });
});

describe('a server whose threads have no room', () => {
  const server = runningServer();

  it('says that it is busy, and has the demo a moment later', async () => {
    const { context } = server();
    const client = { address: '127.0.0.1', device: { browser: 'firefox', system: 'linux' }, known: null } as const;
    const clock = () => new Date('2026-08-01T12:00:00Z'); // A day whose logbook no test has read.
    const threads = { ...context.threads, run: () => Promise.reject(new QueueFullError('all')) };
    await expect(start({ ...context, clock, threads }, client, DEMO)).rejects.toMatchObject({ kind: 'busy' });
    expect((await start({ ...context, clock }, client, DEMO)).pilotId).toBeGreaterThan(0);
  });
});

describe('a server with the demo off', () => {
  const server = runningServer({ settings: { DEMO: 'off' } });

  it('has no demo', async () => {
    const visitor = newVisitor(server().url);
    await visitor.ask('/api/data');
    const response = await visitor.post('/api/demo');
    expect([response.status, errorOf(response).type]).toEqual([404, 'recordNotFound']);
  });
});

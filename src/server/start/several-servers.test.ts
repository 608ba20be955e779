import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aFlight } from '#test/builders/items';
import { DATABASES } from '#test/databases/databases';
import type { TestDatabase } from '#test/databases/sqlite-file';
import { startTestServer, type TestServer } from '#test/servers/server';
import { loaded, newVisitor, saved, signUpPilot } from '#test/servers/visitor';

const SHARED = DATABASES.filter(({ name }) => name === 'PostgreSQL');
/** A clock that stands: however slow the machine is, no delay ends between two calls. */
const clock = () => new Date('2026-07-01T12:00:00Z');
/** Several servers share their secret by a setting. */
const settings = { SECRET: 'shared by all the servers of the context' };

describe.each(SHARED)('several servers on one $name', ({ createEmpty }) => {
  let database: TestDatabase;
  let servers: readonly TestServer[];

  beforeAll(async () => {
    database = await createEmpty();
    servers = await Promise.all([1, 2].map(() => startTestServer({ database, settings, clock })));
  });

  afterAll(async () => {
    for (const server of servers ?? []) await server.close();
    await database?.remove();
  });

  const urls = () => servers.map(({ url }) => url);

  it('share sessions, and lose nothing that is saved through both at once', async () => {
    const [one = '', two = ''] = urls();
    const pilot = await signUpPilot(one);
    const elsewhere = newVisitor(two);
    for (const [name, value] of pilot.cookies) elsewhere.cookies.set(name, value);
    elsewhere.pilotId = pilot.pilotId;

    const days = Array.from({ length: 10 }, (_, day) => `2026-06-${10 + day}`);
    await Promise.all(days.map((date, turn) => saved(turn % 2 ? pilot : elsewhere, 'flight', aFlight({ date }))));
    const { flights, lastModified } = await loaded(elsewhere);
    expect([flights.length, lastModified]).toEqual([days.length, days.length + 1]);
    expect(new Set(flights.map(({ id }) => id)).size).toBe(days.length);
  });

  it('share rate limits', async () => {
    const form = { email: 'counted@example.org', password: 'wrong' };
    const statuses: number[] = [];
    for (const url of [...urls(), ...urls(), ...urls()].slice(0, 4)) {
      const visitor = newVisitor(url);
      await visitor.ask('/api/data');
      statuses.push((await visitor.post('/api/login', form)).status);
    }
    expect(statuses).toEqual([401, 401, 401, 429]);
  });
});

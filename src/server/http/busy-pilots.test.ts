import { describe, expect, it } from 'vitest';
import type { LoadResponse, SaveResponse } from '#contract/data';
import { aFlight, aGlider } from '#test/builders/items';
import { DATABASES } from '#test/databases/databases';
import { csvOfRecords, importCsv } from '#test/servers/csv-upload';
import { runningServer } from '#test/servers/running-server';
import { loaded, newVisitor, saved, signUpPilot, type Visitor } from '#test/servers/visitor';

const RECORDS = 2_000;
const PASSWORD = 'a long password';

describe.each(DATABASES)('a pilot who keeps the server busy on $name', ({ name: database, create }) => {
  const server = runningServer({}, create);
  /** Returns a load in this encoding, decompressed. */
  const loadAs = async (pilot: Visitor, encoding: string): Promise<LoadResponse> => {
    const query = new URLSearchParams({ pilotId: String(pilot.pilotId), csrf: pilot.cookies.get('csrf') ?? '' });
    const response = await pilot.ask(`/api/data?${query}`, { headers: { 'accept-encoding': encoding } });
    expect(response.headers.get('content-encoding')).toBe(encoding === 'identity' ? null : encoding);
    return JSON.parse(await response.text());
  };

  it('does not block loads of others while a transaction is open', async () => {
    const other = await signUpPilot(server().url);
    const { lastModified } = await saved(other, 'glider', aGlider());
    await server()
      .context.db.transaction()
      .execute(async (change) => {
        await change.updateTable('pilots').set({ user_name: 'busy' }).where('id', '=', 0).execute();
        expect((await loaded(other, lastModified - 1)).gliders).toHaveLength(1);
        expect((await loaded(other)).gliders).toHaveLength(1);
      });
  });

  it('does not block saves of others, however many saves wait', async () => {
    const [busy, other] = [await signUpPilot(server().url), await signUpPilot(server().url)];
    let go = (): void => undefined;
    const held = new Promise<void>((resolve) => {
      go = resolve;
    });
    const holding = server().context.pilotWrites.run(Number(busy.pilotId), () => held);
    const waiting = Array.from({ length: 30 }, (_, turn) =>
      busy.post('/api/data', { dataType: 'glider', data: aGlider({ name: `${turn}` }) }),
    );
    await saved(other, 'glider', aGlider());
    expect((await loaded(busy)).gliders).toEqual([]);
    go();
    await holding;
    expect((await Promise.all(waiting)).map(({ status }) => status)).toEqual(waiting.map(() => 200));
    expect((await loaded(busy)).gliders).toHaveLength(30);
  });

  it('gets complete long loads in every encoding, after a login, and with a save', async () => {
    const pilot = await signUpPilot(server().url, PASSWORD);
    expect((await importCsv(pilot, csvOfRecords(RECORDS))).status).toBe(200);
    const { lastModified } = await loaded(pilot);
    const loads = await Promise.all(
      ['br', 'gzip', 'identity', 'br', 'br', 'br'].map((encoding) => loadAs(pilot, encoding)),
    );
    for (const load of loads) {
      expect(load.flights).toHaveLength(RECORDS);
      expect(load).toEqual(loads[0]);
    }
    expect((await loaded(pilot, lastModified - 1)).flights).toHaveLength(RECORDS);
    expect(await loaded(pilot, 'a marker of nobody')).toEqual({ ...loads[0], reset: true });

    const save = await pilot.post<SaveResponse>('/api/data', { dataType: 'flight', data: aFlight(), lastModified: 0 });
    expect(save.body).toMatchObject({ savedId: RECORDS + 1, lastModified: lastModified + 1 });
    expect(save.body.flights).toHaveLength(RECORDS + 1);
    expect((await loadAs(pilot, 'br')).flights).toHaveLength(RECORDS + 1);

    const visitor = newVisitor(server().url);
    await visitor.ask('/api/data');
    const login = await visitor.post<LoadResponse>('/api/login', { email: pilot.email, password: PASSWORD });
    expect([login.status, login.body.flights.length, login.body.pilot?.id]).toEqual([200, RECORDS + 1, pilot.pilotId]);
    visitor.pilotId = pilot.pilotId;
    await saved(visitor, 'flight', { id: 1, see: false });
    expect((await loadAs(pilot, 'br')).flights).toHaveLength(RECORDS);
  });

  // The queue is the same on each database.
  if (database === 'SQLite') {
    it('gets an error at once when too many calls wait', async () => {
      const busy = await signUpPilot(server().url);
      let go = (): void => undefined;
      const held = new Promise<void>((resolve) => {
        go = resolve;
      });
      const holding = server().context.heavyCalls.run(Number(busy.pilotId), () => held);
      const waiting = Array.from({ length: 201 }, () => importCsv(busy, 'x'.repeat(100_000)));
      const first = await Promise.race(waiting);
      expect([first.status, first.headers.get('retry-after')]).toEqual([429, '5']);
      go();
      await holding;
      const statuses = (await Promise.all(waiting)).map(({ status }) => status);
      expect(statuses.filter((status) => status === 429)).toHaveLength(1);
    });
  }
});

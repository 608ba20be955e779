import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { describe, expect, it, vi } from 'vitest';
import type { LoadResponse, SaveResponse } from '#contract/data';
import { aFlight, aGlider } from '#test/builders/items';
import { flightOn } from '#test/builders/sent-flight';
import { DATABASES } from '#test/databases/databases';
import { verified } from '#test/servers/account-calls';
import { csvOfRecords, importCsv } from '#test/servers/csv-upload';
import { newDevice } from '#test/servers/inbox-calls';
import { runningServer } from '#test/servers/running-server';
import { loaded, newVisitor, saved, signUpPilot, type Visitor } from '#test/servers/visitor';

/** More than a call may have that is not queued. */
const LARGE_IGC = `${Buffer.from(flightOn('2025-05-31')).toString('latin1')}${`LXXX${'x'.repeat(70)}\r\n`.repeat(1_000)}`;

/** Sends the head of a call and a part of its body, and then nothing. */
function stalledUpload(url: string, call: string, headers: Readonly<Record<string, string>>): Socket {
  const { hostname, port } = new URL(url);
  const socket = connect(Number(port), hostname);
  socket.on('error', () => undefined); // The server cuts it off.
  const lines = Object.entries({ host: `${hostname}:${port}`, ...headers, 'content-length': '200000' });
  socket.write(`${call} HTTP/1.1\r\n${lines.map(([name, value]) => `${name}: ${value}\r\n`).join('')}\r\n{"data`);
  return socket;
}

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

  it('saves a track at once while the upload of a device stalls', async () => {
    const pilot = await verified(await signUpPilot(server().url), server().context);
    const { secret } = await newDevice(server().url, pilot);
    const authorization = `Basic ${Buffer.from(`:${secret}`).toString('base64')}`;
    const stalled = stalledUpload(server().url, 'PUT /inbox/a.igc', { authorization });
    await expect.poll(server().context.deviceBodies.counts).toMatchObject({ running: 1 });
    await saved(pilot, 'flight', { ...aFlight(), igc: LARGE_IGC });
    expect(stalled.destroyed).toBe(false);
    stalled.destroy();
  });

  it('cuts off an upload that stalls, so that the next save of the pilot has its turn', async () => {
    const pilot = await signUpPilot(server().url);
    const cookie = [...pilot.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    try {
      const headers = { cookie, 'content-type': 'application/json' };
      const stalled = stalledUpload(server().url, 'POST /api/data', headers);
      const closed = once(stalled, 'close');
      const { counts } = server().context.heavyCalls;
      await expect.poll(counts).toEqual({ running: 1, waiting: 0 });
      const next = saved(pilot, 'flight', { ...aFlight(), igc: LARGE_IGC });
      await expect.poll(counts).toEqual({ running: 1, waiting: 1 });
      await vi.advanceTimersByTimeAsync(15_000);
      expect((await next).savedId).toBe(1);
      await closed;
    } finally {
      vi.useRealTimers();
    }
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

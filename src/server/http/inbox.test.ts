import { zipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { gpxOf } from '#domain/track-formats';
import { metres, minutes } from '#domain/units';
import { hashOf } from '#formats/hash-of';
import { actOnPilot } from '#server/services/admin';
import { endOldInboxFiles } from '#server/services/inbox/inbox';
import { receiveFile } from '#server/services/inbox/receive-file';
import { flownTrack } from '#test/builders/flown-track';
import { bytesOf, flownPath, igcBytes } from '#test/builders/igc';
import { aFlight, aGlider, aSite } from '#test/builders/items';
import { flightFixes, flightOn } from '#test/builders/sent-flight';
import { DATABASES } from '#test/databases/databases';
import { verified } from '#test/servers/account-calls';
import { igcOf, listedRuns, readRun, undoneRun } from '#test/servers/import-calls';
import { type Device, inboxOf, newDevice, takeIn } from '#test/servers/inbox-calls';
import { runningServer } from '#test/servers/running-server';
import { loaded, saved, signUpPilot, type Visitor } from '#test/servers/visitor';

const LEONARDO = '/modules/leonardo/flight_submit.php';
const DAY = '2025-05-31';
const LONG_FLIGHT = flownPath(
  { at: 36_000, lat: 46.69, lng: 7.86, altitude: 1_600 },
  [
    { seconds: 300 },
    { seconds: 600, speed: 10, heading: 90, climb: 1 },
    { seconds: 1_800, speed: 10, heading: 200 },
    { seconds: 1_200, speed: 10, heading: 20, climb: -0.5 },
    { seconds: 300 },
  ],
  4,
);
const textOf = (bytes: Uint8Array): string => Buffer.from(bytes).toString('latin1');

describe.each(DATABASES)('what devices send on $name', ({ create }) => {
  const server = runningServer({}, create);

  async function pilotWithDevice(fields = {}): Promise<{ readonly pilot: Visitor; readonly device: Device }> {
    const pilot = await verified(await signUpPilot(server().url), server().context);
    return { pilot, device: await newDevice(server().url, pilot, { name: 'Vario', ...fields }) };
  }

  const flightsOf = async (pilot: Visitor) => (await loaded(pilot)).flights.filter((flight) => flight.see);

  it('is a flight with its very bytes, the nearest site and the glider of the device', async () => {
    const pilot = await verified(await signUpPilot(server().url), server().context);
    const { savedId: siteId } = await saved(pilot, 'site', aSite({ name: 'Kandel', lat: 46.69, lng: 7.86 }));
    const { savedId: gliderId } = await saved(pilot, 'glider', aGlider({ name: 'Swift' }));
    const device = await newDevice(server().url, pilot, { name: 'Vario', gliderId });
    const igc = flightOn(DAY);
    expect(await device.send('kandel.igc', igc)).toBe(200);
    await takeIn(server());
    const [flight, ...others] = await flightsOf(pilot);
    expect(others).toEqual([]);
    expect(flight).toMatchObject({ date: DAY, siteId, gliderId, igcFileName: 'kandel.igc', hasTrack: true });
    expect(await igcOf(pilot, flight?.id ?? 0)).toBe(textOf(igc));
    expect(await inboxOf(pilot)).toMatchObject({
      files: [],
      arrivals: [{ source: 'Vario', saved: 1, waiting: 0, waitsUntil: null }],
    });
  });

  it('is saved once, however often and in whatever form it is sent', async () => {
    const { pilot, device } = await pilotWithDevice();
    const igc = flightOn(DAY, { records: ['HFPLTPILOT:Zo\u00eb'] });
    const latin1 = bytesOf(Buffer.from(igc).toString('utf8'), 'latin1');
    const bare = bytesOf(textOf(latin1).replaceAll('\r\n', '\n'), 'latin1');
    const encoded = (name: string, bytes: Uint8Array): string =>
      [`user=me&pass=${device.secret}&igcfn=${name}&klasse=1`, `IGCigcIGC=${percentEncoded(bytes)}`].join('&');
    const form = { 'content-type': 'application/x-www-form-urlencoded', authorization: '' };
    const replies: string[] = [];
    const leonardo = async (body: BodyInit, headers: HeadersInit): Promise<void> => {
      const response = await fetch(server().url + LEONARDO, { method: 'POST', body, headers });
      replies.push(`${response.status} ${await response.text()}`);
    };
    await leonardo(encoded('flight', latin1), form);
    await leonardo(encoded('flight.igc', bare), form);
    await leonardo(encoded('flight', bytesOf(`\r\n1\r\n${textOf(latin1)}`, 'latin1')), form);
    const parts = new FormData();
    for (const [name, value] of Object.entries({ user: 'me', pass: device.secret, igcfn: 'flight' }))
      parts.set(name, value);
    parts.set('IGCigcIGC', new Blob([Uint8Array.from(latin1)]), 'flight.igc');
    await leonardo(parts, {});
    expect(await device.send('flight.igc', latin1)).toBe(200);
    await takeIn(server());
    expect(await device.send('again.igc', latin1)).toBe(200);
    await takeIn(server());
    const put = await fetch(`${server().url}/inbox/2025/flight%20two.igc`, {
      method: 'PUT',
      body: new Blob([Uint8Array.from(bare)]),
      headers: { authorization: `Basic ${Buffer.from(`me:${device.secret}`).toString('base64')}` },
    });
    expect(put.status).toBe(201);
    await takeIn(server());
    for (const reply of replies) expect(reply).toMatch(/^200 response=.{9}<br>flight scored<br>/);
    const flights = await flightsOf(pilot);
    expect(flights.map(({ igcFileName }) => igcFileName)).toEqual(['flight.igc']);
    const { context } = server();
    const files = await context.db
      .selectFrom('track_files')
      .select('sha256')
      .where('pilot_id', '=', pilot.pilotId ?? 0)
      .execute();
    expect(files).toEqual([{ sha256: await hashOf(Uint8Array.from(latin1)) }]);
  });

  it('is one run for each device and day, which can be undone, and the flight does not return', async () => {
    const { pilot, device } = await pilotWithDevice();
    const before = await flightsOf(pilot);
    for (const day of ['2025-05-28', '2025-05-29']) await device.send(`${day}.igc`, flightOn(day));
    await takeIn(server());
    const [run, ...others] = await listedRuns(pilot);
    expect(others).toEqual([]);
    expect(run).toMatchObject({ source: 'Vario', state: 'done', counts: { added: 2, files: 2 } });
    expect(await undoneRun(pilot, run?.id ?? 0)).toMatchObject({ removed: 2, left: 0 });
    expect(await flightsOf(pilot)).toEqual(before);
    await device.send('2025-05-28.igc', flightOn('2025-05-28'));
    await device.send('all.zip', zipSync({ 'a.igc': flightOn('2025-05-29'), 'b.igc': flightOn('2025-05-30') }));
    await takeIn(server());
    expect((await flightsOf(pilot)).map(({ date }) => date)).toEqual(['2025-05-30']);
    expect((await readRun(pilot, run?.id ?? 0)).state).toBe('undone');
    const another = await newDevice(server().url, pilot, { name: 'Phone' });
    await another.send('2025-05-28.igc', flightOn('2025-05-28'));
    await takeIn(server());
    expect(await flightsOf(pilot)).toHaveLength(2);
  });

  it('fills the entry of its day, and is not doubled by another recorder', async () => {
    const { pilot, device } = await pilotWithDevice();
    const entry = aFlight({ date: DAY, time: '12:05', airtime: minutes(11), altitude: metres(0), remarks: 'By hand' });
    const { savedId: id } = await saved(pilot, 'flight', entry);
    await device.send('flight.igc', flightOn(DAY));
    await takeIn(server());
    const phone = await newDevice(server().url, pilot, { name: 'Phone' });
    const fixes = flightFixes(36_002);
    await phone.send('flight.gpx', bytesOf(gpxOf({ name: 'Kandel', flown: flownTrack(fixes) })));
    await takeIn(server());
    const flights = await flightsOf(pilot);
    expect(flights).toMatchObject([{ id, hasTrack: true, remarks: 'By hand' }]);
  });

  it('waits for the pilot where it is not sure', async () => {
    const { pilot, device } = await pilotWithDevice();
    expect(await device.send('no day.igc', flightOn(null))).toBe(200);
    expect(await device.send('flights.csv', bytesOf('Date,Site,Airtime\n2025-05-01,Kandel,10\n'))).toBe(200);
    expect(await device.send('damaged.gpx', bytesOf('<gpx><trk><trkseg></trkseg></trk></gpx>'))).toBe(200);
    await takeIn(server());
    expect(await flightsOf(pilot)).toEqual([]);
    const { files, arrivals, last } = await inboxOf(pilot);
    expect(files.map(({ name, source }) => [name, source])).toEqual([
      ['damaged.gpx', 'Vario'],
      ['flights.csv', 'Vario'],
      ['no day.igc', 'Vario'],
    ]);
    const waitsUntil = files.at(-1)?.deletedAt;
    expect(arrivals).toEqual([{ source: 'Vario', importId: null, saved: 0, waiting: 3, waitsUntil }]);
    const [, , undated] = files;
    const query = new URLSearchParams({ csrf: pilot.cookies.get('csrf') ?? '', pilotId: String(pilot.pilotId) });
    const bytes = await pilot.ask(`/api/inbox/${undated?.id}/file?${query}`);
    expect(textOf(new Uint8Array(await bytes.arrayBuffer()))).toBe(textOf(flightOn(null)));
    await pilot.post('/api/inbox/seen', { last });
    expect((await inboxOf(pilot)).arrivals).toEqual([]);
    await pilot.post('/api/inbox/remove', { id: undated?.id });
    await device.send('no day.igc', flightOn(null));
    await takeIn(server());
    expect((await inboxOf(pilot)).files).toHaveLength(2);
  });

  it('waits while it is cut off in the air, and is saved once it has come whole', async () => {
    const { pilot, device } = await pilotWithDevice();
    const igc = igcBytes({ date: DAY, fixes: LONG_FLIGHT });
    for (const share of [0.3, 0.5, 0.4, 0.9]) {
      await device.send('live.igc', igc.slice(0, Math.floor(igc.length * share)));
      await takeIn(server());
    }
    expect(await flightsOf(pilot)).toEqual([]);
    expect(await inboxOf(pilot)).toMatchObject({
      files: [{ name: 'live.igc', bytes: Math.floor(igc.length * 0.9) }],
      arrivals: [{ saved: 0, waiting: 1 }],
    });
    await device.send('live.igc', igc);
    await takeIn(server());
    const [flight, ...others] = await flightsOf(pilot);
    expect(others).toEqual([]);
    expect(await igcOf(pilot, flight?.id ?? 0)).toBe(textOf(igc));
    expect(await inboxOf(pilot)).toMatchObject({ files: [], arrivals: [{ saved: 1, waiting: 0 }] });
    await device.send('live.igc', igc.slice(0, Math.floor(igc.length * 0.7)));
    await takeIn(server());
    expect((await inboxOf(pilot)).files).toEqual([]);
  });

  it('waits as a longer recording of a flight that the pilot has saved', async () => {
    const { pilot, device } = await pilotWithDevice();
    const igc = igcBytes({ date: DAY, fixes: LONG_FLIGHT });
    await saved(pilot, 'flight', { ...aFlight({ date: DAY }), igc: textOf(igc.slice(0, igc.length / 2)) });
    await device.send('live.igc', igc);
    await takeIn(server());
    expect(await flightsOf(pilot)).toHaveLength(1);
    expect((await inboxOf(pilot)).files.map(({ name }) => name)).toEqual(['live.igc']);
  });

  it('brings only the new flights of a file that grows: a deleted one does not return', async () => {
    const { pilot, device } = await pilotWithDevice();
    const [first, second] = [flightFixes(36_000), flightFixes(43_200)];
    await device.send('day.igc', igcBytes({ date: DAY, fixes: first.slice(0, -20) }));
    await takeIn(server());
    const [flight] = await flightsOf(pilot);
    await saved(pilot, 'flight', { id: flight?.id ?? 0, see: false });
    await device.send('day.igc', igcBytes({ date: DAY, fixes: first }));
    await takeIn(server());
    expect(await flightsOf(pilot)).toEqual([]);
    await device.send('day.igc', igcBytes({ date: DAY, fixes: [...first, ...second] }));
    await takeIn(server());
    expect((await flightsOf(pilot)).map(({ time }) => time)).toEqual(['14:04']);
    expect((await inboxOf(pilot)).files).toEqual([]);
  });

  it('is remembered for a year after it was last sent', async () => {
    const { pilot, device } = await pilotWithDevice();
    const { clock: _, ...context } = server().context;
    const later = (days: number) => ({ ...context, clock: () => new Date(Date.now() + days * 86_400_000) });
    const [token] = (await pilot.get<{ readonly tokens: readonly { readonly id: number }[] }>('/api/tokens')).body
      .tokens;
    const sender = { pilotId: pilot.pilotId ?? 0, tokenId: token?.id ?? 0, source: 'Vario', gliderId: null };
    await device.send('day.igc', flightOn(DAY));
    await takeIn(server());
    const [flight] = await flightsOf(pilot);
    await saved(pilot, 'flight', { id: flight?.id ?? 0, see: false });
    await receiveFile(later(300), sender, { name: 'day.igc', bytes: flightOn(DAY) });
    await endOldInboxFiles(later(600));
    const grown = igcBytes({ date: DAY, fixes: [...flightFixes(36_000), ...flightFixes(43_200)] });
    for (const bytes of [flightOn(DAY), grown]) await device.send('day.igc', bytes);
    await takeIn(server());
    expect((await flightsOf(pilot)).map(({ time }) => time)).toEqual(['14:04']);
  });

  it('is news even if the notice before it is closed while it is being read', async () => {
    const { pilot, device } = await pilotWithDevice();
    await device.send('one.igc', flightOn('2025-05-28'));
    await takeIn(server());
    await device.send('two.igc', flightOn('2025-05-29'));
    const { arrivals, last } = await inboxOf(pilot);
    expect(arrivals).toMatchObject([{ saved: 1 }]);
    await takeIn(server());
    await pilot.post('/api/inbox/seen', { last });
    expect((await inboxOf(pilot)).arrivals).toMatchObject([{ saved: 1 }]);
  });

  it('no longer waits once its pilot has saved it in the form', async () => {
    const { pilot, device } = await pilotWithDevice();
    const other = await verified(await signUpPilot(server().url), server().context);
    const [undated, old] = [flightOn(null), flightOn('2005-10-15')];
    await device.send('no day.igc', undated);
    await device.send('old.igc', bytesOf(textOf(old).replaceAll('\r\n', '\n'), 'latin1'));
    await takeIn(server());
    const waiting = async () => (await inboxOf(pilot)).files.map(({ name }) => name);
    const saveTrack = (by: Visitor, bytes: Uint8Array) =>
      saved(by, 'flight', { ...aFlight({ date: DAY }), igc: textOf(bytes) });
    await saveTrack(other, undated);
    await saveTrack(pilot, flightOn('2025-05-30'));
    expect(await waiting()).toEqual(['old.igc', 'no day.igc']);
    await saveTrack(pilot, old);
    expect(await waiting()).toEqual(['no day.igc']);
    const { savedId: id } = await saved(pilot, 'flight', aFlight({ date: DAY }));
    await saved(pilot, 'flight', { ...aFlight({ date: DAY }), id, igc: textOf(undated) });
    expect(await inboxOf(pilot)).toMatchObject({ files: [], arrivals: [] });
  });

  it('is refused in words', async () => {
    const { pilot, device } = await pilotWithDevice();
    const reply = async (path: string, request: RequestInit) => {
      const response = await device.ask(path, { method: 'POST', ...request });
      return [response.status, await response.text()];
    };
    const [large, largeWords] = await reply('/api/inbox', { body: new Blob([new Uint8Array(9 * 2 ** 20)]) });
    expect([large, largeWords]).toEqual([413, expect.stringContaining('larger than 8 MB')]);
    expect(await reply('/api/inbox', { body: '' })).toEqual([422, expect.stringContaining('This file is empty.')]);
    expect(await reply('/api/inbox', { body: 'Hello' })).toEqual([422, expect.stringContaining('no flight')]);
    const wrong = { authorization: 'Bearer wb_no' };
    expect(await reply('/api/inbox', { body: 'x', headers: wrong })).toEqual([
      401,
      expect.stringContaining('not valid'),
    ]);
    const form = { 'content-type': 'application/x-www-form-urlencoded' };
    expect(await reply(LEONARDO, { body: 'pass=wb_no&IGCigcIGC=x', headers: form })).toEqual([
      200,
      expect.stringMatching(/^Invalid user data<br>/),
    ]);
    expect(await reply(LEONARDO, { body: `pass=${device.secret}&IGCigcIGC=x`, headers: form })).toEqual([
      200,
      'problem<br>There is no flight in this file.',
    ]);
    const put = await fetch(`${server().url}/inbox/a.igc`, { method: 'PUT', body: 'x' });
    expect([put.status, put.headers.get('www-authenticate')]).toEqual([401, expect.stringMatching(/^Basic /)]);
    expect((await inboxOf(pilot)).last).toBe(0);
  });

  it('answers what recorders ask of a WebDAV folder', async () => {
    const { device } = await pilotWithDevice();
    const authorization = `Basic ${Buffer.from(`:${device.secret}`).toString('base64')}`;
    const ask = (method: string): Promise<Response> =>
      fetch(`${server().url}/inbox/tracks/`, { method, headers: { authorization } });
    const options = await ask('OPTIONS');
    expect([options.status, options.headers.get('dav'), options.headers.get('allow')]).toEqual([
      204,
      '1',
      'OPTIONS, PUT, PROPFIND, MKCOL',
    ]);
    expect((await ask('MKCOL')).status).toBe(201);
    const found = await ask('PROPFIND');
    expect([found.status, await found.text()]).toEqual([
      207,
      expect.stringContaining('<D:href>/inbox/tracks/</D:href>'),
    ]);
  });

  it('has no file for a recorder that asks for one, and counts no wrong token where it asks without any', async () => {
    const { device } = await pilotWithDevice();
    const { context } = server();
    const authorization = `Basic ${Buffer.from(`:${device.secret}`).toString('base64')}`;
    const found = (path: string, headers: HeadersInit) => fetch(server().url + path, { method: 'PROPFIND', headers });
    const statuses = ['/inbox', '/inbox/', '/inbox/tracks/', '/inbox/a.igc', '/inbox/tracks/a.igc'];
    expect(await Promise.all(statuses.map(async (path) => (await found(path, { authorization })).status))).toEqual([
      207, 207, 207, 404, 404,
    ]);
    const wrong = () => context.tokenUses.wrong.usageOf('127.0.0.1', Date.now() / 1_000)?.used ?? 0;
    const before = wrong();
    for (const headers of [{}, { authorization: `Basic ${Buffer.from('me:').toString('base64')}` }]) {
      const asked = await found('/inbox/', headers);
      expect([asked.status, asked.headers.get('www-authenticate')]).toEqual([401, expect.stringMatching(/^Basic /)]);
    }
    const form = { 'content-type': 'application/x-www-form-urlencoded' };
    const leonardo = await fetch(server().url + LEONARDO, { method: 'POST', body: 'IGCigcIGC=x', headers: form });
    expect(await leonardo.text()).toMatch(/^Invalid user data<br>/);
    expect(wrong()).toBe(before);
  });

  it('is hidden from other pilots', async () => {
    const { pilot, device } = await pilotWithDevice();
    const other = await verified(await signUpPilot(server().url), server().context);
    await device.send('no day.igc', flightOn(null));
    await takeIn(server());
    const [file] = (await inboxOf(pilot)).files;
    expect(await inboxOf(other)).toEqual({ files: [], arrivals: [], last: 0 });
    expect((await other.get(`/api/inbox/${file?.id}/file`)).status).toBe(404);
    await other.post('/api/inbox/remove', { id: file?.id });
    await other.post('/api/inbox/seen', { last: file?.id });
    expect(await inboxOf(pilot)).toMatchObject({ files: [file], arrivals: [{ waiting: 1 }] });
  });

  it('no longer waits after 90 days, and is forgotten after a year', async () => {
    const { pilot, device } = await pilotWithDevice();
    await device.send('no day.igc', flightOn(null));
    await takeIn(server());
    const later = (days: number) => ({ ...server().context, clock: () => new Date(Date.now() + days * 86_400_000) });
    await endOldInboxFiles(later(89));
    expect((await inboxOf(pilot)).files).toHaveLength(1);
    await endOldInboxFiles(later(91));
    expect(await inboxOf(pilot)).toMatchObject({ files: [], arrivals: [] });
    await endOldInboxFiles(later(365));
    await device.send('no day.igc', flightOn(null));
    await takeIn(server());
    expect((await inboxOf(pilot)).files).toEqual([]);
    await endOldInboxFiles(later(367));
    await device.send('no day.igc', flightOn(null));
    await takeIn(server());
    expect((await inboxOf(pilot)).files).toHaveLength(1);
  });

  it('is bounded: 200 files wait, then others are refused until the pilot has looked', async () => {
    const { pilot, device } = await pilotWithDevice();
    const send = (number: number): Promise<number> =>
      device.send('a.csv', bytesOf(`Date,Airtime\n2025-05-01,${number}\n`));
    for (let number = 0; number < 200; number += 1) await send(number);
    await takeIn(server());
    expect(await send(200)).toBe(429);
    expect(await send(1)).toBe(200);
    const { files } = await inboxOf(pilot);
    expect(files).toHaveLength(200);
    await pilot.post('/api/inbox/remove', { id: files[0]?.id });
    expect(await send(200)).toBe(200);
  });
});

describe.each(DATABASES)('a device’s file that cannot be saved on $name', ({ create }) => {
  let now = Date.parse('2026-07-01T12:00:00Z');
  const server = runningServer({ clock: () => new Date(now), settings: { MAX_FLIGHTS: '1' } }, create);

  it('waits for the pilot after some attempts, and those behind it have their turn', async () => {
    const pilot = await verified(await signUpPilot(server().url), server().context);
    const device = await newDevice(server().url, pilot);
    for (let number = 1; number <= 10; number += 1) {
      const { savedId: id } = await saved(pilot, 'flight', aFlight());
      await saved(pilot, 'flight', { id, see: false });
    }
    await device.send('flight.igc', flightOn(DAY));
    await device.send('no day.igc', flightOn(null));
    for (let attempt = 1; attempt < 5; attempt += 1) {
      await expect(takeIn(server())).rejects.toMatchObject({ kind: 'tooOften' });
      expect((await inboxOf(pilot)).files).toEqual([]);
      now += 21_000;
    }
    await takeIn(server());
    expect((await inboxOf(pilot)).files.map(({ name }) => name)).toEqual(['no day.igc', 'flight.igc']);
  });

  it('stays where it is while the pilot is locked', async () => {
    const pilot = await verified(await signUpPilot(server().url), server().context);
    const act = (action: 'lock' | 'unlock') =>
      actOnPilot(server().context, { action, pilotId: pilot.pilotId ?? 0, operator: 'ann', reason: '' });
    const statesOf = () =>
      server()
        .context.db.selectFrom('inbox_files')
        .select('state')
        .where('pilot_id', '=', pilot.pilotId ?? 0)
        .where('size_bytes', '>', 0) // A remembered flight has none.
        .execute();
    await (await newDevice(server().url, pilot)).send('flight.igc', flightOn(DAY));
    await act('lock');
    for (const _ of [1, 2]) await takeIn(server());
    expect(await statesOf()).toEqual([{ state: 'arrived' }]);
    await act('unlock');
    await takeIn(server());
    expect(await statesOf()).toEqual([{ state: 'done' }]);
  });
});

describe('bodies that tell whose they are', () => {
  const server = runningServer({ limits: { wrongTokens: { most: 2, windowS: 900 } } });
  const form = { 'content-type': 'application/x-www-form-urlencoded' };
  const send = (body: BodyInit) => fetch(server().url + LEONARDO, { method: 'POST', body, headers: form });

  it('are read four at a time', async () => {
    const { unknownBodies } = server().context;
    let release = (): void => undefined;
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    const running = [1, 2, 3, 4].map((owner) => unknownBodies.run(owner, () => held));
    const fifth = send('IGCigcIGC=x');
    await expect.poll(unknownBodies.counts).toEqual({ running: 4, waiting: 1 });
    release();
    expect(await (await fifth).text()).toMatch(/^Invalid user data<br>/);
    await Promise.all(running);
  });

  it('are not read from an address that has sent too many wrong tokens', async () => {
    for (const _ of [1, 2]) expect((await send('pass=wb_no&IGCigcIGC=x')).status).toBe(200);
    const refused = await send('neither read nor understood');
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, expect.stringMatching(/^8\d\d|900$/)]);
  });
});

/** Every byte that is not a plain letter is escaped, and a blank is a plus. */
function percentEncoded(bytes: Uint8Array): string {
  return Array.from(bytes, (byte) => {
    const letter = String.fromCharCode(byte);
    if (letter === ' ') return '+';
    return /[\w.-]/.test(letter) ? letter : `%${byte.toString(16).padStart(2, '0').toUpperCase()}`;
  }).join('');
}

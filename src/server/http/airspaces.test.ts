import { utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import * as v from 'valibot';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { type AirspacesResponse, airspacesInBox } from '#contract/places/airspaces';
import { type AirspaceContext, refreshAirspaces } from '#server/services/places/refresh-airspaces';
import type { Tasks } from '#server/services/tasks';
import { createThreadPool } from '#server/threads/thread-pool';
import { type OpenAirDraft, openAirFile } from '#test/builders/airspaces';
import { newFolder, removeFolder } from '#test/databases/sqlite-file';
import { startTestServer, type TestServer } from '#test/servers/server';
import { signUpPilot, type Visitor } from '#test/servers/visitor';
import { rejecting, respondingWith } from '#test/stand-ins/misbehaving-responses';
import { type StandIn, startStandIn } from '#test/stand-ins/stand-in';

const HOME = {
  name: 'Home',
  corners: [
    [46, 7],
    [46.5, 7.5],
  ],
} as const;
const HIGH = {
  name: 'High',
  class: 'C',
  lower: 'FL 130',
  corners: [
    [46, 7],
    [47, 8],
  ],
} as const;
const FAR = {
  name: 'Far',
  corners: [
    [10, 7],
    [11, 8],
  ],
} as const;
const AROUND_HOME = { west: 7.2, south: 46.2, east: 7.3, north: 46.3 };
const DAY_MS = 86_400_000;

let folder = '';
let server: TestServer | null = null;
let now = new Date('2026-05-01T10:00:00Z');
const lines: string[] = [];

beforeAll(async () => {
  folder = await newFolder();
});
afterEach(async () => {
  await server?.close();
  server = null;
});
afterAll(() => removeFolder(folder));

async function fileWith(name: string, content: string | readonly OpenAirDraft[]): Promise<string> {
  const path = join(folder, name);
  await writeFile(path, typeof content === 'string' ? content : openAirFile(content));
  return path;
}

/** Starts a server with sources that it has looked at. */
async function startWith(AIRSPACE: string): Promise<Visitor> {
  lines.length = 0;
  const settings = { AIRSPACE, AIRSPACE_ATTRIBUTION: 'Data by Example' };
  server = await startTestServer({ settings, clock: () => now, log: (line) => lines.push(line) });
  await refresh();
  return signUpPilot(server.url);
}

async function refresh(parts: Partial<AirspaceContext> = {}): Promise<void> {
  if (server) await refreshAirspaces({ ...server.context, ...parts }, AbortSignal.timeout(30_000));
}

/** Threads that take no task, as while the server is too busy. */
async function closedThreads(): Promise<AirspaceContext['threads']> {
  const threads = createThreadPool<Tasks>({ entry: new URL(import.meta.url), settings: null });
  await threads.close();
  return threads;
}

async function around(pilot: Visitor, box = AROUND_HOME): Promise<AirspacesResponse> {
  const { status, body } = await pilot.get<unknown>('/api/airspaces', box);
  expect(status).toBe(200);
  return v.parse(airspacesInBox.response, body);
}

const namesOf = ({ airspaces }: AirspacesResponse): readonly string[] => airspaces.map(({ name }) => name);
const warnings = (): readonly string[] => lines.filter((line) => line.includes('AIRSPACE cannot be read'));

describe('a file of airspaces', () => {
  it('is served around a flight, the lowest floors first, with date and attribution', async () => {
    const path = await fileWith('some.txt', [HIGH, HOME, FAR]);
    await utimes(path, new Date(), new Date('2026-04-16T08:00:00Z'));
    const found = await around(await startWith(path));
    expect(found).toEqual({
      airspaces: [
        {
          name: 'Home',
          class: 'D',
          type: expect.any(String),
          lower: { heightM: 0, datum: 'ground' },
          upper: { heightM: 3048, datum: 'standard' },
          rings: [[7, 46, 7.5, 46, 7.5, 46.5, 7, 46.5]],
        },
        expect.objectContaining({ name: 'High', class: 'C', lower: { heightM: 3962.4, datum: 'standard' } }),
      ],
      isCut: false,
      leftOut: 0,
      unread: 0,
      date: '2026-04-16',
      attribution: 'Data by Example',
    });
  });

  it('is kept by a browser until the data changes', async () => {
    const path = await fileWith('kept.txt', [HOME]);
    const pilot = await startWith(path);
    const { headers } = await pilot.get('/api/airspaces', AROUND_HOME);
    const etag = headers.get('etag') ?? '';
    const query = { ...AROUND_HOME, csrf: pilot.cookies.get('csrf') ?? '', pilotId: String(pilot.pilotId) };
    const fields = Object.entries(query).map(([name, value]): [string, string] => [name, String(value)]);
    const again = () =>
      pilot.ask(`/api/airspaces?${new URLSearchParams(fields)}`, { headers: { 'if-none-match': etag } });
    expect((await again()).status).toBe(304);
    await fileWith('kept.txt', [HOME, HIGH]);
    await refresh();
    expect((await again()).status).toBe(200);
    expect(namesOf(await around(pilot))).toEqual(['Home', 'High']);
  });

  it('may be in the encoding of old Windows programs', async () => {
    const path = join(folder, 'old.txt');
    await writeFile(path, Buffer.from(openAirFile([{ ...HOME, name: 'Zürich' }]), 'latin1'));
    expect(namesOf(await around(await startWith(path)))).toEqual(['Zürich']);
  });

  it('that cannot be read does not keep the server from starting, is logged once, and the response says so', async () => {
    const pilot = await startWith(join(folder, 'none.txt'));
    await refresh();
    expect(await around(pilot)).toMatchObject({ airspaces: [], unread: 1, date: null });
    expect(warnings()).toEqual([expect.stringContaining('it cannot be had')]);
  });

  it('without airspaces is no such file; what was read before stays', async () => {
    const path = await fileWith('changing.txt', [HOME]);
    const pilot = await startWith(path);
    await fileWith('changing.txt', 'Dear pilots, see the new site.');
    await refresh();
    await refresh();
    expect(await around(pilot)).toMatchObject({ airspaces: [{ name: 'Home' }], unread: 1 });
    expect(warnings()).toEqual([expect.stringContaining('it has no airspace that can be read')]);
    await fileWith('changing.txt', [HOME, HIGH]);
    await refresh();
    expect(await around(pilot)).toMatchObject({ airspaces: [{ name: 'Home' }, { name: 'High' }], unread: 0 });
  });

  it('is read again ten minutes later when a thread failed to read it', async () => {
    const path = await fileWith('again.txt', [HOME]);
    const pilot = await startWith(path);
    await fileWith('again.txt', [HOME, HIGH]);
    await refresh({ threads: await closedThreads() });
    await refresh();
    expect(await around(pilot)).toMatchObject({ airspaces: [{ name: 'Home' }], unread: 1 });
    expect(warnings()).toEqual([expect.stringContaining('reading it failed')]);
    now = new Date(now.getTime() + 600_000);
    await refresh();
    expect(await around(pilot)).toMatchObject({ airspaces: [{ name: 'Home' }, { name: 'High' }], unread: 0 });
  });

  it('with some airspaces that cannot be read has the others, and says how many', async () => {
    const broken = 'AC D\nAN Broken\nAL GND\nAH FL100\nDP somewhere\n';
    const path = await fileWith('broken.txt', `${broken}${openAirFile([HOME])}`);
    expect(await around(await startWith(path))).toMatchObject({ airspaces: [{ name: 'Home' }], leftOut: 1 });
  });

  it('with more airspaces than are sent has the lowest', async () => {
    const many = Array.from({ length: 600 }, (_, i) => ({ ...HOME, name: `${i}`, lower: `${9_000 - i} ft MSL` }));
    const paths = [await fileWith('many.txt', many.slice(100)), await fileWith('same.txt', many.slice(100))];
    const pilot = await startWith(paths.join(','));
    const whole = await around(pilot);
    expect([whole.airspaces.length, whole.isCut]).toEqual([500, false]);
    await fileWith('many.txt', many);
    await refresh();
    const found = await around(pilot);
    expect([found.airspaces.length, found.isCut, found.airspaces[0]?.name]).toEqual([500, true, '599']);
  });

  it('with one whose outline is larger than a response has the others', async () => {
    const corners = Array.from({ length: 150_000 }, (_, i) => [7 + (i % 1_000) / 2_000, 46 + i / 300_000]);
    const limit = { value: 0, unit: 1, referenceDatum: 0 };
    const properties = {
      name: 'Huge',
      type: 4,
      icaoClass: 3,
      lowerLimit: limit,
      upperLimit: { ...limit, value: 9_000 },
    };
    const huge = { properties, geometry: { type: 'Polygon', coordinates: [corners] } };
    const path = await fileWith('huge.json', JSON.stringify({ features: [huge] }));
    const others = await fileWith('others.txt', [HOME, HIGH]);
    expect(await around(await startWith(`${path},${others}`))).toMatchObject({
      airspaces: [{ name: 'Home' }, { name: 'High' }],
      isCut: true,
    });
  });

  it('has airspaces across 180° for both sides', async () => {
    const ring = [
      [179, -18],
      [-179, -18],
      [-179, -17],
      [179, -17],
    ];
    const limit = { value: 0, unit: 1, referenceDatum: 0 };
    const properties = {
      name: 'Fiji',
      type: 4,
      icaoClass: 3,
      lowerLimit: limit,
      upperLimit: { ...limit, value: 9000 },
    };
    const geometry = { type: 'Polygon', coordinates: [ring] };
    const pilot = await startWith(
      await fileWith('fiji.json', JSON.stringify({ features: [{ properties, geometry }] })),
    );
    const at = (west: number) => around(pilot, { west, south: -17.6, east: west + 0.1, north: -17.5 });
    expect(namesOf(await at(179.5))).toEqual(['Fiji']);
    expect(namesOf(await at(-179.6))).toEqual(['Fiji']);
    expect(namesOf(await at(178.5))).toEqual([]);
  });
});

describe('an address of airspaces', () => {
  let standIn: StandIn;
  beforeAll(async () => {
    standIn = await startStandIn(respondingWith(openAirFile([HOME]), 'text/plain', { etag: '"one"' }));
  });
  afterAll(() => standIn.close());

  it('is asked once a day, and after ten minutes when it fails; what was read before stays', async () => {
    const pilot = await startWith(`${standIn.url}/ch.txt`);
    expect(await around(pilot)).toMatchObject({ airspaces: [{ name: 'Home' }], unread: 0, date: '2026-05-01' });
    const asked = standIn.asked.length;
    await refresh();
    expect(standIn.asked.length).toBe(asked);

    standIn.setHandler(rejecting(503));
    now = new Date(now.getTime() + DAY_MS);
    await refresh();
    expect(await around(pilot)).toMatchObject({ airspaces: [{ name: 'Home' }], unread: 1 });
    standIn.setHandler(respondingWith(openAirFile([HIGH]), 'text/plain'));
    now = new Date(now.getTime() + 599_000);
    await refresh();
    expect(namesOf(await around(pilot))).toEqual(['Home']);
    now = new Date(now.getTime() + 1_000);
    await refresh();
    expect(await around(pilot)).toMatchObject({ airspaces: [{ name: 'High' }], unread: 0, date: '2026-05-02' });
  });

  it('can be beside files; an airspace that two of them have is sent once', async () => {
    standIn.setHandler(respondingWith(openAirFile([HOME]), 'text/plain'));
    const path = await fileWith('both.txt', [HOME, HIGH]);
    const missing = join(folder, 'none.txt');
    const found = await around(await startWith(`${standIn.url}/ch.txt, ${path}, ${missing}`));
    expect(namesOf(found)).toEqual(['Home', 'High']);
    expect(found.unread).toBe(1);
  });
});

it('without the setting there are none, and nobody without a session gets any', async () => {
  const pilot = await startWith('');
  expect(await around(pilot)).toMatchObject({ airspaces: [], unread: 0, date: null });
  expect((await fetch(`${server?.url}/api/airspaces?west=7&south=46&east=8&north=47`)).status).toBe(401);
  expect((await pilot.get('/api/airspaces', { west: 'here' })).status).toBe(400);
});

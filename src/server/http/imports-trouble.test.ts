import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { aFlight } from '#test/builders/items';
import { pick, type Random, seededRandom } from '#test/builders/random';
import { DATABASES } from '#test/databases/databases';
import { igcNumber, importedPart, sentPart, startedRun } from '#test/servers/import-calls';
import { runningServer } from '#test/servers/running-server';
import { errorOf, type Fields, loaded, signUpPilot } from '#test/servers/visitor';

const { id: _, ...FLIGHT } = aFlight();
const [BODIES, TIMEOUT_MS] = [150, 120_000];
const LARGE_IGC = `${igcNumber(1)}${`LXXX ${'x'.repeat(70)}\r\n`.repeat(8_000)}`;

describe.each(DATABASES)('the limits of an import on $name', ({ create }) => {
  let now = Date.parse('2026-05-03T10:00:00Z');
  const settings = { MAX_FLIGHTS: '3', MAX_TRACKS_MB: '1', MAX_WRITES_PER_MINUTE: '4' };
  const server = runningServer({ settings, clock: () => new Date(now) }, create);

  it('refuse each item and track too many, with the reason, and leave room for the next ones', async () => {
    const pilot = await signUpPilot(server().url);
    const run = await startedRun(pilot);
    const flights = [LARGE_IGC, LARGE_IGC.replace('LXXX', 'LYYY'), null, null, null].map((igc, index) => ({
      ref: `${index}`,
      ...FLIGHT,
      igc,
    }));
    const names = ['a', 'b', 'c', 'd'];
    const [sites, gliders] = [names, names].map((all) => all.map((name) => ({ ref: name, name })));
    const refused = (subject: string, field: string, code = 'tooManyItems') => ({
      state: 'refused',
      problems: [{ subject, field, code, max: field === 'igc' ? 1 : 3 }],
    });
    const saved = { state: 'saved' };
    expect(await importedPart(pilot, run, { sites, gliders, flights })).toMatchObject([
      ...[saved, saved, saved, refused('site', 'sites')],
      ...[saved, saved, saved, refused('glider', 'gliders')],
      saved,
      refused('file', 'igc', 'tooManyTracks'),
      saved,
      { ...saved, id: 3 },
      refused('flight', 'flights'),
    ]);
    const logbook = await loaded(pilot);
    expect([logbook.flights.length, logbook.sites.length, logbook.gliders.length]).toEqual([3, 3, 3]);
  });

  it('count a part as one write, whatever it has, and a repeated one as none', async () => {
    const pilot = await signUpPilot(server().url);
    const run = await startedRun(pilot);
    const part = (ref: string) => ({
      clientKey: randomUUID(),
      sites: [{ ref, name: ref }],
      gliders: [{ ref, name: ref }],
    });
    const first = part('a');
    for (const sent of [first, first, part('b'), part('c'), first]) {
      expect((await sentPart(pilot, run, sent)).status).toBe(200);
    }
    const rejected = await sentPart(pilot, run, {
      ...part('d'),
      flights: [{ ref: 'a', ...FLIGHT, igc: igcNumber(1) }],
    });
    expect([rejected.status, rejected.headers.get('retry-after')]).toEqual([429, '60']);
    expect(errorOf(rejected).message).toBe('Too many changes, please, try again in 1 minute.');
    now += 60_000;
    expect((await sentPart(pilot, run, part('d'))).status).toBe(200);
  });
});

describe.each(DATABASES)('bad input to an import on $name', { timeout: TIMEOUT_MS }, ({ create }) => {
  const lines: string[] = [];
  const server = runningServer({ log: (line) => lines.push(line) }, create);

  it('is rejected, or refused item by item, and never fails the server', async () => {
    const pilot = await signUpPilot(server().url);
    const run = await startedRun(pilot);
    const random = seededRandom(11);
    const statuses = new Set<number>();
    for (let number = 0; number < BODIES; number += 1) {
      const [path, body] = pick(random, CALLS)(run);
      const { status, body: response } = await pilot.post(path, { ...mutated(body, random) });
      expect([path, status, status >= 500 ? response : null]).toEqual([path, expect.toSatisfy(isExpected), null]);
      statuses.add(status);
    }
    expect([...statuses].toSorted()).toEqual(expect.arrayContaining([200, 400]));
    expect(lines.filter((line) => /"level":(50|60)/.test(line))).toEqual([]);
  });
});

function isExpected(status: number): boolean {
  return [200, 400, 404, 409, 413, 422].includes(status);
}

type Call = (run: number) => readonly [path: string, body: Fields];

const whole = (): Fields => ({
  clientKey: randomUUID(),
  lastModified: 3,
  sites: [{ ref: 'site', name: 'Kandel', lat: 48.06, lng: 8.02, remarks: '', createdAt: '2020-01-02T03:04:05Z' }],
  gliders: [{ ref: 'glider', name: 'Rush 6', initialAirtime: 6 }],
  flights: [
    { ref: 'new', ...FLIGHT, siteRef: 'site', gliderRef: 'glider', igc: igcNumber(1), igcFileName: 'a.igc' },
    { ref: 'filled', id: 1, ...FLIGHT, time: '10:00', siteId: 1, igcRange: { from: 1, to: 2 }, igcEncoding: 'latin1' },
  ],
});
const CALLS: readonly [Call, ...Call[]] = [
  (run) => [`/api/imports/${run}/parts`, whole()],
  (run) => [`/api/imports/${run}/parts`, whole()],
  (run) => [`/api/imports/${run}/parts`, whole()],
  () => ['/api/imports', { clientKey: randomUUID(), source: 'a.zip', filesNum: 3 }],
  () => ['/api/timezones', { places: [[46, 7]] }],
  () => [
    '/api/imports/999999/finish',
    { counts: { files: 1, known: 0, skipped: 0, refused: 1 }, refused: [{ name: 'a', reason: 'b' }] },
  ],
  () => ['/api/imports/999999/undo', { lastModified: 1 }],
];

const NASTY: readonly [unknown, ...unknown[]] = [
  null,
  ...[
    true,
    -1,
    0.5,
    1e300,
    2 ** 53,
    '',
    ' ',
    '\0',
    '\ud800',
    '💥'.repeat(101),
    'x'.repeat(11_000),
    '2020-02-31',
    '24:00',
  ],
  ...['9999-99-99T99:99:99Z', '2026-02-31T00:00:00Z', [], {}, [[]], [null], ['x'], { from: 5, to: 1 }, 'site'],
  ...[
    "'; drop table pilots; --",
    '00000000-0000-0000-0000-000000000000',
    Array.from({ length: 60 }, () => ({ ref: 'a' })),
  ],
];

/** Returns a body with some values replaced, left out or added, at any depth. */
function mutated(body: Fields, random: Random): Fields {
  const fields = Object.entries(body).flatMap(([name, value]): [string, unknown][] => {
    const chance = random();
    if (chance < 0.03) return [];
    return [[name, chance < 0.1 ? pick(random, NASTY) : mutatedValue(value, random)]];
  });
  return Object.fromEntries(random() < 0.03 ? [...fields, ['more', 1]] : fields);
}

function mutatedValue(value: unknown, random: Random): unknown {
  if (Array.isArray(value)) return value.map((item) => mutatedValue(item, random));
  return typeof value === 'object' && value !== null ? mutated({ ...value }, random) : value;
}

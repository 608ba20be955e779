import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type PlaceCalls, placeCallsOf } from '#test/servers/place-calls';
import { startTestServer, type TestServer, type TestServerOptions } from '#test/servers/server';
import { errorOf, type Fields, rejectionIn, signUpPilot, type Visitor } from '#test/servers/visitor';
import {
  DISCONNECTING,
  DRIPPING,
  ENDLESS,
  rejecting,
  respondingWith,
  SILENT,
} from '#test/stand-ins/misbehaving-responses';
import { type StandInPlaces, startPlaces } from '#test/stand-ins/places';

const INTERLAKEN = { lat: 46.6863, lng: 7.8632 };
const SERVICE_TIME_MS = 4_000;
/** How long a caller waits for a turn at the geocoder. */
const MAX_WAIT_MS = 2_900;

let places: StandInPlaces;
let server: TestServer;
let pilot: Visitor;
let calls: PlaceCalls;
let lines: string[];

beforeAll(async () => {
  places = await startPlaces();
  server = await startTestServer({ settings: places.settings, log: (line) => lines.push(line) });
});
beforeEach(async () => {
  lines = [];
  for (const standIn of [places.sites, places.geocoder, places.elevation]) standIn.setHandler(null);
  pilot = await signUpPilot(server.url);
  calls = placeCallsOf(pilot);
});
afterAll(() => Promise.all([server.close(), places.close()]));

/** Returns a pilot at a separate server with other settings or limits. */
async function elsewhere(options: TestServerOptions, visit: (calls: PlaceCalls) => Promise<void>): Promise<void> {
  const other = await startTestServer({ ...options, settings: { ...places.settings, ...options.settings } });
  try {
    await visit(placeCallsOf(await signUpPilot(other.url)));
  } finally {
    await other.close();
  }
}

describe('a failing site database', () => {
  const place = { lat: -12.5, lng: 7.25, dist: 2 };

  it('is quoted with the documented message when its response is unexpected', async () => {
    places.sites.setHandler(respondingWith('<b>Fatal error</b>: too many connections', 'text/html'));
    const response = await calls.proposals(place);
    expect(response.status).toBe(502);
    expect(errorOf(response)).toEqual({
      type: 'thirdPartyError',
      message: 'ERROR: Unable to get site proposal: <b>Fatal error</b>: too many connections',
    });
    expect(rejectionIn(response)).toEqual({
      code: 'unexpectedSites',
      response: '<b>Fatal error</b>: too many connections',
    });
  });

  it('is reported with the documented message when it does not respond', async () => {
    const words = 'ERROR: Unable to get site proposal for -12.5/7.25: ';
    const troubles = [
      [rejecting(503), 'the service turned the request down (503)', { trouble: 'rejected', status: 503 }],
      [DISCONNECTING, 'the service cannot be reached', { trouble: 'unreachable' }],
      [ENDLESS, 'the answer is too large', { trouble: 'tooLarge' }],
    ] as const;
    for (const [manner, message, why] of troubles) {
      places.sites.setHandler(manner);
      const response = await calls.proposals(place);
      expect(response.status).toBe(502);
      expect(errorOf(response)).toEqual({ type: 'thirdPartyError', message: words + message });
      expect(rejectionIn(response)).toEqual({ code: 'failedSites', lat: -12.5, lng: 7.25, ...why });
    }
  });

  it('times out after four seconds, like every other service', async () => {
    places.sites.setHandler(DRIPPING);
    places.elevation.setHandler(SILENT);
    places.geocoder.setHandler(SILENT);
    const start = performance.now();
    const [sites, ...others] = await Promise.all([
      calls.proposals(place),
      calls.elevation({ lat: place.lat, lng: place.lng }),
      calls.geocoded('Nowhere'),
      calls.address('-12.5,7.25'),
    ]);
    expect(performance.now() - start).toBeGreaterThan(SERVICE_TIME_MS - 50);
    expect(performance.now() - start).toBeLessThan(2 * SERVICE_TIME_MS);
    expect(errorOf(sites).message).toMatch(/-12.5\/7.25: no answer in time$/);
    for (const response of others) {
      expect(response.status).toBe(502);
      expect(errorOf(response)).toEqual({ type: 'thirdPartyError' });
    }
  });

  it('is logged with its problem, and without the place', async () => {
    places.sites.setHandler(rejecting(503));
    await calls.proposals({ ...place, lat: 33.3333 });
    const line = lines.find((text) => text.includes('third party')) ?? '';
    expect(JSON.parse(line)).toMatchObject({ service: 'sites', trouble: 'rejected', status: 503 });
    expect(lines.join()).not.toContain('33.333');
  });
});

describe('a geocoder', () => {
  it('is not called when the caller would wait too long', async () => {
    await new Promise((resolve) => setTimeout(resolve, 1_200));
    const before = places.geocoder.asked.length;
    const responses = await Promise.all([1, 2, 3, 4, 5, 6].map((number) => calls.geocoded(`Village ${number}`)));
    const statuses = responses.map(({ status }) => status).toSorted((a, b) => a - b);
    expect(statuses).toEqual([200, 200, 200, 502, 502, 502]);
    expect(places.geocoder.asked.length - before).toBe(3);
  });

  it('lets no more than three callers wait: others are rejected at once', async () => {
    places.geocoder.setHandler(SILENT);
    const start = performance.now();
    const calling = Array.from({ length: 10 }, async (_, number) => {
      const { status } = await calls.geocoded(`Hamlet ${number}`);
      return { status, afterMs: performance.now() - start };
    });
    const ended = await Promise.all(calling);
    expect(ended.map(({ status }) => status)).toEqual(ended.map(() => 502));
    expect(ended.filter(({ afterMs }) => afterMs < MAX_WAIT_MS).length).toBeGreaterThanOrEqual(6);
  });
});

describe('a service that is switched off', () => {
  it('fails at once', async () => {
    const settings = { SITES_URL: 'off', GEOCODER_URL: 'OFF', ELEVATION_URL: 'off' };
    await elsewhere({ settings }, async (off) => {
      const responses = await Promise.all([off.elevation(INTERLAKEN), off.geocoded('Bern'), off.address('46,7')]);
      expect(responses.map(({ status }) => status)).toEqual([502, 502, 502]);
      expect(errorOf(await off.proposals({ ...INTERLAKEN, dist: 2 })).message).toBe(
        'ERROR: Unable to get site proposal for 46.6863/7.8632: the service is switched off on this server',
      );
    });
  });
});

describe('a pilot who looks up too much', () => {
  it('is told to wait, but still gets cached results', async () => {
    await elsewhere({ limits: { places: { most: 1, windowS: 3_600 } } }, async (limited) => {
      expect((await limited.elevation(INTERLAKEN)).status).toBe(200);
      expect((await limited.elevation(INTERLAKEN)).status).toBe(200);
      const response = await limited.elevation({ lat: 1, lng: 1 });
      expect(response.status).toBe(429);
      expect(response.headers.get('retry-after')).toMatch(/^\d+$/);
    });
  });
});

describe('an invalid look-up', () => {
  const wrong: readonly (readonly [number, string, Fields])[] = [
    [400, 'site-proposal', {}],
    [400, 'site-proposal', INTERLAKEN],
    [400, 'site-proposal', { lat: 'NaN', lng: 7, dist: 2 }],
    [400, 'site-proposal', { lat: '', lng: '', dist: '' }],
    [400, 'site-proposal', { lat: '0x10', lng: '7', dist: '2' }],
    [400, 'site-proposal', { lat: '46', lng: '7;drop', dist: '2' }],
    [400, 'site-proposal', { lat: '9'.repeat(10_000), lng: 7, dist: 2 }],
    [400, 'site-proposal', { ...INTERLAKEN, dist: 2, limit: 5 }],
    [422, 'site-proposal', { lat: 90.01, lng: 7, dist: 2 }],
    [422, 'site-proposal', { lat: 46, lng: -180.01, dist: 2 }],
    [422, 'site-proposal', { lat: '1e308', lng: 7, dist: 2 }],
    [422, 'site-proposal', { ...INTERLAKEN, dist: 0 }],
    [422, 'site-proposal', { ...INTERLAKEN, dist: -2 }],
    [422, 'site-proposal', { ...INTERLAKEN, dist: 20_100 }],
    [422, 'site-proposal', { ...INTERLAKEN, dist: '1e400' }],
    [400, 'location', {}],
    [422, 'location', { latLngString: '' }],
    [422, 'location', { latLngString: '46.6863' }],
    [422, 'location', { latLngString: '91,7' }],
    [422, 'location', { latLngString: 'NaN,NaN' }],
    [422, 'location', { latLngString: '1,'.repeat(2_000) }],
    [400, 'geocode', {}],
    [422, 'geocode', { query: '' }],
    [422, 'geocode', { query: ' \t ' }],
    [422, 'geocode', { query: 'x'.repeat(10_000) }],
    [422, 'geocode', { query: 'a\0b' }],
    [400, 'elevation', {}],
    [400, 'elevation', { lat: 'high', lng: 7 }],
    [422, 'elevation', { lat: -91, lng: 7 }],
  ];
  const named = wrong.map((row) => [row[0], `${row[1]} ${JSON.stringify(row[2])}`.slice(0, 60), row] as const);

  it.each(named)('is rejected with %i: %s', async (_status, _name, [status, call, query]) => {
    const asked = () => [places.sites, places.geocoder, places.elevation].map((standIn) => standIn.asked.length);
    const before = asked();
    const response = await pilot.get(`/api/${call}`, query);
    expect(response.status).toBe(status);
    expect(errorOf(response).type).toBe(status === 400 ? 'badRequest' : 'validationError');
    expect(asked()).toEqual(before);
  });

  it('names the wrong field', async () => {
    const errorsOf = async (call: string, query: Fields) => errorOf(await pilot.get(`/api/${call}`, query)).errors;
    expect(await errorsOf('elevation', { lat: 91, lng: 0 })).toEqual({
      coordinates: expect.stringMatching(/^Coordinates must be in Decimal Degrees format/),
    });
    const far = { ...INTERLAKEN, dist: 99_999 };
    expect(await errorsOf('site-proposal', far)).toEqual({ dist: 'Distance must be at most 20015' });
    const behind = { ...INTERLAKEN, dist: -1 };
    expect(await errorsOf('site-proposal', behind)).toEqual({ dist: 'Distance must be number greater than 0' });
    expect(await errorsOf('geocode', { query: '' })).toEqual({ query: 'Address cannot be empty' });
  });
});

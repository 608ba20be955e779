import { describe, expect, it } from 'vitest';
import type { ResponseOf } from '#contract/endpoint';
import type { timezone, timezones } from '#contract/places/timezones';
import { runningServer } from '#test/servers/running-server';
import { errorOf, signUpPilot } from '#test/servers/visitor';

describe('the time zone of a place', () => {
  const server = runningServer();

  it.each([
    ['46.6863,7.8632', 'Europe/Zurich'],
    ['-33.9 18.4', 'Africa/Johannesburg'],
    ['21.03,105.85', 'Asia/Bangkok'],
    ['46.36,14.09', 'Europe/Ljubljana'],
    ['49.8,6.1', 'Europe/Luxembourg'],
    ['0,-30', 'Etc/GMT+2'],
    ['-50,3', 'Etc/GMT'],
    ['-40,170', 'Etc/GMT-11'],
  ])('at %s is %s', async (latLngString, timeZoneId) => {
    const pilot = await signUpPilot(server().url);
    const query = { latLngString, timestampInSec: 1_748_683_200 };
    const { status, body } = await pilot.get<ResponseOf<typeof timezone>>('/api/timezone', query);
    expect([status, body]).toEqual([200, { status: 'OK', timeZoneId }]);
  });

  it.each(['', 'here', '91,0', '0,181', '1', '1,2,3', '\0', 'NaN,NaN'])(
    'does not exist at %j',
    async (latLngString) => {
      const pilot = await signUpPilot(server().url);
      const response = await pilot.get('/api/timezone', { latLngString });
      expect([response.status, errorOf(response).type]).toEqual([422, 'validationError']);
    },
  );

  it.each(['abc', '1e99', '', '-', '9'.repeat(13)])('is rejected for the time %j', async (timestampInSec) => {
    const pilot = await signUpPilot(server().url);
    const response = await pilot.get('/api/timezone', { latLngString: '46,7', timestampInSec });
    expect([response.status, errorOf(response).type]).toEqual([400, 'badRequest']);
  });

  it('requires a logged-in pilot', async () => {
    const response = await fetch(`${server().url}/api/timezone?latLngString=46,7`);
    expect(response.status).toBe(401);
  });
});

describe('the time zones of many places', () => {
  const server = runningServer();

  it('are in the order of the places', async () => {
    const pilot = await signUpPilot(server().url);
    const three: readonly (readonly [number, number])[] = [
      [46.6863, 7.8632],
      [21.03, 105.85],
      [0, -30],
    ];
    const places = Array.from({ length: 999 }, (_, index) => three[index % 3]);
    const { status, body } = await pilot.post<ResponseOf<typeof timezones>>('/api/timezones', { places });
    expect(status).toBe(200);
    expect(body.timeZoneIds).toHaveLength(999);
    expect(body.timeZoneIds.slice(996)).toEqual(['Europe/Zurich', 'Asia/Bangkok', 'Etc/GMT+2']);
  });

  it.each([
    [[[91, 0]]],
    [[[0, -181]]],
    [[[1]]],
    [[['1', 2]]],
    [[[null, 2]]],
    ['1,2'],
    [Array.from({ length: 1_001 }, () => [1, 2])],
  ])('are not those of %j', async (places) => {
    const pilot = await signUpPilot(server().url);
    expect((await pilot.post('/api/timezones', { places })).status).toBe(400);
  });
});

describe('the limits of time zones', () => {
  const most = { most: 2, windowS: 600 };
  const server = runningServer({
    clock: () => new Date('2026-07-01T12:00:00Z'),
    limits: { timezone: most, timezones: most },
  });

  it.each([
    ['get', '/api/timezone', { latLngString: '46,7' }],
    ['post', '/api/timezones', { places: [[46, 7]] }],
  ] as const)('count each pilot’s own calls: %s %s', async (method, path, parameters) => {
    const [pilot, other] = [await signUpPilot(server().url), await signUpPilot(server().url)];
    for (let turn = 0; turn < most.most; turn += 1) expect((await pilot[method](path, parameters)).status).toBe(200);
    const response = await pilot[method](path, parameters);
    expect([response.status, response.headers.get('retry-after'), errorOf(response)]).toEqual([
      429,
      '600',
      { type: 'badRequest', message: 'Too many attempts, please, try again in 10 minutes.' },
    ]);
    expect((await other[method](path, parameters)).status).toBe(200);
  });
});

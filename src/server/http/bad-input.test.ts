import { request } from 'node:http';
import { beforeAll, describe, expect, it } from 'vitest';
import { aFlight, aSite } from '#test/builders/items';
import { DATABASES } from '#test/databases/databases';
import { runningServer } from '#test/servers/running-server';
import { errorOf, loaded, saved, signUpPilot, type Visitor } from '#test/servers/visitor';

const JSON_TYPE = { 'content-type': 'application/json' };
const DEEP = `${'['.repeat(100_000)}${']'.repeat(100_000)}`;

describe.each(DATABASES)('bad input on $name', ({ create }) => {
  const lines: string[] = [];
  const server = runningServer({ log: (line) => lines.push(line) }, create);
  let pilot: Visitor;

  beforeAll(async () => {
    pilot = await signUpPilot(server().url);
  });

  /** A raw body with the fields that are checked first. */
  const send = async (fields: string, headers: Record<string, string> = JSON_TYPE) => {
    const { pilotId, cookies } = pilot;
    const body = `{"csrf":"${cookies.get('csrf')}","pilotId":${pilotId},${fields}}`;
    const response = await pilot.ask('/api/data', { method: 'POST', headers, body });
    return { status: response.status, type: (await response.json()).error.type };
  };

  it.each([
    ['an unknown field', '"dataType":"flight","data":{"id":0,"date":"2026-01-01","pilot_id":1}'],
    ['an unknown field beside', '"dataType":"flight","data":{"id":0,"date":"2026-01-01"},"admin":true'],
    ['an unknown type of data', '"dataType":"wing","data":{"id":0}'],
    ['no data', '"dataType":"flight"'],
    ['data of another type', '"dataType":"glider","data":{"id":0,"date":"2026-01-01"}'],
    ['an id below 0', '"dataType":"flight","data":{"id":-1,"date":"2026-01-01"}'],
    ['half an id', '"dataType":"flight","data":{"id":0.5,"date":"2026-01-01"}'],
    ['an id beyond counting', '"dataType":"flight","data":{"id":1e300,"date":"2026-01-01"}'],
    ['an id as text', '"dataType":"flight","data":{"id":"1","date":"2026-01-01"}'],
    ['a client key that is no UUID', '"dataType":"flight","data":{"id":0,"date":"2026-01-01"},"clientKey":"\\u0000"'],
    ['a list as data', '"dataType":"flight","data":[]'],
    ['deep nesting', `"dataType":"flight","data":${DEEP}`],
    ['a prototype', '"dataType":"flight","data":{"id":0,"date":"2026-01-01","__proto__":{"see":false}}'],
    ['a marker that is an object', '"dataType":"flight","data":{"id":0,"date":"2026-01-01"},"lastModified":{}'],
  ])('rejects %s as a bad request', async (_, fields) => {
    expect(await send(fields)).toEqual({ status: 400, type: 'badRequest' });
  });

  it('treats numbers out of range as invalid', async () => {
    const flight = '"dataType":"flight","data":{"id":0,"date":"2026-01-01","altitude":1e999,"airtime":-1e999}';
    expect(await send(flight)).toEqual({ status: 422, type: 'validationError' });
  });

  it('finds nothing for the largest id', async () => {
    const response = await pilot.post('/api/data', {
      dataType: 'flight',
      data: aFlight({ id: Number.MAX_SAFE_INTEGER }),
    });
    expect([response.status, errorOf(response).type]).toEqual([404, 'recordNotFound']);
  });

  it.each([
    ['nothing', ''],
    ['half an object', '{"dataType":'],
    ['a list', '[]'],
    ['a number', '1e999'],
    ['null', 'null'],
    ['no JSON', 'dataType=flight'],
    ['bytes that are no UTF-8', Buffer.from([0x7b, 0x22, 0xff, 0xfe, 0x22, 0x7d])],
    ['two objects', '{}{}'],
    ['deep nesting', DEEP],
  ])('rejects a body of %s', async (_, body) => {
    const response = await pilot.ask('/api/data', { method: 'POST', headers: JSON_TYPE, body });
    expect(response.status).toBe(400);
    expect((await response.json()).error.type).toBe('badRequest');
  });

  it.each([
    [{ 'content-type': 'text/plain' }],
    [{ 'content-type': 'application/x-www-form-urlencoded' }],
    [{ 'content-type': 'application/jsonp' }],
    [{ ...JSON_TYPE, 'content-encoding': 'gzip' }],
  ])('rejects a body with %j', async (headers) => {
    expect(await send('"dataType":"flight","data":{"id":0,"date":"2026-01-01"}', headers)).toEqual({
      status: 415,
      type: 'badRequest',
    });
  });

  it('stops reading a body that is too large, whatever its Content-Length', async () => {
    const rejection = await pilot.ask('/api/login', { method: 'POST', headers: JSON_TYPE, body: 'x'.repeat(100_000) });
    expect([rejection.status, (await rejection.json()).error.type]).toEqual([413, 'badRequest']);

    const endless = new ReadableStream({ pull: (controller) => controller.enqueue(new Uint8Array(65_536)) });
    const untold = await fetch(`${server().url}/api/login`, {
      method: 'POST',
      headers: JSON_TYPE,
      body: endless,
      duplex: 'half',
    } as RequestInit);
    expect([untold.status, (await untold.json()).error.type]).toEqual([413, 'badRequest']);
  });

  it.each([
    ['PUT /api/data', 405, 'GET, POST, HEAD'],
    ['DELETE /api/data', 405, 'GET, POST, HEAD'],
    ['OPTIONS /api/login', 405, 'POST'],
    ['GET /api/login', 405, 'POST'],
    ['POST /api/timezone', 405, 'GET, HEAD'],
    ['GET /api/nothing', 404, null],
    ['POST /api', 404, null],
    ['GET /api/data/', 404, null],
    ['GET /api/%ZZ', 404, null],
    ['GET /api/flights/%00/igc', 404, null],
    ['GET /api/flights/%ff%fe/igc', 404, null],
    ['GET /api/flights/9999999999999999999999/igc', 404, null],
    ['GET /api/flights/0/igc', 404, null],
    ['GET /api/flights/1%20or%201=1/igc', 404, null],
  ])('responds to %s with %i in JSON', async (call, status, allow) => {
    const [method = '', path] = call.split(' ');
    const query = new URLSearchParams({ csrf: pilot.cookies.get('csrf') ?? '', pilotId: String(pilot.pilotId) });
    const response = await pilot.ask(`${path}?${query}`, { method });
    expect([response.status, response.headers.get('allow')]).toEqual([status, allow]);
    expect(await response.json()).toHaveProperty('error.type');
  });

  it.each(['csrf=%ZZ', 'csrf=%00&csrf=%ff', 'pilotId=%u0000', '%', '&&&=', `lastModified=${'9'.repeat(5_000)}`])(
    'handles the query %s',
    async (query) => {
      const response = await pilot.ask(`/api/data?${query}`);
      expect(response.status).toBe(403);
    },
  );

  it.each([
    'session',
    'session=',
    '=;=;=',
    'session=%00',
    `session=${'x'.repeat(5_000)}`,
    '\u00ff=\u00ff',
    'session="a"',
  ])('ignores the cookie %s', async (cookie) => {
    const response = await fetch(`${server().url}/api/data`, { headers: { cookie } });
    expect([response.status, (await response.json()).error.type]).toEqual([401, 'authenticationError']);
  });

  it.each(['x'.repeat(300), 'bad host', '[::1', '\u00ff'])('handles the host %j without an error', async (host) => {
    expect(await statusOf(server().url, '/api/data', host)).toBeLessThan(500);
  });

  it.each(['/%ZZ', '//evil.example/%2e%2e/x', '/\\..\\x', '/assets/../../package.json', '/a?b=%ZZ#c'])(
    'handles the path %s without an error',
    async (path) => {
      expect(await statusOf(server().url, path, 'localhost')).not.toBe(500);
    },
  );

  it('lost no data and logged no error in all these tests', async () => {
    await saved(pilot, 'site', aSite());
    expect((await loaded(pilot)).sites).toHaveLength(1);
    expect(lines.filter((line) => /"level":(50|60)/.test(line))).toEqual([]);
  });
});

/** Returns the status of a request that `fetch` would not send. */
function statusOf(url: string, path: string, host: string): Promise<number> {
  const { hostname, port } = new URL(url);
  return new Promise((resolve, reject) => {
    const sent = request({ hostname, port, path, headers: { host }, insecureHTTPParser: true }, (response) => {
      response.resume();
      resolve(response.statusCode ?? 0);
    });
    sent.on('error', reject);
    sent.end();
  });
}

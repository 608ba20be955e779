import { describe, expect, it } from 'vitest';
import type { LoadResponse } from '#contract/data';
import type { ResponseOf } from '#contract/endpoint';
import type { ErrorResponse } from '#contract/error-response';
import type { trackOfFlight } from '#contract/tracks';
import { flownPath, igcFile } from '#test/builders/igc';
import { aFlight } from '#test/builders/items';
import { runningServer } from '#test/servers/running-server';
import { errorOf, loaded, newVisitor, saved, signUpPilot } from '#test/servers/visitor';

const JSON_TYPE = { 'content-type': 'application/json' };
const FLIGHT = flownPath({ at: 36_000, lat: 46.7, lng: 7.9, altitude: 1_500 }, [
  { seconds: 60 },
  { seconds: 600, speed: 10, climb: -1 },
]);
const SIGN_UP = { email: 'endpoints@example.org', password: 'a long password' };

describe('the csrf value', () => {
  const server = runningServer();

  it('is rejected once for a visitor without one, and the retry with the new cookie succeeds', async () => {
    const visitor = newVisitor(server().url);
    const first = await visitor.post('/api/signup', SIGN_UP);
    expect([first.status, errorOf(first)]).toEqual([403, { type: 'invalidCsrfToken' }]);
    expect((await visitor.post('/api/signup', SIGN_UP)).status).toBe(200);
  });

  it('is rejected when it is wrong, of another session, or of the pre-session, and set again', async () => {
    const [pilot, other] = [await signUpPilot(server().url), await signUpPilot(server().url)];
    const right = pilot.cookies.get('csrf');
    for (const wrong of ['', 'x'.repeat(43), other.cookies.get('csrf'), 1, null, { a: 1 }]) {
      pilot.cookies.delete('csrf');
      const response = await pilot.post('/api/data', { csrf: wrong, dataType: 'flight', data: aFlight() });
      expect([response.status, errorOf(response)]).toEqual([403, { type: 'invalidCsrfToken' }]);
      expect(pilot.cookies.get('csrf')).toBe(right);
    }
    expect((await pilot.get('/api/data', { csrf: 'wrong' })).status).toBe(403);
    expect((await loaded(pilot)).flights).toEqual([]);
  });

  it('is checked after the session', async () => {
    const visitor = newVisitor(server().url);
    const response = await visitor.get('/api/data', { csrf: 'wrong' });
    expect([response.status, errorOf(response).type]).toEqual([401, 'authenticationError']);
    expect([...visitor.cookies.keys()].sort()).toEqual(['csrf', 'pre-session']);
  });

  it('is not sufficient for a page of another origin', async () => {
    const pilot = await signUpPilot(server().url);
    const { host, port } = new URL(server().url);
    const statusFrom = async (origin: string) => {
      const fields = { csrf: pilot.cookies.get('csrf'), pilotId: pilot.pilotId, dataType: 'flight', data: aFlight() };
      const headers = { ...JSON_TYPE, origin };
      return (await pilot.ask('/api/data', { method: 'POST', headers, body: JSON.stringify(fields) })).status;
    };
    for (const foreign of ['https://evil.example', 'null', `http://evil.example:${port}`, 'http://127.0.0.1:1']) {
      expect(await statusFrom(foreign)).toBe(403);
    }
    expect(await statusFrom(`http://${host}`)).toBe(200);
  });

  it('is not what a page under another address is told, but the right address', async () => {
    const visitor = newVisitor(server().url);
    const headers = { ...JSON_TYPE, origin: 'http://192.168.1.5:3000' };
    const response = await visitor.ask('/api/login', { method: 'POST', headers, body: '{"email":"a","password":"b"}' });
    const { error } = (await response.json()) as ErrorResponse;
    const address = server().context.configuration.baseUrl.origin;
    expect([response.status, error.type, error.rejection]).toEqual([
      403,
      'invalidCsrfToken',
      { code: 'wrongAddress', address },
    ]);
    expect(error.message).toBe(`This Wingbook is at ${address} – please, open it there.`);
  });
});

describe('two tabs with two pilots', () => {
  const server = runningServer();

  it('never mix their logbooks: a tab unaware of the other login gets an error', async () => {
    const ann = await signUpPilot(server().url);
    const bob = await signUpPilot(server().url);
    await saved(ann, 'flight', aFlight({ remarks: 'Ann' }));
    const tab = { ...bob, pilotId: ann.pilotId };
    const asAnn = { csrf: bob.cookies.get('csrf'), pilotId: ann.pilotId };

    for (const response of [
      await tab.get('/api/data', asAnn),
      await tab.get('/api/timezone', { ...asAnn, latLngString: '46,7' }),
      await tab.get('/api/flights/1/igc', asAnn),
      await tab.get('/api/flights/1/track', asAnn),
      await tab.post('/api/data', { ...asAnn, dataType: 'flight', data: aFlight({ remarks: 'Ann again' }) }),
    ]) {
      expect([response.status, errorOf(response)]).toEqual([403, { type: 'userMismatch' }]);
    }
    expect((await loaded(bob)).flights).toEqual([]);
  });

  it('must send the pilot id, except for the first load of a page and the track that is asked for beside it', async () => {
    const pilot = await signUpPilot(server().url);
    await saved(pilot, 'flight', aFlight({ igc: igcFile({ fixes: FLIGHT }), igcFileName: 'a.igc' }));
    pilot.pilotId = undefined;
    expect((await pilot.get<LoadResponse>('/api/data')).status).toBe(200);
    const track = await pilot.get<NonNullable<ResponseOf<typeof trackOfFlight>>>('/api/flights/1/track');
    expect((await pilot.ask(`/api/track-files/${track.body.file}?csrf=${pilot.cookies.get('csrf')}`)).status).toBe(200);
    expect((await pilot.ask(`/api/track-files/${track.body.file}`)).status).toBe(403);
    for (const response of [
      await pilot.post('/api/data', { dataType: 'flight', data: aFlight() }),
      await pilot.post('/api/data', { dataType: 'flight', data: aFlight(), pilotId: 'me' }),
      await pilot.get('/api/data', { pilotId: '' }),
      await pilot.get('/api/timezone', { latLngString: '46,7' }),
      await pilot.get('/api/flights/1/igc'),
    ]) {
      expect([response.status, errorOf(response).type]).toEqual([400, 'badRequest']);
    }
  });
});

describe('limits', () => {
  let now = Date.parse('2026-07-01T12:00:00Z');
  const few = { most: 3, windowS: 600 };
  const server = runningServer({
    clock: () => new Date(now),
    limits: { signup: few, demo: few },
    settings: { TRUSTED_PROXIES: '127.0.0.1' },
  });

  const visit = async (address: string) => {
    const visitor = newVisitor(server().url);
    await visitor.ask('/api/data');
    return async (path: string, fields: object = {}) => {
      const body = JSON.stringify({ csrf: visitor.cookies.get('csrf'), ...fields });
      const headers = { ...JSON_TYPE, 'x-forwarded-for': address };
      const response = await visitor.ask(path, { method: 'POST', headers, body });
      return { status: response.status, retryAfter: response.headers.get('retry-after'), body: await response.json() };
    };
  };

  it('limit guesses at an account from one address, and say when to retry', async () => {
    const post = await visit('192.0.2.1');
    await post('/api/signup', { email: 'guessed@example.org', password: 'a long password' });
    const elsewhere = await visit('192.0.2.2');
    for (let tries = 0; tries < few.most; tries += 1) {
      expect((await post('/api/login', { email: 'guessed@example.org', password: 'wrong' })).status).toBe(401);
    }
    const { status, retryAfter, body } = await post('/api/login', {
      email: 'Guessed@example.org',
      password: 'a long password',
    });
    expect([status, retryAfter]).toEqual([429, '1']);
    expect(body.error).toEqual({
      type: 'badRequest',
      message: 'Too many attempts, please, try again in 1 second.',
      rejection: { code: 'tooManyInSeconds', seconds: 1 },
      requestId: expect.any(String),
    });
    expect((await elsewhere('/api/login', { email: 'guessed@example.org', password: 'a long password' })).status).toBe(
      200,
    );

    now += 1_000;
    expect((await post('/api/login', { email: 'guessed@example.org', password: 'a long password' })).status).toBe(200);
  });

  it('are reset by the right password', async () => {
    const post = await visit('192.0.2.3');
    const form = { email: 'forgetful@example.org', password: 'a long password' };
    await post('/api/signup', form);
    for (let round = 0; round < few.most; round += 1) {
      expect((await (await visit('192.0.2.3'))('/api/login', { ...form, password: 'wrong' })).status).toBe(401);
      expect((await (await visit('192.0.2.3'))('/api/login', form)).status).toBe(200);
    }
  });

  it.each([
    [
      '/api/signup',
      (turn: number) => ({ email: `many-${turn}@example.org`, password: 'a long password' }),
      '192.0.2.4',
    ],
    ['/api/demo', () => ({}), '2001:db8::1'],
  ])('apply to %s by address', async (path, fieldsOf, address) => {
    for (let turn = 0; turn < few.most; turn += 1) {
      expect((await (await visit(address))(path, fieldsOf(turn))).status).toBe(200);
    }
    const post = await visit(address.replace('::1', '::2'));
    expect((await post(path, fieldsOf(few.most))).status).toBe(429);
  });
});

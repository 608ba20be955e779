import { describe, expect, it } from 'vitest';
import { TOKEN_SCOPES, type TokenScope } from '#domain/api-token';
import { DATABASES } from './databases/databases.ts';
import { ask, endpoints, FIELDS, nameOf, PASSWORD } from './servers/every-call.ts';
import { MARK, markedPilot, textOf } from './servers/marked-pilot.ts';
import { runningServer } from './servers/running-server.ts';
import { askWithToken, createdToken } from './servers/token-calls.ts';
import { loaded } from './servers/visitor.ts';

/** Which tokens may make a call: a call of the contract that is missing here fails the test until that is decided. */
const SCOPES_OF_CALLS: Readonly<Record<string, readonly TokenScope[]>> = {
  'GET /api/token': ['tracks:add', 'logbook:read', 'calendar:read'],
  'GET /api/data': ['logbook:read'],
  'GET /api/totals': ['logbook:read'],
  'GET /api/flights/:id/igc': ['logbook:read'],
  'POST /api/data': [],
  'POST /api/import-flights': [],
  'POST /api/imports': [],
  'GET /api/imports': [],
  'GET /api/imports/:id': [],
  'POST /api/imports/:id/parts': [],
  'POST /api/imports/:id/finish': [],
  'POST /api/imports/:id/undo': [],
  'GET /api/import-mappings': [],
  'POST /api/import-mappings': [],
  'POST /api/import-mappings/forget': [],
  'POST /api/logfly-uploads': [],
  'POST /api/inbox': ['tracks:add'],
  'GET /api/inbox': [],
  'GET /api/inbox/:id/file': [],
  'POST /api/inbox/remove': [],
  'POST /api/inbox/seen': [],
  'POST /api/flights/changes': [],
  'POST /api/flights/changes/undo': [],
  'POST /api/flights/tracks': [],
  'GET /api/flights/:id/track': [],
  'POST /api/flights/:id/ground': [],
  'GET /api/track-files/:file': [],
  'GET /api/tracks': [],
  'GET /api/tracks/known': [],
  'GET /api/sites/:id/tracks': [],
  'GET /api/nightly-copies': [],
  'POST /api/nightly-copies': [],
  'GET /api/nightly-copies/last': [],
  'POST /api/nearest-places': [],
  'POST /api/timezones': [],
  'GET /api/timezone': [],
  'GET /api/airspaces': [],
  'GET /api/site-proposal': [],
  'GET /api/location': [],
  'GET /api/geocode': [],
  'GET /api/elevation': [],
  // The account, and everything that leads into it.
  'GET /api/tokens': [],
  'POST /api/tokens': [],
  'POST /api/tokens/revoke': [],
  'GET /api/sessions': [],
  'POST /api/end-other-sessions': [],
  'GET /api/export': [],
  'POST /api/delete-account': [],
  'POST /api/change-password': [],
  'POST /api/resend-auth-token': [],
  'POST /api/unsubscribe': [],
  'POST /api/logout': [],
  'POST /api/signup': [],
  'POST /api/login': [],
  'POST /api/demo': [],
  'POST /api/one-time-login': [],
  'POST /api/initiate-reset-password': [],
  'POST /api/verify-email': [],
  'POST /api/reset-password': [],
  'GET /api/common-passwords': [],
};

it('says of every call of the contract which tokens may make it', () => {
  expect(endpoints.map(nameOf).toSorted()).toEqual(Object.keys(SCOPES_OF_CALLS).toSorted());
});

describe.each(DATABASES)('a token on $name', ({ create }) => {
  const server = runningServer({}, create);

  it.each(TOKEN_SCOPES)(
    'of %s makes its calls, and every other one is forbidden and changes nothing',
    async (scope) => {
      const ann = await markedPilot(server(), PASSWORD);
      const { secret } = await createdToken(ann, scope);
      const before = await loaded(ann);
      const allowed: string[] = [];
      for (const endpoint of endpoints) {
        const fields = FIELDS[nameOf(endpoint)]?.({ ann, bobsToken: 'x'.repeat(43) }) ?? {};
        const response = await askWithToken(server().url, secret, { endpoint, fields });
        expect([nameOf(endpoint), response.headers.getSetCookie()]).toEqual([nameOf(endpoint), []]);
        if (response.status !== 403) allowed.push(nameOf(endpoint));
        else expect((await response.json()).error.rejection).toEqual({ code: 'wrongScope', scope });
      }
      const wanted = Object.entries(SCOPES_OF_CALLS).filter(([, scopes]) => scopes.includes(scope));
      expect(allowed.toSorted()).toEqual(wanted.map(([name]) => name).toSorted());
      expect(await loaded(ann)).toEqual(before);
      expect((await ann.get('/api/sessions')).status).toBe(200);
    },
  );

  it('that is wrong makes no call, whatever cookies come with it', async () => {
    const ann = await markedPilot(server(), PASSWORD);
    const { secret } = await createdToken(ann, 'logbook:read');
    const wrong = [`wb_${'x'.repeat(43)}`, `${secret}x`, secret.slice(0, -1), 'wb_', secret.toUpperCase()];
    for (const endpoint of endpoints) {
      for (const token of wrong) {
        const withWrong = (path: string, request: RequestInit = {}) =>
          ann.ask(path, { ...request, headers: { ...request.headers, authorization: `Bearer ${token}` } });
        const own = { pilotId: ann.pilotId, csrf: ann.cookies.get('csrf') };
        const response = await ask({ ...ann, ask: withWrong }, endpoint, own);
        expect([nameOf(endpoint), response.status]).toEqual([nameOf(endpoint), 401]);
        expect(await textOf(response)).not.toContain(MARK);
      }
    }
  });

  it('counts alone: the session of the same browser is not looked at', async () => {
    const [ann, bob] = [await markedPilot(server(), PASSWORD), await markedPilot(server(), PASSWORD)];
    const { secret } = await createdToken(bob, 'logbook:read');
    const response = await ann.ask('/api/data', { headers: { authorization: `Bearer ${secret}` } });
    expect((await response.json()).pilot.id).toBe(bob.pilotId);
    expect(response.headers.getSetCookie()).toEqual([]);
  });

  it('is taken for one only by how it begins: credentials of a proxy leave the session alone', async () => {
    const ann = await markedPilot(server(), PASSWORD);
    for (const authorization of ['Basic d2I6eA==', 'Bearer eyJhbGciOiJub25lIn0.e30.', 'Bearer', 'wb_']) {
      const query = new URLSearchParams({ csrf: ann.cookies.get('csrf') ?? '', pilotId: String(ann.pilotId) });
      const response = await ann.ask(`/api/data?${query}`, { headers: { authorization } });
      expect([authorization, response.status]).toEqual([authorization, 200]);
    }
  });
});

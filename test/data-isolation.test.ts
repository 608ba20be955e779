import { beforeAll, describe, expect, it } from 'vitest';
import type { AnyEndpoint } from '#contract/endpoint';
import { DATABASES } from './databases/databases.ts';
import { newVisitorWithCookies } from './servers/account-calls.ts';
import { linkEmailedTo } from './servers/emails.ts';
import { ask, endpoints, FIELDS, nameOf, PASSWORD, type Parties } from './servers/every-call.ts';
import { MARK, markedPilot, type Pilot, textOf } from './servers/marked-pilot.ts';
import { runningServer } from './servers/running-server.ts';
import { loaded, newVisitor, signUpPilot } from './servers/visitor.ts';

/**
 * The first load of a page, what is asked for beside it, and a logout before its response, do not know the pilot yet: then
 * the session decides. What Bob gets where he asks for what is Ann's.
 */
const PILOT_ID_OPTIONAL: Readonly<Record<string, readonly [status: number, type: string | undefined]>> = {
  'GET /api/data': [200, undefined],
  'POST /api/logout': [200, undefined],
  'GET /api/flights/:id/track': [404, 'recordNotFound'],
  'GET /api/track-files/:file': [404, 'recordNotFound'],
};

const ofPilots = endpoints.filter(({ access }) => access === 'pilot').map((endpoint) => [nameOf(endpoint), endpoint]);
const ofAnyone = endpoints.filter(({ access }) => access === 'anyone').map((endpoint) => [nameOf(endpoint), endpoint]);
type Row = [string, AnyEndpoint];

async function typeOf(response: Response): Promise<readonly [number, string]> {
  return [response.status, (await response.json()).error?.type];
}

it('has fields for every call of the contract', () => {
  expect(endpoints.map(nameOf).toSorted()).toEqual(Object.keys(FIELDS).toSorted());
});

describe.each(DATABASES)('nobody else’s data on $name', ({ name: database, create }) => {
  const server = runningServer({}, create);

  const newBob = async () => {
    const bob = await signUpPilot(server().url, PASSWORD);
    const { authToken: bobsToken } = await linkEmailedTo(server().context, bob.email);
    return { bob, bobsToken };
  };
  let ann: Pilot;
  let annsData: Awaited<ReturnType<typeof loaded>>;
  /** A call that is rejected or reads changes nothing, so that all of them can share one Bob. */
  let unchanged: Awaited<ReturnType<typeof newBob>>;

  beforeAll(async () => {
    ann = await markedPilot(server(), PASSWORD);
    annsData = await loaded(ann);
    unchanged = await newBob();
  });

  const fieldsFor = (endpoint: AnyEndpoint, named: Parties) => FIELDS[nameOf(endpoint)]?.(named) ?? {};

  // What is rejected before a call's own statements is so on every database.
  if (database === 'SQLite') {
    it.each(ofPilots as Row[])(
      '%s is rejected without a session, or with a truncated or invented one',
      async (_, endpoint) => {
        const { bob, bobsToken } = unchanged;
        const fields = { ...fieldsFor(endpoint, { ann, bobsToken }), pilotId: ann.pilotId };
        const session = ann.cookies.get('session') ?? '';
        for (const cookie of ['', session.slice(1), `${session}A`, 'x'.repeat(43), bob.cookies.get('csrf') ?? '']) {
          const visitor = newVisitor(server().url);
          if (cookie !== '') visitor.cookies.set('session', cookie);
          const response = await ask(visitor, endpoint, { ...fields, csrf: ann.cookies.get('csrf') });
          expect(await typeOf(response)).toEqual([401, 'authenticationError']);
        }
      },
    );

    it.each(ofPilots as Row[])('%s is rejected with another pilot’s session', async (_, endpoint) => {
      const { bob, bobsToken } = unchanged;
      const fields = { ...fieldsFor(endpoint, { ann, bobsToken }), csrf: bob.cookies.get('csrf') };
      expect(await typeOf(await ask(bob, endpoint, { ...fields, pilotId: ann.pilotId }))).toEqual([
        403,
        'userMismatch',
      ]);
      expect((await bob.get('/api/data')).status).toBe(200);
    });

    it.each(ofPilots as Row[])(
      '%s requires the pilot’s id, unless a page may not know it yet',
      async (name, endpoint) => {
        const { bob, bobsToken } = name in PILOT_ID_OPTIONAL ? await newBob() : unchanged;
        const fields = { ...fieldsFor(endpoint, { ann, bobsToken }), csrf: bob.cookies.get('csrf') };
        const [status, type] = await typeOf(await ask(bob, endpoint, fields));
        expect([status, type]).toEqual(PILOT_ID_OPTIONAL[name] ?? [400, 'badRequest']);
      },
    );

    it.each([...ofPilots, ...ofAnyone] as Row[])(
      '%s is rejected with a wrong or missing csrf value',
      async (_, endpoint) => {
        const { bob, bobsToken } = unchanged;
        const own = endpoint.access === 'pilot' ? { pilotId: bob.pilotId } : {};
        const fields = { ...fieldsFor(endpoint, { ann, bobsToken }), ...own };
        for (const csrf of [undefined, '', 'x'.repeat(43), ann.cookies.get('csrf'), bob.cookies.get('session')]) {
          const response = await ask(bob, endpoint, csrf === undefined ? fields : { ...fields, csrf });
          expect(await typeOf(response)).toEqual([403, 'invalidCsrfToken']);
        }
        expect((await bob.get('/api/data')).status).toBe(200);
      },
    );
  }

  it.each([...ofPilots, ...ofAnyone] as Row[])(
    '%s, valid except for the ids of another pilot’s items, neither shows nor changes them',
    async (_, endpoint) => {
      const { bob, bobsToken } = endpoint.method === 'GET' ? unchanged : await newBob();
      const own = endpoint.access === 'pilot' ? { pilotId: bob.pilotId } : {};
      const visitor = endpoint.access === 'pilot' ? bob : await newVisitorWithCookies(server().url);
      const fields = { ...fieldsFor(endpoint, { ann, bobsToken }), ...own, csrf: visitor.cookies.get('csrf') };
      const response = await ask(visitor, endpoint, fields);
      expect(response.status).toBeLessThan(503);
      expect(response.status).not.toBe(500);
      expect(await textOf(response)).not.toContain(MARK);
      expect(await loaded(ann)).toEqual(annsData);
    },
  );

  it('no call has changed a password that is not the caller’s', async () => {
    const visitor = await newVisitorWithCookies(server().url);
    expect((await visitor.post('/api/login', { email: ann.email, password: PASSWORD })).status).toBe(200);
  });
});

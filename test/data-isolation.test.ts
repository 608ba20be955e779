import { createHash } from 'node:crypto';
import { strFromU8, unzipSync } from 'fflate';
import { beforeAll, describe, expect, it } from 'vitest';
import type { AnyEndpoint } from '#contract/endpoint';
import { EMPTY_MAPPING } from '#domain/import/table/table-mapping';
import { groundOfFile } from './builders/ground.ts';
import { flownPath, igcFile } from './builders/igc.ts';
import { aFlight, aGlider, aSite, pilotInput } from './builders/items.ts';
import { DATABASES } from './databases/databases.ts';
import { newVisitorWithCookies } from './servers/account-calls.ts';
import { linkEmailedTo } from './servers/emails.ts';
import { keptMappings } from './servers/import-calls.ts';
import { runningServer } from './servers/running-server.ts';
import { type Fields, loaded, newVisitor, saved, signUpPilot, type Visitor } from './servers/visitor.ts';

type Pilot = Visitor & { readonly email: string };

/** The pilot whose data a call names, and a token of the pilot who makes it. */
interface Parties {
  readonly ann: Pilot;
  /** The token of Bob's own link, from an email. */
  readonly bobsToken: string;
}

const PASSWORD = 'a long password';
const MARK = 'nobody else may read this';
const LAUNCH = { at: 36_000, lat: 46.6863, lng: 7.8632, altitude: 1_500 };
const IGC = igcFile({
  date: '2025-05-31',
  records: [`LXXX ${MARK}`],
  fixes: flownPath(LAUNCH, [{ seconds: 600, speed: 10, climb: -1 }]),
});

/** Valid for Ann's track. */
const ANNS_GROUND = groundOfFile(IGC, 700);
const CLIENT_KEY = '5e1c1b1c-54b1-4f0f-8b3a-3a3c5d1f2a77';
const IGC_HASH = createHash('sha256').update(IGC).digest('hex');

/** Fields of each call, with Ann's items wherever a call names items. A call that is missing here fails the test. */
const FIELDS: Readonly<Record<string, (parties: Parties) => Fields>> = {
  'GET /api/data': () => ({}),
  'POST /api/data': () => ({ dataType: 'flight', data: aFlight({ id: 7, siteId: 7, gliderId: 7, remarks: 'stolen' }) }),
  'POST /api/import-flights': () => ({
    encodedContent: `data:text/csv;base64,${Buffer.from('date,site\n2026-05-03,Mark').toString('base64')}`,
  }),
  'POST /api/imports': () => ({ clientKey: CLIENT_KEY, source: 'tracks.zip', filesNum: 1 }),
  'GET /api/imports': () => ({}),
  'POST /api/flights/changes': () => ({ ids: [7], change: { kind: 'delete' }, clientKey: CLIENT_KEY }),
  'POST /api/flights/changes/undo': () => ({ changeId: 1 }),
  'GET /api/imports/:id': () => ({}),
  'POST /api/imports/:id/parts': () => ({
    clientKey: CLIENT_KEY,
    flights: [{ ref: 'stolen', id: 7, date: '2026-05-03', siteId: 7, gliderId: 7, igc: IGC }],
  }),
  'POST /api/imports/:id/finish': () => ({
    counts: { files: 1, known: 1, skipped: 0, refused: 0 },
    refused: [],
  }),
  'POST /api/imports/:id/undo': () => ({}),
  'GET /api/import-mappings': () => ({}),
  'POST /api/import-mappings': () => ({ mapping: { ...EMPTY_MAPPING, name: 'Stolen' } }),
  'POST /api/import-mappings/forget': () => ({ name: MARK }),
  'POST /api/logfly-uploads': () => ({ clientKey: CLIENT_KEY, size: 3, offset: 0, content: 'AAAA' }),
  'POST /api/logfly-uploads/read': () => ({ clientKey: CLIENT_KEY, size: 3 }),
  'GET /api/logfly-uploads/pages/:id': () => ({ clientKey: CLIENT_KEY }),
  'POST /api/logfly-uploads/remove': () => ({ clientKey: CLIENT_KEY }),
  'GET /api/nightly-copies': () => ({}),
  'POST /api/nightly-copies': () => ({ isOn: true }),
  'GET /api/nightly-copies/last': () => ({}),
  'GET /api/tracks': () => ({}),
  'GET /api/sites/:id/tracks': () => ({}),
  'POST /api/timezones': () => ({ places: [[46.5, 7.5]] }),
  'GET /api/flights/:id/igc': () => ({}),
  'GET /api/flights/:id/track': () => ({}),
  'POST /api/flights/:id/ground': () => ({ ...ANNS_GROUND }),
  'GET /api/track-files/:file': () => ({}),
  'GET /api/tracks/known': () => ({ sha256: IGC_HASH }),
  'GET /api/airspaces': () => ({ west: 7, south: 46, east: 8, north: 47 }),
  'GET /api/timezone': () => ({ latLngString: '46.5,7.5' }),
  'GET /api/site-proposal': () => ({ lat: 46.5, lng: 7.5, dist: 2 }),
  'GET /api/location': () => ({ latLngString: '46.5,7.5' }),
  'GET /api/geocode': () => ({ query: 'Interlaken' }),
  'GET /api/elevation': () => ({ lat: 46.5, lng: 7.5 }),
  'POST /api/signup': ({ ann }) => ({ email: ann.email, password: PASSWORD }),
  'POST /api/login': ({ ann }) => ({ email: ann.email, password: 'a guess' }),
  'POST /api/logout': () => ({}),
  'POST /api/demo': () => ({}),
  'POST /api/resend-auth-token': () => ({}),
  'POST /api/one-time-login': ({ ann }) => ({ email: ann.email }),
  'POST /api/initiate-reset-password': ({ ann }) => ({ email: ann.email }),
  'POST /api/verify-email': ({ ann, bobsToken }) => ({
    pilotId: ann.pilotId,
    authToken: bobsToken,
    replacesSession: true,
  }),
  'POST /api/reset-password': ({ ann, bobsToken }) => ({
    pilotId: ann.pilotId,
    authToken: bobsToken,
    password: 'a stolen account',
    replacesSession: true,
  }),
  'POST /api/change-password': () => ({ currentPassword: PASSWORD, nextPassword: 'another password' }),
  'GET /api/sessions': () => ({}),
  'POST /api/end-other-sessions': () => ({}),
  'GET /api/export': () => ({}),
  'POST /api/delete-account': () => ({ password: PASSWORD }),
};

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

const modules = import.meta.glob(['../src/contract/**/*.ts', '!../src/contract/**/*.test.ts'], { eager: true });
const endpoints = Object.values(modules).flatMap((module) => Object.values(module as object).filter(isEndpoint));
const nameOf = ({ method, path }: AnyEndpoint) => `${method} ${path}`;
const ofPilots = endpoints.filter(({ access }) => access === 'pilot').map((endpoint) => [nameOf(endpoint), endpoint]);
const ofAnyone = endpoints.filter(({ access }) => access === 'anyone').map((endpoint) => [nameOf(endpoint), endpoint]);
type Row = [string, AnyEndpoint];

function isEndpoint(value: unknown): value is AnyEndpoint {
  return typeof value === 'object' && value !== null && 'method' in value && 'path' in value && 'access' in value;
}

/** Makes a call with exactly these fields. */
function ask(visitor: Visitor, { method, path }: AnyEndpoint, fields: Fields): Promise<Response> {
  const address = path.replace(':id', '7').replace(':file', IGC_HASH);
  if (method === 'POST') {
    const headers = { 'content-type': 'application/json' };
    return visitor.ask(address, { method, headers, body: JSON.stringify(fields) });
  }
  const texts = Object.entries(fields).map(([name, value]): [string, string] => [name, String(value)]);
  return visitor.ask(`${address}?${new URLSearchParams(texts)}`);
}

async function typeOf(response: Response): Promise<readonly [number, string]> {
  return [response.status, (await response.json()).error?.type];
}

/** Returns the text of a response, unzipped where it is an archive. */
async function textOf(response: Response): Promise<string> {
  const bytes = new Uint8Array(await response.arrayBuffer());
  const isZip = response.headers.get('content-type') === 'application/zip';
  return isZip
    ? Object.values(unzipSync(bytes))
        .map((file) => strFromU8(file))
        .join('\n')
    : strFromU8(bytes);
}

it('has fields for every call of the contract', () => {
  expect(endpoints.map(nameOf).toSorted()).toEqual(Object.keys(FIELDS).toSorted());
});

describe.each(DATABASES)('nobody else’s data on $name', ({ create }) => {
  const server = runningServer({}, create);

  /** Ann has seven flights, sites and gliders, all with the mark; Bob has nothing. */
  const annsLogbook = async (): Promise<Pilot> => {
    const ann = await signUpPilot(server().url, PASSWORD);
    await saved(ann, 'pilot', pilotInput({ userName: MARK }));
    await keptMappings(ann, { ...EMPTY_MAPPING, name: MARK });
    for (let id = 1; id <= 7; id += 1) {
      await saved(ann, 'site', aSite({ name: `${MARK} ${id}`, remarks: MARK }));
      await saved(ann, 'glider', aGlider({ name: `${MARK} ${id}`, remarks: MARK }));
      await saved(ann, 'flight', aFlight({ remarks: MARK, igc: IGC, siteId: id, gliderId: id }));
    }
    return ann;
  };
  const newBob = async () => {
    const bob = await signUpPilot(server().url, PASSWORD);
    const { authToken: bobsToken } = await linkEmailedTo(server().context, bob.email);
    return { bob, bobsToken };
  };
  let ann: Pilot;
  /** A rejected call changes nothing, so that all of them can share one Bob. */
  let unchanged: Awaited<ReturnType<typeof newBob>>;

  beforeAll(async () => {
    ann = await annsLogbook();
    unchanged = await newBob();
  });

  const fieldsFor = (endpoint: AnyEndpoint, named: Parties) => FIELDS[nameOf(endpoint)]?.(named) ?? {};

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
    expect(await typeOf(await ask(bob, endpoint, { ...fields, pilotId: ann.pilotId }))).toEqual([403, 'userMismatch']);
    expect((await bob.get('/api/data')).status).toBe(200);
  });

  it.each(ofPilots as Row[])(
    '%s requires the pilot’s id, unless a page may not know it yet',
    async (name, endpoint) => {
      const { bob, bobsToken } = await newBob();
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

  it.each([...ofPilots, ...ofAnyone] as Row[])(
    '%s, valid except for the ids of another pilot’s items, neither shows nor changes them',
    async (_, endpoint) => {
      const { bob, bobsToken } = await newBob();
      const before = await loaded(ann);
      const own = endpoint.access === 'pilot' ? { pilotId: bob.pilotId } : {};
      const visitor = endpoint.access === 'pilot' ? bob : await newVisitorWithCookies(server().url);
      const fields = { ...fieldsFor(endpoint, { ann, bobsToken }), ...own, csrf: visitor.cookies.get('csrf') };
      const response = await ask(visitor, endpoint, fields);
      expect(response.status).toBeLessThan(503);
      expect(response.status).not.toBe(500);
      expect(await textOf(response)).not.toContain(MARK);
      expect(await loaded(ann)).toEqual(before);
      const login = await (await newVisitorWithCookies(server().url)).post('/api/login', {
        email: ann.email,
        password: PASSWORD,
      });
      expect(login.status).toBe(200);
    },
  );
});

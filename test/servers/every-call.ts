import { createHash } from 'node:crypto';
import type { AnyEndpoint } from '#contract/endpoint';
import { EMPTY_MAPPING } from '#domain/import/table/table-mapping';
import { groundOfFile } from '#test/builders/ground';
import { aFlight } from '#test/builders/items';
import { MARK, MARKED_IGC, type Pilot } from './marked-pilot.ts';
import type { Fields, Visitor } from './visitor.ts';

/** The pilot whose data a call names, and a token of the pilot who makes it. */
export interface Parties {
  readonly ann: Pilot;
  /** The token of Bob's own link, from an email. */
  readonly bobsToken: string;
}

/** The password of every pilot. */
export const PASSWORD = 'a long password';
/** Valid for Ann's track. */
const ANNS_GROUND = groundOfFile(MARKED_IGC, 700);
const CLIENT_KEY = '5e1c1b1c-54b1-4f0f-8b3a-3a3c5d1f2a77';
const IGC_HASH = createHash('sha256').update(MARKED_IGC).digest('hex');

/** Fields of each call, with Ann's items wherever a call names items. A call that is missing here fails the test. */
export const FIELDS: Readonly<Record<string, (parties: Parties) => Fields>> = {
  'GET /api/common-passwords': () => ({ hash: '28' }),
  'GET /api/data': () => ({}),
  'POST /api/data': () => ({ dataType: 'flight', data: aFlight({ id: 7, siteId: 7, gliderId: 7, remarks: 'stolen' }) }),
  'POST /api/import-flights': () => ({
    encodedContent: `data:text/csv;base64,${Buffer.from('date,site\n2026-05-03,Mark').toString('base64')}`,
  }),
  'POST /api/imports': () => ({ clientKey: CLIENT_KEY, source: 'tracks.zip', filesNum: 1 }),
  'GET /api/imports': () => ({}),
  'POST /api/flights/changes': () => ({ ids: [7], change: { kind: 'delete' }, clientKey: CLIENT_KEY }),
  'POST /api/flights/changes/undo': () => ({ changeId: 1 }),
  'POST /api/flights/tracks': () => ({ ids: [7] }),
  'GET /api/imports/:id': () => ({}),
  'POST /api/imports/:id/parts': () => ({
    clientKey: CLIENT_KEY,
    flights: [{ ref: 'stolen', id: 7, date: '2026-05-03', siteId: 7, gliderId: 7, igc: MARKED_IGC }],
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
  // As JSON, which the import reads as the file of another logbook.
  'POST /api/inbox': () => ({}),
  'GET /api/inbox': () => ({}),
  'GET /api/inbox/:id/file': () => ({}),
  'POST /api/inbox/remove': () => ({ id: 7 }),
  'POST /api/inbox/seen': () => ({ last: 7 }),
  'GET /api/tokens': () => ({}),
  'POST /api/tokens': () => ({ name: 'Stolen', scope: 'tracks:add', gliderId: 7, days: null }),
  'POST /api/tokens/revoke': () => ({ id: 1 }),
  'GET /api/token': () => ({}),
  'GET /api/totals': () => ({}),
  'GET /api/nightly-copies': () => ({}),
  'POST /api/nightly-copies': () => ({ isOn: true }),
  'GET /api/nightly-copies/last': () => ({}),
  'GET /api/tracks': () => ({}),
  'GET /api/sites/:id/tracks': () => ({}),
  'POST /api/nearest-places': () => ({ places: [[46.5, 7.5]] }),
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

const modules = import.meta.glob(['../../src/contract/**/*.ts', '!../../src/contract/**/*.test.ts'], { eager: true });
/** Every endpoint of the contract. */
export const endpoints = Object.values(modules).flatMap((module) => Object.values(module as object).filter(isEndpoint));
/** Returns an endpoint's method and path. */
export const nameOf = ({ method, path }: AnyEndpoint) => `${method} ${path}`;

function isEndpoint(value: unknown): value is AnyEndpoint {
  return typeof value === 'object' && value !== null && 'method' in value && 'path' in value && 'access' in value;
}

/** Makes a call with exactly these fields. */
export function ask(visitor: Visitor, { method, path }: AnyEndpoint, fields: Fields): Promise<Response> {
  const address = path.replace(':id', '7').replace(':file', IGC_HASH);
  if (method === 'POST') {
    const headers = { 'content-type': 'application/json' };
    return visitor.ask(address, { method, headers, body: JSON.stringify(fields) });
  }
  const texts = Object.entries(fields).map(([name, value]): [string, string] => [name, String(value)]);
  return visitor.ask(`${address}?${new URLSearchParams(texts)}`);
}

import { bytesOf } from '#test/builders/igc';
import { pick, type Random, type Some, wholeBetween } from '#test/builders/random';
import { withMutations, withWrongValue } from '#test/fuzz/mutations';
import type { Fields } from '#test/servers/visitor';
import type { CallDraft } from './call-draft.ts';

/** What a mutated call may name of another pilot: never that pilot's session. */
export interface Victim {
  readonly pilotId: number | undefined;
  readonly csrf: string | undefined;
  readonly email: string;
}

type Mutation = (random: Random, call: CallDraft, victim: Victim) => CallDraft;

const VALUES: Some<unknown> = [
  null,
  ...[-1, -0, 0, 1.5, 7, 2 ** 31, 2 ** 53, 1e15, 1e308, -1e308, 5e-324, true, false],
  ...['', ' ', '\0', '\ud800', '\u202e\u0000x', '😀'.repeat(300), 'é'.normalize('NFD'), 'NaN', '__proto__', 'toString'],
  ...['x'.repeat(20_000), '9'.repeat(400), '2026-13-40', '0000-00-00', '99:99', "'; drop table flights; --", '%00%ff'],
  ...[[], {}, [[]], [null], { length: -1 }, Array.from({ length: 60 }, () => 1)],
];
const NAMES: Some<string> = ['__proto__', 'constructor', 'pilot_id', 'revision', 'see', 'x', '', '\0', 'savedId'];
const IDS: Some<string> = [
  '-1',
  '7',
  '007',
  '1e3',
  '0x7',
  'x',
  '%00',
  '%ff',
  '..%2f7',
  '7%2f8',
  '%20',
  '9'.repeat(15),
  '9'.repeat(400),
];
const INSERTS: Some<string> = [
  '\0',
  '{',
  ']',
  '"',
  ',,',
  '1e999',
  '"__proto__":{},',
  '\\ud800',
  '['.repeat(5_000),
  '\u{feff}',
];
const METHODS: Some<string> = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'HEAD', 'OPTIONS', 'PROPFIND'];
const COOKIES: Some<string> = [
  '',
  'session=',
  'session=x; csrf=x',
  `session=${'A'.repeat(43)}`,
  'x'.repeat(6_000),
  '=;;=',
  'session="\u00ff"',
];
const HEADERS: Some<Readonly<Record<string, string>>> = [
  { 'content-type': 'text/plain' },
  { 'content-type': 'application/json; charset=utf-16' },
  { 'content-encoding': 'gzip' },
  { origin: 'https://elsewhere.example' },
  { 'accept-encoding': 'br;q=0, gzip;q=x, *' },
  { 'if-none-match': '*' },
  { 'x-request-id': '\u00ff'.repeat(300) },
  { 'x-forwarded-for': '::1, x' },
  { 'user-agent': 'x'.repeat(4_000) },
  { range: 'bytes=5-1' },
];

const withFields = (call: CallDraft, fields: Fields): CallDraft => ({ ...call, fields });

const MUTATIONS: Some<Mutation> = [
  withOtherValue,
  withOtherValue,
  withOtherValue,
  withOtherValue,
  withOtherValue,
  (random, call) => withFields(call, { ...call.fields, [pick(random, NAMES)]: pick(random, VALUES) }),
  (random, call) => withFields(call, without(random, call.fields)),
  (random, call, victim) => withFields(call, { ...call.fields, csrf: pick(random, [undefined, victim.csrf, '', 1]) }),
  (random, call, victim) =>
    withFields(call, { ...call.fields, pilotId: pick(random, [undefined, victim.pilotId, 'x', 1.5]) }),
  (_, call, victim) => withFields(call, 'email' in call.fields ? { ...call.fields, email: victim.email } : call.fields),
  (random, call) => ({ ...call, method: pick(random, METHODS) }),
  (random, call) => ({
    ...call,
    path: call.path.replace(/\/(\d+|[0-9a-f]{64})(?=\/|$)/, () => `/${pick(random, IDS)}`),
  }),
  (random, call) => ({ ...call, path: call.path + pick(random, ['/', '//', '/x', '.json', '%00', ';a=b']) }),
  (random, call) => ({ ...call, cookie: pick(random, COOKIES) }),
  (random, call) => ({ ...call, headers: { ...call.headers, ...pick(random, HEADERS) } }),
  withRawBody,
];

const HOW_MANY: Some<number> = [0, 1, 1, 1, 2, 3];

/** Returns a call of which up to three things are wrong. */
export function mutatedCall(random: Random, call: CallDraft, victim: Victim): CallDraft {
  let mutant = call;
  for (let left = pick(random, HOW_MANY); left > 0; left -= 1) mutant = pick(random, MUTATIONS)(random, mutant, victim);
  return mutant;
}

/** The credentials stay right, so that the value is looked at. */
function withOtherValue(random: Random, call: CallDraft): CallDraft {
  const { csrf, pilotId, ...own } = call.fields;
  return withFields(call, { ...Object(withWrongValue(random, own, VALUES)), csrf, pilotId });
}

function without(random: Random, fields: Fields): Fields {
  const names = Object.keys(fields);
  const removed = names[wholeBetween(random, 0, names.length - 1)];
  return Object.fromEntries(Object.entries(fields).filter(([name]) => name !== removed));
}

function withRawBody(random: Random, call: CallDraft): CallDraft {
  const bytes = bytesOf(JSON.stringify(call.fields));
  return { ...call, raw: Uint8Array.from(withMutations(random, bytes, INSERTS)) };
}

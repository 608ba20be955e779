import { createHash } from 'node:crypto';
import type { JsonSchema } from '@valibot/to-json-schema';
import { atLeastOne, pick, type Random, type Some, wholeBetween } from '#test/builders/random';
import { fuzzedDatabase } from '#test/fuzz/fuzz-database';
import { fuzzedFile } from '#test/fuzz/fuzz-file';
import { fuzzedTrack, mutatedTrack } from '#test/fuzz/fuzz-track';
import { MARKED_IGC } from '#test/servers/marked-pilot';

type Definition = JsonSchema | boolean;

const OPTIONAL_SHARE = 0.5;
const TEXTS: Some<string> = ['', 'Kandel', 'Ruhig, "glatt"', 'Ünïcødé ☃ 滑翔伞', '=1+1', '\n', 'x'.repeat(200)];

/** Returns a value of a JSON schema: one that fits it, and of a property with a well-known name a likely one. */
export function valueFor(random: Random, schema: Definition, name = ''): unknown {
  if (typeof schema === 'boolean') return pick(random, TEXTS);
  const likely = Object.hasOwn(LIKELY, name) ? LIKELY[name] : undefined;
  if (likely) return likely(random);
  if (schema.const !== undefined) return schema.const;
  if (schema.enum) return pick(random, atLeastOne<unknown>(schema.enum));
  const alternatives = schema.anyOf ?? schema.oneOf;
  if (alternatives) return valueFor(random, pick(random, atLeastOne<Definition>(alternatives)));
  return ofType(random, schema);
}

function ofType(random: Random, schema: JsonSchema): unknown {
  switch (schema.type) {
    case 'object':
      return objectOf(random, schema);
    case 'array':
      return listOf(random, schema);
    case 'number':
    case 'integer':
      return pick<number>(random, [0, 1, 7, wholeBetween(random, 0, 4_000)]);
    case 'boolean':
      return random() < 0.5;
    case 'null':
      return null;
    default:
      return pick(random, TEXTS);
  }
}

function objectOf(random: Random, { properties = {}, required = [] }: JsonSchema): Readonly<Record<string, unknown>> {
  const present = Object.entries(properties).filter(([name]) => required.includes(name) || random() < OPTIONAL_SHARE);
  return Object.fromEntries(present.map(([name, property]) => [name, valueFor(random, property, name)]));
}

function listOf(random: Random, { items, minItems = 0 }: JsonSchema): readonly unknown[] {
  const item = Array.isArray(items) ? (items[0] ?? true) : (items ?? true);
  return Array.from({ length: wholeBetween(random, minItems, minItems + 2) }, () => valueFor(random, item));
}

type Made = (random: Random) => unknown;

/** The password of every pilot that makes calls, so that some calls with one succeed. */
export const CALLERS_PASSWORD = 'a password of callers';
/** The hash of a file that only the marked pilot has. */
export const MARKED_HASH = createHash('sha256').update(MARKED_IGC).digest('hex');

const SEEDS = 1_000_000;
const KEYS: Some<string> = ['5e1c1b1c-54b1-4f0f-8b3a-3a3c5d1f2a77', '6f1c1b1c-54b1-4f0f-8b3a-3a3c5d1f2a78'];
const small: Made = (random) => wholeBetween(random, 0, 8);
const key: Made = (random) => (random() < 0.3 ? pick(random, KEYS) : newKey(random));
const degrees: Made = (random) => Math.round((random() * 200 - 100) * 1e4) / 1e4;
const oneOf =
  (...values: Some<unknown>): Made =>
  (random) =>
    pick(random, values);
const seedOf = (random: Random): number => wholeBetween(random, 0, SEEDS);

/** What stands in a property of this name: valid in most places, with the ids of the marked pilot among them. */
const LIKELY: Readonly<Record<string, Made>> = {
  id: small,
  siteId: small,
  gliderId: small,
  changeId: small,
  comparedUpTo: small,
  clientKey: key,
  ref: (random) => `ref ${wholeBetween(random, 1, 3)}`,
  siteRef: oneOf(null, 'ref 1', 'ref 9'),
  gliderRef: oneOf(null, 'ref 2', 'ref 9'),
  date: (random) => `20${wholeBetween(random, 10, 29)}-0${wholeBetween(random, 1, 9)}-1${wholeBetween(random, 0, 9)}`,
  time: oneOf(null, '10:30', '23:59', '24:00'),
  createdAt: oneOf('2020-01-01T10:00:00Z', '2999-12-31T23:59:59Z'),
  lastModified: oneOf(null, 0, 1, 2, 10, '3', 1e15),
  epoch: oneOf('', 'another epoch'),
  altitudeUnit: oneOf('meters', 'feet'),
  distanceUnit: oneOf('kilometers', 'miles'),
  igc: (random) => textOf(random() < 0.5 ? fuzzedTrack(seedOf(random)) : mutatedTrack(seedOf(random))),
  igcRange: oneOf(null, null, { from: 1_777_802_400, to: 1_777_802_700 }, { from: 9, to: 1 }),
  encodedContent: (random) =>
    `data:text/csv;base64,${Buffer.from(fuzzedFile('csv', seedOf(random))).toString('base64')}`,
  content: (random) => Buffer.from(fuzzedDatabase(seedOf(random)).subarray(0, 3_000)).toString('base64'),
  size: oneOf(3, 3_000, 199_000_000),
  offset: oneOf(0, 0, 3_000),
  password: oneOf(CALLERS_PASSWORD, CALLERS_PASSWORD, 'short', 'password1234', 'a wrong password'),
  currentPassword: oneOf(CALLERS_PASSWORD, 'a wrong password'),
  nextPassword: oneOf(CALLERS_PASSWORD, CALLERS_PASSWORD, 'short'),
  authToken: oneOf('', 'x', 'x'.repeat(43)),
  sha256: oneOf(MARKED_HASH, '0'.repeat(64), 'x'),
  latLngString: oneOf('46.68,7.86', '-90,180', '46.68', '91,181'),
  lat: degrees,
  lng: degrees,
  west: degrees,
  east: degrees,
  north: degrees,
  south: degrees,
  places: (random) => Array.from({ length: wholeBetween(random, 0, 3) }, () => [degrees(random), degrees(random)]),
  tags: oneOf([], ['thermal'], ['thermal', 'Thermal', ' x ']),
};

function newKey(random: Random): string {
  const digits = Array.from({ length: 32 }, () => wholeBetween(random, 0, 15).toString(16)).join('');
  return digits.replace(/^(.{8})(.{4}).(.{3}).(.{3})(.{12})$/, '$1-$2-4$3-8$4-$5').slice(0, 36);
}

function textOf(bytes: Uint8Array): string {
  return Buffer.from(bytes).toString('latin1');
}

import { pick, type Random, type Some, wholeBetween } from '#test/builders/random';
import { bytesOf } from '../builders/igc.ts';

/** Numbers that lengths and offsets are replaced by. */
const NUMBERS: Some<number> = [0, 1, 0x7fffffff, 0x80000000, 0xffffffff, 0xfffffffe, 0x0000ffff, 65_536];

/** Returns bytes of which one to four things are wrong; the texts are what is inserted now and then. */
export function withMutations(random: Random, bytes: Uint8Array, inserts: Some<string>): Uint8Array {
  let mutant = bytes;
  for (let left = wholeBetween(random, 1, 4); left > 0; left -= 1)
    mutant = pick(random, MUTATIONS)(random, mutant, inserts);
  return mutant;
}

type Mutation = (random: Random, bytes: Uint8Array, inserts: Some<string>) => Uint8Array;

const MUTATIONS: Some<Mutation> = [
  withWrongByte,
  withWrongByte,
  withWrongNumber,
  withWrongNumber,
  cutOff,
  without,
  twice,
  withInsert,
];

function withWrongByte(random: Random, bytes: Uint8Array): Uint8Array {
  const wrong = bytes.slice();
  wrong[placeIn(random, bytes)] = wholeBetween(random, 0, 255);
  return wrong;
}

/** Overwrites four bytes; in a ZIP mostly of its directory, which is at the end. */
function withWrongNumber(random: Random, bytes: Uint8Array): Uint8Array {
  if (bytes.length < 4) return bytes;
  const wrong = bytes.slice();
  const first = random() < 0.7 ? Math.max(0, bytes.length - 300) : 0;
  new DataView(wrong.buffer).setUint32(wholeBetween(random, first, bytes.length - 4), pick(random, NUMBERS), true);
  return wrong;
}

function cutOff(random: Random, bytes: Uint8Array): Uint8Array {
  return bytes.slice(0, placeIn(random, bytes));
}

function without(random: Random, bytes: Uint8Array): Uint8Array {
  const from = placeIn(random, bytes);
  return joined(bytes.subarray(0, from), bytes.subarray(from + wholeBetween(random, 1, 40)));
}

function twice(random: Random, bytes: Uint8Array): Uint8Array {
  const from = placeIn(random, bytes);
  const part = bytes.subarray(from, from + wholeBetween(random, 1, 400));
  return joined(bytes.subarray(0, from), part, part, bytes.subarray(from + part.length));
}

function withInsert(random: Random, bytes: Uint8Array, inserts: Some<string>): Uint8Array {
  const at = placeIn(random, bytes);
  return joined(bytes.subarray(0, at), bytesOf(pick(random, inserts), 'latin1'), bytes.subarray(at));
}

function placeIn(random: Random, bytes: Uint8Array): number {
  return wholeBetween(random, 0, Math.max(0, bytes.length - 1));
}

function joined(...parts: readonly Uint8Array[]): Uint8Array {
  return new Uint8Array(Buffer.concat(parts));
}

/** Returns a JSON with another value in one place; the same property may be missing, or one too many. */
export function withWrongValue(random: Random, json: unknown, values: Some<unknown>): unknown {
  if (typeof json !== 'object' || json === null || random() < 0.1) return pick(random, values);
  const entries = Object.entries(json);
  const entry = entries[Math.floor(random() * entries.length)];
  if (!entry) return Array.isArray(json) ? [pick(random, values)] : { added: pick(random, values) };
  const [key, value] = entry;
  if (random() < 0.05) return Object.fromEntries(entries.filter(([name]) => name !== key));
  const wrong = withWrongValue(random, value, values);
  return Array.isArray(json) ? json.with(Number(key), wrong) : { ...json, [key]: wrong };
}

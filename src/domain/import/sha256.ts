const BLOCK = 64;
/** Bytes of the length at the end of the last block. */
const LENGTH_SIZE = 8;
const ROUNDS = 64;

/** Returns the first `count` primes. */
function primes(count: number): readonly number[] {
  const found: number[] = [];
  for (let n = 2; found.length < count; n += 1) if (found.every((prime) => n % prime !== 0)) found.push(n);
  return found;
}

/** The first 32 bits of the fractions of roots of primes. */
const fractionBits = (root: number): number => Math.floor((root - Math.floor(root)) * 2 ** 32) | 0;
const CONSTANTS = Int32Array.from(primes(ROUNDS), (prime) => fractionBits(Math.cbrt(prime)));
const START = Int32Array.from(primes(8), (prime) => fractionBits(Math.sqrt(prime)));

/**
 * Returns the SHA-256 (FIPS 180-4) of bytes in hexadecimal digits. Browsers compute it themselves in a secure context; this is for
 * a server at a plain http address.
 */
export function sha256(bytes: Uint8Array): string {
  const state = START.slice();
  const words = new Int32Array(ROUNDS);
  const whole = bytes.length - (bytes.length % BLOCK);
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.length);
  for (let at = 0; at < whole; at += BLOCK) addBlock(state, words, { view, at });
  const end = lastBlocks(bytes, whole);
  for (let at = 0; at < end.byteLength; at += BLOCK) addBlock(state, words, { view: end, at });
  return Array.from(state, (word) => (word >>> 0).toString(16).padStart(8, '0')).join('');
}

/** The rest, a bit that is set, zeros, and the length in bits. */
function lastBlocks(bytes: Uint8Array, from: number): DataView {
  const rest = bytes.subarray(from);
  const last = new Uint8Array(rest.length + 1 + LENGTH_SIZE > BLOCK ? 2 * BLOCK : BLOCK);
  last.set(rest);
  last[rest.length] = 0x80;
  const view = new DataView(last.buffer);
  view.setBigUint64(last.length - LENGTH_SIZE, BigInt(bytes.length) * 8n);
  return view;
}

/** Adds a block to the state; changes it and `words`. Hot path. */
function addBlock(
  state: Int32Array,
  words: Int32Array,
  { view, at }: { readonly view: DataView; readonly at: number },
): void {
  for (let i = 0; i < 16; i += 1) words[i] = view.getInt32(at + 4 * i);
  for (let i = 16; i < ROUNDS; i += 1) words[i] = expanded(words, i);
  const mixed = state.slice();
  for (let i = 0; i < ROUNDS; i += 1) mix(mixed, i, wordAt(CONSTANTS, i) + wordAt(words, i));
  for (let i = 0; i < mixed.length; i += 1) state[i] = wordAt(state, i) + wordAt(mixed, i);
}

/** One round: instead of moving the eight words by one, they are counted from another one each round. */
function mix(mixed: Int32Array, round: number, added: number): void {
  const a = wordAt(mixed, (0 - round) & 7);
  const b = wordAt(mixed, (1 - round) & 7);
  const c = wordAt(mixed, (2 - round) & 7);
  const e = wordAt(mixed, (4 - round) & 7);
  const f = wordAt(mixed, (5 - round) & 7);
  const g = wordAt(mixed, (6 - round) & 7);
  const h = wordAt(mixed, (7 - round) & 7);
  const first = (h + (turned(e, 6) ^ turned(e, 11) ^ turned(e, 25)) + ((e & f) ^ (~e & g)) + added) | 0;
  const second = (turned(a, 2) ^ turned(a, 13) ^ turned(a, 22)) + ((a & b) ^ (a & c) ^ (b & c));
  mixed[(3 - round) & 7] = wordAt(mixed, (3 - round) & 7) + first;
  mixed[(7 - round) & 7] = first + second;
}

function wordAt(words: Int32Array, index: number): number {
  return words[index] ?? 0;
}

function expanded(words: Int32Array, i: number): number {
  const near = wordAt(words, i - 2);
  const far = wordAt(words, i - 15);
  const low = turned(far, 7) ^ turned(far, 18) ^ (far >>> 3);
  const high = turned(near, 17) ^ turned(near, 19) ^ (near >>> 10);
  return (wordAt(words, i - 16) + low + wordAt(words, i - 7) + high) | 0;
}

function turned(word: number, bits: number): number {
  return (word >>> bits) | (word << (32 - bits));
}

const POLYNOMIAL = 0xedb88320;
/** Bytes that are added at once; each has a table of its own (M. Kounavis and F. Berry, 'slicing by 4'). */
const SLICES = 4;
const BYTES = 256;

const TABLES = tablesOf(SLICES);

/** Returns the CRC-32 (ISO 3309) of bytes, or of more bytes after those with the checksum `before`. Hot path: signed words only. */
export function crc32(bytes: Uint8Array, before = 0): number {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.length);
  const sliced = bytes.length - (bytes.length % SLICES);
  let rest = ~before;
  for (let at = 0; at < sliced; at += SLICES) rest = withWord(rest ^ view.getInt32(at, true));
  for (let at = sliced; at < bytes.length; at += 1) rest = (rest >>> 8) ^ entry((rest ^ view.getUint8(at)) & 0xff);
  return ~rest >>> 0;
}

function withWord(word: number): number {
  return (
    entry(3 * BYTES + (word & 0xff)) ^
    entry(2 * BYTES + ((word >>> 8) & 0xff)) ^
    entry(BYTES + ((word >>> 16) & 0xff)) ^
    entry(word >>> 24)
  );
}

function entry(index: number): number {
  return TABLES[index] ?? 0;
}

/** What a byte adds to the remainder, alone and with one to three zero bytes after it. */
function tablesOf(slices: number): Int32Array {
  const tables = new Int32Array(slices * BYTES);
  for (let byte = 0; byte < BYTES; byte += 1) tables[byte] = remainderOf(byte);
  for (let i = BYTES; i < tables.length; i += 1) {
    const before = tables[i - BYTES] ?? 0;
    tables[i] = (before >>> 8) ^ (tables[before & 0xff] ?? 0);
  }
  return tables;
}

function remainderOf(byte: number): number {
  let remainder = byte;
  for (let bit = 0; bit < 8; bit += 1) remainder = (remainder >>> 1) ^ (remainder & 1 ? POLYNOMIAL : 0);
  return remainder;
}

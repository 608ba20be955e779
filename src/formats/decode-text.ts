import type { TableEncoding } from '#domain/import/table/source-table';

/** Marks of the byte order, and the encodings they stand for; that of UTF-8 is left out by its decoder. */
const MARKS = [
  { mark: [0xff, 0xfe], encoding: 'utf-16le' },
  { mark: [0xfe, 0xff], encoding: 'utf-16be' },
] as const;

/** How many bytes tell whether every second one is zero, as in UTF-16 of Latin letters without a mark. */
const TELLING_BYTES = 1_024;

/** Returns the text of a file: UTF-16 by its mark, else UTF-8 when nearly all of it is valid, else Windows-1252. Never throws. */
export function decodeText(bytes: Uint8Array): string {
  return decodeAs(bytes, textEncoding(bytes));
}

/** Returns the text of a file in an encoding, without the byte order mark; invalid bytes become U+FFFD. */
export function decodeAs(bytes: Uint8Array, encoding: TableEncoding): string {
  return new TextDecoder(encoding).decode(bytes);
}

/** Returns the encoding of a text: UTF-16 by its mark or its zero bytes, UTF-8 when nearly all of it is valid, else Windows-1252. */
export function textEncoding(bytes: Uint8Array): TableEncoding {
  return unicodeEncoding(bytes) ?? 'windows-1252';
}

/** Returns the encoding of a text in Unicode; null when it is in another one. */
export function unicodeEncoding(bytes: Uint8Array): 'utf-8' | 'utf-16le' | 'utf-16be' | null {
  const marked = MARKS.find(({ mark }) => mark.every((byte, i) => bytes[i] === byte));
  return marked?.encoding ?? unmarkedUtf16(bytes) ?? (isUtf8(bytes) ? 'utf-8' : null);
}

const [LAST_ASCII, REPLACEMENT] = [0x7f, 0xfffd];
/** The second half of a character beyond the first plane. */
const LOW_SURROGATE = 0xdc00;
/** Bytes that are decoded at once: the text of a whole file would take up to twice its size. */
const PIECE = 65_536;

/** A bad byte among others that are UTF-8 is damage: no other encoding has sequences of it but by chance. */
function isUtf8(bytes: Uint8Array): boolean {
  const decoder = new TextDecoder('utf-8');
  let [bad, others] = [0, 0];
  for (let start = 0; start < bytes.length; start += PIECE) {
    const text = decoder.decode(bytes.subarray(start, start + PIECE), { stream: start + PIECE < bytes.length });
    for (let i = 0; i < text.length; i += 1) {
      const code = text.charCodeAt(i);
      if (code === REPLACEMENT) bad += 1;
      else if (code > LAST_ASCII && code >> 10 !== LOW_SURROGATE >> 10) others += 1;
    }
  }
  return bad * 2 <= others;
}

function unmarkedUtf16(bytes: Uint8Array): 'utf-16le' | 'utf-16be' | null {
  const head = bytes.subarray(0, TELLING_BYTES);
  const zeros = [0, 1].map((first) => head.filter((byte, i) => byte === 0 && i % 2 === first).length);
  const [even = 0, odd = 0] = zeros;
  const most = head.length / 4;
  if (odd > most && even < odd / 8) return 'utf-16le';
  return even > most && odd < even / 8 ? 'utf-16be' : null;
}

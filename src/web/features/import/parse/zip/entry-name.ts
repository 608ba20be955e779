import { decodeText } from '../text/decode-text.ts';

/** Bytes 0x80 to 0xA5 of MS-DOS: all letters, where Windows-1252 has quotation marks and signs. */
const DOS_LETTERS = 'ÇüéâäàåçêëèïîìÄÅÉæÆôöòûùÿÖÜø£Ø×ƒáíóúñÑ';
const FIRST_DOS_LETTER = 0x80;

/** Returns the name of an entry with folders, `july/flight.igc`: UTF-8, else as of MS-DOS, as Windows packs, or Windows-1252. */
export function entryName(bytes: Uint8Array): string {
  const text = decodeText(bytes).replaceAll('\\', '/');
  const high = bytes.filter((byte) => byte >= FIRST_DOS_LETTER);
  const isDos = text.length === bytes.length && high.every((byte) => byte < FIRST_DOS_LETTER + DOS_LETTERS.length);
  if (high.length === 0 || !isDos) return text;
  return Array.from(bytes, (byte) => DOS_LETTERS[byte - FIRST_DOS_LETTER] ?? String.fromCharCode(byte))
    .join('')
    .replaceAll('\\', '/');
}

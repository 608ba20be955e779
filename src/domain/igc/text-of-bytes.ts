import { likeliestEncoding, type OldEncoding } from '../likely-encoding.ts';

/** Longest part of a line that is decoded, in bytes: longer lines are not headers. */
const MAX_LINE = 1_000;
const BYTE_ORDER_MARK = 0xfeff;

/** Returns the start of a line as text, trimmed: UTF-8 when valid, else Latin-1, one character per byte. */
export function textOfBytes(bytes: Uint8Array): string {
  const head = bytes.subarray(0, MAX_LINE);
  return (utf8(head) ?? latin1(head)).trim();
}

function latin1(bytes: Uint8Array): string {
  return Array.from(bytes, (byte) => String.fromCharCode(byte)).join('');
}

/** Returns whether the start of a line is valid UTF-8, so that its characters are known. */
export function isUnicode(bytes: Uint8Array): boolean {
  return utf8(bytes.subarray(0, MAX_LINE)) !== null;
}

/** The characters of the bytes from 128 on, or from 128 to 159; a dot for those that have none. */
const OLD_CHARACTERS = {
  'windows-1252': '€·‚ƒ„…†‡ˆ‰Š‹Œ·Ž··‘’“”•–—˜™š›œ·žŸ',
  'windows-1250':
    '€·‚·„…†‡·‰Š‹ŚŤŽŹ·‘’“”•–—·™š›śťžź·ˇ˘Ł¤Ą¦§¨©Ş«¬·®Ż°±˛ł´µ¶·¸ąş»Ľ˝ľżŔÁÂĂÄĹĆÇČÉĘËĚÍÎĎĐŃŇÓÔŐÖ×ŘŮÚŰÜÝŢßŕáâăäĺćçčéęëěíîďđńňóôőö÷řůúűüýţ˙',
  'windows-1251':
    'ЂЃ‚ѓ„…†‡€‰Љ‹ЊЌЋЏђ‘’“”•–—·™љ›њќћџ·ЎўЈ¤Ґ¦§Ё©Є«¬·®Ї°±Ііґµ¶·ё№є»јЅѕїАБВГДЕЖЗИЙКЛМНОПРСТУФХЦЧШЩЪЫЬЭЮЯабвгдежзийклмнопрстуфхцчшщъыьэюя',
} as const satisfies Partial<Record<OldEncoding, string>>;

/**
 * Returns texts that were read one character per byte as they are in the encoding in which all of them together are likeliest: that of
 * western or central Europe, or of Cyrillic.
 */
export function inLikeliestEncoding(texts: readonly string[]): readonly string[] {
  const decoded = (['windows-1252', 'windows-1250', 'windows-1251'] as const).map(
    (encoding) => [encoding, texts.map((text) => decodedAs(text, OLD_CHARACTERS[encoding]))] as const,
  );
  const likeliest = likeliestEncoding(decoded.map(([encoding, each]) => [encoding, each.join(' ')] as const));
  return decoded.find(([encoding]) => encoding === likeliest)?.[1] ?? texts;
}

function decodedAs(text: string, characters: string): string {
  return Array.from(text, (character) => characters[character.charCodeAt(0) - 128] ?? character).join('');
}

/** Null when the bytes are not UTF-8. (No TextDecoder: the domain uses neither browser nor Node.) */
function utf8(bytes: Uint8Array): string | null {
  try {
    return decodeURIComponent(Array.from(bytes, (byte) => `%${byte.toString(16).padStart(2, '0')}`).join(''));
  } catch {
    return null;
  }
}

/** Returns the bytes of a file in UTF-16, by its byte order mark or its zeros, in UTF-8; those of any other as they are. */
export function withoutWideCharacters(bytes: Uint8Array): Uint8Array {
  const high = highByteOf(bytes);
  if (high === null) return bytes;
  const narrow: number[] = [];
  for (let at = 0; at + 1 < bytes.length; at += 2) {
    const unit = (bytes[at + high] ?? 0) * 256 + (bytes[at + 1 - high] ?? 0);
    if (unit !== BYTE_ORDER_MARK) narrow.push(...utf8Of(unit));
  }
  return Uint8Array.from(narrow);
}

/** 0 when the first byte of a character is its higher one, 1 when it is the second; null for a file that is not in UTF-16. */
function highByteOf([first, second, third, fourth]: Uint8Array): 0 | 1 | null {
  if (first === 0xfe && second === 0xff) return 0;
  if (first === 0xff && second === 0xfe) return 1;
  const zeros = [first, second, third, fourth].map((byte) => byte === 0).join();
  if (zeros === 'true,false,true,false') return 0;
  return zeros === 'false,true,false,true' ? 1 : null;
}

function utf8Of(unit: number): readonly number[] {
  if (unit < 0x80) return [unit];
  const last = 0x80 | (unit & 0x3f);
  return unit < 0x800 ? [0xc0 | (unit >> 6), last] : [0xe0 | (unit >> 12), 0x80 | ((unit >> 6) & 0x3f), last];
}

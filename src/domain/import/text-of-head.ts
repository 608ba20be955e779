const UTF_16 = new Set(['\xff\xfe', '\xfe\xff']);
const UTF_8_MARK = '\xef\xbb\xbf';

/** A text in UTF-16 without a mark: every second byte is zero, but that of few characters. */
const UNMARKED = /^(?:\0[^\0]|[^\0]\0){16}/;
const MOST_ZEROS = 0.4;

/**
 * Returns the start of a file as text in which the ASCII characters are right, whatever the encoding: a byte a character,
 * without the mark of the byte order, and without the zero bytes of UTF-16.
 */
export function textOfHead(head: Uint8Array): string {
  let text = '';
  for (const byte of head) text += String.fromCharCode(byte);
  if (UTF_16.has(text.slice(0, 2))) return text.slice(2).replaceAll('\0', '');
  if (isUnmarked(text)) return text.replaceAll('\0', '');
  return text.startsWith(UTF_8_MARK) ? text.slice(UTF_8_MARK.length) : text;
}

function isUnmarked(text: string): boolean {
  if (!UNMARKED.test(text)) return false;
  return text.split('\0').length - 1 > text.length * MOST_ZEROS;
}

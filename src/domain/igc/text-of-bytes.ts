/** Bytes of a line that are read: longer ones are no header, and not worth the time. */
const LONGEST_LINE = 1_000;

/** The head of a line as text, trimmed: UTF-8 when it is that, else Latin-1, a character a byte. */
export function textOfBytes(bytes: Uint8Array): string {
  const head = bytes.subarray(0, LONGEST_LINE);
  return (utf8(head) ?? latin1(head)).trim();
}

function latin1(bytes: Uint8Array): string {
  return Array.from(bytes, (byte) => String.fromCharCode(byte)).join('');
}

/** Null when the bytes are not UTF-8. (No TextDecoder here: the domain knows neither browser nor Node.) */
function utf8(bytes: Uint8Array): string | null {
  try {
    return decodeURIComponent(Array.from(bytes, (byte) => `%${byte.toString(16).padStart(2, '0')}`).join(''));
  } catch {
    return null;
  }
}

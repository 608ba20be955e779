/** Longest part of a line that is decoded, in bytes: longer lines are not headers. */
const MAX_LINE = 1_000;

/** Returns the start of a line as text, trimmed: UTF-8 when valid, else Latin-1, one character per byte. */
export function textOfBytes(bytes: Uint8Array): string {
  const head = bytes.subarray(0, MAX_LINE);
  return (utf8(head) ?? latin1(head)).trim();
}

function latin1(bytes: Uint8Array): string {
  return Array.from(bytes, (byte) => String.fromCharCode(byte)).join('');
}

/** Null when the bytes are not UTF-8. (No TextDecoder: the domain uses neither browser nor Node.) */
function utf8(bytes: Uint8Array): string | null {
  try {
    return decodeURIComponent(Array.from(bytes, (byte) => `%${byte.toString(16).padStart(2, '0')}`).join(''));
  } catch {
    return null;
  }
}

/** Marks of the byte order, and the encodings they stand for; that of UTF-8 is left out by its decoder. */
const MARKS = [
  { mark: [0xff, 0xfe], encoding: 'utf-16le' },
  { mark: [0xfe, 0xff], encoding: 'utf-16be' },
] as const;

/** Returns the text of a file: UTF-16 by its mark, else UTF-8 when it is valid, else Windows-1252. Never throws. */
export function decodeText(bytes: Uint8Array): string {
  const utf16 = MARKS.find(({ mark }) => mark.every((byte, i) => bytes[i] === byte));
  if (utf16) return new TextDecoder(utf16.encoding).decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}

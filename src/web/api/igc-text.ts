import type { IgcEncoding } from '#contract/data';

/** The file of a track as text, from which its exact bytes can be restored. */
export interface IgcText {
  readonly igc: string;
  readonly igcEncoding: IgcEncoding;
}

/** Returns the bytes of a file from its text. */
export function igcBytesOf({ igc, igcEncoding }: IgcText): Uint8Array<ArrayBuffer> {
  if (igcEncoding === 'utf-8') return new TextEncoder().encode(igc);
  return Uint8Array.from(igc, (character) => character.charCodeAt(0));
}

const CHUNK = 8_192;

/** Returns bytes as text: valid UTF-8 decoded keeping a BOM, anything else as one character per byte. */
export function igcTextOf(bytes: Uint8Array): IgcText {
  try {
    return { igc: new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes), igcEncoding: 'utf-8' };
  } catch (error) {
    if (!(error instanceof TypeError)) throw error;
    return { igc: latin1(bytes), igcEncoding: 'latin1' };
  }
}

/** A browser's 'latin1' decoder is Windows-1252, which does not map each byte to the same code point. */
function latin1(bytes: Uint8Array): string {
  let text = '';
  for (let start = 0; start < bytes.length; start += CHUNK) {
    text += String.fromCharCode(...bytes.subarray(start, start + CHUNK));
  }
  return text;
}

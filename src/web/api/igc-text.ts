import type { IgcEncoding } from '#contract/data';
import { MAX_FILE_BYTES } from '#domain/file';

/** The file of a track as text, from which its exact bytes can be restored. */
export interface IgcText {
  readonly igc: string;
  readonly igcEncoding: IgcEncoding;
}

/** Returns the bytes of a file from its text. */
export function igcBytesOf({ igc, igcEncoding }: IgcText): Uint8Array<ArrayBuffer> {
  if (igcEncoding === 'utf-8') return new TextEncoder().encode(igc);
  return Uint8Array.from(igcEncoding === 'base64' ? atob(igc) : igc, (character) => character.charCodeAt(0));
}

const CHUNK = 8_192;

/**
 * Returns bytes as text: valid UTF-8 decoded keeping a BOM, anything else as one character per byte. A file that is larger than the
 * form takes is in base64: as JSON, six characters for some bytes would exceed the limit of a request.
 */
export function igcTextOf(bytes: Uint8Array): IgcText {
  if (bytes.length > MAX_FILE_BYTES) return { igc: btoa(latin1(bytes)), igcEncoding: 'base64' };
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

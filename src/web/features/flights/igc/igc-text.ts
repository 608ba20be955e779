import type { IgcEncoding } from '#contract/data';

/** A track's file as text, from which its very bytes can be had again. */
export interface IgcText {
  readonly igc: string;
  readonly igcEncoding: IgcEncoding;
}

const CHUNK = 8_192;

/** Bytes as text: valid UTF-8 decoded keeping a BOM, anything else a character a byte. */
export function igcTextOf(bytes: Uint8Array): IgcText {
  try {
    return { igc: new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes), igcEncoding: 'utf-8' };
  } catch (error) {
    if (!(error instanceof TypeError)) throw error;
    return { igc: latin1(bytes), igcEncoding: 'latin1' };
  }
}

/** The browser's own 'latin1' is Windows-1252, which is not byte = code point. */
function latin1(bytes: Uint8Array): string {
  let text = '';
  for (let start = 0; start < bytes.length; start += CHUNK) {
    text += String.fromCharCode(...bytes.subarray(start, start + CHUNK));
  }
  return text;
}

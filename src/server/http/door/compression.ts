import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

/** A body as it is sent. */
export interface Packed {
  readonly body: string | Uint8Array;
  /** The value of `Content-Encoding`; null for the body as it is. */
  readonly encoding: 'br' | 'gzip' | null;
}

/** Smaller bodies fit into one packet anyway. */
const MIN_LENGTH = 1_200;
/** Quality 5 of 11 and a window of 1 MB: a load of 10,000 flights takes 30 ms; more costs time and memory for 2 %. */
const BROTLI = {
  params: {
    [constants.BROTLI_PARAM_QUALITY]: 5,
    [constants.BROTLI_PARAM_LGWIN]: 20,
    [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
  },
};
const GZIP = { level: 6 };

const brotli = promisify(brotliCompress);
const gzipped = promisify(gzip);

/** Compresses a text as well as its reader can take it. */
export async function pack(text: string, acceptEncoding: string | undefined): Promise<Packed> {
  if (text.length < MIN_LENGTH) return { body: text, encoding: null };
  if (accepts(acceptEncoding, 'br')) return { body: await brotli(text, BROTLI), encoding: 'br' };
  if (accepts(acceptEncoding, 'gzip')) return { body: await gzipped(text, GZIP), encoding: 'gzip' };
  return { body: text, encoding: null };
}

/** Whether a browser takes an encoding, by its `Accept-Encoding`. */
export function accepts(acceptEncoding: string | undefined, encoding: string): boolean {
  return (acceptEncoding ?? '').split(',').some((part) => {
    const [name = '', ...parameters] = part.split(';').map((word) => word.trim().toLowerCase());
    return name === encoding && !parameters.some((parameter) => /^q=0(\.0*)?$/.test(parameter));
  });
}

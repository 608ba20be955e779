import { promisify } from 'node:util';
import { brotliCompress, brotliCompressSync, constants, gzip, gzipSync } from 'node:zlib';

/** How a body is compressed: a value of `Content-Encoding`; null for the body as it is. */
export type Encoding = 'br' | 'gzip' | null;

/** A body as it is sent. */
export interface Packed {
  readonly body: string | Uint8Array;
  readonly encoding: Encoding;
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
  const encoding = text.length < MIN_LENGTH ? null : encodingFor(acceptEncoding);
  if (encoding === 'br') return { body: await brotli(text, BROTLI), encoding };
  if (encoding === 'gzip') return { body: await gzipped(text, GZIP), encoding };
  return { body: text, encoding };
}

/** Compresses a text here and now, whatever its length: for threads, which nobody else waits for. */
export function packNow(text: string, encoding: Encoding): Uint8Array {
  if (encoding === 'br') return brotliCompressSync(text, BROTLI);
  return encoding === 'gzip' ? gzipSync(text, GZIP) : Buffer.from(text);
}

/** The best encoding that a browser takes, by its `Accept-Encoding`. */
export function encodingFor(acceptEncoding: string | undefined): Encoding {
  if (accepts(acceptEncoding, 'br')) return 'br';
  return accepts(acceptEncoding, 'gzip') ? 'gzip' : null;
}

/** Whether a browser takes an encoding, by its `Accept-Encoding`. */
export function accepts(acceptEncoding: string | undefined, encoding: string): boolean {
  return (acceptEncoding ?? '').split(',').some((part) => {
    const [name = '', ...parameters] = part.split(';').map((word) => word.trim().toLowerCase());
    return name === encoding && !parameters.some((parameter) => /^q=0(\.0*)?$/.test(parameter));
  });
}

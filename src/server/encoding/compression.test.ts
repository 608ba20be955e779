import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { accepts, pack } from './compression.ts';

const LONG = '{"flights":[]}'.repeat(1_000);

describe('pack', () => {
  it('uses the best encoding that the browser accepts', async () => {
    const [brotli, gzip, plain] = [
      await pack(LONG, 'gzip, deflate, br;q=1.0'),
      await pack(LONG, 'GZIP'),
      await pack(LONG, 'br;q=0, gzip;q=0.0, deflate'),
    ];
    expect([brotli.encoding, gzip.encoding, plain]).toEqual(['br', 'gzip', { body: LONG, encoding: null }]);
    expect(brotliDecompressSync(brotli.body).toString()).toBe(LONG);
    expect(gunzipSync(gzip.body).toString()).toBe(LONG);
  });

  it('leaves short texts uncompressed', async () => {
    expect(await pack('{}', 'br')).toEqual({ body: '{}', encoding: null });
  });

  it.each([undefined, '', 'identity', 'brotli', 'xbr', ';;,,q=1'])('does not use brotli for %j', (header) => {
    expect(accepts(header, 'br')).toBe(false);
  });
});

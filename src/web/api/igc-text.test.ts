import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { igcBytesOf, igcTextOf } from './igc-text.ts';

const bytesOf = ({ igc, igcEncoding }: ReturnType<typeof igcTextOf>): Buffer => Buffer.from(igc, igcEncoding);

describe('igcTextOf', () => {
  it('reads UTF-8, umlauts and emoji included', () => {
    const text = 'HFPLTPILOT:Jürgen 🪂\r\n';
    expect(igcTextOf(Buffer.from(text))).toEqual({ igc: text, igcEncoding: 'utf-8' });
  });

  it('keeps a byte order mark', () => {
    expect(igcTextOf(Buffer.from([0xef, 0xbb, 0xbf, 0x41]))).toEqual({ igc: '\ufeffA', igcEncoding: 'utf-8' });
  });

  it('reads anything else as one character per byte', () => {
    expect(igcTextOf(Buffer.from([0x4a, 0xfc, 0x80]))).toEqual({ igc: 'J\u00fc\u0080', igcEncoding: 'latin1' });
  });

  it('restores the exact bytes, whatever they are', () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 500 }), (bytes) => {
        expect(bytesOf(igcTextOf(bytes)).equals(Buffer.from(bytes))).toBe(true);
      }),
    );
  });

  it('takes a file of 2 MB that is not UTF-8, and a larger one as base64', () => {
    const bytes = Buffer.alloc(2_097_153, 0xe9);
    const texts = [igcTextOf(bytes.subarray(1)), igcTextOf(bytes)];
    expect(texts.map(({ igcEncoding }) => igcEncoding)).toEqual(['latin1', 'base64']);
    for (const text of texts) expect(Buffer.compare(igcBytesOf(text), bytesOf(text))).toBe(0);
    expect(bytesOf(igcTextOf(bytes)).equals(bytes)).toBe(true);
  });
});

import { gunzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { gzipWithStoredHead, replaceHead, storedHead } from './stored-head.ts';

const REST = 'B1203094632904N00701072EA0194101985\r\n'.repeat(5_000);

describe('a gzip file with a stored head', () => {
  it('holds the whole text, much smaller', () => {
    const content = gzipWithStoredHead('HFDTE010724\r\n', REST);
    expect(gunzipSync(content).toString('latin1')).toBe(`HFDTE010724\r\n${REST}`);
    expect(content.length).toBeLessThan(2_000);
    expect(storedHead(content)).toBe('HFDTE010724\r\n');
  });

  it('accepts another head of the same length, with a correct checksum', () => {
    const content = gzipWithStoredHead('HFDTE010724\r\n', REST);
    const changed = replaceHead(content, 'HFDTE311299\r\n');
    expect(gunzipSync(changed).toString('latin1')).toBe(`HFDTE311299\r\n${REST}`);
    expect(storedHead(content)).toBe('HFDTE010724\r\n');
  });

  it('rejects a head of another length', () => {
    expect(() => replaceHead(gzipWithStoredHead('short', REST), 'longer')).toThrow('of its length');
  });
});

import { createHash } from 'node:crypto';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { sha256 } from './sha256.ts';

it('is that of the standard', () => {
  expect(sha256(new Uint8Array())).toBe('e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855');
  expect(sha256(Uint8Array.from([0x61, 0x62, 0x63]))).toBe(
    'ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad',
  );
});

it('is the same as another program’s, of any length and of a part of a buffer', () => {
  fc.assert(
    fc.property(fc.uint8Array({ maxLength: 400 }), fc.nat({ max: 70 }), (bytes, from) => {
      const part = bytes.subarray(from);
      expect(sha256(part)).toBe(createHash('sha256').update(part).digest('hex'));
    }),
  );
});

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { bytesOf } from '#test/builders/igc';
import { textOfBytes } from './text-of-bytes.ts';

describe('textOfBytes', () => {
  it('reads UTF-8', () => {
    expect(textOfBytes(bytesOf('HFPLTPILOT:Jürgen Ångström 🪂'))).toBe('HFPLTPILOT:Jürgen Ångström 🪂');
  });

  it('reads Latin-1 when it is not UTF-8', () => {
    expect(textOfBytes(bytesOf('HFPLTPILOT:Jürgen', 'latin1'))).toBe('HFPLTPILOT:Jürgen');
  });

  it('trims white space', () => {
    expect(textOfBytes(bytesOf('  HFPLT \t'))).toBe('HFPLT');
  });

  it('reads a percent sign', () => {
    expect(textOfBytes(bytesOf('100%25'))).toBe('100%25');
  });

  it('restores any text written in UTF-8', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (text) => {
        expect(textOfBytes(bytesOf(text))).toBe(text.trim());
      }),
    );
  });

  it('reads no more than the first thousand bytes', () => {
    expect(textOfBytes(bytesOf('x'.repeat(2_000_000)))).toHaveLength(1000);
  });

  it('never throws, whatever the bytes', () => {
    fc.assert(
      fc.property(fc.uint8Array(), (bytes) => {
        expect(textOfBytes(bytes).length).toBeLessThanOrEqual(bytes.length);
      }),
    );
  });
});

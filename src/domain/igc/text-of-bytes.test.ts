import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { bytesOf } from '#test/builders/igc';
import { textOfBytes, withoutWideCharacters } from './text-of-bytes.ts';

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

describe('withoutWideCharacters', () => {
  const text = 'AXXX\r\nHFPLTPILOT:Jürgen 山\r\n';
  const little = Buffer.from(text, 'utf16le');
  const big = Buffer.from(little).swap16();

  it.each([
    ['the lower byte first', little],
    ['the higher byte first', big],
    ['a byte order mark', Buffer.concat([Buffer.of(0xff, 0xfe), little])],
    ['the other byte order mark', Buffer.concat([Buffer.of(0xfe, 0xff), big])],
  ])('makes UTF-8 of UTF-16 with %s', (_, bytes) => {
    expect(Buffer.from(withoutWideCharacters(bytes)).toString()).toBe(text);
  });

  it('leaves other files as they are', () => {
    for (const other of [bytesOf(text), new Uint8Array(), new Uint8Array(8), Uint8Array.of(0x41)])
      expect(withoutWideCharacters(other)).toBe(other);
  });
});

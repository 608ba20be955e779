import { describe, expect, it } from 'vitest';
import { bytesOf } from '#test/builders/igc';
import { textOfHead } from './text-of-head.ts';

const TEXT = 'Date;Time;Site\n2026-05-03;10:31;Home';
const littleEndian = (text: string): Uint8Array => new Uint8Array(Buffer.from(text, 'utf16le'));
const bigEndian = (text: string): Uint8Array => new Uint8Array(Buffer.from(text, 'utf16le').swap16());

describe('the start of a file', () => {
  it.each<[string, Uint8Array]>([
    ['ASCII', bytesOf(TEXT)],
    ['UTF-8 with a mark', bytesOf(`\ufeff${TEXT}`)],
    ['UTF-16 with a mark', littleEndian(`\ufeff${TEXT}`)],
    ['UTF-16 the other way round with a mark', bigEndian(`\ufeff${TEXT}`)],
    ['UTF-16 without a mark', littleEndian(TEXT)],
    ['UTF-16 the other way round without a mark', bigEndian(TEXT)],
  ])('is read in %s', (_, bytes) => {
    expect(textOfHead(bytes)).toBe(TEXT);
  });

  it('has its ASCII characters right beside others', () => {
    for (const bytes of [bytesOf('Höhe;m'), bytesOf('Höhe;m', 'latin1'), littleEndian('\ufeffHöhe;m')]) {
      expect(textOfHead(bytes)).toMatch(/^H.{1,2}he;m$/);
    }
  });

  it('keeps zero bytes that are of no encoding', () => {
    const zeros = new Uint8Array([0x53, 0x51, 0x4c, 0, 0, 0, 0x10, 0]);
    expect(textOfHead(zeros)).toBe('SQL\0\0\0\x10\0');
    const few = littleEndian('short');
    expect(textOfHead(few)).toBe('s\0h\0o\0r\0t\0');
  });

  it('is empty for an empty file, and for a mark alone', () => {
    for (const bytes of [new Uint8Array(0), bytesOf('\ufeff'), littleEndian('\ufeff')])
      expect(textOfHead(bytes)).toBe('');
  });
});

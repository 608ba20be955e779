import { describe, expect, it } from 'vitest';
import type { TableEncoding } from '#domain/import/table/source-table';
import { textEncoding } from './decode-text.ts';
import { legacyEncoding } from './legacy-encoding.ts';

/** The bytes of a text in an encoding of one byte a letter. */
function bytesIn(encoding: TableEncoding, text: string): Uint8Array {
  const letters = Array.from({ length: 256 }, (_, byte) => new TextDecoder(encoding).decode(Uint8Array.of(byte)));
  return Uint8Array.from(text, (letter) => letters.indexOf(letter));
}

describe('the encoding of a text from before Unicode', () => {
  it.each<[TableEncoding, string]>([
    ['windows-1252', 'Datum;Startplatz\n3.5.2026;Höhenberg\n4.5.2026;Übungshang'],
    ['windows-1252', 'Date;Décollage\n3/5/2026;Forclaz – été\n4/5/2026;Hautes-Alpes, crête'],
    ['windows-1252', 'Dato;Sted\n3.5.2026;Lærdalsøyri\n4.5.2026;Ålesund'],
    ['windows-1252', 'Fecha;Despegue\n3/5/2026;Peñalara\n4/5/2026;Ávila'],
    ['windows-1252', 'Date;Site\n2026-05-03;Kandel'],
    ['windows-1250', 'Datum;Místo;Křídlo\n3.5.2026;Javorový, Třinec;Šíp'],
    ['windows-1250', 'Datum;Polijetanje\n3.5.2026.;Ajdovščina\n4.5.2026.;Učka'],
    ['windows-1250', 'Data;Miejsce\n3.5.2026;Żar\n4.5.2026;Góra Ślęża'],
    ['windows-1250', 'Dátum;Hely;Ernyő\n2026.05.03.;Hármashatár-hegy;Kék erdő'],
    ['windows-1251', 'Дата;Место\n03.05.2026;Чегем\n04.05.2026;Юца'],
    ['macintosh', 'Datum;Startplatz\r3.5.2026;Höhenberg\r4.5.2026;Übungshang'],
    ['macintosh', 'Datum;Startplatz\n3.5.2026;Höhenberg'],
    ['macintosh', 'Datum;Startplatz\n3.5.2026;Schönberg'],
    ['macintosh', 'Date;Décollage\r3/5/2026;Forêt\r4/5/2026;Crête à Gérard'],
  ])('is %s by the words of %j', (encoding, text) => {
    expect(legacyEncoding(bytesIn(encoding, text))).toBe(encoding);
  });

  it('is Shift-JIS where it has Japanese words', () => {
    const asagiri = [0x92, 0xa9, 0x96, 0xb6, 0x8d, 0x82, 0x8c, 0xb4];
    const bytes = Uint8Array.from([...Buffer.from('Date,Site\n2026-05-03,'), ...asagiri, 10]);
    expect(legacyEncoding(bytes)).toBe('shift_jis');
  });
});

it('a bad byte among others of UTF-8 does not make another encoding of it', () => {
  const text = Buffer.from('Höhe;schön;Übung;caf');
  expect(textEncoding(Uint8Array.from([...text, 0xe9, 10]))).toBe('utf-8');
  expect(textEncoding(Uint8Array.from([...Buffer.from('H'), 0xf6, ...Buffer.from('he')]))).toBe('windows-1252');
});

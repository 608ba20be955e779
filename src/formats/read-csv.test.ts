import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { TABLE_DELIMITERS, type TableEncoding } from '#domain/import/table/source-table';
import { textEncoding } from './decode-text.ts';
import { legacyEncoding, readCsv, splitCells } from './read-csv.ts';

const utf8 = (text: string): Uint8Array => new Uint8Array(Buffer.from(text));

describe('a CSV file', () => {
  it.each([
    ['a,b\n1,"x;y"\n', ','],
    ['a;b\n1,5;2,5\n3,5;4,5\n', ';'],
    ['a\tb\n1\t2\n', '\t'],
    ['a|b\n1|2\n', '|'],
    ['My flights\n\na;b\n1;2\n3;4\n', ';'],
    ['a;b\n"one, two, three";2\n"four, five";6\n', ';'],
    ['single\n', ','],
  ])('%j is separated by %j', (text, delimiter) => {
    expect(readCsv(utf8(text)).delimiter).toBe(delimiter);
  });

  it('may name its delimiter in the first line, as spreadsheets do', () => {
    expect(readCsv(utf8('sep=;\r\na,b;c\r\n1;2'))).toMatchObject({
      delimiter: ';',
      rows: [
        ['a,b', 'c'],
        ['1', '2'],
      ],
    });
  });

  it.each([
    ['utf-8', Buffer.from('\ufeffname;Höhe\nä;1')],
    ['utf-8', Buffer.from('name;Höhe\nä;1')],
    ['utf-16le', Buffer.from('\ufeffname;Höhe\nä;1', 'utf16le')],
    ['utf-16le', Buffer.from('name;Höhe\nä;1', 'utf16le')],
    ['utf-16be', Buffer.from('\ufeffname;Höhe\nä;1', 'utf16le').swap16()],
    ['utf-16be', Buffer.from('name;Höhe\nä;1', 'utf16le').swap16()],
    ['windows-1252', Buffer.from('name;Höhe\nä;1', 'latin1')],
  ])('is read in %s', (encoding, bytes) => {
    const rows = [
      ['name', 'Höhe'],
      ['ä', '1'],
    ];
    expect(readCsv(new Uint8Array(bytes))).toEqual({ encoding, delimiter: ';', sheet: null, rows });
  });

  it('is read in the encoding and with the delimiter that the pilot chooses', () => {
    const bytes = utf8('a;b,ö\n');
    expect(readCsv(bytes, { delimiter: ';' }).rows).toEqual([['a', 'b,ö']]);
    expect(readCsv(bytes, { encoding: 'windows-1252' }).rows).toEqual([['a;b', 'Ã¶']]);
  });

  it('may have quotes within quoted cells that nobody has doubled', () => {
    const lines = ['"1","Rossegg "Egg"","Tal","a"', '"2","Alp","Wiese",""', '"3","Der "erste" Flug","x","y"'];
    expect(readCsv(utf8(lines.join('\n'))).rows).toEqual([
      ['1', 'Rossegg "Egg"', 'Tal', 'a'],
      ['2', 'Alp', 'Wiese', ''],
      ['3', 'Der "erste" Flug', 'x', 'y'],
    ]);
    const doubled = '"1","Rossegg ""Egg""","Tal"\n"2","Alp","x"';
    expect(readCsv(utf8(doubled)).rows[0]).toEqual(['1', 'Rossegg "Egg"', 'Tal']);
  });

  it('has rows of the same length, empty ones at their places, none at the end', () => {
    expect(readCsv(utf8('a;b;c\n1\n\n2;3\n;;\n\n')).rows).toEqual([
      ['a', 'b', 'c'],
      ['1', '', ''],
      ['', '', ''],
      ['2', '3', ''],
    ]);
  });

  it('has cells of several lines, and quotes that nobody has doubled', () => {
    expect(readCsv(utf8('"a\nb";c\n"the "best" day";d')).rows).toEqual([
      ['a\nb', 'c'],
      ['the "best" day', 'd'],
    ]);
  });

  it('has at most 20,000 rows', () => {
    const lines = 'a;b\n'.repeat(20_000);
    expect(readCsv(utf8(lines)).rows.length).toBe(20_000);
    expect(() => readCsv(utf8(`${lines}a;b`))).toThrow('tooManyRows');
  });

  it('has at most 200 columns', () => {
    expect(readCsv(utf8(`${';'.repeat(500)}\nx;${';'.repeat(500)}`)).rows.map(({ length }) => length)).toEqual([
      200, 200,
    ]);
  });
});

const split = (text: string) => splitCells(text, ';', 1_000);

describe('the cells of a CSV text', () => {
  it.each([
    [
      'a;b\nc;d',
      [
        ['a', 'b'],
        ['c', 'd'],
      ],
    ],
    ['a;b\r\nc;d\r\n', [['a', 'b'], ['c', 'd'], ['']]],
    ['a\rb', [['a'], ['b']]],
    [
      'a;\n;b',
      [
        ['a', ''],
        ['', 'b'],
      ],
    ],
    ['\n\na', [[''], [''], ['a']]],
    ['', [['']]],
    ['"a;b";"c\nd"', [['a;b', 'c\nd']]],
    ['"a ""b"" c";""', [['a "b" c', '']]],
    ['"the "best" day";b', [['the "best" day', 'b']]],
    ['12" board;b', [['12" board', 'b']]],
    [
      '"never closed;b\nc;d',
      [
        ['"never closed', 'b'],
        ['c', 'd'],
      ],
    ],
    ['a,b|c\td', [['a,b|c\td']]],
  ])('of %j', (text, rows) => {
    expect(split(text)).toEqual(rows);
  });

  it('are those of the first rows, and of the first 200 columns', () => {
    expect(splitCells('a\nb\nc', ';', 2)).toEqual([['a'], ['b']]);
    expect(split(`${'x;'.repeat(300)}\ny`).map(({ length }) => length)).toEqual([200, 1]);
  });

  it('are those that were written, whatever is in them', () => {
    const cell = fc.string({ unit: fc.constantFrom('"', ';', ',', '\t', '|', '\n', '\r', 'a', ' ') });
    const rows = fc.array(fc.array(cell, { minLength: 1, maxLength: 4 }), { minLength: 1, maxLength: 5 });
    fc.assert(
      fc.property(rows, fc.constantFrom(...TABLE_DELIMITERS), (written, delimiter) => {
        const quoted = (text: string) => `"${text.replaceAll('"', '""')}"`;
        const text = written.map((row) => row.map(quoted).join(delimiter)).join('\r\n');
        expect(splitCells(text, delimiter, 1_000)).toEqual(written);
      }),
    );
  });

  it('are found in time, however many quotes there are', () => {
    const rows = 20_000;
    expect(split('"a;'.repeat(rows)).length).toBe(1);
    expect(splitCells('"a" b;\n'.repeat(rows), ';', 2 * rows).length).toBeGreaterThan(1);
  });
});

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

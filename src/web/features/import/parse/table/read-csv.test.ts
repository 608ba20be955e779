import { describe, expect, it } from 'vitest';
import { readCsv } from './read-csv.ts';

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

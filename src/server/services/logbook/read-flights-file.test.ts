import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { splitRows as split } from './read-flights-file.ts';

const splitRows = (text: string, maxRows = 1_000) => split(text, maxRows);

const rowsOf = (text: string) => splitRows(text).rows;

describe('a CSV text', () => {
  it('is split into rows and cells', () => {
    expect(splitRows('a,b\n1,2\n3,4')).toEqual({
      rows: [
        ['a', 'b'],
        ['1', '2'],
        ['3', '4'],
      ],
      openQuoteAt: null,
    });
  });

  it.each([
    ['\n', 'Unix'],
    ['\r\n', 'Windows'],
    ['\r', 'an old Mac'],
  ])('may have the line ends %j of %s', (end) => {
    expect(rowsOf(`a,b${end}1,2${end}`)).toEqual([
      ['a', 'b'],
      ['1', '2'],
    ]);
  });

  it('ends with or without a line end', () => {
    expect(rowsOf('a\nb\n')).toEqual([['a'], ['b']]);
    expect(rowsOf('a\nb')).toEqual([['a'], ['b']]);
  });

  it('keeps empty lines, so that records can be counted as in a spreadsheet', () => {
    expect(rowsOf('a\n\nb\n')).toEqual([['a'], [''], ['b']]);
  });

  it('keeps empty cells, at the end of the text, too', () => {
    expect(rowsOf('a,,b\n,,\n1,2,')).toEqual([
      ['a', '', 'b'],
      ['', '', ''],
      ['1', '2', ''],
    ]);
  });

  it('is split up to a number of rows', () => {
    expect(splitRows('a\nb\nc', 2).rows).toEqual([['a'], ['b']]);
  });

  it('may be empty', () => {
    expect(rowsOf('')).toEqual([]);
    expect(rowsOf('\ufeff')).toEqual([]);
  });

  it('is read without a leading byte order mark, before quotes, too', () => {
    expect(rowsOf('\ufeffdate,site')).toEqual([['date', 'site']]);
    expect(rowsOf('\ufeff"date","site"')).toEqual([['date', 'site']]);
  });
});

describe('the delimiter', () => {
  it.each([',', ';', '\t'])('may be %j', (delimiter) => {
    expect(rowsOf(`date${delimiter}site\n2026-05-03${delimiter}Kandel`)).toEqual([
      ['date', 'site'],
      ['2026-05-03', 'Kandel'],
    ]);
  });

  it('is determined by the header alone: others are text', () => {
    expect(rowsOf('date;remarks\n2026-05-03;up, down, up, landed')[1]).toEqual(['2026-05-03', 'up, down, up, landed']);
    expect(rowsOf('date,remarks\n2026-05-03,a;b;c\td')[1]).toEqual(['2026-05-03', 'a;b;c\td']);
  });

  it('is not looked for inside quotes', () => {
    expect(rowsOf('"date,of,flight";site')).toEqual([['date,of,flight', 'site']]);
  });

  it("may be named by Excel's own first line", () => {
    expect(rowsOf('sep=;\r\ndate;site')).toEqual([['date', 'site']]);
    expect(rowsOf('\ufeffSEP=\t\ndate\tsite')).toEqual([['date', 'site']]);
    expect(rowsOf('sep=;')).toEqual([]);
  });

  it('is looked for in the first line that is not empty', () => {
    expect(rowsOf('\n\ndate;site').at(-1)).toEqual(['date', 'site']);
  });
});

describe('a cell in quotes', () => {
  it('may hold delimiters, line breaks and doubled quotes', () => {
    expect(rowsOf('"a,b","c\r\nd","e ""f"" g"\n1,2,3')).toEqual([
      ['a,b', 'c\r\nd', 'e "f" g'],
      ['1', '2', '3'],
    ]);
  });

  it('may be empty, or hold nothing but a quote', () => {
    expect(rowsOf('"","""",""""""')).toEqual([['', '"', '""']]);
  });

  it('that is closed before its end is reported by its row', () => {
    expect(splitRows('a,b\n"a"b,c').openQuoteAt).toBe(1);
  });

  it('begins with the quote: a later one is text', () => {
    expect(rowsOf('6" tube,"x"')).toEqual([['6" tube', 'x']]);
  });

  it('that never closes is reported by its row', () => {
    expect(splitRows('a,b\n1,"2\n3,4')).toEqual({
      rows: [
        ['a', 'b'],
        ['1', '2\n3,4'],
      ],
      openQuoteAt: 1,
    });
    expect(splitRows('a\n"b""').openQuoteAt).toBe(1);
    expect(splitRows('a\n"').openQuoteAt).toBe(1);
  });
});

describe('splitting', () => {
  const cell = fc.string({ unit: fc.constantFrom('a', 'é', '👍', '"', ',', ';', '\t', '\n', '\r', ' ') });
  const table = fc
    .integer({ min: 2, max: 4 })
    .chain((width) => fc.array(fc.array(cell, { minLength: width, maxLength: width }), { maxLength: 6 }));

  it('returns any cells that were quoted', () => {
    const quoted = (text: string) => `"${text.replaceAll('"', '""')}"`;
    fc.assert(
      fc.property(table, fc.constantFrom(',', ';', '\t'), (rows, delimiter) => {
        const text = rows.map((row) => row.map(quoted).join(delimiter)).join('\r\n');
        const { rows: found, openQuoteAt } = splitRows(`sep=${delimiter}\r\n${text}\r\n`);
        expect(openQuoteAt).toBeNull();
        expect(found).toEqual(rows.length === 0 ? [['']] : rows);
      }),
    );
  });

  it('terminates and loses no character, for any text', () => {
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom('a', 'b', '"', ',', '\n', '\r'), maxLength: 40 }), (text) => {
        const letters = (of: string) => of.replace(/[^ab]/g, '');
        expect(letters(splitRows(text).rows.flat().join(''))).toBe(letters(text));
      }),
    );
  });
});

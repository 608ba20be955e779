import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { TABLE_DELIMITERS } from '#domain/import/table/source-table';
import { splitCells } from './split-cells.ts';

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

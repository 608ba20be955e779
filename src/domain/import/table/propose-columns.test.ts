import { describe, expect, it } from 'vitest';
import { tableOf } from '#test/builders/source-tables';
import { type Content, contentOf, findHeaderRow, isDate, proposeColumns } from './propose-columns.ts';
import { cellsOfColumn, firstRow, tellingCells } from './source-table.ts';

const FLIGHTS = ['2026-05-03;10:31;75;Home;calm', '2026-05-04;11:05;20;Home;windy'];

describe('the header row', () => {
  it.each([
    ['the first', ['Date;Time;Duration;Site;Remarks', ...FLIGHTS], 0],
    ['below a title', ['My logbook;;;;', 'Date;Time;Duration;Site;Remarks', ...FLIGHTS], 1],
    ['the one with the most headers', ['Date;2026;;;', 'Date;Time;Duration;Site;Remarks', ...FLIGHTS], 1],
    ['above the first date, whatever its words', ['a;b;c;d;e', ...FLIGHTS], 0],
    ['none above a first row with a date', FLIGHTS, null],
    ['none of no dates and no words', ['a;b', 'c;d'], null],
    ['none of nothing', [], null],
  ])('is %s', (_, lines, row) => {
    expect(findHeaderRow(tableOf(...lines))).toBe(row);
  });

  it('is among the first twenty', () => {
    const titles = Array.from({ length: 20 }, () => 'title');
    expect(findHeaderRow(tableOf(...titles.slice(1), 'Date;Time;Site'))).toBe(19);
    expect(findHeaderRow(tableOf(...titles, 'Date;Time;Site'))).toBeNull();
  });

  it('is no row with a date, however many headers it has', () => {
    expect(findHeaderRow(tableOf('Date;Time;Site', '2026-05-03;Time;Site;Glider'))).toBe(0);
  });
});

describe('the columns of a table', () => {
  const fieldsOf = (...lines: readonly string[]) => {
    const table = tableOf(...lines);
    return proposeColumns(table, findHeaderRow(table)).map(({ column, field }) => [column, field]);
  };

  it('are those that their headers name', () => {
    expect(fieldsOf('Date;Time;Duration;Site;Remarks', ...FLIGHTS)).toEqual([
      [0, 'date'],
      [1, 'time'],
      [2, 'duration'],
      [3, 'site'],
      [4, 'remarks'],
    ]);
  });

  it('are known by their content where no header names them', () => {
    expect(fieldsOf('a;b;c', '2026-05-03;10:31;1h15', '2026-05-04;11:05;0h20')).toEqual(
      expect.arrayContaining([
        [0, 'date'],
        [1, 'time'],
      ]),
    );
  });

  it('have one for each field, and remarks as often as they are named', () => {
    const found = fieldsOf('Date;Date;Remarks;Comments;Site', '2026-05-03;2026-05-03;calm;warm;Home');
    const fields = found.map(([, field]) => field);
    expect(fields.filter((field) => field === 'date')).toHaveLength(1);
    expect(fields.filter((field) => field === 'remarks')).toHaveLength(2);
  });

  it('have no date where a header promises one that the cells are not', () => {
    expect(fieldsOf('Date;Site;Duration', 'soon;Home;75', 'later;Home;20').map(([, field]) => field)).not.toContain(
      'date',
    );
  });

  it('are no names where all cells are numbers, dates or times, and no place where they are no degrees', () => {
    expect(fieldsOf('Datum;Startplatz;Schirm;Wie lange', '3.5.2026;12;34;1:05', '4.5.2026;13;35;0:45')).toEqual([
      [0, 'date'],
      [3, 'duration'],
    ]);
    expect(fieldsOf('Date;Lat;Longitude', '2026-05-03;late;long')).toEqual([[0, 'date']]);
  });

  it('are the airtimes of flights rather than their sum', () => {
    expect(fieldsOf('Date;Total time;Flight time', '2026-05-03;1:05;1:05', '2026-05-04;1:50;0:45')).toEqual([
      [0, 'date'],
      [2, 'duration'],
    ]);
  });

  it('have dates that a spreadsheet counts where a header says so', () => {
    expect(fieldsOf('Date;Site', '46145;Kandel', '46159;Kandel')).toEqual([
      [0, 'date'],
      [1, 'site'],
    ]);
    expect(fieldsOf('Number;Site;Wing', '46145;Kandel;a', '46159;Kandel;a')).toEqual([
      [1, 'site'],
      [2, 'glider'],
    ]);
  });

  it('are in the order of the table, each once', () => {
    const columns = fieldsOf('Site;x;Date;Remarks;Time', 'Home;;2026-05-03;calm;10:31').map(([column]) =>
      Number(column),
    );
    expect(columns).toEqual(columns.toSorted((a, b) => a - b));
    expect(new Set(columns).size).toBe(columns.length);
  });

  it('are none of an empty table', () => {
    expect(proposeColumns(tableOf(), null)).toEqual([]);
    expect(fieldsOf('', '')).toEqual([]);
  });
});

describe('the cells of a column', () => {
  const table = tableOf('Head;x', ' a ;1', ';2', 'c;3');

  it('are those below the header that have a value, trimmed', () => {
    expect(tellingCells(table, 0, 0)).toEqual(['a', 'c']);
    expect(tellingCells(table, null, 0)).toEqual(['Head', 'a', 'c']);
    expect(cellsOfColumn(table, 1, 1)).toEqual(['2', '3']);
    expect(cellsOfColumn(table, 0, 9)).toEqual([]);
  });

  it('that tell are those of 200 rows', () => {
    const long = tableOf(...Array.from({ length: 300 }, (_, i) => String(i)));
    expect(tellingCells(long, null, 0)).toHaveLength(200);
    expect(tellingCells(long, 9, 0)[0]).toBe('10');
    expect(cellsOfColumn(long, 9, 0)).toHaveLength(290);
  });

  it('begin after the header', () => {
    expect([firstRow({ headerRow: null }), firstRow({ headerRow: 0 }), firstRow({ headerRow: 4 })]).toEqual([0, 1, 5]);
  });
});

describe('the content of a column', () => {
  it.each<[Content, readonly string[]]>([
    ['dates', ['2026-05-03', '3.5.2026', '5/3/26', '3 May 2026']],
    ['dates', ['2026-05-03 10:31']],
    ['times', ['10:31', '09:00:12', '17:45']],
    ['times', ['0:30', '10:31', '12:00', '13:00', '14:30']],
    ['durations', ['1:05', '0:20', '2:40']],
    ['durations', ['1:05', '0:20', '2:40', '7:10']],
    ['durations', ['1h05', '20min', "35'", 'PT1H']],
    ['text', ['75', '120', '1850']],
    ['text', ['Kandel', 'Niesen']],
    ['text', ['10:31', 'noon', 'early']],
    ['text', []],
  ])('is %s: %j', (content, cells) => {
    expect(contentOf(cells)).toBe(content);
  });

  it('is what nine tenths of its cells are', () => {
    const dates = Array.from({ length: 18 }, (_, i) => `2026-05-${String(i + 1).padStart(2, '0')}`);
    expect(contentOf([...dates, 'Total', 'Mean'])).toBe('dates');
    expect(contentOf([...dates, 'Total', 'Mean', 'Most'])).toBe('text');
  });
});

it('a date is one in whatever order', () => {
  expect(['31/12/2026', '12/31/2026', '26/12/31', '20261231'].map(isDate)).toEqual([true, true, true, true]);
  expect(['13/13/2026', 'Kandel', '', '10:31', '1850'].map(isDate)).not.toContain(true);
});

import { describe, expect, it } from 'vitest';
import { type CellDraft, type WorkbookDraft, workbookBytes } from '#test/builders/workbook';
import { ReadError } from './read-error.ts';
import { kindOfFormat, readWorkbook } from './read-workbook.ts';

const read = async (draft: WorkbookDraft) => await readWorkbook(Uint8Array.from(workbookBytes(draft)));
const rowsOf = async (draft: WorkbookDraft) => (await read(draft)).map(({ rows }) => rows);

const HEADER = ['Date', 'Site'];
const SHEET = { Flights: [HEADER, ['2026-05-03', 'Kandel']] };

const problemOf = async (draft: WorkbookDraft): Promise<string> => {
  try {
    await read(draft);
    return '';
  } catch (error) {
    return error instanceof ReadError ? error.problem : String(error);
  }
};

describe('a workbook', () => {
  it('has a table for each sheet that is shown and has two rows', async () => {
    const sheets = { ...SHEET, 'Title & more': [['only']], Empty: [], Old: SHEET.Flights, 'Höhen <m>': [['a'], ['b']] };
    expect(await read({ sheets, hidden: ['Old'] })).toEqual([
      { sheet: 'Flights', rows: SHEET.Flights, delimiter: null, encoding: null },
      { sheet: 'Höhen <m>', rows: [['a'], ['b']], delimiter: null, encoding: null },
    ]);
  });

  it('has its texts in the cells or shared', async () => {
    const sheets = {
      A: [
        ['a & b', '<c>'],
        [' d ', 'ä'],
      ],
    };
    const rows = [
      ['a & b', '<c>'],
      [' d ', 'ä'],
    ];
    expect(await rowsOf({ sheets })).toEqual([rows]);
    expect(await rowsOf({ sheets, inline: true })).toEqual([rows]);
  });

  it('has the text of a link that nothing has computed yet', async () => {
    const formula = 'HYPERLINK("https://example.org","Hill A")';
    const cells = `<c r="A1"><f>${formula.replaceAll('"', '&quot;')}</f></c><c r="A2" t="str"><f>1+1</f><v>2</v></c>`;
    const sheet = `<worksheet><sheetData><row r="1">${cells.slice(0, cells.indexOf('<c r="A2"'))}</row><row r="2">${cells.slice(cells.indexOf('<c r="A2"'))}</row></sheetData></worksheet>`;
    expect(await rowsOf({ sheets: { A: [] }, parts: { 'xl/worksheets/sheet1.xml': sheet } })).toEqual([
      [['Hill A'], ['2']],
    ]);
  });

  it('has texts of several formats as one, without how they are pronounced', async () => {
    const strings = '<sst><si><r><t>Kan</t></r><r><t>del</t></r><rPh><t>x</t></rPh></si><si><t>b</t></si></sst>';
    const sheets = { A: [['1'], ['2']] };
    expect(await rowsOf({ sheets, parts: { 'xl/sharedStrings.xml': strings } })).toEqual([[['Kandel'], ['b']]]);
  });

  it('has days and times as text, whatever their format', async () => {
    const cells: readonly CellDraft[] = [
      { number: 46_145, format: 'date' },
      { number: 46_145.438, format: 'dateTime' },
      { number: 46_145, format: 'dateTime' },
      { number: 0.4375, format: 'time' },
      { number: 46_145.4375, format: 'time' },
      { number: 1.0451388, format: 'elapsed' },
      { number: 7.504433333333333, format: 'number' },
      { number: 12.299999999999999, format: 'number' },
      { number: 1_850, format: 'metres' },
      { number: -1, format: 'date' },
    ];
    const [rows] = await rowsOf({ sheets: { A: [['h'], cells] } });
    expect(rows?.[1]).toEqual([
      '2026-05-03',
      '2026-05-03 10:30:43',
      '2026-05-03',
      '10:30:00',
      '10:30:00',
      '25:05:00',
      '7.50443333333333',
      '12.3',
      '1850',
      '-1',
    ]);
  });

  it('may count its days from 1904', async () => {
    const sheets = { A: [['Date'], [{ number: 44_683, format: 'date' }]] } as const;
    expect(await rowsOf({ sheets, is1904: true })).toEqual([[['Date'], ['2026-05-03']]]);
  });

  it('has its rows and columns at their places', async () => {
    const sheet =
      '<worksheet><row r="2"><c r="B2" t="str"><f>A1</f><v>x</v></c><c t="b"><v>1</v></c></row><row><c t="e"><v>#REF!</v></c><c t="inlineStr"><is><t>y</t></is></c></row></worksheet>';
    const parts = { 'xl/worksheets/sheet1.xml': sheet };
    expect(await rowsOf({ sheets: SHEET, parts })).toEqual([
      [
        ['', '', ''],
        ['', 'x', 'TRUE'],
        ['', 'y', ''],
      ],
    ]);
  });

  it('may have formatted cells without a value far below and to the right', async () => {
    const sheet =
      '<worksheet><row r="1"><c r="A1" t="str"><v>x</v></c><c r="XFD1" s="1"/></row><row r="2"><c r="A2" t="str"><v>y</v></c></row><row r="1048576"><c r="A1048576" s="1"/></row></worksheet>';
    expect(await rowsOf({ sheets: SHEET, parts: { 'xl/worksheets/sheet1.xml': sheet } })).toEqual([[['x'], ['y']]]);
  });
});

describe('a workbook that is refused', () => {
  it.each([
    ['tooManyRows', '<worksheet><row r="20001"><c r="A20001" t="str"><v>x</v></c></row></worksheet>'],
    ['doctype', '<!DOCTYPE x [<!ENTITY a "b">]><worksheet/>'],
    ['tooDeep', '<a>'.repeat(100)],
    ['badXml', '</b>'.repeat(200)],
  ])('%s', async (problem, sheet) => {
    expect(await problemOf({ sheets: SHEET, parts: { 'xl/worksheets/sheet1.xml': sheet } })).toBe(problem);
  });

  it('tooLargeFile: a part that unpacks to more than 64 MB', async () => {
    const sheet = `<worksheet>${' '.repeat(64 * 2 ** 20)}</worksheet>`;
    expect(await problemOf({ sheets: SHEET, parts: { 'xl/worksheets/sheet1.xml': sheet } })).toBe('tooLargeFile');
  });

  it('is none whose parts are missing or lead elsewhere: it has no tables', async () => {
    const relations = '<Relationships><Relationship Id="rId1" Target="../../etc/passwd"/></Relationships>';
    for (const text of ['', '<Relationships/>', relations]) {
      expect(await read({ sheets: SHEET, parts: { 'xl/_rels/workbook.xml.rels': text } })).toEqual([]);
    }
  });
});

describe('a format of numbers', () => {
  it.each([
    ['General', null],
    ['0.00', null],
    ['#,##0 "days"', null],
    ['0.0\\ \\m', null],
    ['[Red]0', null],
    ['dd/mm/yyyy', 'date'],
    ['[$-407]d. mmm yy;@', 'date'],
    ['mmm yy', 'date'],
    ['yyyy-mm-dd hh:mm', 'dateTime'],
    ['h:mm AM/PM', 'time'],
    ['mm:ss', 'time'],
    ['[h]:mm', 'elapsed'],
    ['[mm]:ss', 'elapsed'],
  ])('%j', (code, kind) => {
    expect(kindOfFormat(code)).toBe(kind);
  });
});

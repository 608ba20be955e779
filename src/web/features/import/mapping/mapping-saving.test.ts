import { expect, it } from 'vitest';
import { EMPTY_MAPPING, type TableMapping } from '#domain/import/table/table-mapping';
import { sourceTable, tableReading } from '#test/builders/table-readings';
import { knownNamed, proposedMappingName } from './known-mappings.ts';
import { fileOfMapping, mappingInFile, namedMapping } from './mapping-saving.ts';

const CLUB: TableMapping = {
  ...EMPTY_MAPPING,
  name: 'Club: 2024/25',
  headerRow: 0,
  columns: [{ column: 2, header: 'Tag', field: 'date' }],
};

it('a mapping as a file is the same again', async () => {
  const file = fileOfMapping(CLUB);
  expect([file.name, file.type]).toEqual(['Club 2024 25.json', 'application/json']);
  expect(await mappingInFile(file)).toEqual(CLUB);
});

it.each([
  ['another JSON', '{"version": 1}'],
  ['no JSON', 'Date,Site'],
  ['too much', ' '.repeat(2 ** 20 + 1)],
])('a file with %s has none', async (_, text) => {
  expect(await mappingInFile(new File([text], 'a.json'))).toBeNull();
});

it('is kept under a name without spaces around it, and with headers that are not too long', () => {
  const long = { ...CLUB, columns: [{ column: 2, header: '🪂'.repeat(300), field: 'date' as const }] };
  const kept = namedMapping(long, '  Club ');
  expect([kept.name, kept.columns[0]?.header]).toEqual(['Club', '🪂'.repeat(100)]);
  expect(namedMapping({ ...CLUB, onlyActivity: `Free flight|${'x'.repeat(500)}` }, 'Club').onlyActivity).toBe(
    'Free flight',
  );
});

it('the pilot’s own comes before those of logbooks with the same name', () => {
  const presets = [
    { ...CLUB, dateOrder: 'mdy' as const },
    { ...CLUB, dateOrder: 'dmy' as const },
  ];
  expect(knownNamed({ own: [CLUB], presets }, CLUB.name)).toEqual([CLUB]);
  expect(knownNamed({ own: [], presets }, CLUB.name)).toEqual(presets);
  expect(knownNamed({ own: [], presets: [] }, CLUB.name)).toEqual([]);
});

it('the name proposed is that of the file', () => {
  const placed = (path: string) => ({ reading: tableReading(path, sourceTable([])), index: 0 });
  expect(
    ['a/b/My flights.2024.csv', 'flights', 'x'.repeat(99)].map((path) => proposedMappingName(placed(path))),
  ).toEqual(['My flights.2024', 'flights', 'x'.repeat(50)]);
});

it('the name proposed for one of several sheets has the sheet, so that none replaces another', () => {
  const reading = tableReading('b.xlsx', ...['Solo', 'Tandem'].map((sheet) => sourceTable([], { sheet })));
  expect([0, 1].map((index) => proposedMappingName({ reading, index }))).toEqual(['b Solo', 'b Tandem']);
});

import { expect, it } from 'vitest';
import type { SourceTable } from '#domain/import/table/source-table';
import { isEncodingDoubtful, unreadableCells, wordsIn } from './table-encoding.ts';

const TABLE: SourceTable = {
  rows: [
    ['Site', 'Wing'],
    ['H…he', 'Omega'],
  ],
  sheet: null,
  delimiter: ';',
  encoding: 'windows-1252',
  telling: [[72, 0x85, 104, 101]],
};

it('words of a table are shown as they are in each encoding', () => {
  expect((['macintosh', 'windows-1250'] as const).map((encoding) => wordsIn(TABLE, encoding))).toEqual([
    'HÖhe',
    'H…he',
  ]);
  expect(wordsIn({ ...TABLE, telling: [] }, 'macintosh')).toBe('');
});

it('an encoding is doubtful when it is a guess and matters, or does not fit', () => {
  expect(isEncodingDoubtful(TABLE)).toBe(true);
  expect(isEncodingDoubtful({ ...TABLE, telling: [] })).toBe(false);
  expect(isEncodingDoubtful({ ...TABLE, encoding: 'utf-8' })).toBe(false);
  const damaged: SourceTable = { ...TABLE, encoding: 'utf-8', rows: [['caf\ufffd', 'Omega', '\ufffd']] };
  expect([isEncodingDoubtful(damaged), unreadableCells(damaged)]).toEqual([true, 2]);
  expect(isEncodingDoubtful({ ...TABLE, encoding: null, sheet: 'Flights' })).toBe(false);
});

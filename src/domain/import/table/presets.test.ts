import { expect, it } from 'vitest';
import { tableOf } from '#test/builders/source-tables';
import { CSV_COLUMNS } from '../../csv/columns.ts';
import { metresFrom } from '../../units.ts';
import { PRESETS, presetsIn } from './presets.ts';
import { proposeMapping } from './propose-mapping.ts';
import { readRows } from './read-rows.ts';

const OWN_CSV = tableOf(CSV_COLUMNS.join(';'), '2026-05-03;60;3000;Kandel;900;;48.05;8.01;Omega;;');

it.each([
  ['meters', 3_000],
  ['feet', metresFrom(3_000, 'feet')],
] as const)('altitudes of our own export are in the unit of its pilot: %s', (unit, altitude) => {
  const { mapping, known } = proposeMapping(OWN_CSV, presetsIn(unit));
  expect(known).toBe('Wingbook');
  expect(readRows(OWN_CSV, mapping).flights).toMatchObject([{ altitude }]);
});

it('other layouts have their own unit, whatever that of the pilot is', () => {
  const others = ({ name }: { readonly name: string }): boolean => name !== 'Wingbook';
  expect(presetsIn('feet').filter(others)).toEqual(PRESETS.filter(others));
});

it('tags of our own export may have semicolons', () => {
  const row = ['2026-05-03', '60', '', '', '', '', '', '', '', '', 'up; down, XC'];
  const table = { ...OWN_CSV, rows: [[...CSV_COLUMNS], row] };
  const { mapping, known } = proposeMapping(table, PRESETS);
  expect(known).toBe('Wingbook');
  expect(readRows(table, mapping).flights).toMatchObject([{ tags: ['up; down', 'XC'] }]);
});

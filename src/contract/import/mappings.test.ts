import { expect, it } from 'vitest';
import { EMPTY_MAPPING } from '#domain/import/table/table-mapping';
import { mappingInText } from './mappings.ts';

const MAPPING = { ...EMPTY_MAPPING, name: 'Club', columns: [{ column: 3, header: 'Tag', field: 'date' }] };

it('a file with a mapping is that mapping', () => {
  expect(mappingInText(JSON.stringify(MAPPING, null, 2))).toEqual(MAPPING);
});

it('also a file with the source of the layout, as presets have', () => {
  expect(mappingInText(JSON.stringify({ ...MAPPING, source: 'seen' }))).toEqual(MAPPING);
});

it.each([
  ['no JSON', '{"version":'],
  ['nothing', ''],
  ['a list', '[]'],
  ['a newer version', JSON.stringify({ ...MAPPING, version: 2 })],
  ['no name', JSON.stringify({ ...MAPPING, name: '' })],
  ['a column beyond all', JSON.stringify({ ...MAPPING, columns: [{ column: 200, header: '', field: 'date' }] })],
])('a file with %s has none', (_, text) => {
  expect(mappingInText(text)).toBeNull();
});

import { expect, it } from 'vitest';
import { EMPTY_MAPPING } from '#domain/import/table/table-mapping';
import { mappingOf } from './mappings.ts';

const MAPPING = { ...EMPTY_MAPPING, name: 'Club', columns: [{ column: 3, header: 'Tag', field: 'date' }] };

it('a file with a mapping is that mapping', () => {
  expect(mappingOf(JSON.stringify(MAPPING, null, 2))).toEqual(MAPPING);
});

it.each([
  ['no JSON', '{"version":'],
  ['nothing', ''],
  ['a list', '[]'],
  ['a newer version', JSON.stringify({ ...MAPPING, version: 2 })],
  ['no name', JSON.stringify({ ...MAPPING, name: '' })],
])('a file with %s has none', (_, text) => {
  expect(mappingOf(text)).toBeNull();
});

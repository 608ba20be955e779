import { expect, it } from 'vitest';
import { buildsToDelete } from './kept-builds.ts';

function builds(names: string, open = '') {
  return [...names].map((name) => ({ name, isOpen: open.includes(name) }));
}

it.each<[string, { kept: ReturnType<typeof builds>; current: string; isSilent?: boolean; deleted: string }]>([
  ['the first build', { kept: builds('a'), current: 'a', deleted: '' }],
  ['the latest beside the present one', { kept: builds('abc'), current: 'c', deleted: 'a' }],
  ['those of open pages, too', { kept: builds('abcd', 'a'), current: 'd', deleted: 'b' }],
  ['the present one after a rollback', { kept: builds('abc'), current: 'b', deleted: 'a' }],
  ['five where a page is silent', { kept: builds('abcdefg'), current: 'g', isSilent: true, deleted: 'ab' }],
])('keeps %s', (_, { kept, current, isSilent = false, deleted }) => {
  expect(buildsToDelete(kept, current, isSilent)).toEqual([...deleted]);
});

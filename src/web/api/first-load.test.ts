import { expect, it } from 'vitest';
import { load } from '#contract/data';
import { firstLoadUrl } from './first-load.ts';
import { requestOf } from './request.ts';

it.each(['a-b_c/+', null])('is the request of a page that knows no pilot yet, with the csrf value %s', (csrf) => {
  expect(firstLoadUrl(csrf)).toBe(requestOf(load, { query: { lastModified: null } }, { csrf, pilotId: null }).url);
});

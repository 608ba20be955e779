import { expect, it } from 'vitest';
import { isCurrent, NAV_ITEMS } from './navigation.tsx';

const currentAt = (path: string): string[] =>
  NAV_ITEMS.filter((item) => isCurrent(item, path)).map((item) => item.label);

it('marks the item that a page belongs to, also for details and forms', () => {
  expect(currentAt('/flights')).toEqual(['Flights']);
  expect(currentAt('/flight/12')).toEqual(['Flights']);
  expect(currentAt('/glider/0/edit')).toEqual(['Gliders']);
  expect(currentAt('/pilot')).toEqual(['Pilot']);
  expect(currentAt('/pilot/edit/flights-upload')).toEqual(['Pilot']);
});

it('marks none elsewhere', () => {
  expect(currentAt('/')).toEqual([]);
  expect(currentAt('/nowhere')).toEqual([]);
});

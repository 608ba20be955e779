// @vitest-environment happy-dom
import { afterEach, expect, it, vi } from 'vitest';
import { removeStoredChanges, storeChanges, storedChanges } from './stored-changes.ts';

const CHANGES = [
  { changeId: 8, text: '2 flights deleted.', flightIds: new Set([1, 2]) },
  { changeId: 7, text: 'Tag added to 1 flight.', flightIds: new Set([2]) },
];

afterEach(() => {
  vi.unstubAllGlobals();
  sessionStorage.clear();
});

it('returns what was stored of this pilot, and nothing of another one', () => {
  storeChanges(3, CHANGES);
  expect(storedChanges(3)).toEqual(CHANGES);
  expect(storedChanges(4)).toEqual([]);
});

it('returns nothing once it is removed', () => {
  storeChanges(3, CHANGES);
  removeStoredChanges();
  expect(storedChanges(3)).toEqual([]);
  expect(sessionStorage).toHaveLength(0);
});

it.each(['', 'no json', '{"pilotId":3}', '{"pilotId":3,"changes":[{"changeId":"8","text":"","flightIds":[]}]}'])(
  'returns nothing for %j',
  (stored) => {
    sessionStorage.setItem('done-changes', stored);
    expect(storedChanges(3)).toEqual([]);
  },
);

it('only warns where nothing can be stored', () => {
  const warned = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  vi.stubGlobal('sessionStorage', null);
  storeChanges(3, CHANGES);
  expect(warned).toHaveBeenCalledOnce();
  expect(storedChanges(3)).toEqual([]);
  removeStoredChanges();
  warned.mockRestore();
});

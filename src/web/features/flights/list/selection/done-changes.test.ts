// @vitest-environment happy-dom
import { afterEach, describe, expect, it, vi } from 'vitest';
import { inUndoOrder, storeChanges, storedChanges } from './done-changes.ts';
import { removeStoredChanges } from './stored-changes.ts';

const change = (changeId: number, ...flights: readonly number[]) => ({
  changeId,
  text: '',
  flightIds: new Set(flights),
});

const waiting = (...changes: readonly ReturnType<typeof change>[]) =>
  inUndoOrder(changes).flatMap(({ changeId, mustWait }) => (mustWait ? [changeId] : []));

describe('changes of many flights', () => {
  it('are undone in any order where they have changed different flights', () => {
    expect(waiting(change(9, 1, 2), change(8, 3), change(7, 4, 5))).toEqual([]);
  });

  it('wait for every later change of one of their flights', () => {
    expect(waiting(change(9, 1), change(8, 1, 2), change(7, 2, 3), change(6, 4))).toEqual([8, 7]);
    expect(waiting(change(8, 1, 2), change(7, 2, 3), change(6, 4))).toEqual([7]);
    expect(waiting(change(7, 2, 3), change(6, 4))).toEqual([]);
  });

  it('keep their order and their texts', () => {
    expect(inUndoOrder([{ ...change(9, 1), text: 'later' }, change(8, 1)])).toMatchObject([
      { changeId: 9, text: 'later', mustWait: false },
      { changeId: 8, mustWait: true },
    ]);
    expect(inUndoOrder([])).toEqual([]);
  });
});

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

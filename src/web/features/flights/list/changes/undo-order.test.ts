import { describe, expect, it } from 'vitest';
import { inUndoOrder } from './undo-order.ts';

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

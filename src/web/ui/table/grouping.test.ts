import { describe, expect, it } from 'vitest';
import { firstRowOf, groupRows, indexOfRow, rowAt } from './grouping.ts';

const tens = (value: number): number => Math.floor(value / 10);

describe('the groups of a table', () => {
  it('are neighbouring rows of one key, each after its head', () => {
    expect(groupRows([31, 30, 21, 12, 11], tens)).toEqual([
      { key: 3, start: 0, rows: [31, 30] },
      { key: 2, start: 3, rows: [21] },
      { key: 1, start: 5, rows: [12, 11] },
    ]);
  });

  it('are one without a head where the table has none', () => {
    const groups = groupRows([31, 11], undefined);
    expect(groups).toEqual([{ key: null, start: 0, rows: [31, 11] }]);
    expect(groups.map(firstRowOf)).toEqual([0]);
  });

  it('are none without rows', () => {
    expect(groupRows([], tens)).toEqual([]);
  });

  it('have their first row under their head', () => {
    expect(groupRows([21, 11], tens).map(firstRowOf)).toEqual([1, 3]);
  });

  it('know the row at a position, and the position of a row', () => {
    const groups = groupRows(
      [31, 30, 21].map((id) => ({ id })),
      ({ id }) => tens(id),
    );
    expect([0, 1, 2, 3, 4].map((index) => rowAt(groups, index)?.id)).toEqual([undefined, 31, 30, undefined, 21]);
    expect([31, 21, 99].map((id) => indexOfRow(groups, id))).toEqual([1, 4, -1]);
  });
});

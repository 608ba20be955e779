import { describe, expect, it } from 'vitest';
import { sortingAfterClick, sortRows } from './sorting.ts';

describe('the sorting of a table', () => {
  it("takes a column's own direction on the first click", () => {
    const now = { column: 'date', direction: 'descending' } as const;
    expect(sortingAfterClick(now, 'site', 'ascending')).toEqual({ column: 'site', direction: 'ascending' });
    expect(sortingAfterClick(now, 'altitude', 'descending')).toEqual({ column: 'altitude', direction: 'descending' });
  });

  it('reverses when the sorted column is clicked again, and back', () => {
    const turned = sortingAfterClick({ column: 'date', direction: 'descending' }, 'date', 'descending');
    expect(turned).toEqual({ column: 'date', direction: 'ascending' });
    expect(sortingAfterClick(turned, 'date', 'descending').direction).toBe('descending');
  });

  it('returns a new list and does not change the rows', () => {
    const rows = [2, 3, 1];
    const rule = { compare: (a: number, b: number) => a - b, first: 'ascending' } as const;
    expect(sortRows(rows, rule, 'descending')).toEqual([3, 2, 1]);
    expect(rows).toEqual([2, 3, 1]);
  });
});

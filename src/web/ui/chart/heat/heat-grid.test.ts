import { describe, expect, it } from 'vitest';
import { CELL_GAP, heatGrid, heatStep } from './heat-grid.ts';

describe('the grid of a heat map', () => {
  it('is as wide as its container, with room for the names of rows and columns', () => {
    const grid = heatGrid({ columns: 30, rows: 12, cellHeight: 17 }, 636);
    expect(grid.cellWidth).toBe(20 - CELL_GAP);
    expect(grid.cellHeight).toBe(17 - CELL_GAP);
    expect(grid.placeOf({ column: 30, row: 0 }).x).toBe(636);
    expect(grid.placeOf({ column: 0, row: 12 }).y).toBe(grid.height);
  });

  it('has squares without a height, but no huge ones', () => {
    const narrow = heatGrid({ columns: 53, rows: 7 }, 566);
    expect([narrow.cellWidth, narrow.cellHeight]).toEqual([8, 8]);
    expect(heatGrid({ columns: 53, rows: 7 }, 5_000).cellHeight).toBe(20);
  });

  it('has cells even where there is no room', () => {
    expect(heatGrid({ columns: 53, rows: 7 }, 0).cellWidth).toBe(2);
    expect(heatGrid({ columns: 0, rows: 0, cellHeight: 17 }, 300).height).toBe(20);
  });
});

it.each([
  [0, 0],
  [1, 1],
  [25, 1],
  [26, 2],
  [75, 3],
  [76, 4],
  [100, 4],
  [120, 4],
])('%i of at most 100 has step %i', (amount, step) => {
  expect(heatStep(amount, 100)).toBe(step);
});

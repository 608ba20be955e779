import { describe, expect, it } from 'vitest';
import { CELL_GAP, heatGrid, heatLevel, labelsWithRoom } from './heat-grid.ts';

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

it('leaves out names that would overlap, in each row of names by itself', () => {
  const grid = heatGrid({ columns: 30, rows: 12 }, 636);
  const labels = Array.from({ length: 6 }, (_, column) => ({ column, row: 0, label: '2020' }));
  expect(labelsWithRoom(labels, grid).map(({ column }) => column)).toEqual([0, 2, 4]);
  const below = labels.slice(0, 1).map((label) => ({ ...label, row: 8 }));
  expect(labelsWithRoom([...labels, ...below], grid)).toHaveLength(4);
});

it.each([
  [0, 12, 0],
  [1, 12, 1],
  [3, 12, 1],
  [4, 12, 2],
  [6, 12, 2],
  [9, 12, 3],
  [10, 12, 4],
  [12, 12, 4],
  [1, 1, 4],
  [1, 500, 1],
  [0, 0, 0],
  [13, 12, 4],
])('%d of at most %d has the shade %d', (value, most, level) => {
  expect(heatLevel(value, most)).toBe(level);
});

import { describe, expect, it } from 'vitest';
import { columnOf, indexesWhere } from './columns.ts';

describe('indexesWhere', () => {
  it('lists the indexes for which a condition holds', () => {
    expect([...indexesWhere(6, (i) => i % 2 === 1)]).toEqual([1, 3, 5]);
  });

  it('lists none, or all', () => {
    expect([...indexesWhere(3, () => false)]).toEqual([]);
    expect([...indexesWhere(3, () => true)]).toEqual([0, 1, 2]);
    expect([...indexesWhere(0, () => true)]).toEqual([]);
  });

  it('uses no more memory than it needs', () => {
    expect(indexesWhere(1000, (i) => i < 3).buffer.byteLength).toBe(12);
  });
});

describe('columnOf', () => {
  it('computes each value from its index', () => {
    expect([...columnOf(4, (i) => i * i)]).toEqual([0, 1, 4, 9]);
  });

  it('may be empty', () => {
    expect(columnOf(0, () => 1).length).toBe(0);
  });
});

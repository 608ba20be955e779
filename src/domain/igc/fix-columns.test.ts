import { describe, expect, it } from 'vitest';
import { emptyColumns, ensureCapacity, type FixColumns, toFixes } from './fix-columns.ts';

describe('ensureCapacity', () => {
  it('does not change columns that have room', () => {
    const columns = columnsOf(3, 10);
    const { time } = columns;
    ensureCapacity(columns, 100);
    expect(columns.time).toBe(time);
  });

  it('makes room for all fixes that are expected', () => {
    const columns = columnsOf(100, 100);
    ensureCapacity(columns, 1000);
    expect(columns.capacity).toBe(1100);
  });

  it('grows by half at least, however few are expected', () => {
    const columns = columnsOf(1000, 1000);
    ensureCapacity(columns, 1);
    expect(columns.capacity).toBe(1500);
  });

  it('keeps what is there', () => {
    const columns = columnsOf(3, 3);
    ensureCapacity(columns, 10);
    expect([...columns.time.subarray(0, 3)]).toEqual([100, 101, 102]);
    expect([...columns.lat.subarray(0, 3)]).toEqual([0, 0.5, 1]);
    expect(columns.length).toBe(3);
  });
});

describe('toFixes', () => {
  it('removes spare capacity', () => {
    const fixes = toFixes(columnsOf(3, 100));
    expect(fixes.length).toBe(3);
    expect(fixes.time.buffer.byteLength).toBe(3 * 4);
    expect(fixes.lat.buffer.byteLength).toBe(3 * 8);
    expect([...fixes.lng]).toEqual([0, -0.5, -1]);
    expect([...fixes.gnssAltitude]).toEqual([1500, 1501, 1502]);
    expect([...fixes.pressureAltitude]).toEqual([1480, 1481, 1482]);
    expect([...fixes.valid]).toEqual([1, 1, 1]);
  });

  it.each([
    [{ length: 7, capacity: 8 }, 8],
    [{ length: 6, capacity: 8 }, 6],
  ])('hides little spare capacity, and removes more: %j', ({ length, capacity }, stored) => {
    const fixes = toFixes(columnsOf(length, capacity));
    for (const column of [fixes.time, fixes.lat, fixes.lng, fixes.gnssAltitude, fixes.pressureAltitude, fixes.valid]) {
      expect(column).toHaveLength(length);
      expect(column.buffer.byteLength).toBe(stored * column.BYTES_PER_ELEMENT);
    }
    expect([...fixes.lat]).toEqual(Array.from({ length }, (_, i) => i / 2));
    expect(fixes.time.at(-1)).toBe(99 + length);
    expect([fixes.length, fixes.gnssAltitude.at(-1), fixes.valid.at(-1)]).toEqual([length, 1499 + length, 1]);
  });

  it('returns the same columns when there is none', () => {
    const columns = columnsOf(3, 3);
    expect(toFixes(columns).time).toBe(columns.time);
  });

  it('makes empty columns of a file without fixes', () => {
    expect(toFixes(emptyColumns(0)).length).toBe(0);
  });
});

function columnsOf(length: number, capacity: number): FixColumns {
  const columns = emptyColumns(capacity);
  for (let i = 0; i < length; i += 1) {
    columns.time[i] = 100 + i;
    columns.lat[i] = i / 2;
    columns.lng[i] = i === 0 ? 0 : -i / 2;
    columns.gnssAltitude[i] = 1500 + i;
    columns.pressureAltitude[i] = 1480 + i;
    columns.valid[i] = 1;
  }
  columns.length = length;
  return columns;
}

import type { Fixes } from './igc-file.ts';

/** Fixes while they are read: the columns have spare capacity. Changed in place. */
export interface FixColumns {
  length: number;
  capacity: number;
  time: Uint32Array;
  lat: Float64Array;
  lng: Float64Array;
  gnssAltitude: Int32Array;
  pressureAltitude: Int32Array;
  valid: Uint8Array;
}

const GROWTH = 1.5;
const MIN_CAPACITY = 64;
/** The share of their capacity that columns use at least where they are kept as they are. */
const LEAST_USED = 7 / 8;

/** Returns columns without a fix, with capacity for so many. */
export function emptyColumns(capacity: number): FixColumns {
  return {
    length: 0,
    capacity,
    time: new Uint32Array(capacity),
    lat: new Float64Array(capacity),
    lng: new Float64Array(capacity),
    gnssAltitude: new Int32Array(capacity),
    pressureAltitude: new Int32Array(capacity),
    valid: new Uint8Array(capacity),
  };
}

/** Ensures capacity for one more fix; `expected` is how many the rest of the file may hold, by its length. */
export function ensureCapacity(columns: FixColumns, expected: number): void {
  if (columns.length < columns.capacity) return;
  const capacity = Math.max(MIN_CAPACITY, columns.length + expected, Math.ceil(columns.length * GROWTH));
  Object.assign(columns, resized(columns, capacity), { capacity });
}

/**
 * Returns the fixes that were read. Columns with little spare capacity are not copied: views of them hide it. Making such large arrays is a quarter of the
 * time of reading a file.
 */
export function toFixes(columns: FixColumns): Fixes {
  const { length, capacity } = columns;
  if (length === capacity) return columns;
  const isTight = length >= capacity * LEAST_USED;
  return { ...(isTight ? viewsOf(columns) : resized(columns, length)), length };
}

function viewsOf({ length, ...columns }: FixColumns): Omit<FixColumns, 'length' | 'capacity'> {
  return {
    time: columns.time.subarray(0, length),
    lat: columns.lat.subarray(0, length),
    lng: columns.lng.subarray(0, length),
    gnssAltitude: columns.gnssAltitude.subarray(0, length),
    pressureAltitude: columns.pressureAltitude.subarray(0, length),
    valid: columns.valid.subarray(0, length),
  };
}

function resized(columns: FixColumns, capacity: number): Omit<FixColumns, 'length' | 'capacity'> {
  const larger = emptyColumns(capacity);
  const kept = viewsOf({ ...columns, length: Math.min(columns.length, capacity) });
  larger.time.set(kept.time);
  larger.lat.set(kept.lat);
  larger.lng.set(kept.lng);
  larger.gnssAltitude.set(kept.gnssAltitude);
  larger.pressureAltitude.set(kept.pressureAltitude);
  larger.valid.set(kept.valid);
  const { time, lat, lng, gnssAltitude, pressureAltitude, valid } = larger;
  return { time, lat, lng, gnssAltitude, pressureAltitude, valid };
}

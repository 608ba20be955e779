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
export function makeRoom(columns: FixColumns, expected: number): void {
  if (columns.length < columns.capacity) return;
  const capacity = Math.max(MIN_CAPACITY, columns.length + expected, Math.ceil(columns.length * GROWTH));
  Object.assign(columns, resized(columns, capacity), { capacity });
}

/** Returns the fixes that were read, without spare capacity. */
export function toFixes(columns: FixColumns): Fixes {
  return columns.length === columns.capacity
    ? columns
    : { ...resized(columns, columns.length), length: columns.length };
}

function resized(columns: FixColumns, capacity: number): Omit<FixColumns, 'length' | 'capacity'> {
  const kept = Math.min(columns.length, capacity);
  const larger = emptyColumns(capacity);
  larger.time.set(columns.time.subarray(0, kept));
  larger.lat.set(columns.lat.subarray(0, kept));
  larger.lng.set(columns.lng.subarray(0, kept));
  larger.gnssAltitude.set(columns.gnssAltitude.subarray(0, kept));
  larger.pressureAltitude.set(columns.pressureAltitude.subarray(0, kept));
  larger.valid.set(columns.valid.subarray(0, kept));
  const { time, lat, lng, gnssAltitude, pressureAltitude, valid } = larger;
  return { time, lat, lng, gnssAltitude, pressureAltitude, valid };
}

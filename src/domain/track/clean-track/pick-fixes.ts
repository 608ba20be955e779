import type { Fixes } from '#domain/igc/igc-file';

/** Returns the fixes from `start` to before `end`. */
export function sliceFixes(fixes: Fixes, start: number, end: number): Fixes {
  return {
    length: Math.max(0, end - start),
    time: fixes.time.slice(start, end),
    lat: fixes.lat.slice(start, end),
    lng: fixes.lng.slice(start, end),
    gnssAltitude: fixes.gnssAltitude.slice(start, end),
    pressureAltitude: fixes.pressureAltitude.slice(start, end),
    valid: fixes.valid.slice(start, end),
  };
}

/** Returns the fixes at the given indexes, in their order. */
export function pickFixes(fixes: Fixes, indexes: Uint32Array): Fixes {
  return {
    length: indexes.length,
    time: picked(fixes.time, new Uint32Array(indexes.length), indexes),
    lat: picked(fixes.lat, new Float64Array(indexes.length), indexes),
    lng: picked(fixes.lng, new Float64Array(indexes.length), indexes),
    gnssAltitude: picked(fixes.gnssAltitude, new Int32Array(indexes.length), indexes),
    pressureAltitude: picked(fixes.pressureAltitude, new Int32Array(indexes.length), indexes),
    valid: picked(fixes.valid, new Uint8Array(indexes.length), indexes),
  };
}

type FixColumn = Uint32Array | Float64Array | Int32Array | Uint8Array;

/** Fills `into`, a new column, and returns it. */
function picked<C extends FixColumn>(column: C, into: C, indexes: Uint32Array): C {
  for (let i = 0; i < indexes.length; i += 1) into[i] = column[indexes[i] ?? 0] ?? 0;
  return into;
}

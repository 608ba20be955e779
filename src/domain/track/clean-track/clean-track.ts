import { areDegrees } from '#domain/coordinates';
import { distanceBetween, EARTH_RADIUS_M } from '#domain/geo';
import type { Fixes } from '#domain/igc/igc-file';
import { indexesOfOnes, indexesWhere } from '../columns.ts';
import type { AltitudeSource } from '../track.ts';
import { altitudesOf } from './altitude.ts';
import { type Journey, reachableFixes } from './reachable.ts';

/** A cleaned track: its fixes in order, and their altitudes. */
export interface CleanTrack {
  readonly fixes: Fixes;
  /** Metres at each fix, without spikes; see {@link Track.altitude}. */
  readonly altitude: Float32Array;
  /** Null when no altitude is known. */
  readonly altitudeSource: AltitudeSource | null;
  /** Metres at each fix by the source that shows climb best: pressure if there is one. */
  readonly liftAltitude: Float32Array;
}

/** Cleans a file's fixes: sorted, without impossible ones, with altitudes. */
export function cleanTrackOf(raw: Fixes): CleanTrack {
  const fixes = cleanFixes(raw);
  return { fixes, ...altitudesOf(fixes) };
}

/** Returns the part of a clean track from a time (Unix seconds) on. */
export function cleanTrackFrom(track: CleanTrack, time: number): CleanTrack {
  const { length } = track.fixes;
  const found = track.fixes.time.findIndex((fixTime) => fixTime >= time);
  return cleanTrackBetween(track, { first: found === -1 ? length : found, last: length - 1 });
}

/** Returns the part of a clean track between two indexes, both included. */
export function cleanTrackBetween(
  track: CleanTrack,
  { first, last }: { readonly first: number; readonly last: number },
): CleanTrack {
  return {
    ...track,
    fixes: sliceFixes(track.fixes, first, last + 1),
    altitude: track.altitude.slice(first, last + 1),
    liftAltitude: track.liftAltitude.slice(first, last + 1),
  };
}

/** Highest possible ground speed, a sailplane in mountain wave included. */
const FASTEST_M_PER_S = 150;
/** The cost of a shift of the positions, in fixes: a shorter one is left out. */
const SHIFT_COST = 60;
/**
 * How far positions drift while a receiver loses its satellites, before they jump back: what can be reached in the seconds of as many
 * fixes. A nearer limit would leave out the lighter part of a flight for a few wrong fixes.
 */
const SHIFT_M = FASTEST_M_PER_S * SHIFT_COST;
/** Weight of a fix that the recorder marks as doubtful (`V`): enough when there are no others. */
const VOID_WEIGHT = 0.001;
const METRES_A_DEGREE = (EARTH_RADIUS_M * Math.PI) / 180;

/**
 * Returns the fixes in order of time, one per second (a valid one if there is one), without invalid positions and those
 * that cannot have been reached from the others. When fewer than half can, and most steps are impossible, none is better than the
 * others, and all are kept. Returns the same columns when there is nothing to clean.
 */
export function cleanFixes(fixes: Fixes): Fixes {
  const ordered = isOrdered(fixes) ? fixes : picking(fixes, oncePerSecond(fixes, inOrder(fixes, placesOnEarth(fixes))));
  const { kept, stretches } = reachableFixes(journeyOver(ordered));
  if (stretches < 2) return ordered;
  const indexes = indexesOfOnes(kept);
  const isScattered = indexes.length * 2 < ordered.length && stretches * 2 > ordered.length;
  return isScattered ? ordered : picking(ordered, indexes);
}

/** Whether all fixes are places on earth, one per second: most tracks are, and need no copy. */
function isOrdered(fixes: Fixes): boolean {
  const { length, time } = fixes;
  for (let i = 0; i < length; i += 1) {
    if (!isOnEarth(fixes, i)) return false;
    if (i > 0 && (time[i] ?? 0) <= (time[i - 1] ?? 0)) return false;
  }
  return true;
}

function placesOnEarth(fixes: Fixes): Uint32Array {
  return indexesWhere(fixes.length, (i) => isOnEarth(fixes, i));
}

/** Anywhere but at 0° 0°, which recorders write before their first position, and at invalid coordinates. */
function isOnEarth({ lat, lng }: Fixes, index: number): boolean {
  const north = lat[index] ?? 0;
  const east = lng[index] ?? 0;
  return areDegrees(north, east) && (north !== 0 || east !== 0);
}

/** Indexes by time; those of one second by validity, then in the order of the file. */
function inOrder({ time, valid }: Fixes, indexes: Uint32Array): Uint32Array {
  if (isAscending(time)) return indexes;
  const later = (a: number, b: number): number => (time[a] ?? 0) - (time[b] ?? 0);
  return indexes.toSorted((a, b) => later(a, b) || (valid[b] ?? 0) - (valid[a] ?? 0) || a - b);
}

function isAscending(time: Uint32Array): boolean {
  return time.every((now, i) => i === 0 || now > (time[i - 1] ?? 0));
}

function oncePerSecond({ time }: Fixes, indexes: Uint32Array): Uint32Array {
  const firsts = indexesWhere(indexes.length, (i) => i === 0 || time[indexes[i] ?? 0] !== time[indexes[i - 1] ?? 0]);
  return firsts.length === indexes.length ? indexes : firsts.map((i) => indexes[i] ?? 0);
}

function journeyOver(fixes: Fixes): Journey {
  const { length, time, lat, lng, valid } = fixes;
  const mostM = (from: number, to: number): number => FASTEST_M_PER_S * difference(time, from, to);
  const areWithin = distanceTestOf(fixes);
  return {
    length,
    canReach: (from, to) => areWithin(from, to, mostM(from, to)),
    isShifted: (from, to) => mostM(from, to) < SHIFT_M && areWithin(from, to, SHIFT_M),
    shiftCost: SHIFT_COST,
    isDoubtful: (i) => valid[i] !== 1 || (i > 0 && lat[i] === lat[i - 1] && lng[i] === lng[i - 1]),
    weight: (i) => (valid[i] === 1 ? 1 : VOID_WEIGHT),
  };
}

function distanceTestOf({ lat, lng }: Fixes): (a: number, b: number, mostM: number) => boolean {
  const placeAt = (i: number) => ({ lat: lat[i] ?? 0, lng: lng[i] ?? 0 });
  return (a, b, mostM) => {
    // The way north is never longer, that north and then east never shorter: few steps need the distance itself.
    const north = METRES_A_DEGREE * Math.abs(difference(lat, a, b));
    if (north > mostM) return false;
    if (north + METRES_A_DEGREE * Math.abs(difference(lng, a, b)) <= mostM) return true;
    return distanceBetween(placeAt(a), placeAt(b)) <= mostM;
  };
}

function difference(column: Uint32Array | Float64Array, from: number, to: number): number {
  return (column[to] ?? 0) - (column[from] ?? 0);
}

function picking(fixes: Fixes, indexes: Uint32Array): Fixes {
  const isWhole = indexes.length === fixes.length && indexes.every((index, i) => index === i);
  return isWhole ? fixes : pickFixes(fixes, indexes);
}

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

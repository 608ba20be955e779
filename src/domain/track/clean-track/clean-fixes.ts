import { areDegrees } from '#domain/coordinates';
import { distanceBetween, EARTH_RADIUS_M } from '#domain/geo';
import type { Fixes } from '#domain/igc/igc-file';
import { indexesWhere } from '../columns.ts';
import { pickFixes } from './pick-fixes.ts';
import { type Journey, reachableFixes } from './reachable.ts';

/** Highest possible ground speed, a sailplane in mountain wave included. */
const FASTEST_M_PER_S = 150;
/** Weight of a fix that the recorder marks as doubtful (`V`): enough when there are no others. */
const VOID_WEIGHT = 0.001;
const METRES_A_DEGREE = (EARTH_RADIUS_M * Math.PI) / 180;

/**
 * Returns the fixes in order of time, one per second (a valid one if there is one), without invalid positions and those
 * that cannot have been reached from the others. When fewer than half can, none is better than the others, and all are
 * kept. Returns the same columns when there is nothing to clean.
 */
export function cleanFixes(fixes: Fixes): Fixes {
  const ordered = picking(fixes, oncePerSecond(fixes, inOrder(fixes, placesOnEarth(fixes))));
  const kept = reachableFixes(journeyOver(ordered));
  const indexes = indexesWhere(kept.length, (i) => kept[i] === 1);
  return indexes.length * 2 < ordered.length ? ordered : picking(ordered, indexes);
}

/** All but 0° 0°, which recorders write before their first position, and invalid coordinates. */
function placesOnEarth({ length, lat, lng }: Fixes): Uint32Array {
  return indexesWhere(length, (i) => areDegrees(lat[i] ?? 0, lng[i] ?? 0) && (lat[i] !== 0 || lng[i] !== 0));
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

function journeyOver({ length, time, lat, lng, valid }: Fixes): Journey {
  const placeAt = (i: number) => ({ lat: lat[i] ?? 0, lng: lng[i] ?? 0 });
  return {
    length,
    canReach: (from, to) => {
      const mostM = FASTEST_M_PER_S * difference(time, from, to);
      // North and then east is never shorter, so that few steps need the distance itself.
      const degrees = Math.abs(difference(lat, from, to)) + Math.abs(difference(lng, from, to));
      if (degrees * METRES_A_DEGREE <= mostM) return true;
      return distanceBetween(placeAt(from), placeAt(to)) <= mostM;
    },
    weight: (i) => (valid[i] === 1 ? 1 : VOID_WEIGHT),
  };
}

function difference(column: Uint32Array | Float64Array, from: number, to: number): number {
  return (column[to] ?? 0) - (column[from] ?? 0);
}

function picking(fixes: Fixes, indexes: Uint32Array): Fixes {
  const isWhole = indexes.length === fixes.length && indexes.every((index, i) => index === i);
  return isWhole ? fixes : pickFixes(fixes, indexes);
}

import { type BareCoordinates, shortWay } from '../geo.ts';
import type { FlownTrack } from '../track/flown-track.ts';
import type { Phase } from './flight-phases.ts';

/** A part of a track by its fixes, both ends included. */
export type FixRange = Pick<Phase, 'startIndex' | 'endIndex'>;

/** A time in Unix seconds, not whole. */
export interface TimePeriod {
  readonly startTime: number;
  readonly endTime: number;
}

/** Returns the range from the fix nearest to the start of a period to the one nearest to its end. */
export function fixRangeOf({ time }: Pick<FlownTrack, 'time'>, { startTime, endTime }: TimePeriod): FixRange {
  return { startIndex: nearest(time, startTime), endIndex: nearest(time, endTime) };
}

function nearest(time: Uint32Array, wanted: number): number {
  const after = Math.min(firstAt(time, wanted), time.length - 1);
  const before = Math.max(0, after - 1);
  return (time[after] ?? 0) - wanted < wanted - (time[before] ?? 0) ? after : before;
}

/** Returns the first index whose value is at least this, or the length; the values ascend. */
export function firstAt(values: Uint32Array | Float64Array, least: number): number {
  let [low, high] = [0, values.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((values[middle] ?? 0) < least) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** Returns a range as the beginning of a phase. */
export function phaseOf({ time }: FlownTrack, { startIndex, endIndex }: FixRange): Phase {
  return { startIndex, endIndex, durationS: (time[endIndex] ?? 0) - (time[startIndex] ?? 0) };
}

/** Returns what lies between ranges that do not overlap and are in order; neighbours share a fix. */
export function rangesBetween(ranges: readonly FixRange[], length: number): readonly FixRange[] {
  const starts = [0, ...ranges.map((range) => range.endIndex)];
  const ends = [...ranges.map((range) => range.startIndex), length - 1];
  return starts
    .map((startIndex, i) => ({ startIndex, endIndex: ends[i] ?? startIndex }))
    .filter(({ startIndex, endIndex }) => endIndex > startIndex);
}

/** Returns the mean place of a range's fixes. */
export function meanPlaceOf({ lat, lng }: FlownTrack, { startIndex, endIndex }: FixRange): BareCoordinates {
  const start = lng[startIndex] ?? 0;
  let [north, east] = [0, 0];
  for (let i = startIndex; i <= endIndex; i += 1) {
    north += lat[i] ?? 0;
    east += shortWay((lng[i] ?? 0) - start);
  }
  const count = endIndex - startIndex + 1;
  return { lat: rounded(north / count, 5), lng: rounded(shortWay(start + east / count), 5) };
}

/** Returns a direction in whole degrees from 0 to 359, 0 is north, of a vector. */
export function directionOf(north: number, east: number): number {
  return (Math.round((Math.atan2(east, north) * 180) / Math.PI) + 360) % 360;
}

/** Returns a number with so many decimals: the results are stored as text. */
export function rounded(value: number, decimals: number): number {
  const factor = 10 ** decimals;
  // Plus 0, as -0 is written and compared differently.
  return Math.round(value * factor) / factor + 0;
}

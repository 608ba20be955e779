import type { Fixes } from '../../igc/igc-file.ts';
import type { AltitudeSource } from '../track.ts';
import { altitudeOf, liftAltitudeOf } from './altitude.ts';
import { cleanFixes } from './clean-fixes.ts';
import { sliceFixes } from './pick-fixes.ts';

/** A cleaned track: its fixes in order, and their altitudes. */
export interface Course {
  readonly fixes: Fixes;
  /** Metres at each fix, without spikes; see {@link Track.altitude}. */
  readonly altitude: Float32Array;
  /** Null when no altitude is known. */
  readonly altitudeSource: AltitudeSource | null;
  /** Metres at each fix by the source that shows climb best: pressure if there is one. */
  readonly liftAltitude: Float32Array;
}

/** Cleans a file's fixes: sorted, without impossible ones, with altitudes. */
export function courseOf(raw: Fixes): Course {
  const fixes = cleanFixes(raw);
  const { altitude, altitudeSource } = altitudeOf(fixes);
  return { fixes, altitude, altitudeSource, liftAltitude: liftAltitudeOf(fixes, { altitude }) };
}

/** Returns the part of a clean track from a time (Unix seconds) on. */
export function courseFrom(course: Course, time: number): Course {
  const { length } = course.fixes;
  const found = course.fixes.time.findIndex((fixTime) => fixTime >= time);
  return courseBetween(course, { first: found === -1 ? length : found, last: length - 1 });
}

/** Returns the part of a clean track between two indexes, both included. */
export function courseBetween(
  course: Course,
  { first, last }: { readonly first: number; readonly last: number },
): Course {
  return {
    ...course,
    fixes: sliceFixes(course.fixes, first, last + 1),
    altitude: course.altitude.slice(first, last + 1),
    liftAltitude: course.liftAltitude.slice(first, last + 1),
  };
}

import type { Fixes } from '../../igc/igc-file.ts';
import type { AltitudeSource } from '../track.ts';
import { altitudeOf, liftAltitudeOf } from './altitude.ts';
import { cleanFixes } from './clean-fixes.ts';
import { sliceFixes } from './pick-fixes.ts';

/** Where the recorder went: its fixes in order, and how high they are. */
export interface Course {
  readonly fixes: Fixes;
  /** Metres at each fix, without spikes; see {@link Track.altitude}. */
  readonly altitude: Float32Array;
  /** Null where no altitude is known. */
  readonly altitudeSource: AltitudeSource | null;
  /** Metres at each fix by what shows climb best: by pressure where there is one. */
  readonly liftAltitude: Float32Array;
}

/** The course of a file's fixes: sorted, and without what cannot be. */
export function courseOf(raw: Fixes): Course {
  const fixes = cleanFixes(raw);
  const { altitude, altitudeSource } = altitudeOf(fixes);
  return { fixes, altitude, altitudeSource, liftAltitude: liftAltitudeOf(fixes, { altitude }) };
}

/** What of a course comes at a time (Unix seconds) or later. */
export function courseFrom(course: Course, time: number): Course {
  const { length } = course.fixes;
  const found = course.fixes.time.findIndex((fixTime) => fixTime >= time);
  return courseBetween(course, { first: found === -1 ? length : found, last: length - 1 });
}

/** A part of a course, from one index to another, both of them in it. */
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

import { indexesWhere } from '../columns.ts';
import { type Course, courseBetween } from '../course/course.ts';
import type { Stretch } from './airborne.ts';

/** No recorder is silent in the air for so long: what follows belongs to another flight, or its clock was set. */
const LONGEST_SILENCE_S = 3 * 3600;

/** More recordings than this are no pilot's file: only so many of the longest are looked through. */
const MOST_RECORDINGS = 50;

/** A part of a course without a long silence in it. */
export interface Recording {
  /** Where it is in the whole course. */
  readonly stretch: Stretch;
  readonly course: Course;
}

/** The recordings that a course is made of, the longest first; a file with several dates has several. */
export function recordingsOf(course: Course): readonly Recording[] {
  const { time, length } = course.fixes;
  const starts = indexesWhere(length, (i) => i === 0 || (time[i] ?? 0) - (time[i - 1] ?? 0) > LONGEST_SILENCE_S);
  if (starts.length === 1) return [{ stretch: { first: 0, last: length - 1 }, course }];
  return Array.from(starts, (first, i) => ({ first, last: (starts[i + 1] ?? length) - 1 }))
    .toSorted((a, b) => secondsOf(time, b) - secondsOf(time, a))
    .slice(0, MOST_RECORDINGS)
    .map((stretch) => ({ stretch, course: courseBetween(course, stretch) }));
}

/** How long a stretch of fixes takes. */
export function secondsOf(time: Uint32Array, { first, last }: Stretch): number {
  return (time[last] ?? 0) - (time[first] ?? 0);
}

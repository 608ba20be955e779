import { describe, expect, it } from 'vitest';
import { type FixDraft, flownPath, igcBytes } from '#test/builders/igc';
import { parseIgc } from '../../igc/parse-igc.ts';
import { type Course, courseFrom, courseOf } from './course.ts';

const PATH = flownPath({ at: 36_000, lat: 47, lng: 11, altitude: 1500 }, [{ seconds: 60, speed: 10, climb: 1 }]);

describe('courseOf', () => {
  it('holds an altitude for each fix', () => {
    const { fixes, altitude, liftAltitude, altitudeSource } = courseAlong(PATH);
    expect([fixes.length, altitude.length, liftAltitude.length]).toEqual([61, 61, 61]);
    expect(altitudeSource).toBe('gnss');
    expect(altitude[60]).toBe(1560);
  });

  it('shows climb by pressure if there is one', () => {
    const { altitude, liftAltitude } = courseAlong(PATH.map((fix) => ({ ...fix, pressure: (fix.gnss ?? 0) - 100 })));
    expect((altitude[30] ?? 0) - (liftAltitude[30] ?? 0)).toBe(100);
  });

  it('uses the only altitude there is', () => {
    const { altitude, liftAltitude } = courseAlong(PATH.map((fix) => ({ ...fix, pressure: 0 })));
    expect(liftAltitude).toBe(altitude);
  });
});

describe('courseFrom', () => {
  it('leaves out fixes before a time', () => {
    const course = courseAlong(PATH);
    const rest = courseFrom(course, (course.fixes.time[0] ?? 0) + 20);
    expect(rest.fixes.length).toBe(41);
    expect([rest.altitude[0], rest.liftAltitude[0]]).toEqual([1520, 1520]);
    expect(rest.fixes.time[0]).toBe(course.fixes.time[20]);
  });

  it('keeps all of a track that starts later', () => {
    expect(courseFrom(courseAlong(PATH), 0).fixes.length).toBe(61);
  });

  it('is empty after the end', () => {
    const rest = courseFrom(courseAlong(PATH), 4_000_000_000);
    expect([rest.fixes.length, rest.altitude.length]).toEqual([0, 0]);
  });

  it('does not change the whole track', () => {
    const course = courseAlong(PATH);
    courseFrom(course, 4_000_000_000);
    expect(course.fixes.length).toBe(61);
  });
});

function courseAlong(fixes: readonly FixDraft[]): Course {
  return courseOf(parseIgc(igcBytes({ fixes })).fixes);
}

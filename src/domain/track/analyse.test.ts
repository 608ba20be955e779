import { describe, expect, it } from 'vitest';
import { type FixDraft, flownPath, igcBytes, type Leg } from '#test/builders/igc';
import { parseIgc } from '../igc/parse-igc.ts';
import { analyse } from './analyse.ts';
import { cleanTrackOf } from './clean-track/clean-track.ts';
import { unpackProfile } from './profile.ts';
import type { TrackAnalysis } from './track.ts';

const START = { at: 36_000, lat: 47, lng: 11, altitude: 1500 };
const CLIMB: Leg = { seconds: 600, speed: 10, heading: 90, climb: 1 };
const GLIDE: Leg = { seconds: 600, speed: 10, heading: 90, climb: -1 };

describe('analyse', () => {
  it.each([
    [600, 10],
    [601, 11],
    [659, 11],
    [660, 11],
    [661, 12],
  ])('rounds an airtime of %d s up to %d min', (seconds, airtime) => {
    expect(analysisOf(flownPath(START, [{ ...GLIDE, seconds }])).airtime).toBe(airtime);
  });

  it.each([
    ['a stay of seven hours', flownPath(START, [{ seconds: 25_200 }]), 0],
    ['a walk of an hour', flownPath(START, [{ seconds: 3600, speed: 1.2, heading: 40, climb: 0.1 }]), 0],
    ['less than five minutes, which may be a piece of a flight', flownPath(START, [{ seconds: 250 }]), 5],
    ['fixes too far apart to show slow flying', flownPath(START, [{ seconds: 3600 }], 60), 60],
  ])('finds the airtime of %s, in which no flight is found', (_, fixes, airtime) => {
    expect(analysisOf(fixes)).toMatchObject({ isFlightDetected: false, launchIndex: 0, airtime });
  });

  it('draws the barogram from launch to landing', () => {
    const profile = unpackProfile(analysisOf(flownPath(START, [CLIMB, GLIDE])).profile);
    expect(profile).toHaveLength(64);
    expect(profile[0]).toBe(0);
    expect(Math.max(...profile.slice(30, 34))).toBeGreaterThan(0.96);
    expect(profile.at(-1)).toBeLessThan(0.04);
  });

  it('draws the barogram by time, however unevenly the recorder ran', () => {
    const path = flownPath(START, [CLIMB, GLIDE]);
    const uneven = path.filter((_, i) => i < 600 || i % 10 === 0);
    const [profile, evenly] = [uneven, path].map((fixes) => unpackProfile(analysisOf(fixes).profile));
    for (const [i, level] of (profile ?? []).entries()) expect(Math.abs(level - (evenly?.[i] ?? 0))).toBeLessThan(0.05);
  });

  it('draws a short flight with as many points as it has fixes', () => {
    expect(analysisOf(flownPath(START, [{ ...GLIDE, seconds: 20 }])).profile).toHaveLength(21);
  });

  it('returns altitudes in whole metres', () => {
    const sparse = flownPath(START, [CLIMB, GLIDE], 7).map((fix, i) => (i % 3 ? { ...fix, gnss: 0 } : fix));
    const { maxAltitude, minAltitude } = analysisOf(sparse);
    expect([Number.isInteger(maxAltitude), Number.isInteger(minAltitude)]).toEqual([true, true]);
  });

  it('takes lowest and highest altitude from the same source', () => {
    const path = flownPath(START, [CLIMB, GLIDE]).map((fix) => ({ ...fix, pressure: (fix.gnss ?? 0) - 300 }));
    expect(analysisOf(path)).toMatchObject({ altitudeSource: 'gnss', maxAltitude: 2100, minAltitude: 1500 });
    const barometric = path.map((fix) => ({ ...fix, gnss: 0 }));
    expect(analysisOf(barometric)).toMatchObject({ altitudeSource: 'pressure', maxAltitude: 1800, minAltitude: 1200 });
  });

  it('counts the airtime of a flight over midnight', () => {
    const { launchTime, landingTime, airtime } = analysisOf(flownPath({ ...START, at: 86_100 }, [GLIDE]));
    expect(new Date(launchTime * 1000).toISOString().slice(0, 16)).toBe('2025-05-31T23:55');
    expect(new Date(landingTime * 1000).toISOString().slice(0, 16)).toBe('2025-06-01T00:05');
    expect(airtime).toBe(10);
  });

  it('does not change with the order or doubling of the records', () => {
    const path = flownPath(START, [{ seconds: 120 }, CLIMB, GLIDE, { seconds: 120 }]);
    const shuffled = path
      .flatMap((_, i) => (i % 2 ? [] : [path[i + 1], path[i], path[i]]))
      .filter((fix) => fix !== undefined);
    expect(analysisOf(shuffled)).toEqual(analysisOf(path));
  });

  it('includes the recorder and its number of the flight', () => {
    expect(analysisOf(flownPath(START, [GLIDE]))).toMatchObject({ recorder: 'ABC', flightNumberOfDay: 1 });
  });
});

function analysisOf(fixes: readonly FixDraft[]): TrackAnalysis {
  const file = parseIgc(igcBytes({ date: '2025-05-31', fixes }));
  return analyse(cleanTrackOf(file.fixes), file.headers);
}

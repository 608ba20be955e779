import { describe, expect, it } from 'vitest';
import { parseIgc } from '#domain/igc/parse-igc';
import { flownPath, igcBytes } from '#test/builders/igc';
import { cleanTrackOf } from './clean-track/clean-track.ts';
import { flownTrackOf } from './flown-track.ts';

const PATH = flownPath({ at: 36_000, lat: 47, lng: 11, altitude: 1500 }, [{ seconds: 60, speed: 10, climb: 1 }]);

describe('flownTrackOf', () => {
  it('holds the fixes from launch to landing', () => {
    const track = cleanTrackOf(parseIgc(igcBytes({ fixes: PATH })).fixes);
    const flown = flownTrackOf(track, { launch: 10, landing: 30 });
    expect([flown.length, flown.time.length, flown.lat.length, flown.lng.length]).toEqual([21, 21, 21, 21]);
    expect(flown.time[0]).toBe(track.fixes.time[10]);
    expect(flown.lat.at(-1)).toBe(track.fixes.lat[30]);
    expect([flown.altitude?.[0], flown.altitude?.[20]]).toEqual([1510, 1530]);
  });

  it('has no altitude when none is known', () => {
    const flat = PATH.map((fix) => ({ ...fix, gnss: 0, pressure: 0 }));
    const track = cleanTrackOf(parseIgc(igcBytes({ fixes: flat })).fixes);
    expect(flownTrackOf(track, { launch: 0, landing: 60 }).altitude).toBeNull();
  });
});

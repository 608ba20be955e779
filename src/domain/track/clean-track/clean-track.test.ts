import { describe, expect, it } from 'vitest';
import type { Fixes } from '#domain/igc/igc-file';
import { parseIgc } from '#domain/igc/parse-igc';
import { type FixDraft, flownPath, igcBytes } from '#test/builders/igc';
import { type CleanTrack, cleanTrackFrom, cleanTrackOf, pickFixes, sliceFixes } from './clean-track.ts';

const PATH = flownPath({ at: 36_000, lat: 47, lng: 11, altitude: 1500 }, [{ seconds: 60, speed: 10, climb: 1 }]);

describe('cleanTrackOf', () => {
  it('holds an altitude for each fix', () => {
    const { fixes, altitude, liftAltitude, altitudeSource } = cleanTrackAlong(PATH);
    expect([fixes.length, altitude.length, liftAltitude.length]).toEqual([61, 61, 61]);
    expect(altitudeSource).toBe('gnss');
    expect(altitude[60]).toBe(1560);
  });

  it('shows climb by pressure if there is one', () => {
    const { altitude, liftAltitude } = cleanTrackAlong(
      PATH.map((fix) => ({ ...fix, pressure: (fix.gnss ?? 0) - 100 })),
    );
    expect((altitude[30] ?? 0) - (liftAltitude[30] ?? 0)).toBe(100);
  });

  it('uses the only altitude there is', () => {
    const { altitude, liftAltitude } = cleanTrackAlong(PATH.map((fix) => ({ ...fix, pressure: 0 })));
    expect(liftAltitude).toBe(altitude);
  });
});

describe('cleanTrackFrom', () => {
  it('leaves out fixes before a time', () => {
    const track = cleanTrackAlong(PATH);
    const rest = cleanTrackFrom(track, (track.fixes.time[0] ?? 0) + 20);
    expect(rest.fixes.length).toBe(41);
    expect([rest.altitude[0], rest.liftAltitude[0]]).toEqual([1520, 1520]);
    expect(rest.fixes.time[0]).toBe(track.fixes.time[20]);
  });

  it('keeps all of a track that starts later', () => {
    expect(cleanTrackFrom(cleanTrackAlong(PATH), 0).fixes.length).toBe(61);
  });

  it('is empty after the end', () => {
    const rest = cleanTrackFrom(cleanTrackAlong(PATH), 4_000_000_000);
    expect([rest.fixes.length, rest.altitude.length]).toEqual([0, 0]);
  });

  it('does not change the whole track', () => {
    const track = cleanTrackAlong(PATH);
    cleanTrackFrom(track, 4_000_000_000);
    expect(track.fixes.length).toBe(61);
  });
});

function cleanTrackAlong(fixes: readonly FixDraft[]): CleanTrack {
  return cleanTrackOf(parseIgc(igcBytes({ fixes })).fixes);
}

const FIXES = parseIgc(
  igcBytes({
    fixes: [0, 1, 2, 3].map((i) => ({
      at: i,
      lat: 47 + i,
      lng: 11 - i,
      gnss: 100 + i,
      pressure: 90 + i,
      valid: i !== 1,
    })),
  }),
).fixes;

describe('sliceFixes', () => {
  it('copies every column from one index to before another', () => {
    expect(rowsOf(sliceFixes(FIXES, 1, 3))).toEqual([
      [48, 10, 101, 91, 0],
      [49, 9, 102, 92, 1],
    ]);
  });

  it('copies nothing beyond the end', () => {
    expect(sliceFixes(FIXES, 4, 4).length).toBe(0);
  });
});

describe('pickFixes', () => {
  it('copies every column at the indexes, in their order', () => {
    expect(rowsOf(pickFixes(FIXES, Uint32Array.of(3, 0)))).toEqual([
      [50, 8, 103, 93, 1],
      [47, 11, 100, 90, 1],
    ]);
  });

  it('copies nothing for no indexes', () => {
    expect(pickFixes(FIXES, new Uint32Array()).length).toBe(0);
  });
});

function rowsOf({
  lat,
  lng,
  gnssAltitude,
  pressureAltitude,
  valid,
}: Fixes): readonly (readonly (number | undefined)[])[] {
  return Array.from(lat, (latitude, i) => [latitude, lng[i], gnssAltitude[i], pressureAltitude[i], valid[i]]);
}

import { describe, expect, it } from 'vitest';
import { parseIgc } from '#domain/igc/parse-igc';
import { type FixDraft, flownPath, igcBytes, type Leg } from '#test/builders/igc';
import { readTrack } from '../read-track.ts';
import type { Track } from '../track.ts';
import { altitudeOfSensor } from './altitude.ts';

const CLIMB: Leg = { seconds: 900, speed: 9, turn: 18, climb: 1.2 };
const GLIDE: Leg = { seconds: 900, speed: 10, heading: 90, climb: -1 };
const PATH = flownPath({ at: 36_000, lat: 47, lng: 11, altitude: 1500 }, [CLIMB, GLIDE, CLIMB, GLIDE]);
const HIGHEST = 2760;

describe('altitudes by satellite that are worse than those by pressure', () => {
  it('are replaced by pressure, raised by the median difference', () => {
    const fixes = PATH.map((fix, i) => ({ ...fix, gnss: high(fix) + 120 - (i % 300 < 40 ? 300 : 0) }));
    expect(analysisOf(fixes)).toEqual({ altitudeSource: 'raisedPressure', maxAltitude: HIGHEST + 120 });
    const trueOnes = PATH.map((fix) => high(fix) + 120);
    expect(mostOff(trackOf(fixes).altitude, trueOnes)).toBeLessThan(1.5);
  });

  it('are kept when only a few steps are bad', () => {
    const fixes = PATH.map((fix, i) => ({ ...fix, gnss: high(fix) + (i % 1500 === 700 ? 500 : 120) }));
    expect(analysisOf(fixes)).toEqual({ altitudeSource: 'gnss', maxAltitude: HIGHEST + 120 });
  });

  it('are kept when pressure is as bad', () => {
    const fixes = PATH.map((fix, i) => {
      const metres = high(fix) + (i % 100 === 70 ? 500 : 120);
      return { ...fix, gnss: metres, pressure: metres };
    });
    expect(analysisOf(fixes).altitudeSource).toBe('gnss');
  });

  it('are kept when pressure hardly changes and shows no flight', () => {
    const fixes = PATH.map((fix, i) => ({ ...fix, gnss: high(fix) + (i % 100 === 70 ? 500 : 120), pressure: 950 }));
    expect(analysisOf(fixes)).toEqual({ altitudeSource: 'gnss', maxAltitude: HIGHEST + 120 });
  });

  it('show lift when pressure is the bad one', () => {
    const fixes = PATH.map((fix, i) => ({ ...fix, pressure: high(fix) + (i % 50 < 25 ? 400 : 0) }));
    expect(trackOf(fixes).analysis).toMatchObject({
      altitudeSource: 'gnss',
      launchTime: trackOf(PATH).analysis.launchTime,
    });
  });
});

describe('a shift of level', () => {
  it.each([60, 300, 1500])('of %d m that lasts is drawn no steeper than a glider climbs', (shift) => {
    const fixes = PATH.map((fix, i) => ({ ...fix, gnss: high(fix) + (i < 1800 ? 0 : shift), pressure: 0 }));
    const altitude = altitudesOf(fixes);
    expect(steepest(altitude)).toBeLessThanOrEqual(12.1);
    expect(altitude.at(-1)).toBe(Math.round(high(fixes.at(-1))));
    expect(altitude[0]).toBe(1500);
  });

  it.each([20, 90, 240])('that reverts after %d s is a dent, and filled', (seconds) => {
    const fixes = PATH.map((fix, i) => ({
      ...fix,
      gnss: high(fix) - (i >= 1000 && i < 1000 + seconds ? 300 : 0),
      pressure: 0,
    }));
    const altitude = altitudesOf(fixes);
    expect(steepest(altitude)).toBeLessThanOrEqual(12.1);
    expect(mostOff(altitude, PATH.map(high))).toBeLessThanOrEqual(1);
  });

  it('keeps a spiral dive', () => {
    const dive: Leg = { seconds: 40, speed: 12, turn: 72, climb: -20 };
    const fixes = flownPath({ at: 36_000, lat: 47, lng: 11, altitude: 2500 }, [CLIMB, dive, GLIDE]);
    const spiked = fixes.map((fix, i) => (i === 920 ? { ...fix, gnss: 9000, pressure: 9000 } : fix));
    expect(mostOff(altitudesOf(spiked), fixes.map(high))).toBeLessThanOrEqual(1);
  });
});

describe('altitudes that contradict one another', () => {
  const random = (i: number): number => Math.floor(Math.abs(Math.sin(i * 12.9898) * 43_758.5453 * 23) % 24_000) + 1;
  const garbage = PATH.map((fix, i) => ({ ...fix, gnss: random(i), pressure: 0 }));

  it('are ignored', () => {
    expect(trackOf(garbage).analysis).toMatchObject({ altitudeSource: null, maxAltitude: null, minAltitude: null });
    expect(Math.max(...trackOf(garbage).altitude)).toBe(0);
  });

  it('are ignored when their noise is steeper than any climb', () => {
    const fixes = PATH.map((fix, i) => ({ ...fix, gnss: high(fix) + 32 * Math.sin(i * 2.5), pressure: 0 }));
    expect(trackOf(fixes).analysis.maxAltitude).toBeNull();
  });

  it('are replaced by pressure', () => {
    const fixes = garbage.map((fix, i) => ({ ...fix, pressure: high(PATH[i]) }));
    expect(trackOf(fixes).analysis).toMatchObject({ altitudeSource: 'pressure', maxAltitude: HIGHEST });
  });

  it('do not hide the flight', () => {
    const { launchTime, landingTime, isFlightDetected } = trackOf(garbage).analysis;
    expect([isFlightDetected, landingTime - launchTime]).toEqual([true, 3600]);
  });
});

describe('a file without altitudes', () => {
  it('has no highest one', () => {
    const fixes = PATH.map((fix) => ({ ...fix, gnss: 0, pressure: 0 }));
    expect(trackOf(fixes).analysis).toMatchObject({ altitudeSource: null, maxAltitude: null, minAltitude: null });
  });
});

function high(fix: FixDraft | undefined): number {
  return fix?.gnss ?? 0;
}

function trackOf(fixes: readonly FixDraft[]): Track {
  const reading = readTrack(igcBytes({ fixes }));
  if (reading.state !== 'ready') throw new Error(`The track could not be read: ${reading.problem.code}`);
  return reading.track;
}

function analysisOf(fixes: readonly FixDraft[]): Pick<Track['analysis'], 'altitudeSource' | 'maxAltitude'> {
  const { altitudeSource, maxAltitude } = trackOf(fixes).analysis;
  return { altitudeSource, maxAltitude };
}

function altitudesOf(fixes: readonly FixDraft[]): Float32Array {
  const altitude = altitudeOfSensor(parseIgc(igcBytes({ fixes })).fixes, 'gnss');
  if (altitude === null) throw new Error('no plausible altitudes');
  return altitude;
}

/** The fastest climb or sink from one second to the next. */
function steepest(altitude: Float32Array): number {
  return Math.max(...altitude.subarray(1).map((metres, i) => Math.abs(metres - (altitude[i] ?? 0))));
}

function mostOff(altitude: Float32Array, wanted: readonly number[]): number {
  return Math.max(...altitude.map((metres, i) => Math.abs(metres - (wanted[i] ?? 0))));
}

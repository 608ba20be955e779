import { describe, expect, it } from 'vitest';
import { type FixDraft, flownPath, igcBytes, type Leg } from '#test/builders/igc';
import { readTrack } from './read-track.ts';
import { liftOf, MIN_HEIGHT_LOST_M, type TrackSeries, trackSeries } from './series.ts';
import type { Track } from './track.ts';

const START = { at: 36_000, lat: 47, lng: 11, altitude: 1500 };
const STAND: Leg = { seconds: 300 };
const GLIDE: Leg = { seconds: 600, speed: 10, heading: 90, climb: -1 };
const CLIMB: Leg = { seconds: 600, speed: 10, heading: 270, climb: 2 };
const PATH = flownPath(START, [STAND, GLIDE, STAND]);

describe('trackSeries', () => {
  it('runs from launch to landing, with a value for each fix', () => {
    const track = trackOf(PATH);
    const series = trackSeries(track);
    const { launchIndex, landingIndex } = track.analysis;
    expect(series.firstIndex).toBe(launchIndex);
    const { length, seconds, altitude, lift, distance, glideRatio } = series;
    expect(length).toBe(landingIndex - launchIndex + 1);
    for (const column of [seconds, altitude, lift, distance, glideRatio]) expect(column.length).toBe(length);
  });

  it('counts seconds from launch', () => {
    const { seconds } = seriesOf(PATH);
    expect([...seconds.subarray(0, 3)]).toEqual([0, 1, 2]);
  });

  it('has altitude and smoothed lift', () => {
    const { altitude, lift, seconds } = seriesOf(PATH);
    const middle = seconds.length >> 1;
    expect(altitude[middle]).toBeGreaterThan(1150);
    expect(altitude[middle]).toBeLessThan(1250);
    expect(lift[middle]).toBeCloseTo(-1, 1);
  });

  it('takes the lift from pressure if there is one', () => {
    const noisy = PATH.map((fix, i) => ({ ...fix, gnss: (fix.gnss ?? 0) + (i % 7) * 4 }));
    const { lift } = seriesOf(noisy);
    expect(lift[300]).toBeCloseTo(-1, 1);
    const { lift: unsteady } = seriesOf(noisy.map((fix) => ({ ...fix, pressure: 0 })));
    expect(Math.max(...unsteady.slice(100, 500))).toBeGreaterThan(-0.9);
  });

  it('measures the distance from the launch', () => {
    const { distance, seconds } = seriesOf(PATH);
    expect(distance[0]).toBe(0);
    const passed = (seconds.at(-100) ?? 0) - (seconds[100] ?? 0);
    expect((distance.at(-100) ?? 0) - (distance[100] ?? 0)).toBeCloseTo(10 * passed, -1);
  });

  it('has the glide ratio that reaches the landing spot', () => {
    const { glideRatio } = seriesOf(PATH);
    expect(glideRatio[100]).toBeCloseTo(10, 0);
  });

  it('has no glide ratio where no more than 10 m are to be lost', () => {
    const { glideRatio, altitude } = seriesOf(PATH);
    const landing = altitude.at(-1) ?? 0;
    expect(MIN_HEIGHT_LOST_M).toBe(10);
    for (const [i, ratio] of glideRatio.entries()) {
      expect(Number.isNaN(ratio)).toBe((altitude[i] ?? 0) - landing <= 10);
    }
    expect(glideRatio.at(-1)).toBeNaN();
  });

  it('has none at all for a flight that ends at its highest point', () => {
    const { glideRatio } = seriesOf(flownPath(START, [STAND, CLIMB, STAND]));
    expect(glideRatio.every(Number.isNaN)).toBe(true);
  });

  it('shares no memory with the track, so that it can be transferred to another thread', () => {
    const track = trackOf(PATH);
    const { altitude, seconds } = trackSeries(track);
    expect(altitude.buffer).not.toBe(track.altitude.buffer);
    expect(seconds.buffer).not.toBe(track.fixes.time.buffer);
  });
});

describe('liftOf', () => {
  it('is the lift of the series', () => {
    const track = trackOf(PATH);
    expect(liftOf(track)).toEqual(trackSeries(track).lift);
  });
});

function trackOf(fixes: readonly FixDraft[]): Track {
  const reading = readTrack(igcBytes({ fixes }));
  if (reading.state !== 'ready') throw new Error('The track could not be read');
  return reading.track;
}

function seriesOf(fixes: readonly FixDraft[]): TrackSeries {
  return trackSeries(trackOf(fixes));
}

import { describe, expect, it } from 'vitest';
import { type FixDraft, flownPath, igcBytes, type Leg } from '#test/builders/igc';
import { readTrack } from './read-track.ts';
import { trackSeries } from './series.ts';
import { thinTrack } from './thin-track.ts';
import type { Track } from './track.ts';

const START = { at: 36_000, lat: 47, lng: 11, altitude: 1500 };
const GLIDE: Leg = { seconds: 600, speed: 10, heading: 90, climb: -1 };
const CORNER: Leg = { seconds: 600, speed: 10, heading: 180, climb: -1 };
const THERMAL: Leg = { seconds: 600, speed: 10, turn: 18, climb: 2 };
const METRES_A_DEGREE = 111_195;

describe('thinTrack', () => {
  it('draws a straight glide with its two ends', () => {
    expect(kept([GLIDE], 5)).toHaveLength(2);
  });

  it('keeps a corner', () => {
    const indexes = kept([GLIDE, CORNER], 5);
    expect(indexes).toHaveLength(3);
    expect(Math.abs((indexes[1] ?? 0) - 600)).toBeLessThanOrEqual(2);
  });

  it('keeps launch and landing, and indexes of the whole track', () => {
    const track = trackAlong([{ seconds: 300 }, GLIDE, { seconds: 300 }]);
    const { indexes } = thinTrack(track, 5);
    expect([indexes[0], indexes.at(-1)]).toEqual([track.analysis.launchIndex, track.analysis.landingIndex]);
  });

  it('keeps the fixes where climb begins and ends on a straight line', () => {
    const indexes = kept([GLIDE, { ...GLIDE, climb: 3 }, GLIDE], 5);
    expect(indexes.some((i) => Math.abs(i - 600) < 10)).toBe(true);
    expect(indexes.some((i) => Math.abs(i - 1200) < 10)).toBe(true);
  });

  it('keeps more of circles with a smaller tolerance', () => {
    const [fine, coarse] = [kept([THERMAL], 2), kept([THERMAL], 20)];
    expect(fine.length).toBeGreaterThan(coarse.length);
    expect(fine.length).toBeLessThan(601);
  });

  it.each([2, 10, 50])('passes no fix at more than %d m', (tolerance) => {
    const track = trackAlong([GLIDE, THERMAL, CORNER, THERMAL]);
    const { indexes } = thinTrack(track, tolerance);
    for (const [k, end] of indexes.slice(1).entries()) {
      for (let i = (indexes[k] ?? 0) + 1; i < end; i += 1) {
        expect(metresAside(track, i, [indexes[k] ?? 0, end])).toBeLessThanOrEqual(tolerance * 1.02);
      }
    }
  });

  it('passes no fix at more in a zigzag, whose halves are never equal', () => {
    const zigzag = Array.from({ length: 1500 }, (_, i) => ({ seconds: 2, speed: 10, heading: i % 2 ? 135 : 45 }));
    const track = trackAlong(zigzag);
    const { indexes } = thinTrack(track, 4);
    for (const [k, end] of indexes.slice(1).entries()) {
      for (let i = (indexes[k] ?? 0) + 1; i < end; i += 1) {
        expect(metresAside(track, i, [indexes[k] ?? 0, end])).toBeLessThanOrEqual(4.1);
      }
    }
  });

  it('interpolates climb with an error of at most 1 m/s', () => {
    const track = trackAlong([GLIDE, THERMAL, CORNER]);
    const { lift, firstIndex } = trackSeries(track);
    const { indexes } = thinTrack(track, 1000);
    expect(indexes.length).toBeGreaterThan(3);
    for (const [k, end] of indexes.slice(1).entries()) {
      const range = [...lift.subarray((indexes[k] ?? 0) - firstIndex, end - firstIndex + 1)];
      const ends = [range[0] ?? 0, range.at(-1) ?? 0];
      expect(Math.max(...range)).toBeLessThanOrEqual(Math.max(...ends) + 1.001);
      expect(Math.min(...range)).toBeGreaterThanOrEqual(Math.min(...ends) - 1.001);
    }
  });

  it('draws a single fix', () => {
    expect(kept([], 5)).toEqual([0]);
  });

  it('does not run out of stack on a day-long flight in circles', () => {
    const indexes = kept([{ ...THERMAL, seconds: 36_000, climb: 0 }], 5);
    expect(indexes.length).toBeGreaterThan(1000);
  });
});

function trackAlong(legs: readonly Leg[]): Track {
  const fixes: readonly FixDraft[] = flownPath(START, legs);
  const reading = readTrack(igcBytes({ fixes }));
  if (reading.state !== 'ready') throw new Error('The track could not be read');
  return reading.track;
}

function kept(legs: readonly Leg[], toleranceM: number): readonly number[] {
  return [...thinTrack(trackAlong(legs), toleranceM).indexes];
}

/** How far a fix is from the straight line between two others. */
function metresAside({ fixes }: Track, index: number, [first, last]: readonly [number, number]): number {
  const scale = METRES_A_DEGREE * Math.cos((47 * Math.PI) / 180);
  const point = (i: number): readonly [number, number] => [
    (fixes.lng[i] ?? 0) * scale,
    (fixes.lat[i] ?? 0) * METRES_A_DEGREE,
  ];
  const [[x, y], [x0, y0], [x1, y1]] = [point(index), point(first), point(last)];
  const [dx, dy] = [x1 - x0, y1 - y0];
  const along = Math.max(0, Math.min(1, ((x - x0) * dx + (y - y0) * dy) / (dx * dx + dy * dy || 1)));
  return Math.hypot(x - x0 - along * dx, y - y0 - along * dy);
}

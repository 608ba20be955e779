import { describe, expect, it } from 'vitest';
import { readTrack } from '#domain/track/read-track';
import { type FixDraft, flownPath, igcBytes } from '#test/builders/igc';
import { type FlightWithHeights, heightsOfTrack } from './flight-heights.ts';

/** Two minutes before the launch, and a glide of 20 minutes. */
const GLIDE = flownPath({ at: 36_000, lat: 46.5, lng: 7, altitude: 2_200 }, [
  { seconds: 120 },
  { seconds: 1_200, speed: 10, heading: 58, climb: -1 },
  { seconds: 120 },
]);

function heightsOf(change: (fix: FixDraft) => Partial<FixDraft>): FlightWithHeights {
  const reading = readTrack(igcBytes({ fixes: GLIDE.map((fix) => ({ ...fix, ...change(fix) })) }));
  if (reading.state !== 'ready') throw new Error(reading.problem.code);
  return heightsOfTrack(reading.track);
}

const middleOf = (column: Float32Array | null): number | null => column && (column[600] ?? null);

describe('the heights of a track', () => {
  it('are those of both sensors, from launch to landing', () => {
    const heights = heightsOf(({ gnss = 0 }) => ({ pressure: gnss - 80 }));
    expect(heights.length).toBeLessThan(GLIDE.length - 200);
    expect(heights.time.length).toBe(heights.length);
    expect(heights.altitude?.length).toBe(heights.length);
    expect(heights.pressureAltitude?.length).toBe(heights.length);
    const [altitude, pressure] = [middleOf(heights.altitude), middleOf(heights.pressureAltitude)];
    expect((altitude ?? 0) - (pressure ?? 0)).toBeCloseTo(80, 0);
    expect(heights.ground).toBeNull();
  });

  it('have no altitude by pressure where the recorder has no such sensor', () => {
    const heights = heightsOf(() => ({ pressure: 0 }));
    expect(heights.pressureAltitude).toBeNull();
    expect(middleOf(heights.altitude)).not.toBeNull();
  });

  it('have none above the sea where there is pressure alone', () => {
    const heights = heightsOf(() => ({ gnss: 0 }));
    expect(heights.altitude).toBeNull();
    expect(middleOf(heights.pressureAltitude)).not.toBeNull();
  });

  it('may be none at all', () => {
    expect(heightsOf(() => ({ gnss: 0, pressure: 0 }))).toMatchObject({ altitude: null, pressureAltitude: null });
  });
});

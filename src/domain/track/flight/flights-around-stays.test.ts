import { describe, expect, it } from 'vitest';
import { type FixDraft, flownPath, igcBytes, type Leg } from '#test/builders/igc';
import { withGnssError } from '#test/builders/noise';
import { parseIgc } from '../../igc/parse-igc.ts';
import { cleanTrackOf } from '../clean-track/clean-track.ts';
import { searchFlights } from './find-flight.ts';

describe('searchFlights, on a day with a long stay in a house', () => {
  /** Two flights of 20 min with hours between them, in which the positions of the receiver wander. */
  function dayWith(hours: number, metres: number): readonly FixDraft[] {
    const start = { at: 30_000, lat: 46, lng: 7, altitude: 1800 };
    const flight: Leg = { seconds: 1_200, speed: 10, heading: 90, climb: -1 };
    const stay: Leg = { seconds: 3_600 * hours };
    const day = flownPath(start, [{ seconds: 300 }, flight, stay, { ...flight, climb: -0.4 }, { seconds: 300 }], 2);
    const wandering = withGnssError(day, { metres, climb: 20 });
    const isIndoors = ({ at }: FixDraft): boolean => at > 31_500 && at < 31_500 + stay.seconds;
    return day.map((fix, i) => (isIndoors(fix) ? (wandering[i] ?? fix) : { ...fix, pressure: 0 }));
  }

  it.each([5, 20, 30])('finds both where positions are off by %d m', (metres) => {
    for (const hours of [0.75, 2]) {
      const track = cleanTrackOf(parseIgc(igcBytes({ fixes: dayWith(hours, metres) })).fixes);
      const seconds = searchFlights(track).flights.map(
        ({ launch, landing }) => (track.fixes.time[landing] ?? 0) - (track.fixes.time[launch] ?? 0),
      );
      expect(seconds).toHaveLength(2);
      for (const one of seconds) expect(Math.abs(one - 1_200)).toBeLessThan(90);
    }
  });
});

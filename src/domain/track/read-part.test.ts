import { describe, expect, it } from 'vitest';
import { flownPath, igcBytes, type Leg } from '#test/builders/igc';
import type { FlightTimes, TimeRange } from './flight/time-range.ts';
import { readFlight, readTrack } from './read-track.ts';

const START = { at: 36_000, lat: 47, lng: 11, altitude: 1500 };
const STAND: Leg = { seconds: 300 };
const CLIMB: Leg = { seconds: 600, speed: 10, heading: 90, climb: 1 };
const GLIDE: Leg = { seconds: 905, speed: 10, heading: 90, climb: -1 };

describe('readTrack, on a part of a file', () => {
  const day = flownPath(START, [STAND, GLIDE, STAND, STAND, CLIMB, GLIDE, STAND, STAND, { ...GLIDE, seconds: 400 }]);
  const bytes = igcBytes({ fixes: day });
  const partOf = (range: TimeRange | null, file = bytes) => {
    const reading = readTrack(file, range);
    if (reading.state !== 'ready') throw new Error(`The part could not be read: ${reading.problem.code}`);
    return reading.track;
  };
  const rangeOf = ({ launchTime, landingTime }: FlightTimes): TimeRange => ({ from: launchTime, to: landingTime });

  it('names all flights of the file, whichever is analysed, and takes the longest', () => {
    const { flights, analysis } = partOf(null);
    expect(flights).toHaveLength(3);
    expect(flights[1]).toEqual({ launchTime: analysis.launchTime, landingTime: analysis.landingTime });
    for (const flight of flights) expect(partOf(rangeOf(flight)).flights).toEqual(flights);
  });

  it('analyses a flight that is chosen: times, places, altitudes and profile are its own', () => {
    const { flights } = partOf(null);
    const [first, , third] = flights.map((flight) => partOf(rangeOf(flight)));
    expect(first?.analysis).toMatchObject({ ...flights[0], airtime: 16, maxAltitude: 1500, isFlightDetected: true });
    expect(third?.analysis).toMatchObject({ ...flights[2], airtime: 7 });
    expect(third?.analysis.launch.lng).toBeGreaterThan(first?.analysis.landing.lng ?? 180);
    expect(third?.analysis.profile).toHaveLength(64);
    expect(third?.fixes.length).toBe(day.length);
  });

  it('yields the analysis of the whole file for the part that it found itself', () => {
    const whole = partOf(null);
    expect(partOf(rangeOf(whole.analysis)).analysis).toEqual(whole.analysis);
  });

  it('has the doubt about what it shares with a movement: a drive, a flight, or nothing', () => {
    const road = Array.from({ length: 6 }, (_, i): readonly Leg[] => [
      { seconds: 260, speed: 21, heading: 100 + 20 * i, climb: 0.3 },
      { seconds: 160, speed: 17, heading: 80 + 20 * i, climb: -0.8 },
      { seconds: 25 },
    ]).flat();
    const file = igcBytes({ fixes: flownPath(START, [STAND, GLIDE, STAND, STAND, STAND, ...road, STAND]) });
    const at = (from: number, to: number) => {
      const start = Date.parse('2025-05-31') / 1000 + START.at;
      return partOf({ from: start + from, to: start + to }, file).analysis.doubt;
    };
    expect(partOf(null, file).analysis.doubt).toBeUndefined();
    expect(at(300, 1_205)).toBeUndefined();
    expect(at(600, 800)).toBeUndefined();
    expect(at(300, 4_775)).toBeUndefined();
    expect(at(1_900, 4_775)).toBe('drive');
    expect(at(10, 200)).toBe('none');
  });

  it('counts the airtime of a part in which nothing moves: the pilot has decided', () => {
    const [from] = [Date.parse('2025-05-31') / 1000 + START.at];
    expect(partOf({ from, to: from + 290 }).analysis).toMatchObject({ airtime: 5, isFlightDetected: true });
  });

  it('has no fixes in a part outside the file', () => {
    expect(readTrack(bytes, { from: 0, to: 1000 })).toMatchObject({ problem: { code: 'noFixes' } });
  });

  it('says from when to when the recorder ran around it', () => {
    const later = flownPath({ ...START, at: START.at + 30_000 }, [STAND, GLIDE, STAND]);
    const first = START.at + Date.parse('2025-05-31') / 1000;
    const { recording } = partOf(null, igcBytes({ fixes: [...day, ...later] }));
    expect(recording).toEqual({ from: first, to: first + day.length - 1 });
  });
});

describe('readFlight', () => {
  const bytes = igcBytes({ fixes: flownPath(START, [STAND, GLIDE, STAND, STAND, CLIMB, GLIDE, STAND]) });

  it('reads a part that is known as the search for it does, and looks for no other flight', () => {
    const whole = readTrack(bytes);
    if (whole.state !== 'ready') throw new Error('The track of this test is unreadable.');
    const { launchTime: from, landingTime: to } = whole.track.analysis;
    expect(whole.track.flights).toHaveLength(2);
    expect(readFlight(bytes, { from, to })).toEqual({ ...whole, track: { ...whole.track, flights: [] } });
  });

  it('finds the flight where no part is known', () => {
    expect(readFlight(bytes, null)).toEqual(readTrack(bytes));
  });

  it('has no fixes in a part outside the file', () => {
    expect(readFlight(bytes, { from: 0, to: 1000 })).toMatchObject({ problem: { code: 'noFixes' } });
  });
});

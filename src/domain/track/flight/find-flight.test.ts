import { describe, expect, it } from 'vitest';
import { type FixDraft, flownPath, igcBytes, type Leg } from '#test/builders/igc';
import { parseIgc } from '../../igc/parse-igc.ts';
import { cleanTrackOf } from '../clean-track/clean-track.ts';
import { findFlight } from './find-flight.ts';

const STAND: Leg = { seconds: 600 };
const GLIDE: Leg = { seconds: 900, speed: 10, heading: 90, climb: -0.8 };
const THERMAL: Leg = { seconds: 900, speed: 9, turn: 18, climb: 1.5 };
const WALK: Leg = { seconds: 900, speed: 1.4, heading: 0, climb: 0.25 };
const GONDOLA: Leg = { seconds: 1200, speed: 5, heading: 0, climb: 1.2 };
const CAR_UP: Leg = { seconds: 1500, speed: 14, heading: 0, climb: 0.6 };

describe('findFlight', () => {
  it('finds launch and landing between two stays on the ground', () => {
    expectAbout(flightOf([STAND, GLIDE, STAND]), [600, 1500]);
  });

  it('finds a flight that is recorded from launch to landing alone', () => {
    expectAbout(flightOf([GLIDE]), [0, 900]);
  });

  it('does not count a walk up the hill as flying', () => {
    expectAbout(flightOf([WALK, { seconds: 120 }, GLIDE, { seconds: 120 }, WALK]), [1020, 1920]);
  });

  it('starts where the glider last stood before it rolled slowly, and ends where it stands again', () => {
    const roll: Leg = { seconds: 40, speed: 2, heading: 90 };
    expectAbout(flightOf([STAND, roll, GLIDE, roll, STAND]), [600, 1580]);
  });

  it('starts in the air when the pilot walked right up to it', () => {
    expectAbout(flightOf([STAND, WALK, GLIDE, STAND]), [1500, 2400]);
  });

  it('stays in the air while circling, which is slow from place to place', () => {
    expectAbout(flightOf([STAND, GLIDE, THERMAL, GLIDE, STAND]), [600, 3300]);
  });

  it('stays in the air in a spiral dive on the spot', () => {
    const spiral: Leg = { seconds: 60, speed: 12, turn: 72, climb: -10 };
    expectAbout(flightOf([STAND, THERMAL, spiral, GLIDE, STAND]), [600, 2460]);
  });

  it('stays in the air for some minutes in a wind as fast as the glider', () => {
    expectAbout(flightOf([STAND, GLIDE, { seconds: 240, speed: 0.5, climb: 0.1 }, GLIDE, STAND]), [600, 2640]);
  });

  it('counts a glider parked in the wind as flying for any time', () => {
    const parked: Leg = { seconds: 900, speed: 1.8, heading: 270, climb: 0.2 };
    expectAbout(flightOf([STAND, GLIDE, parked, GLIDE, STAND]), [600, 3300]);
  });

  it('finds the longest of several flights with stays between them', () => {
    const short: Leg = { ...GLIDE, seconds: 300 };
    expectAbout(flightOf([STAND, short, STAND, GLIDE, STAND, short, STAND]), [1500, 2400]);
  });

  it('joins flights that no real stay separates', () => {
    expectAbout(flightOf([STAND, GLIDE, { seconds: 100 }, GLIDE, STAND]), [600, 2500]);
  });

  it.each([
    ['a gondola', GONDOLA],
    ['a car', CAR_UP],
  ])('does not count %s up the hill as the flight, though it is longer', (_, ride) => {
    const found = flightOf([STAND, ride, STAND, GLIDE, STAND]);
    expectAbout(found, [1200 + ride.seconds, 2100 + ride.seconds]);
  });

  it('prefers a long flight that ends above its start, far below its highest point, to a hop', () => {
    const higher: Leg = { ...THERMAL, climb: 0.6 };
    const long = [higher, { ...GLIDE, climb: -0.3 }, { ...GLIDE, seconds: 600, climb: -0.2 }];
    const hop: Leg = { ...GLIDE, seconds: 300 };
    expectAbout(flightOf([STAND, ...long, STAND, hop, STAND]), [600, 3000]);
  });

  it('prefers a long flight that lands on top of its hill to a hop', () => {
    const up: Leg = { ...THERMAL, seconds: 300 };
    const down: Leg = { ...GLIDE, seconds: 300, climb: -1 };
    const soaring = [up, down, up, down, up, down, { ...up, climb: 0.2 }];
    expectAbout(flightOf([STAND, ...soaring, STAND, { ...GLIDE, seconds: 200 }, STAND]), [600, 2700]);
  });

  it('does not count a ride over the crest of the hill as the flight', () => {
    const over = [CAR_UP, { seconds: 60, speed: 14, heading: 0, climb: -0.6 }];
    expectAbout(flightOf([STAND, ...over, STAND, GLIDE, STAND]), [2760, 3660]);
  });

  it('holds a flight for one that ends above its start when there is no other', () => {
    const upwards: Leg = { ...GLIDE, climb: 0.5 };
    expectAbout(flightOf([STAND, upwards, STAND]), [600, 1500]);
  });

  it('finds none in a stay on the ground, and uses all of it', () => {
    const track = cleanTrackOf(parseIgc(igcBytes({ fixes: pathOf([STAND]) })).fixes);
    expect(findFlight(track)).toEqual({ launch: 0, landing: 600, isDetected: false });
  });

  it('is not misled by positions that tremble on the ground', () => {
    expectAbout(flightOf([STAND, GLIDE, STAND], trembling(5)), [600, 1500], 60);
  });

  it('is not misled by a jump to elsewhere and back', () => {
    const jump = (fix: FixDraft, i: number): FixDraft => (i > 200 && i < 240 ? { ...fix, lat: fix.lat + 3 } : fix);
    expectAbout(flightOf([STAND, GLIDE, STAND], jump), [600, 1500]);
  });

  it('is not misled by void fixes without altitude', () => {
    const voided = (fix: FixDraft, i: number): FixDraft => (i % 3 ? fix : { ...fix, valid: false, gnss: 0 });
    expectAbout(flightOf([STAND, GLIDE, STAND], voided), [600, 1500]);
  });

  it('bridges minutes without a fix', () => {
    const gap = pathOf([STAND, GLIDE, THERMAL, GLIDE, STAND]).filter((_, i) => i < 1700 || i > 2100);
    expectAbout(flightIn(gap), [600, 3300]);
  });

  it.each([2, 5, 10, 20])('comes to the same within a minute with a fix every %d s', (every) => {
    expectAbout(flightIn(pathOf([STAND, GLIDE, THERMAL, GLIDE, STAND], every)), [600, 3300], 60);
  });

  it('finds its way over the 180th meridian', () => {
    const start = { at: 0, lat: -17, lng: 179.98, altitude: 900 };
    expectAbout(flightIn(flownPath(start, [STAND, GLIDE, STAND]).map(wrapped)), [600, 1500]);
  });

  it('handles no fixes and a single one', () => {
    expect(findFlight(cleanTrackOf(parseIgc(igcBytes({ fixes: [] })).fixes))).toMatchObject({ launch: 0, landing: 0 });
    const single = cleanTrackOf(parseIgc(igcBytes({ fixes: pathOf([]) })).fixes);
    expect(findFlight(single)).toEqual({ launch: 0, landing: 0, isDetected: false });
  });
});

type Change = (fix: FixDraft, index: number) => FixDraft;

function pathOf(legs: readonly Leg[], every = 1): readonly FixDraft[] {
  return flownPath({ at: 0, lat: 47, lng: 11, altitude: 1500 }, legs, every);
}

/** Launch and landing in seconds after midnight. */
function flightIn(fixes: readonly FixDraft[]): readonly [number, number] {
  const track = cleanTrackOf(parseIgc(igcBytes({ fixes })).fixes);
  const { launch, landing } = findFlight(track);
  const secondsAt = (index: number): number => (track.fixes.time[index] ?? 0) % 86_400;
  return [secondsAt(launch), secondsAt(landing)];
}

function flightOf(legs: readonly Leg[], change: Change = (fix) => fix): readonly [number, number] {
  return flightIn(pathOf(legs).map(change));
}

/** Noise of up to so many metres, not random: the same in every run. */
function trembling(metres: number): Change {
  return (fix, i) => ({
    ...fix,
    lat: fix.lat + (Math.sin(i * 12.9898) * metres) / 111_195,
    lng: fix.lng + (Math.sin(i * 78.233) * metres) / 75_000,
  });
}

/** A launch is exact to the seconds of a take-off run and of the smoothing window. */
function expectAbout(found: readonly number[], wanted: readonly number[], seconds = 10): void {
  for (const [i, time] of found.entries()) expect(Math.abs(time - (wanted[i] ?? 0))).toBeLessThanOrEqual(seconds);
}

function wrapped(fix: FixDraft): FixDraft {
  return { ...fix, lng: fix.lng > 180 ? fix.lng - 360 : fix.lng };
}

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseIgc } from '#domain/igc/parse-igc';
import { type FixDraft, flownPath, igcBytes, type Leg } from '#test/builders/igc';
import { pseudoRandom } from '#test/builders/noise';
import { cleanTrackOf } from '../clean-track/clean-track.ts';
import { airborneStretches, findFlight, findLongStays } from './find-flight.ts';
import type { Stretch } from './stretch.ts';

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

describe('airborneStretches', () => {
  it('finds fast stretches', () => {
    expect(stretchesOf([...still(60), ...fast(60), ...still(60)])).toEqual([{ first: 60, last: 119 }]);
  });

  it('finds stretches that climb or sink on the spot', () => {
    const sinking = Array.from({ length: 60 }, () => ({ speed: 0, climb: -8 }));
    expect(stretchesOf([...still(60), ...sinking, ...still(60)])).toEqual([{ first: 60, last: 119 }]);
  });

  it('finds several, in order', () => {
    const twice = [...still(60), ...fast(60), ...still(60), ...fast(60)];
    expect(stretchesOf(twice)).toEqual([
      { first: 60, last: 119 },
      { first: 180, last: 239 },
    ]);
  });

  it('finds a stretch in the air from the first fix to the last', () => {
    expect(stretchesOf(fast(60))).toEqual([{ first: 0, last: 59 }]);
  });

  it('passes over a burst of noise on the ground', () => {
    expect(stretchesOf([...still(60), ...fast(15), ...still(60)])).toEqual([]);
  });

  it('bridges a quiet moment in the air', () => {
    expect(stretchesOf([...fast(60), ...still(15), ...fast(60)])).toEqual([{ first: 0, last: 134 }]);
  });

  it('ignores a single step, however long it is', () => {
    const fasts = { speed: Float32Array.of(0, 0, 10, 0, 0), climb: new Float32Array(5) };
    expect(airborneStretches(Uint32Array.of(0, 60, 300, 360, 420), fasts)).toEqual([]);
    const slow = { speed: Float32Array.of(10, 10, 0, 10, 10), climb: new Float32Array(5) };
    expect(airborneStretches(Uint32Array.of(0, 60, 300, 360, 420), slow)).toEqual([{ first: 0, last: 4 }]);
  });

  it('ends a stretch at a silence: nobody knows where the recorder was', () => {
    const fast = { speed: Float32Array.of(10, 10, 10, 10), climb: new Float32Array(4) };
    expect(airborneStretches(Uint32Array.of(0, 60, 3600, 3660), fast)).toEqual([
      { first: 0, last: 1 },
      { first: 2, last: 3 },
    ]);
  });

  it('finds nothing where there is nothing', () => {
    expect(stretchesOf([])).toEqual([]);
    expect(stretchesOf(still(60))).toEqual([]);
  });

  it('finds stretches that follow one another and do not touch', () => {
    const moment = fc.record({ speed: fc.double({ min: 0, max: 20, noNaN: true }), climb: fc.constant(0) });
    const moments = fc.array(fc.tuple(moment, fc.integer({ min: 1, max: 90 })), { maxLength: 20 });
    fc.assert(
      fc.property(moments, (parts) => {
        const all = parts.flatMap(([part, seconds]) => Array.from({ length: seconds }, () => part));
        const stretches = stretchesOf(all);
        for (const [k, { first, last }] of stretches.entries()) {
          expect(first).toBeLessThanOrEqual(last);
          expect(first).toBeGreaterThan((stretches[k - 1]?.last ?? -2) + 1);
          expect(last).toBeLessThan(all.length);
        }
      }),
    );
  });
});

interface Moment {
  readonly speed: number;
  readonly climb: number;
}

function still(seconds: number): readonly Moment[] {
  return Array.from({ length: seconds }, () => ({ speed: 0, climb: 0 }));
}

function fast(seconds: number): readonly Moment[] {
  return Array.from({ length: seconds }, () => ({ speed: 10, climb: 0 }));
}

/** Stretches of fixes one second apart. */
function stretchesOf(moments: readonly Moment[]): readonly Stretch[] {
  return airborneStretches(Uint32Array.from(moments.keys()), {
    speed: Float32Array.from(moments, ({ speed }) => speed),
    climb: Float32Array.from(moments, ({ climb }) => climb),
  });
}

const MINUTE = 60;

interface Minutes {
  readonly minutes: number;
  /** Metres north of the start, and how far positions are off. */
  readonly northM?: number;
  readonly noiseM?: number;
  readonly speed?: number;
  /** Silence before it, in minutes. */
  readonly silence?: number;
}

/** Returns by minute whether all of its fixes are on a long stay; a fix every 10 s. */
function staysIn(...parts: readonly Minutes[]): string {
  const random = pseudoRandom(9);
  let now = 1_750_000_000;
  const fixes = parts.flatMap(({ minutes, northM = 0, noiseM = 0, speed = 0, silence = 0 }) => {
    now += silence * MINUTE;
    return Array.from({ length: minutes * 6 }, () => {
      now += 10;
      return { now, speed, north: northM + noiseM * (2 * random() - 1), east: noiseM * (2 * random() - 1) };
    });
  });
  const isStay = findLongStays(
    Uint32Array.from(fixes, (fix) => fix.now),
    {
      speed: Float32Array.from(fixes, (fix) => fix.speed),
      climb: new Float32Array(fixes.length),
      north: Float64Array.from(fixes, ({ north }) => north),
      east: Float64Array.from(fixes, ({ east }) => east),
    },
  );
  const byMinute = Array.from({ length: fixes.length / 6 }, (_, i) => isStay.subarray(6 * i, 6 * i + 6));
  return byMinute.map((minute) => (minute.every((one) => one === 1) ? 'S' : minute.includes(1) ? '?' : '.')).join('');
}

const moving = (minutes: number): Minutes => ({ minutes, speed: 10 });

describe('a long stay', () => {
  it.each([
    [29, ''],
    [31, 'S'],
    [90, 'S'],
  ])('of %d min at one place is marked %j', (minutes, mark) => {
    expect(staysIn(moving(3), { minutes }, moving(3))).toBe(`...${(mark || '.').repeat(minutes)}...`);
  });

  it('is marked however the positions wander within 150 m', () => {
    expect(staysIn(moving(2), { minutes: 60, noiseM: 140 }, moving(2))).toBe(`..${'S'.repeat(60)}..`);
  });

  it('goes with slow wandering, not with a speed above 3 m/s', () => {
    expect(staysIn({ minutes: 40, speed: 2.9 })).toBe('S'.repeat(40));
    expect(staysIn({ minutes: 40, speed: 3.1 })).toBe('.'.repeat(40));
  });

  it('ends where the recorder is elsewhere, and another one may begin there', () => {
    expect(staysIn({ minutes: 40 }, { minutes: 40, northM: 500 })).toBe('S'.repeat(80));
    expect(staysIn({ minutes: 20 }, { minutes: 20, northM: 500 })).toBe('.'.repeat(40));
    expect(staysIn({ minutes: 20 }, { minutes: 20, northM: 100 })).toBe('S'.repeat(40));
  });

  it('is broken by a minute of movement', () => {
    expect(staysIn({ minutes: 20 }, moving(1), { minutes: 20 })).toBe('.'.repeat(41));
  });

  it('goes on over a silence of up to five minutes', () => {
    expect(staysIn({ minutes: 20 }, { minutes: 20, silence: 4 })).toBe('S'.repeat(40));
    expect(staysIn({ minutes: 20 }, { minutes: 20, silence: 6 })).toBe('.'.repeat(40));
  });

  it('is none of a slow drift that goes far', () => {
    const drifting = Array.from({ length: 60 }, (_, i) => ({ minutes: 1, northM: 40 * i, speed: 0.7 }));
    expect(staysIn(...drifting)).not.toContain('S'.repeat(31));
  });

  it('is none in no fixes', () => {
    expect(staysIn()).toBe('');
  });
});

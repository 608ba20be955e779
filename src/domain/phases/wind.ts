import { HEIGHT_BAND_M } from '../figures/times-above.ts';
import { type CircleFit, circleThrough, type IndexRange } from './circle-fit.ts';
import type { Circling } from './circling.ts';
import { directionOf, rounded } from './fix-ranges.ts';
import type { Wind, WindProfile } from './flight-phases.ts';
import type { FlownAir } from './flown-air.ts';
import type { Velocity } from './velocity.ts';

const MIN_TURNS = 3;
/** Circles through fewer turns are measured too badly to count for a height band. */
const MIN_PART_TURNS = 1;

/** The wind of some circles, going to, in m/s; weighs as many turns as they made. */
interface WindMeasurement {
  readonly north: number;
  readonly east: number;
  readonly turns: number;
}

/** Returns the wind of one circling; null below 3 turns, and when its velocities are on no circle. */
export function windOfCircling(ground: Velocity, circling: Circling): Wind | null {
  return windOf(measuredIn(ground, circling, circling.turns));
}

/** Returns the wind of a flight and of its height bands. */
export function windProfileOf({ track, ground, circlings }: FlownAir): WindProfile {
  return {
    flight: windOf(circlings.flatMap((circling) => measuredIn(ground, circling, circling.turns))),
    bands: track.altitude === null ? [] : bandsOf(ground, circlings, track.altitude),
  };
}

function bandsOf(ground: Velocity, circlings: readonly Circling[], altitude: Float32Array): WindProfile['bands'] {
  const bandAt = (index: number): number => Math.floor((altitude[ground.fix[index] ?? 0] ?? 0) / HEIGHT_BAND_M);
  const bands = new Map<number, WindMeasurement[]>();
  for (const range of circlings.flatMap((circling) => partsByBand(circling, bandAt))) {
    const measured = measuredIn(ground, range, null).filter(({ turns }) => turns >= MIN_PART_TURNS);
    const band = bandAt(range.from);
    bands.set(band, [...(bands.get(band) ?? []), ...measured]);
  }
  return [...bands]
    .toSorted(([a], [b]) => a - b)
    .flatMap(([band, measured]) => {
      const wind = windOf(measured);
      return wind ? [{ fromM: band * HEIGHT_BAND_M, ...wind }] : [];
    });
}

function partsByBand({ from, to }: IndexRange, bandAt: (index: number) => number): readonly IndexRange[] {
  const parts: IndexRange[] = [];
  let start = from;
  for (let i = from + 1; i <= to + 1; i += 1) {
    if (i <= to && bandAt(i) === bandAt(start)) continue;
    parts.push({ from: start, to: i - 1 });
    start = i;
  }
  return parts;
}

/** Returns one measurement, or none; `turns` as counted, or those around the measured wind. */
function measuredIn(ground: Velocity, range: IndexRange, turns: number | null): readonly WindMeasurement[] {
  const fit: CircleFit | null = circleThrough(ground, range);
  return fit ? [{ north: fit.north, east: fit.east, turns: turns ?? Math.abs(fit.turns) }] : [];
}

function windOf(measured: readonly WindMeasurement[]): Wind | null {
  const turns = measured.reduce((sum, part) => sum + part.turns, 0);
  if (turns < MIN_TURNS) return null;
  const north = measured.reduce((sum, part) => sum + part.north * part.turns, 0) / turns;
  const east = measured.reduce((sum, part) => sum + part.east * part.turns, 0) / turns;
  return {
    speedMps: rounded(Math.hypot(north, east), 2),
    fromDegrees: directionOf(-north, -east),
    turns: rounded(turns, 1),
  };
}

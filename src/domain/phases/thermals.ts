import { slopeOf } from '../track/flight/slopes.ts';
import type { Circling } from './circling/circling.ts';
import { bestClimb, climbOf } from './climb.ts';
import { directionOf, type FixRange, fixRangeOf, meanPlaceOf, phaseOf, rounded } from './fix-ranges.ts';
import type { CirclingDirection, Drift, Thermal } from './flight-phases.ts';
import type { FlownAir } from './flown-air.ts';
import { windOfCircling } from './wind.ts';

/** A thermal, and the circling it was found from. */
export interface ThermalCircling {
  readonly thermal: Thermal;
  readonly circling: Circling;
}

const MIN_GAIN_M = 30;
/** Share of the turns one way from which on a direction is named. */
const MIN_ONE_WAY = 0.85;

/** Returns the circlings that gained at least 30 m; none without an altitude. */
export function thermalsOf(air: FlownAir): readonly ThermalCircling[] {
  const { altitude } = air.track;
  if (altitude === null) return [];
  return air.circlings
    .map((circling) => ({ thermal: thermalOf(air, altitude, circling), circling }))
    .filter(({ thermal }) => thermal.gainM >= MIN_GAIN_M);
}

function thermalOf(air: FlownAir, altitude: Float32Array, circling: Circling): Thermal {
  const range = fixRangeOf(air.track, circling);
  const phase = phaseOf(air.track, range);
  const climb = climbOf({ time: air.track.time, altitude }, circling);
  const { bottom, top } = climb;
  const best = bestClimb(climb);
  return {
    ...phase,
    altitudeInM: rounded(bottom, 1),
    altitudeOutM: rounded(top, 1),
    gainM: rounded(top - bottom, 1),
    meanClimbMps: rounded((top - bottom) / phase.durationS, 2),
    best30sMps: best && rounded(best, 2),
    turns: rounded(circling.turns, 1),
    direction: directionOfTurns(circling),
    drift: driftOf(air, range),
    place: meanPlaceOf(air.track, range),
    wind: windOfCircling(air.ground, circling),
  };
}

function directionOfTurns({ parts, turns }: Circling): CirclingDirection {
  const left = parts.filter(({ side }) => side === 'left').reduce((sum, part) => sum + part.turns, 0);
  if (left >= MIN_ONE_WAY * turns) return 'left';
  return turns - left >= MIN_ONE_WAY * turns ? 'right' : 'mixed';
}

/** By the lines of best fit through positions over time: circles that are not whole hardly bend them. */
function driftOf({ track: { time }, map }: FlownAir, range: FixRange): Drift {
  const north = slopeIn(time, map.north, range);
  const east = slopeIn(time, map.east, range);
  return { speedMps: rounded(Math.hypot(north, east), 2), towardDegrees: directionOf(north, east) };
}

/** Returns the slope of the line of best fit through a column over time, within a range. */
function slopeIn(time: Uint32Array, column: Float64Array, { startIndex, endIndex }: FixRange): number {
  const middle = ((time[startIndex] ?? 0) + (time[endIndex] ?? 0)) / 2;
  const sums = { count: endIndex - startIndex + 1, t: 0, v: 0, tt: 0, tv: 0 };
  for (let i = startIndex; i <= endIndex; i += 1) {
    const t = (time[i] ?? 0) - middle;
    const v = (column[i] ?? 0) - (column[startIndex] ?? 0);
    sums.t += t;
    sums.v += v;
    sums.tt += t * t;
    sums.tv += t * v;
  }
  return slopeOf(sums);
}

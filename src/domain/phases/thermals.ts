import { slopeOf } from '../track/flight/slopes.ts';
import type { Circling } from './circling.ts';
import {
  directionOf,
  type FixRange,
  firstAt,
  fixRangeOf,
  meanPlaceOf,
  phaseOf,
  rounded,
  type TimePeriod,
} from './fix-ranges.ts';
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

/** Altitudes of a period, smoothed. */
export interface SmoothedAltitudes {
  /** The fixes of the period. */
  readonly time: Uint32Array;
  /** Altitude at each of them, in metres. */
  readonly altitude: Float64Array;
  /** Altitude at the very start of the period, in metres. */
  readonly bottom: number;
  /** Altitude at its very end. */
  readonly top: number;
}

interface AltitudeSeries {
  readonly time: Uint32Array;
  readonly altitude: Float32Array;
}

/** Altitudes are smoothed over 5 s before and after … */
const HALF_WINDOW_S = 5;
/** … and over so many fixes before and after at least. */
const SIDE_FIXES = 2;
/** The altitude at an end comes from its next 10 s, or from more when those have less than 4 fixes. */
const END_S = 10;
/** See {@link END_S}. */
const END_FIXES = 4;
const BEST_S = 30;
/** How much longer or shorter, in seconds, the best climb may be where fixes are far apart. */
const TOLERANCE_S = 5;

/**
 * Returns the smoothed altitudes of a period: at each time that of a line of best fit through the period's own fixes
 * around it, so that its ends know nothing of what came before and after.
 */
export function climbOf(track: AltitudeSeries, { startTime, endTime }: TimePeriod): SmoothedAltitudes {
  const own = part(track, firstAt(track.time, startTime), firstAt(track.time, endTime));
  return {
    time: own.time,
    altitude: Float64Array.from(own.time, (now, i) => lineAt(around(own, i, now), now)),
    bottom: lineAt(part(own, 0, Math.max(END_FIXES, firstAt(own.time, startTime + END_S))), startTime),
    top: lineAt(part(own, Math.min(own.time.length - END_FIXES, firstAt(own.time, endTime - END_S))), endTime),
  };
}

function part({ time, altitude }: AltitudeSeries, from: number, to = time.length): AltitudeSeries {
  const start = Math.max(0, from);
  return { time: time.subarray(start, to), altitude: altitude.subarray(start, to) };
}

/** The altitudes up to 5 s around a fix, or those of two fixes on each side where fixes are further apart. */
function around(own: AltitudeSeries, index: number, now: number): AltitudeSeries {
  const from = Math.min(firstAt(own.time, now - HALF_WINDOW_S), index - SIDE_FIXES);
  return part(own, from, Math.max(firstAt(own.time, now + HALF_WINDOW_S + 1), index + SIDE_FIXES + 1));
}

/** Returns the altitude at a time by the line of best fit. A hot loop. */
function lineAt({ time, altitude }: AltitudeSeries, now: number): number {
  const base = altitude[0] ?? 0;
  let [t, h, tt, th] = [0, 0, 0, 0];
  for (let k = 0; k < time.length; k += 1) {
    const x = (time[k] ?? 0) - now;
    const y = (altitude[k] ?? 0) - base;
    t += x;
    h += y;
    tt += x * x;
    th += x * y;
  }
  const spread = time.length * tt - t * t;
  return base + (spread > 0 ? (h * tt - t * th) / spread : h / Math.max(1, time.length));
}

/** Returns the fastest mean climb in 30 s, in m/s; null when no two fixes are about so far apart. A hot loop. */
export function bestClimb({ time, altitude }: SmoothedAltitudes): number | null {
  let best = Number.NEGATIVE_INFINITY;
  let to = 0;
  for (const [from, start] of time.entries()) {
    to = nearestFrom(time, to, start + BEST_S);
    const seconds = (time[to] ?? 0) - start;
    if (Math.abs(seconds - BEST_S) > TOLERANCE_S) continue;
    best = Math.max(best, ((altitude[to] ?? 0) - (altitude[from] ?? 0)) / seconds);
  }
  return Number.isFinite(best) ? best : null;
}

/** The index from `least` on whose time is nearest to the wanted one. */
function nearestFrom(time: Uint32Array, least: number, wanted: number): number {
  const offBy = (index: number): number => Math.abs((time[index] ?? 0) - wanted);
  let index = least;
  while (index + 1 < time.length && offBy(index + 1) <= offBy(index)) index += 1;
  return index;
}

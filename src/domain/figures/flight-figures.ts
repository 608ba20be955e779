import { distanceBetween } from '../geo.ts';
import { placeAt } from '../track/columns.ts';
import type { FlownTrack } from '../track/flown-track.ts';
import { changeBetween, heightGainedIn, lengthsAlong, runStartsOf, swingsOf } from './along-track.ts';
import { type BestGlide, bestGlideOf } from './best-glide.ts';
import { type TimeAbove, timesAbove } from './times-above.ts';

/**
 * Version of the figures. Raise it by one whenever the same flight would yield different {@link FlightFigures}: stored
 * figures of a lower version are then computed again.
 */
export const FIGURES_VERSION = 2;

/** A faster step over the ground, in m/s, is a jump of the position: no paraglider or hang glider is as fast. */
const MAX_SPEED = 45;
/** Where more of the time is faster, it was something else that flew, and its highest speed is not known. */
const MOST_FASTER_SHARE = 0.01;
/** A faster step up or down, in m/s, is a jump of the altitude: spiral dives reach 25 m/s. */
const MAX_CLIMB = 30;

/** The figures of a flight, from launch to landing: plain values, stored as JSON. Indexes are those of the flown track. */
export interface FlightFigures {
  /** The {@link FIGURES_VERSION} they were made with. */
  readonly version: number;
  /** Highest climb over 10 s, in m/s, below 0 when the flight only sank; null without altitude or dense fixes. */
  readonly maxClimb: number | null;
  /** Highest sink over 10 s, in m/s downwards, below 0 when the flight only climbed; null as for the climb. */
  readonly maxSink: number | null;
  /** Over the ground along the track, in m/s; null for a track without duration. */
  readonly meanSpeed: number | null;
  /** Over the ground along the track in the fastest 10 s, in m/s; null without dense fixes. */
  readonly maxSpeed: number | null;
  /** Metres along the track. */
  readonly trackLengthM: number;
  /** Metres from launch to landing. */
  readonly straightDistanceM: number;
  /** Metres from launch to the fix farthest from it. */
  readonly farthestDistanceM: number;
  readonly farthestIndex: number;
  /** Metres of all climbs together, without the noise of the altitude; null without altitude, and so are the next three. */
  readonly heightGainedM: number | null;
  /** Null also when there was no straight glide of 1 km. */
  readonly bestGlide: BestGlide | null;
  /** From the lowest height to the highest. */
  readonly timesAbove: readonly TimeAbove[] | null;
  /** The first fix at the highest altitude. */
  readonly highestIndex: number | null;
}

/** Returns the figures of a flight of at least one fix. */
export function figuresOf(flown: FlownTrack): FlightFigures {
  const lengths = lengthsAlong(flown);
  return { version: FIGURES_VERSION, ...distancesOf(flown, lengths), ...heightsOf(flown, lengths) };
}

type Distances =
  | 'meanSpeed'
  | 'maxSpeed'
  | 'trackLengthM'
  | 'straightDistanceM'
  | 'farthestDistanceM'
  | 'farthestIndex';

function distancesOf(flown: FlownTrack, lengths: Float64Array): Pick<FlightFigures, Distances> {
  const { time } = flown;
  const last = flown.length - 1;
  const trackLengthM = lengths.at(-1) ?? 0;
  const seconds = changeBetween(time, 0, last);
  return {
    meanSpeed: seconds > 0 ? trackLengthM / seconds : null,
    maxSpeed: maxSpeedOf(time, lengths),
    trackLengthM,
    straightDistanceM: distanceBetween(placeAt(flown, 0), placeAt(flown, last)),
    ...farthestOf(flown),
  };
}

function maxSpeedOf(time: Uint32Array, lengths: Float64Array): number | null {
  const fasterS = time.reduce((sum, _, i) => {
    const seconds = i === 0 ? 0 : changeBetween(time, i - 1, i);
    return i > 0 && changeBetween(lengths, i - 1, i) > MAX_SPEED * seconds ? sum + seconds : sum;
  }, 0);
  if (fasterS > MOST_FASTER_SHARE * changeBetween(time, 0, time.length - 1)) return null;
  return ratesOver10S({ time, values: lengths, mostPerSecond: MAX_SPEED })?.highest ?? null;
}

type Heights = 'maxClimb' | 'maxSink' | 'heightGainedM' | 'bestGlide' | 'timesAbove' | 'highestIndex';

function heightsOf({ altitude, ...flown }: FlownTrack, lengths: Float64Array): Pick<FlightFigures, Heights> {
  if (altitude === null) return UNKNOWN_HEIGHTS;
  const climb = ratesOver10S({ time: flown.time, values: altitude, mostPerSecond: MAX_CLIMB });
  const swings = swingsOf(altitude);
  return {
    maxClimb: climb?.highest ?? null,
    maxSink: climb && 0 - climb.lowest,
    heightGainedM: heightGainedIn(swings),
    bestGlide: bestGlideOf({ flown: { ...flown, altitude }, lengths, swings }),
    timesAbove: timesAbove(flown.time, altitude),
    highestIndex: altitude.reduce((highest, value, i) => (value > (altitude[highest] ?? 0) ? i : highest), 0),
  };
}

const UNKNOWN_HEIGHTS = {
  maxClimb: null,
  maxSink: null,
  heightGainedM: null,
  bestGlide: null,
  timesAbove: null,
  highestIndex: null,
};

/** The fix farthest from launch, and how far that is. */
interface Farthest {
  readonly farthestDistanceM: number;
  readonly farthestIndex: number;
}

/** Returns the first of the fixes farthest from the first fix; a plain loop: tracks are long. */
export function farthestOf(flown: FlownTrack): Farthest {
  const launch = placeAt(flown, 0);
  let farthest = { farthestDistanceM: 0, farthestIndex: 0 };
  for (let i = 1; i < flown.length; i += 1) {
    const distance = distanceBetween(launch, placeAt(flown, i));
    if (distance > farthest.farthestDistanceM) farthest = { farthestDistanceM: distance, farthestIndex: i };
  }
  return farthest;
}

const WINDOW_S = 10;
/** Where fixes are so rare that a window would be longer than this, in seconds, a value over 10 s is not known. */
const LONGEST_WINDOW_S = 20;

/** The highest and the lowest mean change of a value per second. */
interface Rates {
  readonly highest: number;
  readonly lowest: number;
}

/** A value at each fix. */
interface RatesInput {
  /** Seconds, ascending. */
  readonly time: Uint32Array;
  readonly values: Float32Array | Float64Array;
  /** The fastest possible change a second from one fix to the next: a faster one is an error of the recorder. */
  readonly mostPerSecond: number;
}

/**
 * Returns the highest and lowest mean change of a value per second over 10 s, that is from each fix to the first at
 * least 10 s later, without an impossible change between; null when there is no such pair within 20 s. A plain loop:
 * tracks are long.
 */
export function ratesOver10S(input: RatesInput): Rates | null {
  const { time, values } = input;
  const runStarts = runStartsOf(time.length, (i) => isImpossible(input, i));
  let [highest, lowest] = [Number.NEGATIVE_INFINITY, Number.POSITIVE_INFINITY];
  let from = 0;
  for (let to = 1; to < time.length; to += 1) {
    // Each pair is seen from its later fix: the fixes that reach 10 s with it, but did not with the one before.
    for (; changeBetween(time, from, to) >= WINDOW_S; from += 1) {
      const seconds = changeBetween(time, from, to);
      if (seconds > LONGEST_WINDOW_S || from < (runStarts[to] ?? 0)) continue;
      const rate = changeBetween(values, from, to) / seconds;
      highest = Math.max(highest, rate);
      lowest = Math.min(lowest, rate);
    }
  }
  return highest < lowest ? null : { highest, lowest };
}

function isImpossible({ time, values, mostPerSecond }: RatesInput, index: number): boolean {
  return Math.abs(changeBetween(values, index - 1, index)) > mostPerSecond * changeBetween(time, index - 1, index);
}

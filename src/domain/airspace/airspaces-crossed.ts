import { lengthsAlong } from '#domain/figures/along-track';
import type { Airspace, VerticalLimit } from './airspace.ts';
import {
  type AirspaceCrossing,
  closeCrossing,
  depthOf,
  EDGE_MARGIN_M,
  extendCrossing,
  LIMIT_MARGIN_M,
  type OpenCrossing,
  openCrossing,
} from './crossing.ts';
import type { FlightWithHeights } from './flight-heights.ts';
import { type AirspaceOutline, airspaceOutlineOf, horizontalDepth } from './horizontal-depth.ts';

/**
 * Returns where a flight crosses airspaces, by time. Limits by pressure are compared with the pressure altitude, those
 * above the sea with the altitude by satellite, and those above the ground with it and the heights of the ground.
 */
export function airspacesCrossed(
  flight: FlightWithHeights,
  airspaces: readonly Airspace[],
): readonly AirspaceCrossing[] {
  const track = { ...flight, lengths: lengthsAlong(flight) };
  const crossings = airspaces.flatMap((airspace, index) => {
    const vertical = verticalDepthOf(airspace, flight);
    const horizontal = depthAlong(airspaceOutlineOf(airspace.polygon), track);
    const found = openCrossings({ vertical, horizontal, length: flight.length });
    return found.map((open) => closeCrossing(open, { airspace: index, time: flight.time, isKnown: vertical.isKnown }));
  });
  return crossings.sort((a, b) => a.from - b.from || a.airspace - b.airspace);
}

interface CrossingSearch {
  readonly vertical: VerticalDepth;
  readonly horizontal: DepthAlong;
  readonly length: number;
}

/**
 * The parts of a flight within the margins of one airspace. Fixes too far outside to be there are passed over: a place
 * 10 km away cannot be within before 10 km of track.
 */
function openCrossings(search: CrossingSearch): readonly OpenCrossing[] {
  const crossings: OpenCrossing[] = [];
  let open: OpenCrossing | null = null;
  for (let i = 0; i < search.length; ) {
    const step = lookAt(search, i, open);
    if (open === null && step.open !== null) crossings.push(step.open);
    ({ open, next: i } = step);
  }
  return crossings;
}

/** The result of a look at a fix: its crossing, and the fix to look at next. */
interface CrossingStep {
  readonly open: OpenCrossing | null;
  readonly next: number;
}

function lookAt({ vertical, horizontal }: CrossingSearch, index: number, open: OpenCrossing | null): CrossingStep {
  // Not measured yet, the least depth is NaN.
  const isSurelyWithin = horizontal.least(index) > EDGE_MARGIN_M;
  if (!isSurelyWithin && horizontal.measure(index) < -EDGE_MARGIN_M)
    return { open: null, next: horizontal.nextWithin(EDGE_MARGIN_M) };
  const verticalM = vertical.at(index);
  if (verticalM < -LIMIT_MARGIN_M) return { open: null, next: index + 1 };
  const mayBeDeepest = open === null || Math.min(horizontal.most(index), verticalM) > depthOf(open);
  const horizontalM = mayBeDeepest ? horizontal.measure(index) : horizontal.least(index);
  const crossing = open ?? openCrossing(index, { horizontalM, verticalM });
  extendCrossing(crossing, index, { horizontalM, verticalM });
  return { open: crossing, next: index + 1 };
}

/** A track, and the metres along it at each fix. */
interface MeasuredTrack {
  readonly length: number;
  readonly lat: Float64Array;
  readonly lng: Float64Array;
  readonly lengths: Float64Array;
}

/** The horizontal depth of the fixes of a track in an airspace; remembers the last one measured. */
interface DepthAlong {
  /** Measures at a fix. */
  readonly measure: (index: number) => number;
  /** The least and the greatest depth at a fix, by its distance from the last one measured. */
  readonly least: (index: number) => number;
  readonly most: (index: number) => number;
  /** Returns the next fix at which the depth can reach a margin below 0, given that it was not reached when last measured. */
  readonly nextWithin: (marginM: number) => number;
}

/** Depths are measured on a map that is true at one place: beyond so many metres they count as less ... */
const TRUE_WITHIN_M = 100_000;
/** ... and nearer places may be nearer by a tenth. */
const TRUE_SHARE = 0.9;

/** Returns the depths of the fixes of a track in an airspace. */
export function depthAlong(outline: AirspaceOutline, { length, lat, lng, lengths }: MeasuredTrack): DepthAlong {
  let [last, depth] = [0, Number.NaN];
  const lengthAt = (index: number): number => lengths[index] ?? 0;
  const moved = (index: number): number => (lengthAt(index) - lengthAt(last)) / TRUE_SHARE;
  return {
    measure: (index) => {
      [last, depth] = [index, horizontalDepth(outline, { lat: lat[index] ?? 0, lng: lng[index] ?? 0 })];
      return depth;
    },
    least: (index) => depth - moved(index),
    most: (index) => depth + moved(index),
    nextWithin: (marginM) => {
      const free = TRUE_SHARE * Math.min(-depth, TRUE_WITHIN_M) - marginM;
      return Math.max(last + 1, firstAtLength({ length, lengths }, { from: last, metres: lengthAt(last) + free }));
    },
  };
}

/** The first fix from one on at which the track has a length, by halving. */
function firstAtLength(
  { length, lengths }: Pick<MeasuredTrack, 'length' | 'lengths'>,
  { from, metres }: { readonly from: number; readonly metres: number },
): number {
  let [low, high] = [from, length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((lengths[middle] ?? 0) < metres) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** How far a flight is between the limits of an airspace. */
interface VerticalDepth {
  /** Whether the flight has the heights that both limits are measured by. */
  readonly isKnown: boolean;
  /**
   * Returns metres to the nearer limit, below 0 outside, infinite when no limit is known. A limit that is not known
   * counts only where a flight is surely outside of it.
   */
  readonly at: (index: number) => number;
}

/** Returns how far a flight is between the limits of an airspace, as far as its heights are known. */
export function verticalDepthOf({ lower, upper }: Airspace, flight: FlightWithHeights): VerticalDepth {
  const heights = [
    isBottomless(lower) ? UNLIMITED : heightAbove(lower, flight),
    upper === null ? UNLIMITED : below(heightAbove(upper, flight)),
  ];
  const depths = heights.map(depthInTime);
  return {
    isKnown: heights.every(({ errorM }) => errorM === 0),
    at: (index) => depths.reduce((least, depth) => Math.min(least, depth(index)), Number.POSITIVE_INFINITY),
  };
}

type HeightAt = (index: number) => number;

/** Metres above a limit. */
interface Height {
  readonly at: HeightAt;
  /** The most that it may be wrong by. */
  readonly errorM: number;
}

/**
 * Altitudes by pressure and by satellite differ by less than so many metres: some 450 m at 960 or 1050 hPa, and 8 % of the
 * height in air that is 20 °C colder or warmer than standard air.
 */
const SENSORS_M = 800;
/** The ground is between these heights above the sea: the shores of the Dead Sea and Mount Everest. */
const [LOWEST_GROUND_M, HIGHEST_GROUND_M] = [-450, 8850];
const UNLIMITED: Height = { at: () => Number.POSITIVE_INFINITY, errorM: 0 };
const UNKNOWN: Height = { at: () => 0, errorM: Number.POSITIVE_INFINITY };

/** An airspace from the ground up has nothing below. */
function isBottomless({ heightM, datum }: VerticalLimit): boolean {
  return datum === 'ground' && heightM <= 0;
}

function below({ at, errorM }: Height): Height {
  return { at: (index) => 0 - at(index), errorM };
}

function depthInTime({ at, errorM }: Height): HeightAt {
  if (errorM === 0) return at;
  return (index) => {
    const most = at(index) + errorM;
    return most < 0 ? most : Number.POSITIVE_INFINITY;
  };
}

function heightAbove(
  { heightM, datum }: VerticalLimit,
  { altitude, pressureAltitude, ground }: FlightWithHeights,
): Height {
  if (datum === 'ground') return altitude === null ? UNKNOWN : heightAboveGround(heightM, altitude, ground);
  const [right, other] = datum === 'standard' ? [pressureAltitude, altitude] : [altitude, pressureAltitude];
  const column = right ?? other;
  if (column === null) return UNKNOWN;
  return { at: (index) => (column[index] ?? 0) - heightM, errorM: right === null ? SENSORS_M : 0 };
}

function heightAboveGround(heightM: number, altitude: Float32Array, ground: Float32Array | null): Height {
  if (ground !== null) return { at: (index) => (altitude[index] ?? 0) - (ground[index] ?? 0) - heightM, errorM: 0 };
  const middleM = (LOWEST_GROUND_M + HIGHEST_GROUND_M) / 2;
  return { at: (index) => (altitude[index] ?? 0) - middleM - heightM, errorM: HIGHEST_GROUND_M - middleM };
}

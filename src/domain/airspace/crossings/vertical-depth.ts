import type { Airspace, VerticalLimit } from '../airspace.ts';
import type { FlightWithHeights } from './flight-heights.ts';

/** How far a flight is between the limits of an airspace. */
export interface VerticalDepth {
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
  const depths = heights.map(depthOf);
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

function depthOf({ at, errorM }: Height): HeightAt {
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

import type { Airspace, Limit } from '../airspace.ts';
import type { FlightWithHeights } from './flight-heights.ts';

/** How far a flight is between the limits of an airspace. */
export interface VerticalDepth {
  /** Whether the flight has the heights that both limits are measured by. */
  readonly isKnown: boolean;
  /** Returns metres to the nearer limit, below 0 outside, infinite when no limit is known. */
  readonly at: (index: number) => number;
}

/** Returns how far a flight is between the limits of an airspace, as far as its heights are known. */
export function verticalDepthOf({ lower, upper }: Airspace, flight: FlightWithHeights): VerticalDepth {
  const aboveLower = isBottomless(lower) ? UNLIMITED : heightAbove(lower, flight);
  const aboveUpper = upper === null ? null : heightAbove(upper, flight);
  const belowUpper = upper === null ? UNLIMITED : aboveUpper && ((index: number): number => 0 - aboveUpper(index));
  const depths = [aboveLower, belowUpper].filter((depth) => depth !== null);
  return {
    isKnown: depths.length === 2,
    at: (index) => depths.reduce((least, depth) => Math.min(least, depth(index)), Number.POSITIVE_INFINITY),
  };
}

type HeightAt = (index: number) => number;

const UNLIMITED: HeightAt = () => Number.POSITIVE_INFINITY;

/** An airspace from the ground up has nothing below. */
function isBottomless({ heightM, datum }: Limit): boolean {
  return datum === 'ground' && heightM <= 0;
}

/** Metres above a limit; null when the flight has no such heights. */
function heightAbove(
  { heightM, datum }: Limit,
  { altitude, pressureAltitude, ground }: FlightWithHeights,
): HeightAt | null {
  const column = datum === 'standard' ? pressureAltitude : altitude;
  if (column === null) return null;
  if (datum !== 'ground') return (index) => (column[index] ?? 0) - heightM;
  return ground && ((index) => (column[index] ?? 0) - (ground[index] ?? 0) - heightM);
}

import { lengthsAlong } from '../../figures/lengths-along.ts';
import type { Airspace } from '../airspace.ts';
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
import { type DepthAlong, depthAlong } from './depth-along.ts';
import type { FlightWithHeights } from './flight-heights.ts';
import { airspaceOutlineOf } from './horizontal-depth.ts';
import { type VerticalDepth, verticalDepthOf } from './vertical-depth.ts';

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

/** What a look at a fix finds: the crossing that it is part of, and the fix to look at next. */
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

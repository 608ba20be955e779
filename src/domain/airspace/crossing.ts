/** Within so many metres of an edge, and of a limit, a position or a pressure may be wrong: 10 hPa are 86 m. */
export const EDGE_MARGIN_M = 50;
export const LIMIT_MARGIN_M = 100;

/**
 * A part of a flight in an airspace, as drawn on the map: whether it was active then is not known.
 * - `inside`: deeper than the margins at some time; from the first fix in it to the last
 * - `near`: within the margins, on either side
 * - `unknown`: inside on the map, while a limit cannot be compared with the heights of the flight
 */
export interface AirspaceCrossing {
  /** Index of the airspace. */
  readonly airspace: number;
  readonly state: 'inside' | 'near' | 'unknown';
  /** Index of the fix of entering. */
  readonly from: number;
  /** Index of the last fix before leaving. */
  readonly to: number;
  readonly seconds: number;
  readonly deepest: Deepest;
}

/** The fix farthest from any way out, sideways, up or down. */
interface Deepest {
  readonly index: number;
  /** Metres to the nearest edge; below 0 outside. */
  readonly horizontalM: number;
  /** Metres to the nearest limit whose height is known, below 0 outside; null without such a limit. */
  readonly verticalM: number | null;
}

/** A part of a flight within the margins of an airspace, while it is followed. Changed in place. */
export interface OpenCrossing {
  readonly start: number;
  end: number;
  /** First and last fix in the airspace as drawn; -1 before. */
  firstIn: number;
  lastIn: number;
  isBeyondMargins: boolean;
  deepest: { index: number; horizontalM: number; verticalM: number };
}

/** The place of a fix in an airspace. */
export interface Depths {
  readonly horizontalM: number;
  readonly verticalM: number;
}

/** Returns the crossing that begins at a fix. */
export function openCrossing(index: number, depths: Depths): OpenCrossing {
  return { start: index, end: index, firstIn: -1, lastIn: -1, isBeyondMargins: false, deepest: { index, ...depths } };
}

/** Adds a fix to a crossing. */
export function extendCrossing(open: OpenCrossing, index: number, { horizontalM, verticalM }: Depths): void {
  open.end = index;
  if (horizontalM >= 0 && verticalM >= 0) {
    if (open.firstIn < 0) open.firstIn = index;
    open.lastIn = index;
  }
  if (horizontalM > EDGE_MARGIN_M && verticalM > LIMIT_MARGIN_M) open.isBeyondMargins = true;
  if (Math.min(horizontalM, verticalM) > depthOf(open)) open.deepest = { index, horizontalM, verticalM };
}

/** Returns how deep a crossing is at its deepest. */
export function depthOf({ deepest }: OpenCrossing): number {
  return Math.min(deepest.horizontalM, deepest.verticalM);
}

/** Returns a finished crossing. */
export function closeCrossing(
  open: OpenCrossing,
  { airspace, time, isKnown }: { readonly airspace: number; readonly time: Uint32Array; readonly isKnown: boolean },
): AirspaceCrossing {
  const { start, end, firstIn, lastIn, isBeyondMargins } = open;
  const { index, horizontalM, verticalM } = open.deepest;
  const [from, to] = isBeyondMargins ? [firstIn, lastIn] : [start, end];
  return {
    airspace,
    state: stateOf(isBeyondMargins, isKnown),
    from,
    to,
    seconds: (time[to] ?? 0) - (time[from] ?? 0),
    deepest: { index, horizontalM, verticalM: Number.isFinite(verticalM) ? verticalM : null },
  };
}

function stateOf(isBeyondMargins: boolean, isKnown: boolean): AirspaceCrossing['state'] {
  if (!isBeyondMargins) return 'near';
  return isKnown ? 'inside' : 'unknown';
}

import { type BareCoordinates, type DegreeBounds, EARTH_RADIUS_M, lngNear } from '../geo.ts';
import type { Airspace, Ring } from './airspace.ts';

/** The edges of an airspace, ready to measure from. */
export interface AirspaceOutline extends DegreeBounds {
  /** Longitude and latitude of both ends of each edge; the longitudes of one side, even across 180°. */
  readonly edges: Float64Array;
}

const METRES_A_DEGREE = (EARTH_RADIUS_M * Math.PI) / 180;
/** A place this far outside the box around an airspace, in metres, is not measured to its edges. */
const FAR_M = 1000;

export function airspaceOutlineOf(polygon: Airspace['polygon']): AirspaceOutline {
  const middle = polygon[0]?.[0]?.lng ?? 0;
  const edges = new Float64Array(4 * polygon.reduce((count, ring) => count + ring.length, 0));
  let end = 0;
  for (const ring of polygon) end = addEdges(edges, end, { ring, middle });
  let [south, north, west, east] = [90, -90, 540, -540];
  for (let i = 0; i < edges.length; i += 2) {
    const [lng, lat] = [edges[i] ?? 0, edges[i + 1] ?? 0];
    [west, east] = [Math.min(west, lng), Math.max(east, lng)];
    [south, north] = [Math.min(south, lat), Math.max(north, lat)];
  }
  return { south, north, west, east, edges };
}

/** Writes the edges of a ring, four numbers each, and returns where they end. Each corner is on the side of the one before. */
function addEdges(
  edges: Float64Array,
  start: number,
  { ring, middle }: { readonly ring: Ring; readonly middle: number },
): number {
  const last = start + 4 * (ring.length - 1);
  let [before, at] = [middle, start];
  for (const { lng, lat } of ring) {
    before = lngNear(before, lng);
    edges.set([before, lat], at);
    // The corner is the end of the edge before, too.
    edges.set([before, lat], at === start ? last + 2 : at - 2);
    at += 4;
  }
  return at;
}

/**
 * Returns the metres from a place to the nearest edge: above 0 inside, below 0 outside. Far outside it is those to the
 * box around the airspace. Measured on a map that is true to scale at the place.
 */
export function horizontalDepth(outline: AirspaceOutline, { lat, lng }: BareCoordinates): number {
  const scale = METRES_A_DEGREE * Math.cos((lat * Math.PI) / 180);
  const at = { lat, lng: lngNear((outline.west + outline.east) / 2, lng), scale };
  const toBox = distanceToBox(outline, at);
  return toBox > FAR_M ? -toBox : depthAmongEdges(outline.edges, at);
}

interface MapCentre extends BareCoordinates {
  /** Metres of a degree of longitude. */
  readonly scale: number;
}

function distanceToBox({ south, north, west, east }: AirspaceOutline, { lat, lng, scale }: MapCentre): number {
  const up = Math.max(south - lat, lat - north, 0) * METRES_A_DEGREE;
  return Math.hypot(up, Math.max(west - lng, lng - east, 0) * scale);
}

/** A hot loop. A place is inside when a line from it eastward crosses an odd number of edges. */
function depthAmongEdges(edges: Float64Array, { lat, lng, scale }: MapCentre): number {
  let isInside = false;
  let nearest = Number.POSITIVE_INFINITY;
  for (let i = 0; i < edges.length; i += 4) {
    const x1 = ((edges[i] ?? 0) - lng) * scale;
    const y1 = ((edges[i + 1] ?? 0) - lat) * METRES_A_DEGREE;
    const x = ((edges[i + 2] ?? 0) - lng) * scale - x1;
    const y = ((edges[i + 3] ?? 0) - lat) * METRES_A_DEGREE - y1;
    if (y1 > 0 !== y1 + y > 0 && x1 - (x * y1) / y > 0) isInside = !isInside;
    nearest = Math.min(nearest, squareToEdge({ x1, y1, x, y }));
  }
  const distance = Math.sqrt(nearest);
  return isInside ? distance : 0 - distance;
}

/** The square of the distance from the origin to an edge from (x1, y1) along (x, y). */
function squareToEdge({ x1, y1, x, y }: { x1: number; y1: number; x: number; y: number }): number {
  const square = x * x + y * y;
  const along = square > 0 ? Math.max(0, Math.min(1, -(x1 * x + y1 * y) / square)) : 0;
  const [dx, dy] = [x1 + along * x, y1 + along * y];
  return dx * dx + dy * dy;
}

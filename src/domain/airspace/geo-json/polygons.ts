import { areDegrees } from '../../coordinates.ts';
import type { BareCoordinates } from '../../geo.ts';
import type { Airspace, Ring } from '../airspace.ts';
import type { AirspaceProblemCode } from '../reading.ts';
import { listIn, type UnknownObject } from './unknown-object.ts';

const MIN_CORNERS = 3;

/** Returns the polygons of a geometry, or the problem of the first bad one. */
export function polygonsIn(geometry: UnknownObject): readonly Airspace['polygon'][] | AirspaceProblemCode {
  const coordinates = listIn(geometry, 'coordinates');
  const polygons = (geometry.type === 'MultiPolygon' ? coordinates : [coordinates]).map(ringsOf);
  const rings = polygons.flat();
  if (rings.flat().includes(null)) return 'badPlace';
  const valid = polygons.map((polygon) => polygon.map(withoutNulls));
  const hasCorners = valid.length > 0 && valid.every((polygon) => polygon.length > 0 && polygon.every(isArea));
  return hasCorners ? valid : 'tooFewCorners';
}

type RawRing = readonly (BareCoordinates | null)[];

function ringsOf(polygon: unknown): readonly RawRing[] {
  return listOf(polygon).map((ring) => listOf(ring).map(placeOf));
}

function placeOf(position: unknown): BareCoordinates | null {
  const [lng, lat] = listOf(position);
  return typeof lat === 'number' && typeof lng === 'number' && areDegrees(lat, lng) ? { lat, lng } : null;
}

function withoutNulls(ring: RawRing): Ring {
  return ring.filter((place) => place !== null);
}

function isArea(ring: Ring): boolean {
  return ring.length >= MIN_CORNERS;
}

function listOf(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [];
}

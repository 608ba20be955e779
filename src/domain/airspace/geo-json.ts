import { areDegrees } from '../coordinates.ts';
import type { BareCoordinates } from '../geo.ts';
import {
  AIRSPACE_CLASSES,
  AIRSPACE_TYPES,
  type Airspace,
  type Datum,
  FLIGHT_LEVEL_M,
  FOOT_M,
  type Ring,
  type VerticalLimit,
} from './airspace.ts';
import { type AirspaceProblemCode, type AirspaceReading, type AirspaceResult, readingOf } from './reading.ts';

/** Reads a GeoJSON feature collection with the properties of OpenAIP's exports. Never throws. */
export function readGeoJson(text: string): AirspaceReading {
  const features = listIn(parsed(text), 'features');
  return readingOf(features.flatMap((feature, index) => resultsOf(feature, index + 1)));
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    // A text that is not JSON has no features, which is the problem to report.
    if (error instanceof SyntaxError) return null;
    throw error;
  }
}

/** The airspaces of a feature: one for each of its polygons. */
function resultsOf(feature: unknown, at: number): readonly AirspaceResult[] {
  const properties = objectIn(feature, 'properties');
  const polygons = polygonsIn(objectIn(feature, 'geometry'));
  const [lower, upper] = [limitIn(objectIn(properties, 'lowerLimit')), limitIn(objectIn(properties, 'upperLimit'))];
  if (typeof polygons === 'string') return [{ problem: polygons, at }];
  if (lower === null || upper === null) return [{ problem: 'badLimit', at }];
  return polygons.map((polygon) => ({ airspace: { ...kindIn(properties), lower, upper, polygon } }));
}

function kindIn({ name, icaoClass, type }: UnknownObject): Pick<Airspace, 'name' | 'class' | 'type'> {
  return {
    name: typeof name === 'string' ? name.trim() : '',
    class: (typeof icaoClass === 'number' && AIRSPACE_CLASSES[icaoClass]) || null,
    type: (typeof type === 'number' && AIRSPACE_TYPES[type]) || 'other',
  };
}

/** Metres of OpenAIP's units, by code. */
const UNITS_M = new Map([
  [0, 1],
  [1, FOOT_M],
  [6, FLIGHT_LEVEL_M],
]);
/** OpenAIP's reference datums, by code. */
const DATUMS = new Map<unknown, Datum>([
  [0, 'ground'],
  [1, 'msl'],
  [2, 'standard'],
]);

/** Returns a limit written as `{ value, unit, referenceDatum }`; null when it is none. */
export function limitIn({ value, unit, referenceDatum }: UnknownObject): VerticalLimit | null {
  const unitM = typeof unit === 'number' ? UNITS_M.get(unit) : undefined;
  const datum = DATUMS.get(referenceDatum);
  if (typeof value !== 'number' || !Number.isFinite(value) || unitM === undefined || datum === undefined) return null;
  return { heightM: value * unitM, datum };
}

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

/** An object of a file from outside, of which nothing is known. */
type UnknownObject = Readonly<Record<string, unknown>>;

/** Returns the object under a name; an empty one when there is none. */
export function objectIn(value: unknown, name: string): UnknownObject {
  const part = isObject(value) ? value[name] : null;
  return isObject(part) ? part : {};
}

/** Returns the list under a name; an empty one when there is none. */
export function listIn(value: unknown, name: string): readonly unknown[] {
  const list = isObject(value) ? value[name] : null;
  return Array.isArray(list) ? list : [];
}

function isObject(value: unknown): value is UnknownObject {
  return typeof value === 'object' && value !== null;
}

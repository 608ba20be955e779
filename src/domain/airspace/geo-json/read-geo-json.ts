import { AIRSPACE_CLASSES, AIRSPACE_TYPES, type Airspace } from '../airspace.ts';
import { type AirspaceReading, type AirspaceResult, readingOf } from '../reading.ts';
import { limitIn } from './limit.ts';
import { polygonsIn } from './polygons.ts';
import { listIn, objectIn, type UnknownObject } from './unknown-object.ts';

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

import { eachFix, isoTimeAt, type NamedTrack, positionAt } from './named-track.ts';

/**
 * Returns a track as a GeoJSON feature (RFC 7946): a line with its times in the properties, one for each position. A
 * single fix is a point, as a line has two positions at least.
 */
export function geoJsonOf(track: NamedTrack): string {
  const coordinates = eachFix(track, positionAt);
  const times = eachFix(track, isoTimeAt);
  return JSON.stringify({
    type: 'Feature',
    properties: { name: track.name, coordinateProperties: { times } },
    geometry: geometryOf(coordinates),
  });
}

function geometryOf(coordinates: readonly (readonly number[])[]): object | null {
  if (coordinates.length > 1) return { type: 'LineString', coordinates };
  return coordinates[0] ? { type: 'Point', coordinates: coordinates[0] } : null;
}

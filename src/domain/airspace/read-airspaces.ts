import { readGeoJson } from './geo-json/read-geo-json.ts';
import { readOpenAir } from './open-air/read-open-air.ts';
import type { AirspaceReading } from './reading.ts';

/** Reads a file of airspaces: GeoJSON as OpenAIP exports it, or else OpenAir. Never throws. */
export function readAirspaces(text: string): AirspaceReading {
  const content = text.trimStart();
  return content.startsWith('{') ? readGeoJson(content) : readOpenAir(text);
}

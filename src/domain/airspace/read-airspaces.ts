import type { AirspaceType } from './airspace.ts';
import { readGeoJson } from './geo-json.ts';
import { readOpenAir } from './open-air.ts';
import type { AirspaceReading } from './reading.ts';

/** Reads a file of airspaces: GeoJSON as OpenAIP exports it, or else OpenAir. Never throws. */
export function readAirspaces(text: string): AirspaceReading {
  const content = text.trimStart();
  return content.startsWith('{') ? readGeoJson(content) : readOpenAir(text);
}

/** Whole countries and sectors of information services: whoever flies is in them, and nothing is asked of anybody. */
const INFORMATION: readonly AirspaceType[] = ['fir', 'uir', 'acc', 'fisSector', 'vfrSector', 'adiz'];

/** Whether airspaces of a type only say who is responsible, or informs: they are neither drawn nor listed. */
export function isInformationOnly(type: AirspaceType): boolean {
  return INFORMATION.includes(type);
}

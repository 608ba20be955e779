import * as v from 'valibot';
import { areDegrees } from '#domain/coordinates';
import type { Coordinates } from '#domain/geo';
import { fitText } from '#domain/text';
import { degrees, type Metres, metres } from '#domain/units';

/** The lowest and highest ground on earth, with a margin for measurement errors. */
const LOWEST: Metres = metres(-500);
const HIGHEST: Metres = metres(9_000);
const DECIMAL = /^\s*[+-]?\d{1,6}(\.\d{0,20})?\s*$/;

/** A number in a third party's response, which may be a string. */
export const numericValue = v.union([v.number(), v.pipe(v.string(), v.regex(DECIMAL), v.transform(Number))]);

/** Returns coordinates; null when out of range. */
export function coordinatesAt(lat: number, lng: number): Coordinates | null {
  return areDegrees(lat, lng) ? { lat: degrees(lat), lng: degrees(lng) } : null;
}

/** Returns a ground altitude; null when impossible. */
export function groundAltitude(altitude: number): Metres | null {
  return altitude >= LOWEST && altitude <= HIGHEST ? metres(altitude) : null;
}

/** Returns a third party's text as a single line of at most `max` code points, safe to store and show. */
export function singleLine(text: string, max: number): string {
  return fitText(text.replace(/\s+/g, ' '), max);
}

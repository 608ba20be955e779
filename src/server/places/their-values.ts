import * as v from 'valibot';
import { areDegrees } from '#domain/coordinates';
import type { Coordinates } from '#domain/geo';
import { fitText } from '#domain/text';
import { degrees, type Metres, metres } from '#domain/units';

/** The lowest and the highest ground there is, with room for errors of measuring. */
const LOWEST: Metres = metres(-500);
const HIGHEST: Metres = metres(9_000);
const DECIMAL = /^\s*[+-]?\d{1,6}(\.\d{0,20})?\s*$/;

/** A number of a third party, which may come as a text. */
export const theirNumber = v.union([v.number(), v.pipe(v.string(), v.regex(DECIMAL), v.transform(Number))]);

/** Coordinates on earth; null for any others. */
export function placeAt(lat: number, lng: number): Coordinates | null {
  return areDegrees(lat, lng) ? { lat: degrees(lat), lng: degrees(lng) } : null;
}

/** An altitude that ground can have; null for any other. */
export function groundAt(altitude: number): Metres | null {
  return altitude >= LOWEST && altitude <= HIGHEST ? metres(altitude) : null;
}

/** A text of a third party in one line, as it can be kept and shown; never longer than `max` code points. */
export function lineOf(text: string, max: number): string {
  return fitText(text.replace(/\s+/g, ' '), max);
}

import type { Coordinates } from './geo.ts';
import { degrees } from './units.ts';

const NUMBER = '([+\u2212-]?(?:\\d+(?:\\.\\d*)?|\\.\\d+))';
const PAIR = new RegExp(`^${NUMBER}(?:\\s*°)?(?:\\s*,\\s*|\\s+)${NUMBER}(?:\\s*°)?$`);
/** With decimal commas: then a space, too, is between them. */
const WITH_COMMA = '([+\u2212-]?\\d+(?:,\\d+)?)';
const PAIR_WITH_COMMAS = new RegExp(`^${WITH_COMMA}(?:\\s*°)?,?\\s+${WITH_COMMA}(?:\\s*°)?$`);
const DIGITS = 6;

/** Returns whether the numbers are a latitude of ±90° and a longitude of ±180°. */
export function areDegrees(lat: number, lng: number): boolean {
  return Math.abs(lat) <= 90 && Math.abs(lng) <= 180;
}

/**
 * Returns the coordinates of a typed pair of decimal degrees, latitude first, separated by spaces or a comma, with or
 * without degree signs, `46,62 7,2` with decimal commas (`docs/behaviour.md`, 'Forms'); null when the text is not a pair.
 */
export function parseCoordinates(text: string): Coordinates | null {
  const pair = PAIR.exec(text.trim()) ?? PAIR_WITH_COMMAS.exec(text.trim());
  if (!pair) return null;
  const [lat, lng] = [numberOf(pair[1]), numberOf(pair[2])];
  return areDegrees(lat, lng) ? { lat: degrees(lat), lng: degrees(lng) } : null;
}

/** Returns a pair as it is typed, at most six decimals (0.1 m): `46.62525 -7.206033`. */
export function formatCoordinates(place: Coordinates): string {
  return `${short(place.lat)} ${short(place.lng)}`;
}

/** Returns a pair as it is read, with true minus signs: `46.62525 −7.206033`. */
export function displayCoordinates(place: Coordinates): string {
  return formatCoordinates(place).replaceAll('-', '\u2212');
}

function numberOf(text = ''): number {
  return Number(text.replace('\u2212', '-').replace(',', '.'));
}

function short(value: number): string {
  return String(Number(value.toFixed(DIGITS)));
}

import type { FlownTrack } from '../track/flown-track.ts';

/** A track to be written in a format of other programs. */
export interface NamedTrack {
  readonly name: string;
  /** Its altitude in metres above sea level; null to leave it out. */
  readonly flown: FlownTrack;
}

/** Digits of coordinates: a tenth of a metre. */
const COORDINATE_DIGITS = 6;
const ALTITUDE_DIGITS = 1;

/** Returns the position of a fix: longitude, latitude and, where it is known, altitude. */
export function positionAt({ lat, lng, altitude }: FlownTrack, index: number): readonly number[] {
  const place = [rounded(lng[index], COORDINATE_DIGITS), rounded(lat[index], COORDINATE_DIGITS)];
  return altitude === null ? place : [...place, rounded(altitude[index], ALTITUDE_DIGITS)];
}

/** Returns the time of a fix: `2025-05-31T10:00:00Z`. */
export function isoTimeAt({ time }: FlownTrack, index: number): string {
  return `${new Date((time[index] ?? 0) * 1000).toISOString().slice(0, -5)}Z`;
}

/** Returns what is made of each fix. */
export function eachFix<Made>(
  { flown }: NamedTrack,
  make: (flown: FlownTrack, index: number) => Made,
): readonly Made[] {
  return Array.from({ length: flown.length }, (_, index) => make(flown, index));
}

function rounded(value = 0, digits = 0): number {
  return Number(value.toFixed(digits));
}

import { areDegrees } from '../coordinates.ts';
import type { Coordinates } from '../geo.ts';
import { isLocalDate, isLocalTime, type LocalDate, type LocalTime } from '../local-date.ts';
import { degrees, type Metres, type Minutes, metres, minutes } from '../units.ts';
import type { FoundFlight } from './found-flight.ts';

/** A flight in a JSON of another logbook. */
export interface JsonFlight extends Omit<FoundFlight, 'key' | 'source' | 'track'> {
  /** The path of the file with its track, as the JSON has it; empty without one. */
  readonly trackPath: string;
}

/** Longest airtime, in minutes, and highest altitude, in metres, that are accepted. */
const MAX_AIRTIME = 24 * 60;
const MAX_ALTITUDE = 12_000;

/** Returns the local day and time of a text that begins with them: `2026-05-03T10:31…`; null for the day without one. */
export function localTimeIn(text: string): { readonly date: LocalDate | null; readonly time: LocalTime | null } {
  const [date, time] = [text.slice(0, 10), text.slice(11, 16)];
  return { date: isLocalDate(date) ? date : null, time: isLocalTime(time) ? time : null };
}

/** Returns the minutes of airtime of seconds, rounded up; null when there are none, or too many to be true. */
export function airtimeOfSeconds(seconds: number | null): Minutes | null {
  const whole = Math.ceil((seconds ?? 0) / 60);
  return whole > 0 && whole <= MAX_AIRTIME ? minutes(whole) : null;
}

/** Returns a maximum altitude in whole metres; null when there is none, or too high to be true. */
export function altitudeOf(altitude: number | null): Metres | null {
  const whole = Math.round(altitude ?? 0);
  return whole > 0 && whole <= MAX_ALTITUDE ? metres(whole) : null;
}

/** Returns a place; null when a part is missing, or it is 0° 0°, which stands for an unknown one. */
export function knownPlace(lat: number | null, lng: number | null): Coordinates | null {
  if (lat === null || lng === null || !areDegrees(lat, lng)) return null;
  return lat === 0 && lng === 0 ? null : { lat: degrees(lat), lng: degrees(lng) };
}

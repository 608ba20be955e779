import type { FoundFlight } from '#domain/import/found-flight';
import { approximateLocalDate, localDateTime } from '#domain/track/local-time';
import type { ReadFlight } from './readings.ts';

/**
 * Returns a read flight with its local day and time in the time zone of its launch; null for the zone when it is not known: then the
 * day is that of solar time. Null for a flight without a day.
 */
export function foundFlightOf(read: ReadFlight, timeZoneId: string | null): FoundFlight | null {
  const { path, track, date, ...values } = read;
  const flight = { ...values, source: { path }, track };
  if (track === null || read.launch === null) return date === null ? null : { ...flight, date };
  const local = timeZoneId === null ? null : localDateTime(track.launchTime, timeZoneId);
  if (local !== null) return { ...flight, ...local };
  return { ...flight, date: date ?? approximateLocalDate(track.launchTime, read.launch.lng) };
}

import type { FoundFlight } from '#domain/import/found-flight';
import { approximateLocalDate, localDateTime } from '#domain/track/local-time';
import type { ReadFlight } from './readings.ts';

/**
 * Returns a read flight with its local day and time in the time zone of its launch; null for the zone when it is not known: then the
 * day is that of solar time. Null for a flight without a day. An archive says the day and time itself.
 */
export function foundFlightOf(read: ReadFlight, timeZoneId: string | null): FoundFlight | null {
  const { path, row, track, launchTime, date, archived, pieces: _, ...values } = read;
  const local = archived && date !== null ? { date } : localTimeOf(read, timeZoneId);
  return local && { ...values, source: sourceOf(read), track: track && { ...track, timeZoneId }, ...local };
}

function sourceOf({ path, row, archived }: ReadFlight): FoundFlight['source'] {
  return { path, ...(row !== undefined && { row }), ...(archived && { archive: archived.archive }) };
}

/** The day, and the time where its instant is known; the flight keeps its own otherwise. */
function localTimeOf(
  { date, launch, track, launchTime = null }: ReadFlight,
  timeZoneId: string | null,
): Pick<FoundFlight, 'date'> | null {
  const instant = track?.launchTime ?? launchTime;
  if (instant === null || launch === null) return date === null ? null : { date };
  const local = timeZoneId === null ? null : localDateTime(instant, timeZoneId);
  return local ?? { date: date ?? approximateLocalDate(instant, launch.lng) };
}

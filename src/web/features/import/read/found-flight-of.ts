import type { FoundFlight } from '#domain/import/found-flight';
import { approximateLocalDate, localDateTime } from '#domain/track/local-time';
import type { ReadFlight } from './readings.ts';

/**
 * Returns a read flight with its local day and time in the time zone of its launch; null for the zone when it is not known: then the
 * day is that of solar time. Null for a flight without a day.
 */
export function foundFlightOf(read: ReadFlight, timeZoneId: string | null): FoundFlight | null {
  const { path, row, track, launchTime, date, archived, ...values } = read;
  const source = {
    path,
    ...(row !== undefined && { row }),
    ...(archived && { archive: archived.archive }),
  };
  const local = localTimeOf(read, timeZoneId);
  return local && { ...values, source, track, ...local };
}

/** The day, and the time where its instant is known; the flight keeps its own otherwise. */
function localTimeOf(
  { date, launch, track, launchTime = null, archived }: ReadFlight,
  timeZoneId: string | null,
): Pick<FoundFlight, 'date'> | null {
  if (archived && date !== null) return { date };
  const instant = track?.launchTime ?? launchTime;
  if (instant === null || launch === null) return date === null ? null : { date };
  const local = timeZoneId === null ? null : localDateTime(instant, timeZoneId);
  return local ?? { date: date ?? approximateLocalDate(instant, launch.lng) };
}

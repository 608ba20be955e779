import type { FoundFlight } from '#domain/import/found-flight';
import { approximateLocalDate, localDateTime } from '#domain/track/local-time';
import type { ReadFlight } from './readings.ts';

/** Returns the time zones of places. */
type FindZones = (places: readonly (readonly [number, number])[]) => Promise<readonly string[]>;

/** Launches in the same cell of this many degrees share one look-up: a tenth of a kilometre. */
const CELLS_A_DEGREE = 1_000;

/** Returns found flights with their local day and time, by the time zones of their launches. */
export async function localFlights(
  flights: readonly ReadFlight[],
  findZones: FindZones,
): Promise<readonly FoundFlight[]> {
  const places = new Map<string, readonly [number, number]>();
  for (const { launch, track, date, launchTime } of flights) {
    const needsZone = (track && date === null) || launchTime != null;
    if (launch && needsZone) places.set(cellOf(launch), [launch.lat, launch.lng]);
  }
  const zones = await findZones([...places.values()]);
  const zoneOf = new Map([...places.keys()].map((cell, index) => [cell, zones[index] ?? null]));
  // A flight without a day cannot be saved: such files are refused when they are read.
  return flights.flatMap(
    (flight) => foundFlightOf(flight, (flight.launch && zoneOf.get(cellOf(flight.launch))) ?? null) ?? [],
  );
}

function cellOf({ lat, lng }: { readonly lat: number; readonly lng: number }): string {
  return `${Math.round(lat * CELLS_A_DEGREE)},${Math.round(lng * CELLS_A_DEGREE)}`;
}

/**
 * Returns a read flight with its local day and time in the time zone of its launch; null for the zone when it is not known: then the
 * day is that of solar time. Null for a flight without a day. An archive says the day and time itself.
 */
function foundFlightOf(read: ReadFlight, timeZoneId: string | null): FoundFlight | null {
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

import type { FoundFlight } from '#domain/import/found-flight';
import { foundFlightOf } from '../parse/found-flight-of.ts';
import type { ReadFlight } from '../parse/readings.ts';

/** Returns the time zones of places. */
export type FindZones = (places: readonly (readonly [number, number])[]) => Promise<readonly string[]>;

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

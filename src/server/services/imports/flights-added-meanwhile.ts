import { FLIGHT, type FlightInput } from '#domain/fields/flight';
import { haveSameValues } from '#domain/import/fill-empty';
import { isSameRange } from '#domain/track/flight/time-range';
import {
  type FlightState,
  findFlightsAddedSince,
  type IdentifiedFlight,
} from '#server/repositories/imports/item-states';
import type { PreparedTrack } from '#server/threads/tasks/prepare-track';
import type { RunPart } from './part.ts';
import type { RunTransaction } from './run-item.ts';

/**
 * The flights that the logbook has got since the page compared it with the files, without those of the run: another device, or
 * another tab, may import the same files at once. Changed in place.
 */
export class FlightsAddedMeanwhile {
  #flights: readonly IdentifiedFlight[];

  constructor(flights: readonly IdentifiedFlight[]) {
    this.#flights = flights;
  }

  /**
   * Returns the id of the flight that one to be added is the same as: by its track, or without one by its values. Null when there
   * is none. A flight is returned once: equal rows of a file are as many flights.
   */
  take(fields: FlightInput, track: PreparedTrack | null): number | null {
    const same = this.#flights.find((flight) =>
      track === null ? haveSameValues(FLIGHT.fields, flight.fields, fields) : hasTrack(flight, track),
    );
    this.#flights = this.#flights.filter((flight) => flight !== same);
    return same?.id ?? null;
  }
}

/** Finds the flights that were added meanwhile; none for a part that adds none. */
export async function flightsAddedMeanwhile(
  tx: RunTransaction,
  { flights, comparedUpTo }: RunPart,
): Promise<FlightsAddedMeanwhile> {
  const addsAny = flights.some(({ id }) => id === 0);
  return new FlightsAddedMeanwhile(addsAny ? await findFlightsAddedSince(tx.db, tx, comparedUpTo) : []);
}

function hasTrack({ track }: FlightState, { stored }: PreparedTrack): boolean {
  return track?.sha256 === stored.sha256 && isSameRange(track.range, stored.range);
}

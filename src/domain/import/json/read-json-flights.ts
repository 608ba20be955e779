import { dhvXcFlights } from './dhv-xc.ts';
import type { JsonFlight } from './json-flight.ts';
import { type Json, jsonAt, jsonItems } from './json-value.ts';
import { leafFlights } from './leaf.ts';
import { xcontestFlights } from './xcontest.ts';

/** The logbooks whose JSON is read, by keys that only theirs has. */
const LOGBOOKS: readonly {
  readonly isIts: (json: Json) => boolean;
  readonly flightsOf: (json: Json) => readonly (JsonFlight | null)[];
}[] = [
  { isIts: (json) => jsonAt(json, 'schema') === 'leaf.logbook.flight', flightsOf: leafFlights },
  { isIts: (json) => has(jsonItems(jsonAt(json, 'items')), 'pointStart'), flightsOf: xcontestFlights },
  { isIts: (json) => has(jsonItems(jsonAt(json, 'data')), 'IDFlight'), flightsOf: dhvXcFlights },
];

/**
 * Returns the flights in a JSON of another logbook in their order, null for one without a readable day; null when it is of no
 * logbook that is known.
 */
export function readJsonFlights(json: Json): readonly (JsonFlight | null)[] | null {
  return LOGBOOKS.find(({ isIts }) => isIts(json))?.flightsOf(json) ?? null;
}

function has(items: readonly Json[], key: string): boolean {
  return jsonAt(items[0], key) !== undefined;
}

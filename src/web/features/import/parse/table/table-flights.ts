import { readRows } from '#domain/import/table/read-rows';
import type { RefusedRow, RowFlight } from '#domain/import/table/row-flight';
import type { TableMapping } from '#domain/import/table/table-mapping';
import type { ReadFlight, TableReading } from '../readings.ts';

/** The flights of a table, as the other parts of an import take them, and what became of the other rows. */
export interface TableFlights {
  readonly flights: readonly ReadFlight[];
  readonly refused: readonly RefusedRow[];
  /** Rows that are empty or of another activity. */
  readonly leftOut: number;
}

/** Returns the flights in a table of a source, chosen by its index, as a mapping says. */
export function tableFlights(reading: TableReading, index: number, mapping: TableMapping): TableFlights {
  const table = reading.tables[index];
  if (table === undefined) return { flights: [], refused: [], leftOut: 0 };
  const { flights, refused, leftOut } = readRows(table, mapping);
  const { path } = reading.source;
  return {
    flights: flights.map((flight) => readFlightOf(flight, { path, key: `${reading.key}:${index}` })),
    refused,
    leftOut,
  };
}

function readFlightOf(
  { launchTime, ...flight }: RowFlight,
  { path, key }: { readonly path: string; readonly key: string },
): ReadFlight {
  return { ...flight, key: `${key}:${flight.row}`, path, launchTime, track: null };
}

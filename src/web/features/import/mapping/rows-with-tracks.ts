import type { RefusedRow } from '#domain/import/table/row-flight';
import type { SourceTable } from '#domain/import/table/source-table';
import type { ReadFlight } from '../parse/readings.ts';
import { pathsOfNamed } from '../parse/track-paths.ts';

/** A table after its rows were read. */
export interface ReadRows {
  /** Of the file, as shown. */
  readonly path: string;
  readonly table: SourceTable;
  readonly flights: readonly ReadFlight[];
  readonly refused: readonly Pick<RefusedRow, 'row'>[];
}

const TRACK_NAME = /\.(?:igc|gpx|kml|tcx|fit)(?:\.gz)?$/i;

/**
 * Joins rows with the tracks that they name, as Strava's list does: one flight with the track, which has the names, remarks and tags of
 * the row. A track of a row that is left out, as one of another activity, may be no flight, and is asked about.
 */
export function rowsWithTracks(flights: readonly ReadFlight[], tables: readonly ReadRows[]): readonly ReadFlight[] {
  const tracks = new Set(flights.flatMap(({ path, track }) => (track ? [path] : [])));
  const rows = tables.flatMap((table) => namedTracks(table, tracks));
  const rowOf = new Map(rows.map(({ track, row }) => [track, row]));
  const joined = new Set(rows.map(({ row }) => row));
  return [
    ...flights.map((flight) => (flight.track ? withRow(flight, rowOf.get(flight.path)) : flight)),
    ...tables.flatMap((table) => table.flights).filter((flight) => !joined.has(flight)),
  ];
}

/** A track, and the flight of its row; null for a row that is left out. */
interface NamedTrack {
  readonly track: string;
  readonly row: ReadFlight | null;
}

function namedTracks({ path, table, flights, refused }: ReadRows, tracks: ReadonlySet<string>): readonly NamedTrack[] {
  const flightOf = new Map(flights.map((flight) => [flight.row, flight]));
  const areRefused = new Set(refused.map(({ row }) => row));
  return table.rows.flatMap((cells, index) => {
    const named = cells.filter((cell) => TRACK_NAME.test(cell));
    const track = named.flatMap((cell) => pathsOfNamed(path, cell)).find((place) => tracks.has(place));
    if (track === undefined || areRefused.has(index + 1)) return [];
    return [{ track, row: flightOf.get(index + 1) ?? null }];
  });
}

function withRow(flight: ReadFlight, row: ReadFlight | null | undefined): ReadFlight {
  const { track } = flight;
  if (row === undefined || track === null) return flight;
  if (row === null) return { ...flight, track: { ...track, isDoubtful: true } };
  const { siteName, siteDetails, gliderName, remarks, tags } = row;
  const values = { siteName, remarks, ...(siteDetails && { siteDetails }), ...(tags && { tags }) };
  return { ...flight, ...values, gliderName: gliderName || flight.gliderName };
}

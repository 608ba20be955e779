import { readRows } from '#domain/import/table/read-rows';
import type { FlightsBefore, RefusedRow, RowFlight } from '#domain/import/table/row-flight';
import type { SourceTable } from '#domain/import/table/source-table';
import type { TableMapping } from '#domain/import/table/table-mapping';
import { minutes } from '#domain/units';
import type { ReadFlight, ReadHandling, TableReading } from '#formats/readings';
import { pathsOfNamed } from '#formats/track-paths';
import { IMPORT as importTexts } from '#texts/import';
import type { ReadFiles } from '../reading/read-chosen-files.ts';
import type { RefusedFile } from '../review/review.ts';
import type { TableDraft } from './table-draft.ts';

/** One of the chosen tables: a CSV file, or a sheet of a workbook. */
export interface PlacedTable {
  readonly reading: TableReading;
  /** Which of the tables of its file it is. */
  readonly index: number;
}

/** What the pilot decides about a table: how it is read, or null when it is left out. */
export type TableAnswer =
  | (Pick<TableDraft, 'table' | 'mapping'> & {
      /** The headers of columns that go nowhere. */
      readonly leftOut?: readonly string[];
    })
  | null;

/** Returns the tables of files one by one. */
export function placedTables(readings: readonly TableReading[]): readonly PlacedTable[] {
  return readings.flatMap((reading) => reading.tables.map((_, index) => ({ reading, index })));
}

/** Returns where a table is, in words: its file, and the sheet of a workbook. */
export function tablePath({ reading, index }: PlacedTable): string {
  return importTexts.mapping.placeOf(reading.source.path, reading.tables[index]?.sheet ?? null);
}

/** Returns the read files with the flights of their tables, answered in their order; a file without a used table keeps only its name. */
export function withTables(read: ReadFiles, answers: readonly TableAnswer[]): ReadFiles {
  const answered = placedTables(read.tables).map((placed, i) => ({ placed, answer: answers[i] ?? null }));
  const tables = answered.flatMap(({ placed, answer }) => (answer ? [rowsOf(placed, answer)] : []));
  const used = new Set(answered.flatMap(({ placed, answer }) => (answer ? [placed.reading] : [])));
  const leftOut = read.tables.filter((reading) => !used.has(reading));
  const leftOutColumns = answered.flatMap(({ placed, answer }) =>
    answer?.leftOut && answer.leftOut.length > 0 ? [{ path: tablePath(placed), headers: answer.leftOut }] : [],
  );
  return {
    ...read,
    ...(leftOutColumns.length > 0 && { leftOutColumns }),
    ...beforeOf(tables.flatMap(({ before }) => before)),
    ...handlingsOf(tables.flatMap(({ handlings }) => handlings)),
    flights: rowsWithTracks(read.flights, tables),
    refused: [
      ...read.refused,
      ...tables.flatMap(({ refused, place }) => refused.map((row) => refusedRow(place, row))),
      ...leftOut.map(({ source }): RefusedFile => ({ path: source.path, reason: 'leftOut' })),
    ],
    tables: [],
  };
}

function rowsOf(placed: PlacedTable, { table, mapping }: NonNullable<TableAnswer>) {
  const tables = placed.reading.tables.map((other, index) => (index === placed.index ? table : other));
  const { flights, handlings, refused, before } = tableFlights({ ...placed.reading, tables }, placed.index, mapping);
  return { flights, handlings, refused, before, table, path: placed.reading.source.path, place: tablePath(placed) };
}

function beforeOf(rows: readonly FlightsBefore[]): Pick<ReadFiles, 'before'> {
  const flights = rows.reduce((sum, row) => sum + row.flights, 0);
  const airtime = minutes(rows.reduce((sum, row) => sum + row.airtime, 0));
  return flights === 0 ? {} : { before: { flights, airtime } };
}

function handlingsOf(handlings: readonly ReadHandling[]): Pick<ReadFiles, 'handlings'> {
  return handlings.length === 0 ? {} : { handlings };
}

function refusedRow(path: string, { row, column, value, problem }: RefusedRow): RefusedFile {
  const cell = importTexts.mapping.cell(column, value);
  return { path, row, reason: problem, ...(cell !== '' && { cell }) };
}

/** The flights of a table, as the other parts of an import take them, and what became of the other rows. */
interface TableFlights {
  readonly flights: readonly ReadFlight[];
  readonly handlings: readonly ReadHandling[];
  readonly refused: readonly RefusedRow[];
  /** Rows that are empty or of another activity. */
  readonly leftOut: number;
  readonly before: readonly FlightsBefore[];
}

/** Returns the flights in a table of a source, chosen by its index, as a mapping says. */
export function tableFlights(reading: TableReading, index: number, mapping: TableMapping): TableFlights {
  const table = reading.tables[index];
  if (table === undefined) return { flights: [], handlings: [], refused: [], leftOut: 0, before: [] };
  const { flights, handlings, ...others } = readRows(table, mapping);
  const { path } = reading.source;
  const place = tablePath({ reading, index });
  return {
    handlings: handlings.map((handling) => ({
      ...handling,
      key: `${reading.key}:${index}:${handling.row}`,
      path: place,
    })),
    flights: flights.map((flight) => readFlightOf(flight, { path, key: `${reading.key}:${index}` })),
    ...others,
  };
}

function readFlightOf(
  { launchTime, ...flight }: RowFlight,
  { path, key }: { readonly path: string; readonly key: string },
): ReadFlight {
  const number = flight.part && flight.part.number > 1 ? `/${flight.part.number}` : '';
  return { ...flight, key: `${key}:${flight.row}${number}`, path, launchTime, track: null };
}

/** A table after its rows were read. */
interface ReadRows {
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
function rowsWithTracks(flights: readonly ReadFlight[], tables: readonly ReadRows[]): readonly ReadFlight[] {
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

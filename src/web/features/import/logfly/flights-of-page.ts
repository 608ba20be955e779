import { logflyFlight } from '#domain/import/logfly';
import { readSources } from '../parse/import-reader.ts';
import type { ChosenSource, ReadFlight } from '../parse/readings.ts';
import type { RefusedFile } from '../review/review.ts';
import type { LogflyFlight } from './flight-columns.ts';

/** What was found in a database of LogFly. */
export interface LogflyContent {
  readonly flights: readonly ReadFlight[];
  /** The database itself when it is not read to its end, and single tracks and flights. */
  readonly refused: readonly RefusedFile[];
}

/** A row with its columns, and where its track is shown to be. */
interface Row {
  readonly row: LogflyFlight;
  readonly columns: ReturnType<typeof logflyFlight>;
  readonly trackPath: string;
}

/**
 * Returns the flights of a page. A track is read like a file of its own, and its flight has site, glider and remarks of the row; a row
 * without a track, or with one that is refused, is a flight of its columns. Rejects with the signal's reason once it is stopped.
 */
export async function flightsOfPage(
  path: string,
  page: readonly LogflyFlight[],
  signal: AbortSignal,
): Promise<LogflyContent> {
  const rows = page.map((row) => rowOf(path, row));
  const { tracks, refused } = await readTracks(rows, signal);
  const flights = rows.flatMap((row) => {
    const flown = tracks.get(row.trackPath) ?? [];
    return flown.length > 0 ? flown.map((flight) => withColumns(flight, row)) : flightOfColumns(path, row);
  });
  const dateless = rows.filter(({ columns, trackPath }) => columns.date === null && !tracks.has(trackPath));
  return {
    flights,
    refused: [
      ...refused,
      ...rows.filter(({ row }) => row.isIgcTooLarge).map(({ trackPath }) => refusedFile(trackPath, 'tooLarge')),
      ...dateless.map(({ row }) => ({ path, row: row.row, reason: 'noDate' as const })),
    ],
  };
}

async function readTracks(rows: readonly Row[], signal: AbortSignal) {
  const tracks = new Map<string, readonly ReadFlight[]>();
  const refused: RefusedFile[] = [];
  await readSources(rows.flatMap(trackOf), {
    onReading: (reading) => {
      if (reading.state === 'flights') tracks.set(reading.source.path, reading.flights);
      else
        refused.push(refusedFile(reading.source.path, reading.state === 'refused' ? reading.problem : 'notFlightFile'));
    },
    onProgress: () => undefined,
    signal,
  });
  signal.throwIfAborted(); // Tracks that were not read are not missing.
  return { tracks, refused };
}

function rowOf(path: string, row: LogflyFlight): Row {
  const columns = logflyFlight(row);
  const name = columns.date === null ? row.row : `${columns.date}-${row.row}`;
  return { row, columns, trackPath: `${path}/${name}.igc` };
}

function trackOf({ row, trackPath }: Row): readonly ChosenSource[] {
  return row.igc === null ? [] : [{ path: trackPath, file: new Blob([row.igc]) }];
}

function withColumns(flight: ReadFlight, { columns }: Row): ReadFlight {
  const { siteName, gliderName, remarks } = columns;
  return { ...flight, siteName, gliderName: gliderName || flight.gliderName, remarks };
}

/** None without a day. Its key is the same when the database is given again. */
function flightOfColumns(path: string, { row, columns }: Row): readonly ReadFlight[] {
  const { date, time } = columns;
  if (date === null) return [];
  return [{ ...columns, key: `logfly:${row.row}:${date}T${time ?? ''}`, path, row: row.row, track: null }];
}

function refusedFile(path: string, reason: RefusedFile['reason']): RefusedFile {
  return { path, reason };
}

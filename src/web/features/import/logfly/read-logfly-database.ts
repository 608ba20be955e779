import { logflyFlight } from '#domain/import/logfly';
import type { ReadProblem } from '#domain/import/read-problem';
import { ReadError } from '#formats/read-error';
import type { ChosenSource, ReadFlight, SourceFile, SourceHandle } from '#formats/readings';
import { readSources } from '../parse/import-reader.ts';
import type { RefusedFile } from '../review/review.ts';
import type { LogflyFlight } from './read-database.ts';

/** What the worker says: that it is ready, a page of flights, or after the last one why the database was not read to its end. */
export type LogflyResponse =
  | { readonly isReady: true }
  | { readonly flights: readonly LogflyFlight[] }
  | { readonly problem: ReadProblem | null };

/** What reading needs. */
interface LogflyOptions {
  readonly signal: AbortSignal;
  /** Called with the number of flights that were read. */
  readonly onProgress: (flights: number) => void;
}

/** The largest database, in bytes. */
export const MAX_DATABASE_BYTES = 300 * 2 ** 20;
/** Longest time for a page, in milliseconds: a hostile database may keep SQLite busy for ever. */
const PAGE_MS = 60_000;

/**
 * Reads a database of LogFly in a worker, page by page. Once it is stopped, it resolves with the flights of the pages before; never
 * rejects for what is in the file.
 */
export async function readLogflyDatabase(source: SourceFile, options: LogflyOptions): Promise<LogflyContent> {
  const content: ContentSoFar = { flights: [], refused: [] };
  const pages = pagesOf(source, options.signal);
  const problem = await readInto(content, source, { ...options, pages })
    .catch((error: unknown) => problemOf(error, options.signal))
    .finally(() => pages.return(null));
  if (problem !== null) content.refused.push({ path: source.path, reason: problem });
  return content;
}

/** Changed in place, so that a stop keeps what there is. */
interface ContentSoFar {
  readonly flights: ReadFlight[];
  readonly refused: RefusedFile[];
}

type Pages = AsyncGenerator<readonly LogflyFlight[], ReadProblem | null>;

async function readInto(
  { flights, refused }: ContentSoFar,
  { path }: SourceFile,
  { pages, signal, onProgress }: LogflyOptions & { readonly pages: Pages },
): Promise<ReadProblem | null> {
  let rows = 0;
  let page = await pages.next();
  for (; page.done !== true; page = await pages.next()) {
    const ofPage = await flightsOfPage(path, page.value, signal);
    flights.push(...ofPage.flights);
    refused.push(...ofPage.refused);
    rows += page.value.length;
    onProgress(rows);
  }
  return page.value ?? (rows === 0 ? 'noFlights' : null);
}

/** Returns null for a reading that was stopped. */
function problemOf(error: unknown, { aborted }: AbortSignal): ReadProblem | null {
  if (aborted) return null;
  if (error instanceof ReadError) return error.problem;
  throw error;
}

async function* pagesOf({ size, handle }: SourceFile, signal: AbortSignal): Pages {
  if (size > MAX_DATABASE_BYTES) return 'databaseTooLarge';
  const worker = new Worker(new URL('./logfly-worker.ts', import.meta.url), { type: 'module' });
  try {
    // However long the download takes: only reading has a limit.
    let response = await answerOf(worker, signal, { failsAs: 'notLoaded' });
    for (let request: SourceHandle | null = handle; !('problem' in response); request = null) {
      if ('flights' in response) yield response.flights;
      const answer = answerOf(worker, signal, { failsAs: 'badDatabase', limitMs: PAGE_MS });
      worker.postMessage(request);
      response = await answer;
    }
    return response.problem;
  } finally {
    worker.terminate();
  }
}

/** Why the worker does not answer; and how long it may take, in milliseconds. */
interface AnswerLimits {
  readonly failsAs: ReadProblem;
  readonly limitMs?: number;
}

/** Rejects with the signal's reason once it is stopped, and with a {@link ReadError} when the worker fails or takes too long. */
function answerOf(worker: Worker, signal: AbortSignal, { failsAs, limitMs }: AnswerLimits): Promise<LogflyResponse> {
  return new Promise((resolve, reject) => {
    const end = new AbortController();
    const once = { once: true, signal: end.signal };
    const settle = (then: () => void) => (): void => {
      end.abort();
      clearTimeout(timer);
      then();
    };
    const fail = settle(() => reject(new ReadError(failsAs)));
    const stop = settle(() => reject(signal.reason));
    const timer = limitMs === undefined ? undefined : setTimeout(fail, limitMs);
    worker.addEventListener('message', ({ data }: MessageEvent<LogflyResponse>) => settle(() => resolve(data))(), once);
    worker.addEventListener('error', fail, once);
    signal.addEventListener('abort', stop, once);
    if (signal.aborted) stop();
  });
}

/** What was found in a database of LogFly. */
interface LogflyContent {
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
async function flightsOfPage(path: string, page: readonly LogflyFlight[], signal: AbortSignal): Promise<LogflyContent> {
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

/** A row without a day is no flight. The key is the same when the database is chosen again. */
function flightOfColumns(path: string, { row, columns }: Row): readonly ReadFlight[] {
  const { date, time } = columns;
  if (date === null) return [];
  return [{ ...columns, key: `logfly:${row.row}:${date}T${time ?? ''}`, path, row: row.row, track: null }];
}

function refusedFile(path: string, reason: RefusedFile['reason']): RefusedFile {
  return { path, reason };
}

import { type LogflyResult, MAX_LOGFLY_BYTES } from '#contract/import/logfly';
import { newClientKey } from '#web/parts/form/client-key.ts';
import { ReadError } from '../parse/read-error.ts';
import type { ReadFlight, SourceFile } from '../parse/readings.ts';
import { unpackFile } from '../parse/zip/zip.ts';
import type { RefusedFile } from '../review/review.ts';
import { untilSent } from '../send/until-sent.ts';
import { flightsOfPage } from './flights-of-page.ts';
import type { LogflyCalls, Upload } from './logfly-calls.ts';
import type { DatabaseProgress, LogflyContent } from './logfly-content.ts';
import { type Uploading, uploadDatabase } from './upload-database.ts';

/** What reading needs. */
export interface LogflyOptions {
  readonly calls: LogflyCalls;
  readonly signal: AbortSignal;
  readonly onProgress: (progress: DatabaseProgress) => void;
}

/** An upload under way, and what receives its progress. */
interface UploadReading extends Uploading {
  readonly upload: Upload;
  readonly show: (changed: Partial<DatabaseProgress>) => void;
}

/** Changed in place, so that a stop keeps what there is. */
interface ContentSoFar {
  readonly flights: ReadFlight[];
  readonly refused: RefusedFile[];
}

const POLL_MS = 300;

/**
 * Has the server read a database of LogFly: sends it, waits, and takes over its flights page by page. Once it is stopped, it resolves
 * with those that were taken over. Rejects with a `CallError` when the server does not take it.
 */
export async function readLogflyDatabase(source: SourceFile, options: LogflyOptions): Promise<LogflyContent> {
  const { path, size } = source;
  if (size > MAX_LOGFLY_BYTES) return { flights: [], refused: [{ path, reason: 'databaseTooLarge' }] };
  const content: ContentSoFar = { flights: [], refused: [] };
  const reading = readingOf(source, options);
  try {
    await readInto(content, source, reading);
  } catch (error) {
    if (error instanceof ReadError) content.refused.push({ path, reason: error.problem });
    else if (!options.signal.aborted) throw error;
  } finally {
    // Nobody waits for it: the server removes what is left within an hour.
    options.calls.remove(reading.upload).catch((error: unknown) => console.warn('An upload was not removed.', error));
  }
  return content;
}

function readingOf({ path, size }: SourceFile, { calls, signal, onProgress }: LogflyOptions): UploadReading {
  let progress: DatabaseProgress = { path, step: 'sending', done: 0, all: size, isWaiting: false };
  const show = (changed: Partial<DatabaseProgress>): void => {
    progress = { ...progress, ...changed };
    onProgress(progress);
  };
  return {
    upload: { clientKey: newClientKey(), size },
    calls,
    signal,
    show,
    onSent: (done) => show({ done }),
    onWaiting: (isWaiting) => show({ isWaiting }),
  };
}

async function readInto(
  { flights, refused }: ContentSoFar,
  { path, handle }: SourceFile,
  reading: UploadReading,
): Promise<void> {
  const { upload, calls, signal, show } = reading;
  show({});
  const file = handle.entry === null ? handle.blob : await unpackFile(handle.blob, handle.entry);
  await uploadDatabase(file, upload, reading);
  const { pagesNum, flightsNum, problem } = await resultOf(reading);
  for (let page = 0, done = 0; page < pagesNum; page += 1) {
    show({ step: 'reading', done, all: flightsNum });
    const rows = (await untilSent(() => calls.page(upload, page), reading)).flights;
    const ofPage = await flightsOfPage(path, rows, signal);
    flights.push(...ofPage.flights);
    refused.push(...ofPage.refused);
    done += rows.length;
  }
  if (problem !== null || flightsNum === 0) refused.push({ path, reason: problem ?? 'noFlights' });
}

/** Asks until the server has read it. */
async function resultOf({ upload, calls, signal, ...reading }: UploadReading): Promise<LogflyResult> {
  for (;;) {
    const response = await untilSent(() => calls.read(upload), { ...reading, signal });
    if (response.state === 'read') return response;
    await new Promise((resolve) => setTimeout(resolve, POLL_MS));
    signal.throwIfAborted();
  }
}

import type { SourceTable } from '#domain/import/table/source-table';
import type { CsvChoice } from '#formats/read-csv';
import { ReadError } from '#formats/read-error';
import type { ReadListener } from '#formats/read-files';
import type { TrackSourceFile } from '#formats/read-track-source';
import type { ChosenSource, ReadFlight, SourceHandle, TrackHandle } from '#formats/readings';
import type { ImportRequest, ImportWorkerResponse } from './import-tasks.ts';

/** A request that the worker has not ended. */
interface Pending {
  readonly onResponse: (response: ImportWorkerResponse) => void;
  readonly reject: (reason: Error) => void;
}

const pending = new Map<number, Pending>();
let worker: Worker | null = null;
let lastId = 0;

/** Receives the read files, and says when to stop. */
export interface StoppableListener extends ReadListener {
  readonly signal: AbortSignal;
}

/**
 * Reads files in a worker, one after the other, those in ZIPs one by one. Resolves when all are read, or at once when it is stopped:
 * that ends the worker, whatever it is reading. Rejects only when the worker itself fails.
 */
export function readSources(
  files: readonly ChosenSource[],
  { signal, onReading, onProgress }: StoppableListener,
): Promise<void> {
  if (signal.aborted) return Promise.resolve();
  return new Promise((resolve, reject) => {
    const id = request({ type: 'read', files }, { onResponse, reject: end(reject) });
    signal.addEventListener('abort', stop);

    function stop(): void {
      pending.delete(id);
      end(resolve)();
      closeImportReader();
    }
    function onResponse(response: ImportWorkerResponse): void {
      if (response.type === 'reading') onReading(response.reading);
      if (response.type === 'progress') onProgress(response.progress);
      if (response.type === 'done') end(resolve)();
    }
    function end<Arguments extends readonly unknown[]>(settle: (...values: Arguments) => void) {
      return (...values: Arguments): void => {
        signal.removeEventListener('abort', stop);
        settle(...values);
      };
    }
  });
}

/** Returns the IGC file of a track, read again from its source, and converted again. Rejects with a {@link ReadError} when it is gone. */
export async function igcOf(handle: TrackHandle): Promise<Uint8Array<ArrayBuffer>> {
  return (await answerTo({ type: 'igc', handle }, 'igc')).bytes;
}

/**
 * Returns the flights of a recording in pieces, read as one file. Rejects as {@link igcOf} does, and with the signal's reason at once
 * when it is stopped, which ends the worker.
 */
export async function flightsOfPieces(file: TrackSourceFile, signal: AbortSignal): Promise<readonly ReadFlight[]> {
  signal.throwIfAborted();
  signal.addEventListener('abort', closeImportReader);
  try {
    return (await answerTo({ type: 'join', file }, 'joined')).flights;
  } finally {
    signal.removeEventListener('abort', closeImportReader);
  }
}

/** Returns the table of a CSV file, read again with another encoding or delimiter. Rejects as {@link igcOf} does. */
export async function tableAs(handle: SourceHandle, choice: CsvChoice): Promise<SourceTable> {
  return (await answerTo({ type: 'table', handle, choice }, 'table')).table;
}

/** Ends the worker; the next request starts another. What is still read rejects with an `AbortError`. */
export function closeImportReader(): void {
  fail(new DOMException('closed', 'AbortError'));
}

type Message =
  | { readonly type: 'read'; readonly files: readonly ChosenSource[] }
  | { readonly type: 'igc'; readonly handle: TrackHandle }
  | { readonly type: 'join'; readonly file: TrackSourceFile }
  | { readonly type: 'table'; readonly handle: SourceHandle; readonly choice: CsvChoice };

type Answer<Type> = Extract<ImportWorkerResponse, { readonly type: Type }>;

function answerTo<Type extends 'igc' | 'joined' | 'table'>(message: Message, type: Type): Promise<Answer<Type>> {
  return new Promise((resolve, reject) => {
    const onResponse = (response: ImportWorkerResponse): void => {
      if (isOfType(response, type)) resolve(response);
      if (response.type === 'refused') reject(new ReadError(response.problem));
    };
    request(message, { onResponse, reject });
  });
}

function isOfType<Type>(response: ImportWorkerResponse, type: Type): response is Answer<Type> {
  return response.type === type;
}

function request(message: Message, ofRequest: Pending): number {
  lastId += 1;
  pending.set(lastId, ofRequest);
  runningWorker().postMessage({ ...message, id: lastId } satisfies ImportRequest);
  return lastId;
}

function runningWorker(): Worker {
  if (worker) return worker;
  worker = new Worker(new URL('./import-worker.ts', import.meta.url), { type: 'module' });
  worker.addEventListener('message', ({ data }: MessageEvent<ImportWorkerResponse>) => {
    const ofRequest = pending.get(data.id);
    if (data.type === 'failed') ofRequest?.reject(new Error(data.message));
    else ofRequest?.onResponse(data);
    if (data.type !== 'reading' && data.type !== 'progress') pending.delete(data.id);
  });
  worker.addEventListener('error', ({ message }) => fail(new Error(`The reader stopped: ${message}`)));
  return worker;
}

/** Rejects all that is pending. */
function fail(reason: Error): void {
  worker?.terminate();
  worker = null;
  for (const { reject } of pending.values()) reject(reason);
  pending.clear();
}

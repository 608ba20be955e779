import type { TimeRange } from '#domain/track/flight/time-range';
import type { SaidDay } from '#domain/track/read-track';
import type { TrackFileReading, TrackRequest, TrackResponse } from './track-requests.ts';

/** Whether this browser can read a chosen file in a worker. */
export function canReadTracks(): boolean {
  return typeof Worker === 'function' && typeof File === 'function' && typeof File.prototype.arrayBuffer === 'function';
}

interface PendingRead {
  readonly resolve: (reading: TrackFileReading) => void;
  readonly reject: (reason: Error) => void;
}

const pending = new Map<number, PendingRead>();
let worker: Worker | null = null;
let lastId = 0;

/**
 * Reads and analyses an IGC file, or a part of it, in a worker. Resolves also for a file that cannot be read; rejects only when the
 * worker itself fails. The bytes are copied, not transferred.
 */
export function readTrackFile(bytes: ArrayBuffer, range: TimeRange | null): Promise<TrackFileReading> {
  return readInWorker({ file: bytes, range, findsAll: true });
}

/** Reads an IGC file as {@link readTrackFile} does, on another day than it says. */
export function readTrackFileOn(bytes: ArrayBuffer, day: SaidDay): Promise<TrackFileReading> {
  return readInWorker({ file: bytes, range: null, day, findsAll: true });
}

/** Reads a flight of an IGC file as {@link readTrackFile} does, but for the other flights of the file: sooner, where its part is known. */
export function readFlightInFile(bytes: ArrayBuffer, range: TimeRange | null): Promise<TrackFileReading> {
  return readInWorker({ file: bytes, range, findsAll: false });
}

function readInWorker(request: Omit<TrackRequest, 'id'>): Promise<TrackFileReading> {
  lastId += 1;
  const id = lastId;
  return new Promise((resolve, reject) => {
    pending.set(id, { resolve, reject });
    runningWorker().postMessage({ id, ...request } satisfies TrackRequest);
  });
}

/** Starts the worker before the first file is loaded. */
export function startTrackReader(): void {
  if (canReadTracks()) runningWorker();
}

function runningWorker(): Worker {
  if (worker) return worker;
  worker = new Worker(new URL('./track-worker.ts', import.meta.url), { type: 'module' });
  worker.addEventListener('message', ({ data }: MessageEvent<TrackResponse>) => {
    const { id, reading } = data;
    pending.get(id)?.resolve(reading);
    pending.delete(id);
  });
  worker.addEventListener('error', fail);
  return worker;
}

/** Rejects all pending reads after the worker has failed; the next read starts a new worker. */
function fail(event: ErrorEvent): void {
  worker?.terminate();
  worker = null;
  for (const { reject } of pending.values()) reject(new Error('The track reader stopped.', { cause: event.error }));
  pending.clear();
}

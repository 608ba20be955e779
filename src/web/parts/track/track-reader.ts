import type { TrackFileReading, TrackReply } from './track-messages.ts';

/** Whether this browser can read a chosen file, and do it away from the page. */
export function canReadTracks(): boolean {
  return typeof Worker === 'function' && typeof File === 'function' && typeof File.prototype.arrayBuffer === 'function';
}

interface Waiting {
  readonly resolve: (reading: TrackFileReading) => void;
  readonly reject: (reason: Error) => void;
}

const waiting = new Map<number, Waiting>();
let worker: Worker | null = null;
let lastId = 0;

/**
 * Reads an IGC file, its flight worked out, in a worker. A file that cannot be read is an answer; it rejects only when
 * the worker itself fails. The bytes stay the caller's.
 */
export function readTrackFile(bytes: ArrayBuffer): Promise<TrackFileReading> {
  lastId += 1;
  const id = lastId;
  return new Promise((resolve, reject) => {
    waiting.set(id, { resolve, reject });
    startedWorker().postMessage({ id, bytes });
  });
}

/** Starts the worker ahead of the first file, so that it is ready when the bytes are. */
export function warmUpReader(): void {
  if (canReadTracks()) startedWorker();
}

function startedWorker(): Worker {
  if (worker) return worker;
  worker = new Worker(new URL('./track-worker.ts', import.meta.url), { type: 'module' });
  worker.addEventListener('message', ({ data }: MessageEvent<TrackReply>) => {
    waiting.get(data.id)?.resolve(data.reading);
    waiting.delete(data.id);
  });
  worker.addEventListener('error', fail);
  return worker;
}

/** The worker broke: whoever waits is told, and the next file gets a new one. */
function fail(event: ErrorEvent): void {
  worker?.terminate();
  worker = null;
  for (const { reject } of waiting.values()) reject(new Error('The track reader stopped.', { cause: event.error }));
  waiting.clear();
}

import type { TimeRange } from '#domain/track/flight/time-range';
import type { BrowserFindings } from './follow-findings.ts';

/** A request to the worker: a file, and the part of it that is the flight, null for what the analysis finds. */
export interface FindingsRequest {
  readonly bytes: ArrayBuffer;
  readonly range: TimeRange | null;
}

/** Its response; null for a file that cannot be read. */
export type FindingsResponse = BrowserFindings | null;

/** Computes the findings of a file's flight in a worker of its own, without the scores. Rejects when it fails. */
export async function computeFindings(request: FindingsRequest): Promise<FindingsResponse> {
  const worker = new Worker(new URL('./findings-worker.ts', import.meta.url), { type: 'module' });
  try {
    return await new Promise((resolve, reject) => {
      worker.addEventListener('message', ({ data }: MessageEvent<FindingsResponse>) => resolve(data));
      worker.addEventListener('error', ({ error }) => reject(new Error('The findings stopped.', { cause: error })));
      worker.postMessage(request);
    });
  } finally {
    worker.terminate();
  }
}

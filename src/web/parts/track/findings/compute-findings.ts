import type { TimeRange } from '#domain/track/flight/time-range';
import { askWorker } from '../ask-worker.ts';
import type { BrowserFindings } from './follow-findings.ts';

/** A request to the worker: a file, and the part of it that is the flight, null for what the analysis finds. */
export interface FindingsRequest {
  readonly bytes: ArrayBuffer;
  readonly range: TimeRange | null;
}

/** Its response; null for a file that cannot be read. */
export type FindingsResponse = BrowserFindings | null;

/** Computes the findings of a file's flight in a worker of its own, without the scores. Rejects when it fails. */
export function computeFindings(request: FindingsRequest): Promise<FindingsResponse> {
  return askWorker(new Worker(new URL('./findings-worker.ts', import.meta.url), { type: 'module' }), request);
}

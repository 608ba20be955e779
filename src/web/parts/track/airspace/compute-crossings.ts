import type { AirspaceCrossing } from '#domain/airspace/crossings/crossing';
import type { WireAirspace } from '#domain/airspace/wire-airspace';
import type { TimeRange } from '#domain/track/flight/time-range';
import { askWorker } from '../ask-worker.ts';

/** A request to the worker: a file, the part of it that is the flight, and the airspaces around. */
export interface CrossingsRequest {
  readonly bytes: ArrayBuffer;
  /** Null for what the analysis finds. */
  readonly range: TimeRange | null;
  readonly airspaces: readonly WireAirspace[];
  /** Metres above the sea below each fix from the launch on; null while they are not known. */
  readonly ground: Float32Array | null;
}

/** Its response: the crossings, whose fixes count from the launch; null for a file that cannot be read. */
export type CrossingsResponse = readonly AirspaceCrossing[] | null;

/** Computes which airspaces a flight crosses, in a worker of its own. Rejects when it fails. */
export function computeCrossings(request: CrossingsRequest): Promise<CrossingsResponse> {
  return askWorker(new Worker(new URL('./crossings-worker.ts', import.meta.url), { type: 'module' }), request);
}

import { useCallback } from 'react';
import { type AirspacesResponse, airspacesInBox } from '#contract/places/airspaces';
import type { AirspaceCrossing } from '#domain/airspace/crossing';
import type { WireAirspace } from '#domain/airspace/wire-airspace';
import type { Flight } from '#domain/flight';
import type { TimeRange } from '#domain/track/flight/time-range';
import { type CallError, callErrorOf } from '#web/api/call-error.ts';
import { pageSettings } from '#web/api/page-settings.ts';
import type { TrackData } from '#web/parts/track/track-data.ts';
import { callAsPilot } from '#web/store/store.ts';
import { useLoaded } from '#web/ui/use-latest.ts';
import { askWorker } from '../ask-worker.ts';
import { airspaceBox, boundsOfTrack } from '../map/track-bounds.ts';
import { trackFileOfFlight } from '../track-store.ts';
import type { FoundAirspaces } from './airspace-table.ts';

/** The airspaces around a flight; `off` where the operator has no data of them. */
export type PageAirspaces =
  | { readonly state: 'off' }
  | { readonly state: 'loading' }
  | { readonly state: 'failed'; readonly error: CallError | null; readonly retry: () => Promise<void> }
  | ({ readonly state: 'ready' } & FoundAirspaces);

interface FlightWithGround {
  readonly flight: Flight;
  readonly track: TrackData;
  /** Metres above the sea below each fix; null while they are not known. */
  readonly ground: Float32Array | null;
}

/** Returns the airspaces around a flight, with those that it crosses; compared again when the ground is known. */
export function useAirspaces({ flight: { id }, track, ground }: FlightWithGround): PageAirspaces {
  const load = useCallback(() => loadedAround(track), [track]);
  const [around, retryAround] = useLoaded<AirspacesAround>(load, NOT_YET);
  const { response } = around;
  const compare = useCallback(() => comparedWith({ id, ground, response }), [id, ground, response]);
  const [found, retryFound] = useLoaded<Compared>(compare, NOT_YET);
  if (!pageSettings().hasAirspaces) return { state: 'off' };
  if (around.error) return { state: 'failed', error: around.error, retry: retryAround };
  if (around.track !== track || response === null || found.response !== response) return { state: 'loading' };
  if (found.crossings === null) return { state: 'failed', error: null, retry: retryFound };
  return { state: 'ready', response, crossings: found.crossings };
}

/** The airspaces around a track. */
interface AirspacesAround {
  readonly track: TrackData | null;
  readonly response: AirspacesResponse | null;
  readonly error: CallError | null;
}

/** The airspaces of a response that are crossed; null when that could not be computed. */
interface Compared {
  readonly response: AirspacesResponse | null;
  readonly crossings: FoundAirspaces['crossings'] | null;
}

const NOT_YET = { track: null, response: null, crossings: null, error: null };

async function loadedAround(track: TrackData): Promise<AirspacesAround> {
  if (!pageSettings().hasAirspaces) return NOT_YET;
  try {
    const response = await callAsPilot(airspacesInBox, { query: airspaceBox(boundsOfTrack(track)) });
    return { track, response, error: null };
  } catch (thrown) {
    console.warn('The airspaces around a flight could not be had.', thrown);
    return { track, response: null, error: callErrorOf(thrown) };
  }
}

async function comparedWith({
  id,
  ground,
  response,
}: Pick<FlightWithGround, 'ground'> & Pick<Compared, 'response'> & { readonly id: number }): Promise<Compared> {
  const airspaces = response?.airspaces ?? [];
  if (airspaces.length === 0) return { response, crossings: [] };
  try {
    const file = await trackFileOfFlight(id);
    return { response, crossings: await computeCrossings({ ...file, airspaces, ground }) };
  } catch (error) {
    console.warn('The airspaces that a flight crosses could not be computed.', error);
    return { response, crossings: null };
  }
}

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
function computeCrossings(request: CrossingsRequest): Promise<CrossingsResponse> {
  return askWorker(new Worker(new URL('./crossings-worker.ts', import.meta.url), { type: 'module' }), request);
}

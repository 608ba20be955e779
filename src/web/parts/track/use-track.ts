import { useCallback } from 'react';
import type { Flight } from '#domain/flight';
import { type CallError, callErrorOf } from '#web/api/call-error.ts';
import { useLoaded } from '#web/ui/requests/use-latest.ts';
import { canReadTracks } from './track-reader.ts';
import { readTrackOfFlight } from './track-store.ts';
import type { TrackFileReading } from './worker-messages.ts';

/** The state of a flight's track on a page. */
export type TrackState =
  | { readonly state: 'loading' }
  | { readonly state: 'unsupported' }
  | { readonly state: 'failed'; readonly error: CallError; readonly retry: () => Promise<void> }
  | TrackFileReading;

type LoadedState =
  | Exclude<TrackState, { readonly state: 'failed' }>
  | { readonly state: 'failed'; readonly error: CallError };

/** Returns the track of a flight that has one; loads it again when the flight changes. */
export function useTrack(flight: Flight): TrackState {
  const load = useCallback(() => loadedTrack(flight), [flight]);
  const [loaded, retry] = useLoaded<LoadedState>(load, { state: 'loading' });
  return loaded.state === 'failed' ? { ...loaded, retry } : loaded;
}

async function loadedTrack({ id }: Flight): Promise<LoadedState> {
  if (!canReadTracks()) return { state: 'unsupported' };
  try {
    return await readTrackOfFlight(id);
  } catch (error) {
    return { state: 'failed', error: callErrorOf(error) };
  }
}

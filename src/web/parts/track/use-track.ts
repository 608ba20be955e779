import { useCallback, useEffect, useState } from 'react';
import type { Flight } from '#domain/flight';
import { type CallError, callErrorOf } from '#web/api/call-error.ts';
import { canReadTracks } from './track-reader.ts';
import { trackOfFlight } from './track-store.ts';
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
  const [loaded, setLoaded] = useState<LoadedState>({ state: 'loading' });
  const retry = useCallback(async () => setLoaded(await loadedTrack(flight)), [flight]);
  useEffect(() => {
    let current = true;
    void loadedTrack(flight).then((state) => {
      if (current) setLoaded(state);
    });
    return () => {
      current = false;
    };
  }, [flight]);
  return loaded.state === 'failed' ? { ...loaded, retry } : loaded;
}

async function loadedTrack({ id }: Flight): Promise<LoadedState> {
  if (!canReadTracks()) return { state: 'unsupported' };
  try {
    return await trackOfFlight(id);
  } catch (error) {
    return { state: 'failed', error: callErrorOf(error) };
  }
}

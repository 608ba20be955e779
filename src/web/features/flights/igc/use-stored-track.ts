import { useEffect, useState } from 'react';
import { wordsOf } from '#contract/problem-words';
import { callErrorOf } from '#web/api/call-error.ts';
import type { TrackData } from '#web/parts/track/track-data.ts';
import { trackOfFlight } from '#web/parts/track/track-store.ts';
import { findZone } from './find-zone.ts';
import type { Zone } from './igc-state.ts';

/** The saved track of a flight, on its way to the screen. */
export type StoredTrackState =
  | { readonly state: 'loading' }
  | { readonly state: 'failed'; readonly message: string }
  | { readonly state: 'ready'; readonly track: TrackData; readonly zone: Zone };

/** Fetches the track that is saved with a flight. */
export function useStoredTrack(flightId: number): StoredTrackState {
  const [stored, setStored] = useState<StoredTrackState>({ state: 'loading' });
  useEffect(() => {
    let isOver = false;
    const tell = (next: StoredTrackState): void => {
      if (!isOver) setStored(next);
    };
    fetchTrack(flightId, tell).catch((error: unknown) =>
      tell({ state: 'failed', message: callErrorOf(error).message }),
    );
    return () => {
      isOver = true;
    };
  }, [flightId]);
  return stored;
}

async function fetchTrack(flightId: number, tell: (next: StoredTrackState) => void): Promise<void> {
  const reading = await trackOfFlight(flightId);
  if (reading.state === 'unreadable') return tell({ state: 'failed', message: wordsOf(reading.problem) });
  const { track } = reading;
  tell({ state: 'ready', track, zone: { state: 'asking' } });
  return tell({ state: 'ready', track, zone: await findZone(track.analysis) });
}

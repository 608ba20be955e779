import { useEffect, useState } from 'react';
import { problemText } from '#contract/messages/problem-text';
import { callErrorOf } from '#web/api/call-error.ts';
import type { TrackData } from '#web/parts/track/track-data.ts';
import { problemTexts } from '#web/problem-texts.ts';
import { useLatest } from '#web/ui/requests/use-latest.ts';
import { readTrackOfFlight, timeZoneOfTrack } from '../../track/track-store.ts';
import type { Zone } from '../igc-state.ts';

/** Loading state of the stored track of a flight. */
export type StoredTrackState =
  | { readonly state: 'loading' }
  | { readonly state: 'failed'; readonly message: string }
  | { readonly state: 'ready'; readonly track: TrackData; readonly zone: Zone };

/** Loads the stored track of a flight. */
export function useStoredTrack(flightId: number): StoredTrackState {
  const [stored, setStored] = useState<StoredTrackState>({ state: 'loading' });
  const begin = useLatest();
  useEffect(() => {
    const isLatest = begin();
    const show = (next: StoredTrackState): void => {
      if (isLatest()) setStored(next);
    };
    fetchTrack(flightId, show).catch((error: unknown) =>
      show({ state: 'failed', message: callErrorOf(error).message }),
    );
  }, [flightId, begin]);
  return stored;
}

async function fetchTrack(flightId: number, show: (next: StoredTrackState) => void): Promise<void> {
  const timeZoneId = await timeZoneOfTrack(flightId);
  const reading = await readTrackOfFlight(flightId);
  if (reading.state === 'unreadable')
    return show({ state: 'failed', message: problemText(problemTexts, reading.problem) });
  const zone: Zone = timeZoneId === null ? { state: 'unknown' } : { state: 'found', timeZoneId };
  return show({ state: 'ready', track: reading.track, zone });
}

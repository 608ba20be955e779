import { useEffect, useRef } from 'react';
import type { Flight } from '#domain/flight';
import { igcTextOf } from '#web/parts/track/igc-text.ts';
import { type FlightTrackFile, trackFileOfFlight } from '../track/track-store.ts';
import type { IgcFields } from './igc-state.ts';

/** The file of the stored track, kept while the form of its flight is open. */
export interface StoredFile {
  /** Returns the fields of a save as a new flight: with the text of the stored track, if it stays. */
  readonly withText: (fields: IgcFields) => Promise<IgcFields>;
}

/** Keeps the file of the preview: if the flight is deleted elsewhere, the server no longer has it. */
export function useStoredFile(flight: Flight | null): StoredFile {
  const file = useRef<Promise<FlightTrackFile | null>>(Promise.resolve(null));
  const trackOf = flight?.hasTrack ? flight.id : null;
  useEffect(() => {
    if (trackOf === null) return;
    file.current = trackFileOfFlight(trackOf).catch(() => null); // The preview shows the failure.
  }, [trackOf]);
  return {
    withText: async (fields) => {
      if (fields.igc !== undefined) return fields;
      const stored = await file.current;
      if (stored === null) return { igc: null, igcFileName: null };
      const { bytes, range } = stored;
      return { ...igcTextOf(new Uint8Array(bytes)), igcFileName: fields.igcFileName, igcRange: range };
    },
  };
}

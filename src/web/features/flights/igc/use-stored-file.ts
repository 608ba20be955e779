import { useEffect, useRef } from 'react';
import type { Flight } from '#domain/flight';
import { igcFileOf } from '#web/parts/track/track-store.ts';
import type { IgcFields } from './igc-state.ts';
import { igcTextOf } from './igc-text.ts';

/** The file of the track that was saved with a flight, kept while its form is open. */
export interface StoredFile {
  /** The fields of a save that does not rely on the flight being there: with the text of a track that stays. */
  readonly withText: (fields: IgcFields) => Promise<IgcFields>;
}

/** Keeps the file that the form shows a preview of: where the flight is deleted elsewhere, the server has it no more. */
export function useStoredFile(flight: Flight | null): StoredFile {
  const file = useRef<Promise<ArrayBuffer | null>>(Promise.resolve(null));
  const trackOf = flight?.hasTrack ? flight.id : null;
  useEffect(() => {
    if (trackOf === null) return;
    file.current = igcFileOf(trackOf).catch(() => null); // The preview tells of it.
  }, [trackOf]);
  return {
    withText: async (fields) => {
      if (fields.igc !== undefined) return fields;
      const bytes = await file.current;
      if (bytes === null) return { igc: null, igcFileName: null };
      return { ...igcTextOf(new Uint8Array(bytes)), igcFileName: fields.igcFileName };
    },
  };
}

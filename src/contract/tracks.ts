import * as v from 'valibot';
import { get } from './endpoint.ts';

/** The track file of a flight, byte for byte as uploaded (not JSON). */
export const igcOfFlight = get<never>()('/api/flights/:id/igc', { access: 'pilot' });

/** Whether the pilot already has a track. */
export interface KnownTrackResponse {
  /** The first flight with exactly this file; null when there is none. */
  readonly flightId: number | null;
}

/** Finds the pilot's flight whose track has this SHA-256, in hexadecimal digits. */
export const knownTrack = get<KnownTrackResponse>()('/api/tracks/known', {
  access: 'pilot',
  query: v.strictObject({ sha256: v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/)) }),
});

import * as v from 'valibot';
import { get } from './endpoint.ts';

/** The bytes of a flight's track, as they were uploaded; the answer is the file, not JSON. */
export const igcOfFlight = get<never>()('/api/flights/:id/igc', { access: 'pilot' });

/** Whether the pilot has a track already. */
export interface KnownTrackAnswer {
  /** The first flight with this very file; null when none has it. */
  readonly flightId: number | null;
}

/** Looks for the pilot's flight with a track of the same bytes: of this SHA-256, in hexadecimal digits. */
export const knownTrack = get<KnownTrackAnswer>()('/api/tracks/known', {
  access: 'pilot',
  query: v.strictObject({ sha256: v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/)) }),
});

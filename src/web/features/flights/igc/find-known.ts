import { knownTrack } from '#contract/tracks';
import { hashOf } from '#web/parts/files/hash-of.ts';
import type { DraftFile } from '#web/parts/form/draft/draft.ts';
import { callAsPilot } from '#web/store/store.ts';
import type { Parsed } from './igc-state.ts';

/** What the logbook has of a file beside the flight of the form. */
export type KnownOfFile = Pick<Parsed, 'knownFlight' | 'storedFlights'>;

const NOT_KNOWN: KnownOfFile = { knownFlight: null, storedFlights: null };

/** Returns the pilot's other flights that have the same file; what cannot be determined is not known. Never rejects. */
export async function findKnown({ bytes }: DraftFile, flightId: number): Promise<KnownOfFile> {
  try {
    const known = await callAsPilot(knownTrack, { query: { sha256: await hashOf(bytes) } });
    const others = known.flights.filter((flight) => flight.flightId !== flightId);
    const first = known.flightId === flightId ? others[0]?.flightId : known.flightId;
    return {
      knownFlight: first ?? null,
      storedFlights: others.map(({ launchTime, landingTime }) => ({ launchTime, landingTime })),
    };
  } catch (error) {
    console.warn('Could not check whether the track is known.', error);
    return NOT_KNOWN;
  }
}

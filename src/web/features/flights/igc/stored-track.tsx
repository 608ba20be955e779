import type { Coordinates } from '#domain/geo';
import type { Logbook } from '#web/store/logbook.ts';

interface StoredTrackProps {
  readonly flightId: number;
  readonly logbook: Logbook;
  readonly onCreateSite: (takeoff: Coordinates) => void;
}

/** The track that is saved with the flight, once it has come. */
export function StoredTrack(_: StoredTrackProps) {
  return null;
}

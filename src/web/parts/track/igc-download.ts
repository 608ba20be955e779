import { downloadName } from '#domain/download-name';
import type { Flight } from '#domain/flight';
import { composeIgcFileName } from '#domain/igc/file-name';
import type { Pilot } from '#domain/pilot';
import { canReadTracks } from './track-reader.ts';
import { igcFileOf, trackOfFlight } from './track-store.ts';

/** A flight's very IGC file under its name; one that has none gets one composed. Rejects with a `CallError`. */
export async function igcDownload(flight: Flight, pilot: Pilot, flightNumberOfDay: number): Promise<File> {
  const bytes = await igcFileOf(flight.id);
  const composed = async (): Promise<string> =>
    composeIgcFileName({
      date: flight.date,
      recorderSerial: await recorderOf(flight.id),
      pilotName: pilot.userName,
      flightNumberOfDay,
    });
  return new File([bytes], downloadName(flight.igcFileName ?? (await composed())), {
    type: 'application/octet-stream',
  });
}

/** The recorder's serial; empty where the file does not tell, or cannot be read. */
async function recorderOf(flightId: number): Promise<string> {
  if (!canReadTracks()) return '';
  const reading = await trackOfFlight(flightId);
  return reading.state === 'ready' ? reading.track.headers.recorderSerial : '';
}

import type { Flight } from '#domain/flight';
import { composeIgcFileName, downloadName } from '#domain/igc/file-name';
import type { Pilot } from '#domain/pilot';
import { canReadTracks } from '../track-reader.ts';
import { igcBytesOfFlight, readTrackOfFlight } from '../track-store.ts';

/** Returns a flight's IGC file under its name, or a composed name if it has none. Rejects with a `CallError`. */
export async function igcDownload(flight: Flight, pilot: Pilot, flightNumberOfDay: number): Promise<File> {
  const bytes = await igcBytesOfFlight(flight.id);
  const composed = async (): Promise<string> =>
    composeIgcFileName({
      date: flight.date,
      recorderSerial: await recorderSerialOf(flight.id),
      pilotName: pilot.userName,
      flightNumberOfDay,
    });
  return new File([bytes], downloadName(flight.igcFileName ?? (await composed())), {
    type: 'application/octet-stream',
  });
}

/** Returns the recorder's serial; empty where the file has none, or cannot be read. */
async function recorderSerialOf(flightId: number): Promise<string> {
  if (!canReadTracks()) return '';
  const reading = await readTrackOfFlight(flightId);
  return reading.state === 'ready' ? reading.track.headers.recorderSerial : '';
}

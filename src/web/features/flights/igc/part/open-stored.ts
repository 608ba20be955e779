import { callErrorOf } from '#web/api/call-error.ts';
import { timeZoneOfTrack, trackFileOfFlight } from '../../track/track-store.ts';
import { readBytes, workerFailed } from '../file/read-chosen.ts';
import { findKnown } from '../find-known.ts';
import type { AskedDay, Parsed, Rejected, Stored } from '../igc-state.ts';

/** Reads the stored track of a flight as a file that can be trimmed; nothing is changed by it. Never rejects. */
export async function openStored(flightId: number, stored: Stored): Promise<Parsed | Rejected | AskedDay> {
  const fileName = storedFileName(stored);
  try {
    const { bytes, range: part } = await trackFileOfFlight(flightId);
    const timeZoneId = await timeZoneOfTrack(flightId);
    const file = { name: fileName, bytes: new Uint8Array(bytes) };
    const [chosen, { storedFlights }] = await Promise.all([
      readBytes(file, part).catch(workerFailed),
      findKnown(file, flightId),
    ]);
    if (chosen.state !== 'read') return { ...chosen, fileName, before: stored };
    return {
      ...chosen,
      state: 'parsed',
      fileName,
      storedRange: chosen.range,
      isPartPending: false,
      addsOthers: false,
      zone: timeZoneId === null ? { state: 'unknown' } : { state: 'found', timeZoneId },
      knownFlight: null,
      storedFlights,
    };
  } catch (error) {
    return { state: 'rejected', fileName, message: callErrorOf(error).message, before: stored };
  }
}

/** Returns the name of a stored track; old ones may have none. */
export function storedFileName({ fileName }: Stored): string {
  return fileName ?? 'flight.igc';
}

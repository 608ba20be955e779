import type { BareCoordinates } from '#domain/geo';
import { isDeviceOf } from '../../device-storage/my-device.ts';
import { heldLogbook, heldPilotId } from '../store.ts';
import { fetchMissing } from './keep-all-tracks.ts';
import type { FlightWithFile } from './kept-look-ups.ts';
import {
  canKeepTracks,
  dropTracks,
  type KeptTrack,
  keepTrack,
  markOf,
  storedTrack,
  storedTrackFile,
  type TrackOfFlight,
} from './stored-tracks.ts';

/** A track that is kept on this device. */
interface TrackOnDevice extends Pick<KeptTrack, 'track'> {
  /** Whether the logbook says the same of the track as when it was kept. */
  readonly isCurrent: boolean;
}

/** Returns the kept data of a flight's track on the pilot's own device; null when there are none, or they cannot be read. Never rejects. */
export function keptTrackOf(flightId: number): Promise<TrackOnDevice | null> {
  return onDevice(async (pilotId) => {
    const kept = await storedTrack(pilotId, flightId);
    const flight = heldLogbook()?.flights.get(flightId);
    return kept && { track: kept.track, isCurrent: flight !== undefined && kept.mark === markOf(flight) };
  });
}

/** Returns the bytes of a track file that are kept; null when they are not, or cannot be read. Never rejects. */
export function keptTrackFile(file: string): Promise<ArrayBuffer | null> {
  return onDevice((pilotId) => storedTrackFile(pilotId, file));
}

/** Keeps a track that the pilot has opened, on the pilot's own device. Never rejects: what cannot be kept is there as before. */
export async function keepOpenedTrack(flightId: number, track: TrackOfFlight, bytes: ArrayBuffer): Promise<void> {
  await onDevice(async (pilotId) => {
    const logbook = heldLogbook();
    const flight = logbook?.flights.get(flightId);
    if (!logbook || !flight || !(await canKeepTracks(logbook))) return;
    await keepTrack(pilotId, { flightId, mark: markOf(flight), track, bytes, usedAt: Date.now() });
  });
}

/** Removes the kept track of a flight that has none any more. Never rejects. */
export async function dropKeptTrack(flightId: number): Promise<void> {
  await onDevice(async (pilotId) => {
    const logbook = heldLogbook();
    if (logbook && (await canKeepTracks(logbook))) await dropTracks(pilotId, new Set([flightId]));
  });
}

/** Returns the time zone of the site that is nearest to a launch, as it is kept; null when none is near or kept. Never rejects. */
export function keptZoneNear(launch: BareCoordinates): Promise<string | null> {
  return onDevice(async (pilotId) => (await lookUps()).storedZoneNear(pilotId, launch));
}

/** Returns the flights that have a track file, as it is kept; null when nothing is. Never rejects. */
export function keptFlightsWith(file: string): Promise<readonly FlightWithFile[] | null> {
  return onDevice(async (pilotId) => (await lookUps()).storedFlightsWith(pilotId, file));
}

/**
 * Keeps on the pilot's own device what forms and maps ask the server for, so that it is there without a connection: for when nothing
 * else is to do. Never rejects: what fails is tried again the next time.
 */
export async function keepForLater(): Promise<void> {
  const logbook = heldLogbook();
  if (!logbook) return;
  await onDevice(async () => (await lookUps()).keepLookUps(logbook));
  await onDevice(fetchMissing);
}

const lookUps = () => import('./kept-look-ups.ts');

async function onDevice<Result>(use: (pilotId: number) => Promise<Result>): Promise<Result | null> {
  const pilotId = heldPilotId();
  if (pilotId === null || !isDeviceOf(pilotId)) return null;
  try {
    return await use(pilotId);
  } catch (error) {
    console.warn('What is kept on this device cannot be read, or not be kept.', error);
    return null;
  }
}

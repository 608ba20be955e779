import { listTracks, trackFile, trackOfFlight } from '#contract/tracks';
import { CallError } from '../../api/call-error.ts';
import { isDeviceOf } from '../../device-storage/my-device.ts';
import { sessionState } from '../../session-state.ts';
import { callAsPilot, fileAsPilot, heldLogbook, heldPilotId } from '../store.ts';
import {
  canKeepTracks,
  dropTracks,
  keepTrack,
  markOf,
  setKeepsAllTracks,
  storedTrackIndex,
  type TrackIndex,
} from './stored-tracks.ts';

/** Room that stays free for what else is kept here. */
const SPARE_BYTES = 20_000_000;

/** Which tracks are kept on this device. */
export interface KeptTracks {
  readonly keepsAll: boolean;
  readonly count: number;
  readonly bytes: number;
  /** `full`: the device has no more room; `stopped`: the rest comes another time. */
  readonly progress: 'fetching' | 'full' | 'stopped' | 'still';
}

/** Null before anybody has looked. */
export const keptTracks = sessionState<KeptTracks | null>(() => null);

/** Looks which tracks are kept on this device. Rejects when storage is not available. */
export async function lookAtKeptTracks(): Promise<void> {
  const pilotId = heldPilotId();
  if (pilotId !== null) await show(pilotId, keptTracks.get()?.progress ?? 'still');
}

/** Says whether all tracks are to be kept, and fetches the missing ones. Rejects when storage is not available. */
export async function switchAllTracks(keepsAll: boolean): Promise<void> {
  const pilotId = heldPilotId();
  if (pilotId === null) return;
  const shown = keptTracks.get();
  if (shown) keptTracks.set({ ...shown, keepsAll }); // At once, as the pilot expects of a switch.
  try {
    await setKeepsAllTracks(pilotId, keepsAll);
  } finally {
    await show(pilotId, 'still');
  }
  if (keepsAll) await fetchMissing(pilotId);
}

/** Fetches the missing tracks where the pilot wants to keep all. Rejects when storage is not available. */
export async function fetchMissing(pilotId: number): Promise<void> {
  if (keptTracks.get()?.progress === 'fetching' || !(await storedTrackIndex(pilotId)).keepsAll) return;
  const logbook = heldLogbook();
  if (!logbook || !(await canKeepTracks(logbook))) return;
  await show(pilotId, 'fetching');
  await show(pilotId, await fetched(pilotId));
}

async function fetched(pilotId: number): Promise<KeptTracks['progress']> {
  try {
    for (const flightId of await missing(pilotId)) {
      if (await isFull()) return 'full';
      if (!(await fetchTrack(pilotId, flightId))) break;
      await show(pilotId, 'fetching');
    }
    return 'still';
  } catch (error) {
    if (error instanceof DOMException && error.name === 'QuotaExceededError') return 'full';
    console.warn('Not all tracks could be fetched.', error);
    return 'stopped';
  }
}

/** Returns the flights whose tracks are not kept as they are now, the latest first; the kept data of others are removed. */
async function missing(pilotId: number): Promise<readonly number[]> {
  const { tracks } = await callAsPilot(listTracks);
  const { tracks: kept } = await storedTrackIndex(pilotId);
  const files = new Map(tracks.map(({ flightId, file }) => [flightId, file]));
  // The server's list leaves out old tracks that it has yet to analyse again.
  const hasTrack = (id: number): boolean => heldLogbook()?.flights.get(id)?.hasTrack === true;
  const gone = kept.filter(({ flightId, file }) => (files.get(flightId) ?? file) !== file || !hasTrack(flightId));
  if (gone.length > 0) await dropTracks(pilotId, new Set(gone.map(({ flightId }) => flightId)));
  for (const { flightId, file } of kept) if (files.get(flightId) === file) files.delete(flightId);
  return [...files.keys()].reverse();
}

/** Returns false when the pilot does not want it any more, or has logged out. Rejects with a `CallError`, or where it cannot be stored. */
async function fetchTrack(pilotId: number, flightId: number): Promise<boolean> {
  const track = await callAsPilot(trackOfFlight, { params: { id: flightId } });
  if (track === null) throw new CallError('recordNotFound');
  const bytes = await fileAsPilot(trackFile, { params: { file: track.file } });
  const logbook = heldLogbook();
  const flight = logbook?.flights.get(flightId);
  const isWanted = heldPilotId() === pilotId && isDeviceOf(pilotId) && keptTracks.get()?.keepsAll !== false;
  if (!logbook || !flight || !isWanted || !(await canKeepTracks(logbook))) return false;
  return keepTrack(pilotId, { flightId, mark: markOf(flight), track, bytes, usedAt: 0 });
}

/** Browsers without an estimate say so when they store. */
async function isFull(): Promise<boolean> {
  const { storage }: { readonly storage?: StorageManager } = navigator;
  const { quota, usage = 0 } = (await storage?.estimate()) ?? {};
  return quota !== undefined && quota - usage < SPARE_BYTES;
}

async function show(pilotId: number, progress: KeptTracks['progress']): Promise<void> {
  const index = await storedTrackIndex(pilotId);
  if (heldPilotId() === pilotId) keptTracks.set({ ...totalsOf(index), keepsAll: index.keepsAll, progress });
}

/** Flights of one file have its bytes once. */
function totalsOf({ tracks }: TrackIndex): Pick<KeptTracks, 'bytes' | 'count'> {
  const sizes = new Map(tracks.map(({ file, bytes }) => [file, bytes]));
  return { count: tracks.length, bytes: [...sizes.values()].reduce((sum, size) => sum + size, 0) };
}

import * as v from 'valibot';
import type { ResponseOf } from '#contract/endpoint';
import { trackOfFlight } from '#contract/tracks';
import type { Flight } from '#domain/flight';
import { readStored, type StoredReads, type StoredWrites, writeStored } from '../../device-storage/stored-database.ts';
import { ownedGeneration } from '../../device-storage/stored-owner.ts';
import { sessionState } from '../../session-state.ts';
import { headKey, readHead } from '../copy/copy-rows.ts';
import type { Logbook } from '../logbook.ts';
import { filesOf, restoredIn } from '../restored/restored-rows.ts';

/** The server's response about a flight's track; see `trackOfFlight`. */
export type TrackOfFlight = NonNullable<ResponseOf<typeof trackOfFlight>>;

/** The row of a kept track, beside the bytes of its file. */
export interface KeptTrack {
  /** The logbook's values of the track at that time: when they differ now, the track may be another one. */
  readonly mark: string;
  readonly track: TrackOfFlight;
}

/** A track to keep. */
export interface TrackToKeep extends KeptTrack {
  readonly flightId: number;
  readonly bytes: ArrayBuffer;
  /** When the pilot opened it, in Unix milliseconds; 0 for one that is kept because all are. */
  readonly usedAt: number;
}

/** How many of the tracks that the pilot has opened stay, the last ones. */
const MOST_OPENED = 50;

const INDEX = v.object({
  v: v.literal(1),
  /** Whether the pilot wants to keep all tracks. */
  keepsAll: v.boolean(),
  tracks: v.array(v.object({ flightId: v.number(), file: v.string(), usedAt: v.number(), bytes: v.number() })),
});
/** Which tracks are kept, with the size of each in bytes. */
export type TrackIndex = Omit<v.InferOutput<typeof INDEX>, 'v'>;
type IndexedTrack = TrackIndex['tracks'][number];

/** JSON text, in which two answers can be compared. */
const TRACK = v.object({ v: v.literal(1), mark: v.string(), text: v.string() });
const FILE = v.object({ v: v.literal(1), bytes: v.instance(Uint8Array<ArrayBuffer>) });

/** The generation in which the pilot owns the storage; null before the first transaction that says so. */
const generation = sessionState<number | null>(() => null);

/** Returns a logbook's values of a flight's track. */
export function markOf({ igcFileName, profile }: Flight): string {
  return `${profile ?? ''} ${igcFileName ?? ''}`;
}

/** Returns the kept data of a flight's track; null when none can be read. Rejects when storage is not available. */
export function storedTrack(pilotId: number, flightId: number): Promise<KeptTrack | null> {
  return readStored(['tracks'], (reads) => storedTrackIn(reads, pilotId, flightId));
}

/** Like {@link storedTrack}, within a transaction. */
export async function storedTrackIn(
  { get }: Pick<StoredReads, 'get'>,
  pilotId: number,
  flightId: number,
): Promise<KeptTrack | null> {
  const { success, output } = v.safeParse(TRACK, await get('tracks', flightKey(pilotId, flightId)));
  if (!success) return null;
  const track: unknown = JSON.parse(output.text);
  return v.is(v.nonNullable(trackOfFlight.response), track) ? { mark: output.mark, track } : null;
}

/** Returns the bytes of a track file; null when they are not kept. Rejects when storage is not available. */
export async function storedTrackFile(pilotId: number, file: string): Promise<ArrayBuffer | null> {
  const row = await readStored(['tracks'], ({ get }) => get('tracks', fileKey(pilotId, file)));
  const { success, output } = v.safeParse(FILE, row);
  return success ? output.bytes.buffer : null;
}

/**
 * Whether tracks can be kept for a logbook: not while the copy on this device is of another epoch, which is put aside with its tracks
 * (`restored/put-aside.ts`). Rejects when storage is not available.
 */
export async function canKeepTracks({ pilot, epoch }: Pick<Logbook, 'pilot' | 'epoch'>): Promise<boolean> {
  const head = readHead(await readStored(['logbook'], ({ get }) => get('logbook', headKey(pilot.id))));
  return head === null || head.epoch === epoch;
}

/** Returns which tracks are kept of a pilot. Rejects when storage is not available. */
export function storedTrackIndex(pilotId: number): Promise<TrackIndex> {
  return readStored(['tracks'], async (reads) => (await indexIn(reads, pilotId)) ?? NOTHING);
}

/**
 * Keeps a track, in one transaction with its file; of the opened tracks the last ones stay. Returns false when the pilot
 * does not own what is stored here. Rejects when it cannot be stored.
 */
export function keepTrack(pilotId: number, { flightId, mark, track, bytes, usedAt }: TrackToKeep): Promise<boolean> {
  const text = JSON.stringify(track);
  return writeTracks(pilotId, (index, writes) => {
    const before = index.tracks.find((kept) => kept.flightId === flightId);
    writes.put('tracks', flightKey(pilotId, flightId), { v: 1, mark, text } satisfies v.InferInput<typeof TRACK>);
    if (!index.tracks.some(({ file }) => file === track.file)) {
      writes.put('tracks', fileKey(pilotId, track.file), { v: 1, bytes: new Uint8Array(bytes) });
    }
    const kept: IndexedTrack = {
      flightId,
      file: track.file,
      usedAt: Math.max(usedAt, before?.usedAt ?? 0),
      bytes: bytes.byteLength + text.length,
    };
    return { ...index, tracks: [...index.tracks.filter((other) => other !== before), kept] };
  });
}

/** Removes the kept tracks of flights. Rejects when it cannot. */
export function dropTracks(pilotId: number, flightIds: ReadonlySet<number>): Promise<boolean> {
  return writeTracks(pilotId, (index) => ({
    ...index,
    tracks: index.tracks.filter(({ flightId }) => !flightIds.has(flightId)),
  }));
}

/** Stores whether all tracks are to be kept; without it those go that were not among the last that were opened. Rejects when it cannot. */
export function setKeepsAllTracks(pilotId: number, keepsAll: boolean): Promise<boolean> {
  return writeTracks(pilotId, (index) => ({ ...index, keepsAll }));
}

/**
 * Writes rows about tracks, in one transaction that compares the owner of what is stored. Returns false when the pilot is not. Rejects
 * where it cannot be stored.
 */
export async function writeOwned(pilotId: number, write: (writes: StoredWrites) => Promise<void>): Promise<boolean> {
  const owned = await writeStored('relaxed', ['logbook', 'tracks'], async (writes) => {
    const found = await ownedGeneration(writes, pilotId, generation.get());
    if (found !== null) await write(writes);
    return found;
  });
  if (owned !== null) generation.set(owned);
  return owned !== null;
}

type Change = (index: TrackIndex, writes: StoredWrites) => TrackIndex;

/**
 * The rows of tracks and files that the index does not name any more go with the same transaction, but for the files of flights that a
 * restored logbook lacks.
 */
function writeTracks(pilotId: number, change: Change): Promise<boolean> {
  return writeOwned(pilotId, async (writes) => {
    const index = (await indexIn(writes, pilotId)) ?? begun(writes, pilotId);
    const next = withoutLongUnused(change(index, writes));
    const needed = filesOf(await restoredIn(writes, pilotId));
    const keys = new Set([...keysOf(pilotId, next), ...[...needed].map((file) => fileKey(pilotId, file))]);
    for (const key of keysOf(pilotId, index)) if (!keys.has(key)) writes.remove('tracks', key);
    writes.put('tracks', indexKey(pilotId), { v: 1, ...next });
  });
}

/** Rows without an index that can be read, as after a newer version, would never be removed. */
function begun(writes: StoredWrites, pilotId: number): TrackIndex {
  for (const key of [flightKey(pilotId), fileKey(pilotId)]) writes.removeAll('tracks', key);
  return NOTHING;
}

const NOTHING: TrackIndex = { keepsAll: false, tracks: [] };

/** Returns which tracks are kept of a pilot; null when no index is there that can be read. */
export async function indexIn({ get }: Pick<StoredReads, 'get'>, pilotId: number): Promise<TrackIndex | null> {
  const { success, output } = v.safeParse(INDEX, await get('tracks', indexKey(pilotId)));
  return success ? { keepsAll: output.keepsAll, tracks: output.tracks } : null;
}

function withoutLongUnused(index: TrackIndex): TrackIndex {
  if (index.keepsAll) return index;
  const opened = index.tracks.filter(({ usedAt }) => usedAt > 0).toSorted((one, other) => other.usedAt - one.usedAt);
  return { ...index, tracks: opened.slice(0, MOST_OPENED) };
}

function keysOf(pilotId: number, { tracks }: TrackIndex): ReadonlySet<string> {
  return new Set(tracks.flatMap(({ flightId, file }) => [flightKey(pilotId, flightId), fileKey(pilotId, file)]));
}

function indexKey(pilotId: number): string {
  return `${pilotId}/index`;
}

function flightKey(pilotId: number, flightId: number | '' = ''): string {
  return `${pilotId}/flight/${flightId}`;
}

/** Returns the key of a track file. */
export function fileKey(pilotId: number, file = ''): string {
  return `${pilotId}/file/${file}`;
}

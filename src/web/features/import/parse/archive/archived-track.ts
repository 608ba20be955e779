import { MAX_FILE_BYTES } from '#domain/file';
import type { ReadProblem } from '#domain/import/read-problem';
import { readTrack } from '#domain/track/read-track';
import { hashOf } from '#web/parts/files/hash-of.ts';
import { ReadError } from '../read-error.ts';
import type { ReadFlight, SourceHandle, SourceReading } from '../readings.ts';
import type { ArchiveFiles } from './archive-files.ts';
import type { FlightOfArchive } from './archived-flights.ts';

/** The track of a flight as an archive names it. */
type TrackOfArchive = NonNullable<FlightOfArchive['track']>;

/** A file with a track of an archive, and its flights. */
export interface TrackFileOfArchive {
  readonly path: string;
  readonly flights: readonly {
    readonly flight: ReadFlight;
    readonly track: TrackOfArchive;
    readonly fileName: string | null;
  }[];
}

/** Reads a file with a track. Never throws what is wrong with it: its flights come without it then. */
export async function readArchivedTrack(
  files: ArchiveFiles,
  { path, flights }: TrackFileOfArchive,
): Promise<SourceReading> {
  const source = files.sourceOf(path, 'igc');
  try {
    const bytes = await files.bytesOf(path, { most: MAX_FILE_BYTES, sha256: undefined });
    const [sha256, handle] = [await hashOf(bytes), files.handleOf(path)];
    const tracked = flights.map((named) => withTrack(named, { bytes, sha256, handle }));
    const problem = tracked.find((read) => read.problem !== null)?.problem ?? null;
    const read = tracked.map(({ flight }) => ({ ...flight, path: source.path }));
    return problem === null
      ? { state: 'flights', source, flights: read }
      : { state: 'refused', source, problem, flights: read };
  } catch (error) {
    if (!(error instanceof ReadError)) throw error;
    return { state: 'refused', source, problem: error.problem, flights: flights.map(({ flight }) => flight) };
  }
}

interface FileContent {
  readonly bytes: Uint8Array;
  readonly sha256: string;
  readonly handle: SourceHandle;
}

interface Tracked {
  readonly flight: ReadFlight;
  readonly problem: ReadProblem | null;
}

function withTrack(
  { flight, track, fileName }: TrackFileOfArchive['flights'][number],
  { bytes, sha256, handle }: FileContent,
): Tracked {
  if (sha256 !== track.sha256) return { flight, problem: 'wrongChecksum' };
  const reading = readTrack(bytes, track.range);
  if (reading.state === 'unreadable') {
    return { flight, problem: reading.problem.code === 'noFixes' ? 'noFixes' : 'notReadable' };
  }
  const { launch, launchTime, landingTime, landing, profile } = reading.track.analysis;
  const times = { launchTime, landingTime, landing, profile };
  const read = {
    ...times,
    sha256,
    range: track.range,
    handle: { ...handle, kind: 'igc', index: 0 },
    fileName,
  } as const;
  const { archived, ...rest } = flight;
  const kept = archived && { archived: { ...archived, isTrackLost: false } };
  return { flight: { ...rest, ...kept, launch, track: read }, problem: null };
}

import { recordingsInPieces } from '#domain/import/continued-tracks';
import { flightsOfPieces } from '../parse/import-reader.ts';
import { ReadError } from '../parse/read-error.ts';
import type { ReadFlight } from '../parse/readings.ts';
import { withUniqueKeys } from '../parse/unique-keys.ts';

/**
 * Returns the flights with each recording that is split over several IGC files as one flight, which has its pieces. Those that are not
 * one flight together stay as they are.
 */
export async function joinPieces(flights: readonly ReadFlight[]): Promise<readonly ReadFlight[]> {
  const joined: ReadFlight[] = [];
  for (const recording of recordingsInPieces(flights.filter(isTrackAlone))) {
    const flight = await joinedFlight(recording);
    const files = new Set(recording.map(({ track }) => track?.sha256));
    // With the pieces that were given twice.
    if (flight) joined.push({ ...flight, pieces: flights.filter(({ track }) => files.has(track?.sha256)) });
  }
  const apart = new Set(joined.flatMap(({ pieces = [] }) => pieces));
  const keys = new Set(flights.map(({ key }) => key));
  return [...flights.filter((flight) => !apart.has(flight)), ...withUniqueKeys(joined, keys)];
}

/** What LogFly or another file says of each piece is not joined: no flight has two sites. */
function isTrackAlone({ archived, siteName, remarks, tags }: ReadFlight): boolean {
  return !archived && siteName === '' && remarks === '' && tags === undefined;
}

async function joinedFlight(recording: readonly ReadFlight[]): Promise<ReadFlight | null> {
  const [first, ...rest] = recording.flatMap(({ path, track }) => (track ? [{ path, handle: track.handle }] : []));
  if (!first) return null;
  try {
    const { blob, entry, kind } = first.handle;
    const file = { blob, entry, kind, path: first.path, rest: rest.map(({ handle }) => handle) };
    const [flight, ...others] = await flightsOfPieces(file);
    return others.length === 0 ? (flight ?? null) : null;
  } catch (error) {
    if (!(error instanceof ReadError)) throw error;
    return null;
  }
}

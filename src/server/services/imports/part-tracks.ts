import { AppError } from '#server/services/app-error';
import type { PrepareTrack } from '#server/services/tracks/tracks';
import type { PreparedTrack } from '#server/threads/tasks/prepare-track';
import type { RunPartFlight, TrackOf } from './part.ts';

/**
 * Prepares the tracks of a part one after the other, before its transaction. What is wrong with one is thrown when it is
 * asked for, and refuses its flight alone.
 */
export async function prepareTracks(flights: readonly RunPartFlight[], prepare: PrepareTrack): Promise<TrackOf> {
  const prepared = new Map<RunPartFlight, PreparedTrack | AppError>();
  for (const flight of flights) {
    const track = await trackOrProblem(flight, prepare);
    if (track) prepared.set(flight, track);
  }
  return (flight) => {
    const track = prepared.get(flight) ?? null;
    if (track instanceof AppError) throw track;
    return track;
  };
}

async function trackOrProblem(
  { igc, igcEncoding, igcFileName, igcRange, date }: RunPartFlight,
  prepare: PrepareTrack,
): Promise<PreparedTrack | AppError | null> {
  if (igc === null) return null;
  try {
    const fileName = igcFileName?.trim() || null;
    return await prepare({ text: igc, encoding: igcEncoding, fileName, range: igcRange, date: date || null });
  } catch (error) {
    if (error instanceof AppError && error.kind === 'invalid') return error;
    throw error;
  }
}

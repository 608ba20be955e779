import type { ResponseOf } from '#contract/endpoint';
import type { knownTrack } from '#contract/tracks';
import { findFileName } from '#server/repositories/flights';
import { findFile, findFlightOfFile, findTrack } from '#server/repositories/tracks';
import type { AppContext } from '#server/services/app-context';
import { AppError } from '../app-error.ts';
import type { DamageContext } from './damaged-tracks.ts';
import { summariesOfTracks } from './track-summaries.ts';

export interface CompressedTrackFile {
  readonly sha256: string;
  readonly content: Uint8Array;
}

/** Returns the IGC file of a flight, and its name. Throws `notFound` without a track. */
export function findTrackFile(
  { dialect, reader }: Pick<AppContext, 'dialect' | 'reader'>,
  pilotId: number,
  flightId: number,
): Promise<CompressedTrackFile & { readonly fileName: string }> {
  return dialect.reading(reader, async (db) => {
    const fileName = await findFileName(db, pilotId, flightId);
    const track = await findTrack(db, { pilotId, flightId });
    if (!track) throw new AppError('notFound');
    return { ...(await findFileByHash({ reader: db }, pilotId, track.sha256)), fileName: fileName ?? 'flight.igc' };
  });
}

/** Returns a file of the pilot's tracks. Throws `notFound` when there is none with this hash. */
export async function findFileByHash(
  { reader }: Pick<AppContext, 'reader'>,
  pilotId: number,
  sha256: string,
): Promise<CompressedTrackFile> {
  const content = await findFile(reader, pilotId, sha256);
  if (!content) throw new AppError('notFound');
  return { sha256, content };
}

/** Returns the pilot's flights whose IGC file has this SHA-256. */
export async function flightsOfFile(
  context: DamageContext & Pick<AppContext, 'reader'>,
  pilotId: number,
  sha256: string,
): Promise<ResponseOf<typeof knownTrack>> {
  const first = await findFlightOfFile(context.reader, pilotId, sha256);
  if (first === null) return { flightId: null, flights: [] };
  const tracks = await summariesOfTracks(context, pilotId, sha256);
  const flights = tracks.map(({ flightId, launchTime, landingTime }) => ({ flightId, launchTime, landingTime }));
  return { flightId: first, flights };
}

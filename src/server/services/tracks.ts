import { promisify } from 'node:util';
import { gunzip } from 'node:zlib';
import { readTrack } from '#domain/track/read-track';
import type { House } from '#server/house';
import {
  type PreparedTrack,
  prepareTrack as prepareHere,
  readingOf,
  type TrackPreparation,
  type TrackText,
} from '#server/jobs/tasks/prepare-track';
import type { TrackReading } from '#server/repositories/tracks';
import { refuseTooManyWrites } from './pilot-limits.ts';
import { Refusal, refuseProblems } from './refusal.ts';
import { runOnThread } from './threads.ts';

/** Reads and compresses a track. Throws `invalid` when it cannot be read. */
export type PrepareTrack = (text: TrackText) => Promise<PreparedTrack>;

const decompress = promisify(gunzip);

/** Prepares a track in the calling thread: for scripts. */
export const prepareTrack: PrepareTrack = async (text) => preparedOf(prepareHere(text));

/** Returns a function that prepares the pilot's tracks in a worker thread, so that others need not wait. */
export function preparingOnThread(house: House, pilotId: number): PrepareTrack {
  return async (text) => {
    await refuseTooManyWrites(house, pilotId);
    return preparedOf(await runOnThread(house, pilotId, { name: 'prepareTrack', input: text }));
  };
}

/** Returns the current analysis of a stored track. */
export async function readAgain(content: Uint8Array): Promise<TrackReading> {
  const reading = readTrack(await decompress(content));
  if (reading.state === 'unreadable') throw new Refusal('invalid', { problems: [reading.problem] });
  return readingOf(reading.track.analysis);
}

/** Returns the uncompressed bytes of a stored track, for browsers that do not accept gzip. */
export function unpackTrack(content: Uint8Array): Promise<Uint8Array> {
  return decompress(content);
}

function preparedOf(preparation: TrackPreparation): PreparedTrack {
  if (preparation.state === 'prepared') return preparation.track;
  refuseProblems(preparation.problems);
  throw new Error('A track was rejected without a problem');
}

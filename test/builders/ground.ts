import { groundCount, type StoredGround, storedGround } from '#domain/ground/ground';
import { readTrack } from '#domain/track/read-track';
import { bytesOf } from './igc.ts';

/** Returns ground of one height below the flight of an IGC file. */
export function groundOfFile(igc: string, height: number): StoredGround {
  const reading = readTrack(bytesOf(igc));
  if (reading.state !== 'ready') throw new Error('The track of this test is unreadable.');
  const { launchTime, landingTime } = reading.track.analysis;
  const heights = new Int16Array(groundCount(landingTime - launchTime)).fill(height);
  return storedGround({ launchTime, landingTime }, heights);
}

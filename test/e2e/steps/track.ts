import { longTrack } from '#server/demo/long-track';
import { seededRandom } from '#server/demo/random';

/** The file of a flight on June 20, 2026, in the Prealps of Fribourg. */
export const TRACK = {
  name: 'morning.igc',
  mimeType: '',
  buffer: Buffer.from(longTrack({ fixes: 1_200, random: seededRandom(3) })),
};

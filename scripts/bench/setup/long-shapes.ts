import type { FlownTrack } from '#domain/track/flown-track';
import { readFlownTrack } from '#domain/track/read-track';
import { flownAlong, offset } from '#test/builders/flown-paths';
import { seededRandom } from '#test/builders/random';
import { longTrack } from '#test/builders/simulation/long-track';

/** Fixes of each of the shapes. */
export const LONG_FIXES = 40_000;

type PathM = (i: number) => readonly [northM: number, eastM: number];

/** Flights on which nearly every route is as good as the best one, the hardest for a search. */
const PLATEAUS: Readonly<Record<string, PathM>> = {
  'straight on': (i) => [8 * i, 0],
  'straight on in circles': (i) => [4 * i + 60 * Math.cos(i / 4), 60 * Math.sin(i / 4)],
  'out and back': (i) => [8 * Math.min(i, LONG_FIXES - i), 30 * Math.sin(i / 40)],
  'to and fro along a ridge': (i) => [2000 * Math.sin(i / 300), 100 * Math.sin(i / 77)],
  'round and round': (i) => [1000 * Math.cos(i / 100), 1000 * Math.sin(i / 100)],
};

/** The names of the plateaus. */
export const PLATEAU_NAMES: readonly string[] = Object.keys(PLATEAUS);

/** No flight at all: no range of its fixes is apart from another, so that the limit of work ends the search for each closing. */
const AT_RANDOM = 'at random in a square';

/** The names of all shapes. */
export const SHAPE_NAMES: readonly string[] = [...PLATEAU_NAMES, AT_RANDOM];

/** A flight of a whole day as pilots fly it. */
export const LONG_DAY = 'of a day’s flight';

/** Returns the flight with a name. */
export function longShape(name: string): FlownTrack {
  if (name === LONG_DAY) return longDay();
  const at = PLATEAUS[name] ?? atRandom();
  return flownAlong(Array.from({ length: LONG_FIXES }, (_, i) => offset([46, 8], ...at(i))));
}

function atRandom(): PathM {
  const random = seededRandom(LONG_FIXES);
  return () => [50_000 * random(), 50_000 * random()];
}

function longDay(): FlownTrack {
  const igc = longTrack({ fixes: LONG_FIXES, random: seededRandom(LONG_FIXES) });
  const reading = readFlownTrack(new TextEncoder().encode(igc), null);
  if (reading.state !== 'ready') throw new Error('The track of the bench could not be read');
  return reading.flown;
}

import { EARTH_RADIUS_M } from '../geo.ts';
import { columnOf, indexesOfOnes } from './columns.ts';
import { liftOf } from './series.ts';
import type { Track } from './track.ts';

/** Which fixes of a flight to draw. */
export interface ThinnedTrack {
  /** Indexes of fixes, ascending; always includes launch and landing. */
  readonly indexes: Uint32Array;
}

/** An error of this much climb, in m/s, weighs as much as a position error of the tolerance. */
const LIFT_TOLERANCE = 1;
/** How many unequal splits in a row are allowed for each doubling of the line's length. */
const SPLITS_A_DOUBLING = 3;
const RADIANS = Math.PI / 180;

/**
 * Returns the fixes of a flight that draw it to within a tolerance: straight lines between them pass each fix at most
 * so many metres aside, and a colour that fades along them is at most 1 m/s of climb wrong (Douglas and Peucker 1973,
 * on places and climb at once; with a stack, as a track is too long to recurse). A line that is split near its ends
 * again and again, as a zigzag is, is split in its middle from then on: that keeps a few fixes more, and the work in n
 * log n. `lift` is {@link liftOf} the track, for callers that have it already.
 */
export function thinTrack(track: Track, toleranceM: number, lift: Float32Array = liftOf(track)): ThinnedTrack {
  const line = lineOf(track, toleranceM, lift);
  const isKept = new Uint8Array(line.lift.length);
  const last = isKept.length - 1;
  isKept[0] = 1;
  isKept[last] = 1;
  const mostSplits = SPLITS_A_DOUBLING * Math.ceil(Math.log2(last + 2));
  const open = [{ first: 0, last, splits: 0 }];
  for (let span = open.pop(); span !== undefined; span = open.pop()) {
    const worst = worstBetween(line, span.first, span.last);
    if (worst === null) continue;
    const middle = span.splits < mostSplits ? worst : (span.first + span.last) >> 1;
    isKept[middle] = 1;
    const splits = span.splits + 1;
    open.push({ first: span.first, last: middle, splits }, { first: middle, last: span.last, splits });
  }
  return { indexes: indexesOfOnes(isKept).map((i) => i + track.analysis.launchIndex) };
}

/** A flight on a flat map and its climb, both in units of their tolerances. */
interface ScaledTrack {
  readonly north: Float32Array;
  readonly east: Float32Array;
  readonly lift: Float32Array;
}

function lineOf(track: Track, toleranceM: number, lift: Float32Array): ScaledTrack {
  const { launchIndex: launch, landingIndex: landing, launch: start } = track.analysis;
  const lat = track.fixes.lat.subarray(launch, landing + 1);
  const lng = track.fixes.lng.subarray(launch, landing + 1);
  const perDegree = (EARTH_RADIUS_M * RADIANS) / toleranceM;
  const shrinking = Math.cos(start.lat * RADIANS);
  return {
    north: columnOf(lat.length, (i) => ((lat[i] ?? 0) - start.lat) * perDegree),
    east: columnOf(lng.length, (i) => ((lng[i] ?? 0) - start.lng) * perDegree * shrinking),
    lift: lift.map((metresPerSecond) => metresPerSecond / LIFT_TOLERANCE),
  };
}

/** The fix furthest from the straight line between two others; null when none is too far. Hot path. */
function worstBetween(line: ScaledTrack, first: number, last: number): number | null {
  const chord = chordOf(line, first, last);
  let worst = null;
  let most = 1;
  for (let i = first + 1; i < last; i += 1) {
    const off = squareOff(line, chord, i);
    if (off <= most) continue;
    most = off;
    worst = i;
  }
  return worst;
}

/** A straight line from one fix to another: its start, its extent, and the square of its length. */
interface Chord {
  readonly x: number;
  readonly y: number;
  readonly z: number;
  readonly dx: number;
  readonly dy: number;
  readonly dz: number;
  readonly square: number;
}

function chordOf({ north, east, lift }: ScaledTrack, first: number, last: number): Chord {
  const [x, y, z] = [east[first] ?? 0, north[first] ?? 0, lift[first] ?? 0];
  const [dx, dy, dz] = [(east[last] ?? 0) - x, (north[last] ?? 0) - y, (lift[last] ?? 0) - z];
  return { x, y, z, dx, dy, dz, square: dx * dx + dy * dy };
}

/** Squared distance of a fix from the line, in position or climb, whichever is larger; 1 is the tolerance. */
function squareOff({ north, east, lift }: ScaledTrack, chord: Chord, index: number): number {
  const x = (east[index] ?? 0) - chord.x;
  const y = (north[index] ?? 0) - chord.y;
  const z = (lift[index] ?? 0) - chord.z;
  const share = chord.square === 0 ? 0 : (x * chord.dx + y * chord.dy) / chord.square;
  const along = Math.max(0, Math.min(1, share));
  const asideX = x - along * chord.dx;
  const asideY = y - along * chord.dy;
  const climb = z - along * chord.dz;
  return Math.max(asideX * asideX + asideY * asideY, climb * climb);
}

import { distanceBetween } from '../geo.ts';
import { placeAt } from '../track/columns.ts';
import type { FlatMap } from '../track/flight/motion.ts';
import type { FlownTrack } from '../track/flown-track.ts';
import { MIN_HEIGHT_LOST_M } from '../track/series.ts';
import { type FixRange, phaseOf, rounded } from './fix-ranges.ts';
import type { Glide, Phase, Wind } from './flight-phases.ts';
import type { FlownAir } from './flown-air.ts';

/** Progress is measured over twice so many seconds. */
const HALF_WINDOW_S = 30;
/** Straight distance by distance along the track, from which on a pilot gets ahead. */
const MIN_PROGRESS = 0.7;
/** A shorter stop, in seconds, is no end of a glide. */
const MAX_STOP_S = 20;
const MIN_DURATION_S = 30;
const MIN_DISTANCE_M = 500;
/** Shorter steps, in seconds, would add the noise of positions to the distance. */
const MIN_STEP_S = 5;
const RADIANS = Math.PI / 180;

/** Returns the glides in the parts of a track where the glider does not circle or soar. */
export function glidesOf(air: FlownAir, parts: readonly FixRange[], wind: Wind | null): readonly Glide[] {
  const along = distancesAlong(air.track.time, air.map);
  return parts
    .flatMap((part) => progressing(air, along, part))
    .map((range) => glideOf(air, range, { along, wind }))
    .filter(({ durationS, straightM }) => durationS >= MIN_DURATION_S && straightM >= MIN_DISTANCE_M);
}

interface GlideMeasures {
  readonly along: Float64Array;
  readonly wind: Wind | null;
}

function glideOf({ track, map }: FlownAir, range: FixRange, { along, wind }: GlideMeasures): Glide {
  const phase = phaseOf(track, range);
  const straightM = distanceBetween(placeAt(track, range.startIndex), placeAt(track, range.endIndex));
  const trackM = Math.max(straightM, (along[range.endIndex] ?? 0) - (along[range.startIndex] ?? 0));
  return {
    ...phase,
    straightM: rounded(straightM, 0),
    trackM: rounded(trackM, 0),
    ...descentOf(track, phase, straightM),
    meanSpeedMps: rounded(trackM / phase.durationS, 2),
    tailwindMps: wind && rounded(tailwind(map, range, wind), 2),
  };
}

type Descent = Pick<Glide, 'heightLostM' | 'glideRatio' | 'meanSinkMps'>;

function descentOf({ altitude }: FlownTrack, { startIndex, endIndex, durationS }: Phase, straightM: number): Descent {
  if (altitude === null) return { heightLostM: null, glideRatio: null, meanSinkMps: null };
  const lost = (altitude[startIndex] ?? 0) - (altitude[endIndex] ?? 0);
  return {
    heightLostM: rounded(lost, 1),
    glideRatio: lost < MIN_HEIGHT_LOST_M ? null : rounded(straightM / lost, 1),
    meanSinkMps: rounded(lost / durationS, 2),
  };
}

function tailwind({ north, east }: FlatMap, { startIndex, endIndex }: FixRange, wind: Wind): number {
  const [n, e] = [(north[endIndex] ?? 0) - (north[startIndex] ?? 0), (east[endIndex] ?? 0) - (east[startIndex] ?? 0)];
  const from = wind.fromDegrees * RADIANS;
  return (-wind.speedMps * (n * Math.cos(from) + e * Math.sin(from))) / Math.max(1, Math.hypot(n, e));
}

/** Metres flown since the first fix, in steps of at least 5 s. A hot loop. */
function distancesAlong(time: Uint32Array, { north, east }: FlatMap): Float64Array {
  const along = new Float64Array(time.length);
  let step = 0;
  for (let i = 1; i < time.length; i += 1) {
    const chord = Math.hypot((north[i] ?? 0) - (north[step] ?? 0), (east[i] ?? 0) - (east[step] ?? 0));
    along[i] = (along[step] ?? 0) + chord;
    if ((time[i] ?? 0) - (time[step] ?? 0) >= MIN_STEP_S) step = i;
  }
  return along;
}

/** Returns the ranges of a part in which the pilot gets ahead. */
function progressing({ track: { time }, map }: FlownAir, along: Float64Array, part: FixRange): readonly FixRange[] {
  const ranges: FixRange[] = [];
  for (const [i, window] of windowsIn(time, part)) {
    if (!isAhead(map, along, window)) continue;
    const last = ranges.at(-1);
    const goesOn = last && (time[i] ?? 0) - (time[last.endIndex] ?? 0) <= MAX_STOP_S;
    if (goesOn) ranges[ranges.length - 1] = { ...last, endIndex: i };
    else ranges.push({ startIndex: i, endIndex: i });
  }
  return ranges;
}

/** Each fix of a part with the part's fixes up to 30 s around it. */
function* windowsIn(time: Uint32Array, part: FixRange): Generator<readonly [fix: number, window: FixRange]> {
  let [startIndex, endIndex] = [part.startIndex, part.startIndex];
  for (let i = part.startIndex; i <= part.endIndex; i += 1) {
    const now = time[i] ?? 0;
    while (now - (time[startIndex] ?? now) > HALF_WINDOW_S) startIndex += 1;
    while (endIndex < part.endIndex && (time[endIndex + 1] ?? 0) - now <= HALF_WINDOW_S) endIndex += 1;
    yield [i, { startIndex, endIndex }];
  }
}

function isAhead({ north, east }: FlatMap, along: Float64Array, { startIndex, endIndex }: FixRange): boolean {
  const straight = Math.hypot(
    (north[endIndex] ?? 0) - (north[startIndex] ?? 0),
    (east[endIndex] ?? 0) - (east[startIndex] ?? 0),
  );
  return straight >= MIN_PROGRESS * ((along[endIndex] ?? 0) - (along[startIndex] ?? 0));
}

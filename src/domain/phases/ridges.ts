import type { FlatMap } from '../track/flight/motion.ts';
import { type FixRange, firstAt, meanPlaceOf, phaseOf, rounded } from './fix-ranges.ts';
import type { RidgeStretch } from './flight-phases.ts';
import type { FlownAir } from './flown-air.ts';
import { MIN_RATE } from './turning.ts';

/** A flight along the slope, over the ground. */
interface Pass extends FixRange {
  readonly north: number;
  readonly east: number;
}

const MIN_PASSES = 3;
/** Length of a pass, in metres. */
const MIN_PASS_M = 100;
/** The slope is no longer than this, in metres. */
const MAX_PASS_M = 1500;
/** Cosine of the angle between two passes from which on the later one leads back: 120°. */
const BACK = -0.5;
/** A turn between two passes takes no longer, in seconds. */
const MAX_TURN_S = 60;
/** To and fro for a shorter time, in seconds, is a search for lift. */
const MIN_DURATION_S = 180;
/** Mean sink, in m/s, up to which the slope carries: a paraglider sinks about 1.1 m/s in still air. */
const MAX_MEAN_SINK = 0.6;
/** Mean climb, in m/s, up to which it is the slope that carries. */
const MAX_MEAN_CLIMB = 1;

/** Returns where a glider soars to and fro along a slope, in the parts where it does not circle. */
export function ridgesOf(air: FlownAir, parts: readonly FixRange[]): readonly RidgeStretch[] {
  const { altitude } = air.track;
  if (altitude === null) return [];
  return parts.flatMap((part) =>
    soaredTogether(air, passesIn(air, part))
      .filter((passes) => passes.length >= MIN_PASSES)
      .map((passes) => stretchOf(air, altitude, passes))
      .filter(isCarried),
  );
}

function isCarried({ gainM, durationS }: RidgeStretch): boolean {
  if (durationS < MIN_DURATION_S) return false;
  return gainM >= -MAX_MEAN_SINK * durationS && gainM <= MAX_MEAN_CLIMB * durationS;
}

function stretchOf({ track }: FlownAir, altitude: Float32Array, passes: readonly Pass[]): RidgeStretch {
  const range = { startIndex: passes[0]?.startIndex ?? 0, endIndex: passes.at(-1)?.endIndex ?? 0 };
  const metres = passes.reduce((sum, pass) => sum + lengthOf(pass), 0);
  return {
    ...phaseOf(track, range),
    passes: passes.length,
    passLengthM: rounded(metres / passes.length, 0),
    gainM: rounded((altitude[range.endIndex] ?? 0) - (altitude[range.startIndex] ?? 0), 1),
    place: meanPlaceOf(track, range),
  };
}

/** Returns the straight flights in a part; those in about the same direction are one. */
function passesIn(air: FlownAir, part: FixRange): readonly Pass[] {
  const passes: Pass[] = [];
  for (const leg of straightIn(air, part)) {
    const last = passes.at(-1);
    const isSameWay = last !== undefined && cosine(last, leg) > 0 && isSoon(air, last, leg);
    if (last && isSameWay) passes[passes.length - 1] = passOf(air.map, { ...leg, startIndex: last.startIndex });
    else passes.push(leg);
  }
  return passes;
}

/** Returns the runs of a part without turns. */
function straightIn({ ground, turning: { rate }, map }: FlownAir, part: FixRange): readonly Pass[] {
  const [first, end] = [firstAt(ground.fix, part.startIndex), firstAt(ground.fix, part.endIndex + 1)];
  const legs: Pass[] = [];
  let start = first;
  for (let i = first; i <= end; i += 1) {
    if (i < end && Math.abs(rate[i] ?? 0) < MIN_RATE) continue;
    if (i > start) legs.push(passOf(map, { startIndex: ground.fix[start] ?? 0, endIndex: ground.fix[i - 1] ?? 0 }));
    start = i + 1;
  }
  return legs;
}

/** Returns groups of passes that lead back each time, over the same slope. */
function soaredTogether(air: FlownAir, passes: readonly Pass[]): readonly (readonly Pass[])[] {
  const groups: Pass[][] = [];
  for (const pass of passes) {
    if (lengthOf(pass) < MIN_PASS_M || lengthOf(pass) > MAX_PASS_M) continue;
    const group = groups.at(-1);
    const last = group?.at(-1);
    if (group && last && isBack(air, last, pass)) group.push(pass);
    else groups.push([pass]);
  }
  return groups;
}

function isBack(air: FlownAir, last: Pass, pass: Pass): boolean {
  return cosine(last, pass) <= BACK && isSoon(air, last, pass);
}

function isSoon({ track: { time } }: FlownAir, last: FixRange, next: FixRange): boolean {
  return (time[next.startIndex] ?? 0) - (time[last.endIndex] ?? 0) <= MAX_TURN_S;
}

function passOf({ north, east }: FlatMap, { startIndex, endIndex }: FixRange): Pass {
  return {
    startIndex,
    endIndex,
    north: (north[endIndex] ?? 0) - (north[startIndex] ?? 0),
    east: (east[endIndex] ?? 0) - (east[startIndex] ?? 0),
  };
}

function lengthOf({ north, east }: Pass): number {
  return Math.hypot(north, east);
}

function cosine(a: Pass, b: Pass): number {
  const lengths = lengthOf(a) * lengthOf(b);
  return lengths > 0 ? (a.north * b.north + a.east * b.east) / lengths : 0;
}

import { passesAtOtherHeights } from './aloft.ts';
import type { Moving } from './moving.ts';
import { shapeOf } from './shape.ts';
import { piecesOf, type Stretch, secondsOf, windowsOf } from './stretch.ts';

/** Who stands is slower than this, in m/s, and stays within some metres of height, a trembling altitude included, for so long. */
const STAND = { seconds: 90, speed: 1, rangeM: 10 } as const;
/** No walker rises so fast, in m/s, for so many seconds. */
const RISE = { climb: 0.7, seconds: 30 } as const;
/** Share of the rise that is lost again before the pilot stands. */
const COMES_DOWN = 0.5;
/** Faster than this, in m/s, for a tenth of the time, it is found by its speed. */
const MOST_SPEED = 5.5;

/**
 * Returns the flights of gliders parked in a wind as fast as themselves. They are as slow as walkers, but rise from a stand as no walker
 * does, come down again, and pass the same places at other heights in between.
 */
export function parkedFlights(track: Moving): readonly Stretch[] {
  const stands = standsOf(track);
  const pieces = piecesOf(track.time);
  return stands
    .slice(1)
    .map((next, i) => ({ first: stands[i]?.last ?? 0, last: next.first }))
    .filter((between) => pieces.some(({ first, last }) => first <= between.first && last >= between.last))
    .filter((between) => isParked(track, between));
}

function isParked(track: Moving, stretch: Stretch): boolean {
  if (!risesAndComesDown(track, stretch) || shapeOf(track, stretch).highSpeed >= MOST_SPEED) return false;
  return passesAtOtherHeights(track, stretch);
}

function risesAndComesDown({ time, liftAltitude }: Moving, stretch: Stretch): boolean {
  const height = (index: number): number => liftAltitude[index] ?? 0;
  const isRising = windowsOf(time, stretch, RISE.seconds).some(
    ({ first, last }) => height(last) - height(first) >= RISE.climb * secondsOf(time, { first, last }),
  );
  const highest = liftAltitude.subarray(stretch.first, stretch.last + 1).reduce((a, b) => Math.max(a, b));
  return isRising && highest - height(stretch.last) >= COMES_DOWN * (highest - height(stretch.first));
}

/** The longest stands of a recorder, in order. */
function standsOf(track: Moving): readonly Stretch[] {
  const { time } = track;
  const stands: Stretch[] = [];
  let first = 0;
  for (let i = 0; i < time.length; i += 1) {
    first = standStart(track, first, i);
    if (first > i || secondsOf(time, { first, last: i }) < STAND.seconds) continue;
    const before = stands.at(-1);
    if (before && before.last >= first) stands[stands.length - 1] = { first: before.first, last: i };
    else stands.push({ first, last: i });
  }
  return stands;
}

/** The first fix from a given one on from which a recorder has stood until another. */
function standStart({ time, motion, liftAltitude }: Moving, from: number, to: number): number {
  if ((motion.speed[to] ?? 0) >= STAND.speed) return to + 1;
  let first = from;
  while (first < to && secondsOf(time, { first: first + 1, last: to }) >= STAND.seconds) first += 1;
  const isNear = (i: number): boolean => Math.abs((liftAltitude[i] ?? 0) - (liftAltitude[to] ?? 0)) <= STAND.rangeM;
  for (let i = to; i >= first; i -= 1) if (!isNear(i)) return i + 1;
  return first;
}

/** Returns stretches and others together, in order, those that overlap as one. */
export function unitedStretches(stretches: readonly Stretch[], others: readonly Stretch[]): readonly Stretch[] {
  const united: Stretch[] = [];
  for (const next of [...stretches, ...others].toSorted((a, b) => a.first - b.first)) {
    const before = united.at(-1);
    if (before && next.first <= before.last)
      united[united.length - 1] = { first: before.first, last: Math.max(before.last, next.last) };
    else united.push(next);
  }
  return united;
}

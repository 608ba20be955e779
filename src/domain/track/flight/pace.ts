import type { Moving } from './moving.ts';
import type { Stretch } from './stretch.ts';

/** A velocity in m/s. */
interface Velocity {
  readonly north: number;
  readonly east: number;
}

/** A velocity over the ground at a time in Unix seconds. */
interface Step extends Velocity {
  readonly time: number;
}

/** The same with the speed through the air, in m/s, and as a share of the mean one. */
interface AirStep extends Step {
  readonly airspeed: number;
  readonly pace: number;
}

/** Velocities are measured over so many seconds: shorter steps show the noise of positions. */
const STEP_S = 5;
/** Fixes further apart than this, in seconds, show no pace. */
const LONGEST_STEP_S = 20;
/** The first and last seconds are those of a take-off run, a flare, or of starting and stopping. */
const END_S = 30;

/**
 * What drives gets faster and slower on a straight line, by so many m/s in so many seconds. A glider gets faster over the ground by
 * turning, by more than so many degrees, or by its wind: through the air it hardly does.
 */
const SPURT = { speed: 5, airspeed: 3, seconds: 15.5, degrees: 25 } as const;
/** Slower than this, in m/s, has no heading. */
const LEAST_SPEED = 1.5;

/** Returns how often a movement gets much faster or slower on a straight line, ends excluded. */
export function spurtsOf(track: Moving, stretch: Stretch): number {
  const steps = airStepsOf(track, stretch, END_S);
  let [count, from] = [0, 0];
  for (const [to, step] of steps.entries()) {
    while (step.time - (steps[from]?.time ?? 0) > SPURT.seconds) from += 1;
    if (!steps.slice(from, to).some((before) => isSpurt(before, step))) continue;
    [count, from] = [count + 1, to];
  }
  return count;
}

function isSpurt(a: AirStep, b: AirStep): boolean {
  const [before, after] = [speedOf(a), speedOf(b)];
  if (Math.abs(after - before) < SPURT.speed || Math.abs(b.airspeed - a.airspeed) < SPURT.airspeed) return false;
  if (Math.min(before, after) < LEAST_SPEED) return true;
  return a.north * b.north + a.east * b.east >= Math.cos((SPURT.degrees * Math.PI) / 180) * before * after;
}

/** Returns how far the speed through the air is off its mean, on the mean and as a share of it, ends excluded. */
export function unevennessOf(track: Moving, stretch: Stretch): number {
  const steps = airStepsOf(track, stretch, END_S);
  return steps.reduce((sum, { pace }) => sum + Math.abs(pace - 1), 0) / Math.max(1, steps.length);
}

/** The fastest wind, in m/s, and by its share of the airspeed, against which a glider slows down. */
const WIND = { most: 8, share: 0.8 } as const;
/** The wind is about the same for so many seconds. */
const SAME_WIND_S = 300;
const LEAST_STEPS = 8;
/** The first and last seconds in which nothing bends: see {@link END_S}. */
const BEND_END_S = 60;
/** Slower than this share of the mean speed is a slow bend, between two parts of nearly the mean speed. */
const BEND = { slow: 0.65, fast: 0.95 } as const;

/**
 * Returns the number of times that a movement slows down for a bend and goes on as before, ends excluded. A glider is slow over the ground
 * where it flies against the wind: where there may be one, what it explains is no bend.
 */
export function slowBendsOf(track: Moving, stretch: Stretch, mayHaveWind: boolean): number {
  const steps = stepsOf(track, stretch, BEND_END_S);
  const parts = mayHaveWind ? partsOf(steps).map((part) => throughAir(part, WINDS)) : [throughAir(steps, [CALM])];
  const paces = parts
    .flat()
    .map(({ pace }) => paceOf(pace))
    .filter((pace) => pace !== 'between');
  return paces.filter((pace, i) => pace === 'fast' && paces[i - 1] === 'slow').length;
}

function paceOf(share: number): 'slow' | 'between' | 'fast' {
  if (share < BEND.slow) return 'slow';
  return share > BEND.fast ? 'fast' : 'between';
}

/** The steps of a stretch with their speeds through the air, by the wind of some minutes each. */
function airStepsOf(track: Moving, stretch: Stretch, endS: number): readonly AirStep[] {
  return partsOf(stepsOf(track, stretch, endS)).flatMap((part) => throughAir(part, WINDS));
}

/** Parts of some minutes each, as equal as can be. */
function partsOf(steps: readonly Step[]): readonly (readonly Step[])[] {
  const seconds = (steps.at(-1)?.time ?? 0) - (steps[0]?.time ?? 0);
  const count = Math.max(1, Math.round(seconds / SAME_WIND_S));
  const cuts = Array.from({ length: count + 1 }, (_, k) => Math.floor((k * steps.length) / count));
  return cuts.slice(1).map((to, k) => steps.slice(cuts[k], to));
}

/** By the wind that makes the airspeeds most alike; by none for a few steps, which any wind would. */
function throughAir(steps: readonly Step[], winds: readonly Velocity[]): readonly AirStep[] {
  const possible = steps.length < LEAST_STEPS ? [CALM] : winds;
  const airs = possible.map((wind) => airOf(steps, wind)).filter(({ mean, wind }) => wind <= WIND.share * mean);
  const best = airs.reduce((least, air) => (air.spread < least.spread ? air : least), airOf(steps, CALM));
  return steps.map((step) => {
    const airspeed = speedThrough(step, best.of);
    return { ...step, airspeed, pace: airspeed / best.mean };
  });
}

const CALM: Velocity = { north: 0, east: 0 };

/** Each wind of whole metres a second. */
const WINDS: readonly Velocity[] = Array.from({ length: (2 * WIND.most + 1) ** 2 }, (_, i) => ({
  north: Math.floor(i / (2 * WIND.most + 1)) - WIND.most,
  east: (i % (2 * WIND.most + 1)) - WIND.most,
})).filter((wind) => speedOf(wind) <= WIND.most);

/** The mean airspeed in a wind, and how far the airspeeds are spread. A hot loop. */
function airOf(steps: readonly Step[], of: Velocity) {
  let [sum, squares] = [0, 0];
  for (const step of steps) {
    const speed = speedThrough(step, of);
    sum += speed;
    squares += speed * speed;
  }
  const mean = sum / steps.length;
  return { of, mean, spread: squares / steps.length / (mean * mean), wind: speedOf(of) };
}

function speedThrough({ north, east }: Velocity, wind: Velocity): number {
  return Math.hypot(north - wind.north, east - wind.east);
}

function speedOf({ north, east }: Velocity): number {
  return Math.hypot(north, east);
}

/** The velocities of a stretch but for its ends. */
function stepsOf(track: Moving, { first, last }: Stretch, endS: number): readonly Step[] {
  const { time } = track;
  const [begin, end] = [(time[first] ?? 0) + endS, (time[last] ?? 0) - endS];
  const fixes: number[] = [];
  for (let i = first; i <= last; i += 1) {
    const now = time[i] ?? 0;
    const before = fixes.at(-1);
    if (now >= begin && now <= end && (before === undefined || now - (time[before] ?? 0) >= STEP_S)) fixes.push(i);
  }
  return fixes.slice(1).flatMap((to, k) => stepBetween(track, fixes[k] ?? to, to));
}

/** None where the fixes are too far apart. */
function stepBetween({ time, motion: { north, east } }: Moving, from: number, to: number): readonly Step[] {
  const [now, before] = [time[to] ?? 0, time[from] ?? 0];
  const seconds = now - before;
  if (seconds > LONGEST_STEP_S) return [];
  const speed = (column: Float64Array): number => ((column[to] ?? 0) - (column[from] ?? 0)) / seconds;
  return [{ time: (now + before) / 2, north: speed(north), east: speed(east) }];
}

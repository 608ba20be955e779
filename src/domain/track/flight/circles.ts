import type { Moving } from './moving.ts';
import { type Stretch, stepBefore } from './stretch.ts';

/** Turns of so many degrees in so many seconds: no road and no path has them. */
const CIRCLES = { degrees: 720, seconds: 90 } as const;
/** Turns are measured over steps between so many seconds: shorter ones are noise, longer ones skip half of a circle. */
const TURN_STEP_S = { least: 3, most: 8 } as const;
/** Headings of slower movements, in m/s, are noise. */
const SHORT_STEP = { mostS: TURN_STEP_S.most, leastSpeed: 4 } as const;
/** Steps up to so many seconds are shorter than most circles, though they do not show which way round. */
const LONG_STEP = { mostS: 16, leastSpeed: 3 } as const;
/**
 * In circles each of such steps turns by about the same: the mean of the directions turned by is longer than this share of a unit
 * and further than this from straight on, in degrees. A road with hairpin bends turns by half a circle, and then goes straight on.
 */
const EVEN_TURNS = { steps: 10, share: 0.7, degrees: 45 } as const;
const RADIANS = Math.PI / 180;

/** Returns whether a stretch goes round in circles of less than 45 s, two or more of them. */
export function isCircling(track: Moving, stretch: Stretch): boolean {
  return turnsRound(track, stretch) || turnsEvenly(track, stretch);
}

function turnsRound(track: Moving, stretch: Stretch): boolean {
  const turns = turnsOf(track, stretch);
  let start = 0;
  return turns.some(({ time, degrees }) => {
    while (time - (turns[start]?.time ?? time) > CIRCLES.seconds) start += 1;
    return Math.abs(degrees - (turns[start]?.degrees ?? degrees)) >= CIRCLES.degrees;
  });
}

/** Degrees turned so far, clockwise positive, at times some seconds apart. */
function turnsOf(
  track: Moving,
  { first, last }: Stretch,
): readonly { readonly time: number; readonly degrees: number }[] {
  const turns: { readonly time: number; readonly degrees: number }[] = [];
  let [from, degrees] = [first, 0];
  let heading: number | null = null;
  for (let i = first + 1; i <= last; i += 1) {
    const time = track.time[i] ?? 0;
    if (time - (track.time[from] ?? 0) < TURN_STEP_S.least) continue;
    const next = headingOf(track, [from, i], SHORT_STEP);
    if (next !== null && heading !== null) degrees += turned(heading, next);
    [from, heading] = [i, next];
    turns.push({ time, degrees });
  }
  return turns;
}

/** Whether a recorder with rare fixes turns by about the same angle from each step to the next. */
function turnsEvenly(track: Moving, { first, last }: Stretch): boolean {
  let heading: number | null = null;
  let even: number[] = [];
  for (let i = first + 1; i <= last; i += 1) {
    const isLong = stepBefore(track.time, i) > TURN_STEP_S.most;
    const next = isLong ? headingOf(track, [i - 1, i], LONG_STEP) : null;
    even = next === null || heading === null ? [] : [...even, turned(heading, next)].slice(-EVEN_TURNS.steps);
    heading = next;
    if (areEven(even)) return true;
  }
  return false;
}

function areEven(turns: readonly number[]): boolean {
  if (turns.length < EVEN_TURNS.steps) return false;
  const sine = turns.reduce((sum, degrees) => sum + Math.sin(degrees * RADIANS), 0) / turns.length;
  const cosine = turns.reduce((sum, degrees) => sum + Math.cos(degrees * RADIANS), 0) / turns.length;
  const mean = Math.abs(Math.atan2(sine, cosine)) / RADIANS;
  return Math.hypot(sine, cosine) >= EVEN_TURNS.share && mean >= EVEN_TURNS.degrees;
}

/** Null when the recorder is too slow to have one, or the step too long to show a turn. */
function headingOf(
  { time, motion: { north, east } }: Moving,
  [from, to]: readonly [number, number],
  { mostS, leastSpeed }: { readonly mostS: number; readonly leastSpeed: number },
): number | null {
  const seconds = (time[to] ?? 0) - (time[from] ?? 0);
  const [northward, eastward] = [(north[to] ?? 0) - (north[from] ?? 0), (east[to] ?? 0) - (east[from] ?? 0)];
  const isShown = seconds <= mostS && Math.hypot(northward, eastward) >= leastSpeed * seconds;
  return isShown ? Math.atan2(eastward, northward) / RADIANS : null;
}

/** From -180 to 180. */
function turned(from: number, to: number): number {
  return ((to - from + 540) % 360) - 180;
}

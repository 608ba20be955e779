import type { IndexRange } from './circle-fit.ts';
import { firstAt, type TimePeriod } from './fix-ranges.ts';
import { MIN_RATE, type Turning } from './turning.ts';
import { MAX_STEP_S, type Velocity } from './velocity.ts';

/** Circles one way, in indexes of velocities. */
interface Circles extends IndexRange, TimePeriod {
  readonly side: 'left' | 'right';
  readonly turns: number;
}

/** A stretch of circling, in indexes of velocities. */
export interface Circling extends IndexRange, TimePeriod {
  /** In order of time; neighbours may go the same way. */
  readonly parts: readonly Circles[];
  readonly turns: number;
}

/** The input of the search for circles: the velocity through the air, and its turning. */
interface TurningAir {
  readonly air: Velocity;
  readonly turning: Turning;
}

/** Circles belong together when no more seconds are between them. */
const MAX_PAUSE_S = 25;
/** A shorter turn the other way, in turns, is no end of circling. */
const MIN_REVERSAL = 0.25;
const MIN_TURNS = 1.5;
const MIN_DURATION_S = 30;
/** Who moves slower through the air, in m/s, stands on the ground. */
const MIN_AIRSPEED = 4;
const FULL_TURN = 360;

/** A run of turning one way. */
interface TurningRun extends IndexRange {
  /** Full turns; negative to the left. */
  readonly turned: number;
}

/** Returns where a glider circles: at least 1.5 turns one way, in at least 30 s. */
export function circlingsOf(input: TurningAir): readonly Circling[] {
  const { time } = input.air;
  const runs = turningRuns(input).filter((run) => Math.abs(run.turned) >= MIN_REVERSAL);
  const circles = joined(runs, (last, next) => last.turned * next.turned > 0 && isSoon(time, last, next))
    .map((group) => circlesIn(input, group))
    .filter((found) => found.turns >= MIN_TURNS && airspeed(input.air, found) >= MIN_AIRSPEED);
  return joined(circles, (last, next) => isSoon(time, last, next))
    .map((parts) => circlingOf(parts))
    .filter(({ startTime, endTime }) => endTime - startTime >= MIN_DURATION_S);
}

function circlingOf(parts: readonly [Circles, ...Circles[]]): Circling {
  const [first, last] = [parts[0], parts.at(-1) ?? parts[0]];
  const turns = parts.reduce((sum, part) => sum + part.turns, 0);
  return { from: first.from, to: last.to, startTime: first.startTime, endTime: last.endTime, parts, turns };
}

function circlesIn({ air: { time }, turning }: TurningAir, runs: readonly [TurningRun, ...TurningRun[]]): Circles {
  const [first, last] = [runs[0], runs.at(-1) ?? runs[0]];
  const { turned } = turnIn(turning, { from: first.from, to: last.to });
  const start = startTimeOf({ time, rate: turning.rate, run: first });
  const end = endTimeOf({ time, rate: turning.rate, run: last });
  const range = { from: start.index, to: Math.max(start.index, end.index) };
  return {
    ...range,
    startTime: start.time,
    endTime: end.time,
    side: turned < 0 ? 'left' : 'right',
    turns: Math.abs(headingAt(time, turning, end.time) - headingAt(time, turning, start.time)) / FULL_TURN,
  };
}

/** The heading between two measurements: with fixes 5 s apart a whole step is a third of a turn. */
function headingAt(time: Float64Array, { heading }: Turning, now: number): number {
  const after = Math.min(time.length - 1, Math.max(1, firstAt(time, now)));
  const [from, to] = [time[after - 1] ?? 0, time[after] ?? 0];
  const share = to > from ? Math.max(0, Math.min(1, (now - from) / (to - from))) : 0;
  return (heading[after - 1] ?? 0) + share * ((heading[after] ?? 0) - (heading[after - 1] ?? 0));
}

/** Returns where the rate is high, one way at a time. A hot loop. */
function turningRuns({ air: { length, time }, turning }: TurningAir): readonly TurningRun[] {
  const runs: TurningRun[] = [];
  let from = 0;
  for (let i = 1; i <= length; i += 1) {
    const goesOn = i < length && sideAt(turning, i) === sideAt(turning, from);
    if (goesOn && isSoon(time, { to: i - 1 }, { from: i })) continue;
    if (sideAt(turning, from) !== 0) runs.push(turnIn(turning, { from, to: i - 1 }));
    from = i;
  }
  return runs;
}

function sideAt({ rate }: Turning, index: number): number {
  const now = rate[index] ?? 0;
  return Math.abs(now) >= MIN_RATE ? Math.sign(now) : 0;
}

function isSoon(time: Float64Array, last: Pick<IndexRange, 'to'>, next: Pick<IndexRange, 'from'>): boolean {
  return (time[next.from] ?? 0) - (time[last.to] ?? 0) <= MAX_PAUSE_S;
}

function turnIn({ heading }: Turning, { from, to }: IndexRange): TurningRun {
  return { from, to, turned: ((heading[to] ?? 0) - (heading[from] ?? 0)) / FULL_TURN };
}

/** Returns groups of neighbours that belong together. */
function joined<Part>(
  parts: readonly Part[],
  belongs: (last: Part, next: Part) => boolean,
): readonly (readonly [Part, ...Part[]])[] {
  const groups: [Part, ...Part[]][] = [];
  for (const part of parts) {
    const group = groups.at(-1);
    const last = group?.at(-1);
    if (group && last && belongs(last, part)) group.push(part);
    else groups.push([part]);
  }
  return groups;
}

function airspeed({ north, east }: Velocity, { from, to }: IndexRange): number {
  let sum = 0;
  for (let i = from; i <= to; i += 1) sum += Math.hypot(north[i] ?? 0, east[i] ?? 0);
  return sum / (to - from + 1);
}

/** Rates of turn over time, and a run of turning one way. */
interface TurnInput {
  readonly time: Float64Array;
  readonly rate: Float64Array;
  readonly run: IndexRange;
}

/** The begin or end of a turn: the time between two measurements, and the index of the one within the turn. */
interface TurnEnd {
  readonly index: number;
  readonly time: number;
}

/**
 * Returns where a turn begins: where the rate passes half of what it becomes. A rate over 16 s rises slowly, and half way
 * it shows when the turn began, however fast it is.
 */
export function startTimeOf({ time, rate, run }: TurnInput): TurnEnd {
  const half = steadyRate(rate, run) / 2;
  const isFast = (index: number): boolean => (rate[index] ?? 0) / half >= 1;
  let index = run.from;
  while (index < run.to && !isFast(index)) index += 1;
  while (index > 0 && index <= run.from && isFast(index - 1)) index -= 1;
  return { index, time: crossing({ time, rate }, [index - 1, index], half) };
}

/** Returns where a turn ends; see {@link startTimeOf}. */
export function endTimeOf({ time, rate, run }: TurnInput): TurnEnd {
  const half = steadyRate(rate, run) / 2;
  const last = rate.length - 1;
  const isFast = (index: number): boolean => (rate[index] ?? 0) / half >= 1;
  let index = run.to;
  while (index > run.from && !isFast(index)) index -= 1;
  while (index < last && index >= run.to && isFast(index + 1)) index += 1;
  return { index, time: crossing({ time, rate }, [index + 1, index], half) };
}

/** The time at which the rate is half between a slow neighbour, if there is one, and the first or last of a turn. */
function crossing(
  { time, rate }: Omit<TurnInput, 'run'>,
  [slow, fast]: readonly [number, number],
  half: number,
): number {
  const [outside, inside] = [rate[slow], rate[fast] ?? 0];
  const end = time[fast] ?? 0;
  const seconds = (time[slow] ?? end) - end;
  if (outside === undefined || outside === inside || Math.abs(seconds) > MAX_STEP_S) return end;
  const share = Math.max(0, Math.min(1, (inside - half) / (inside - outside)));
  return end + share * seconds;
}

/** The mean rate of a run, weighted by itself: its slow beginning and end hardly count. */
function steadyRate(rate: Float64Array, { from, to }: IndexRange): number {
  let [sum, squares] = [0, 0];
  for (let i = from; i <= to; i += 1) {
    const now = rate[i] ?? 0;
    sum += now;
    squares += now * now;
  }
  return squares / sum;
}

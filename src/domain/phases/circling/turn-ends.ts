import type { IndexRange } from './circle-fit.ts';
import { MAX_STEP_S } from './velocity.ts';

/** Rates of turn over time, and a run of turning one way. */
interface TurnInput {
  readonly time: Float64Array;
  readonly rate: Float64Array;
  readonly run: IndexRange;
}

/** Where a turn begins or ends: the time between two measurements, and the index of the one within the turn. */
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

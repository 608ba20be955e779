import { indexesWhere } from '../columns.ts';

/** A range of fixes by index, both ends included. */
export interface Stretch {
  readonly first: number;
  readonly last: number;
}

/** A longer gap between two fixes, in seconds, is a silence, unless fixes are about as rare everywhere. */
const MIN_SILENCE_S = 300;
/** A silence is longer than so many usual steps. */
const STEPS_OF_SILENCE = 4;

/** Splits times, in Unix seconds, at every silence: there the recorder may have been anywhere. */
export function piecesOf(time: Uint32Array): readonly Stretch[] {
  const gaps = indexesWhere(time.length, (i) => stepBefore(time, i) > MIN_SILENCE_S);
  const silence = gaps.length === 0 ? MIN_SILENCE_S : STEPS_OF_SILENCE * medianStep(time);
  const starts = Array.from(gaps).filter((i) => stepBefore(time, i) > silence);
  return [0, ...starts].map((first, i) => ({ first, last: (starts[i] ?? time.length) - 1 }));
}

/** Returns the seconds from the fix before to a fix; 0 for the first. */
export function stepBefore(time: Uint32Array, index: number): number {
  return index === 0 ? 0 : (time[index] ?? 0) - (time[index - 1] ?? 0);
}

/** Returns the duration of a stretch of fixes, in seconds. */
export function secondsOf(time: Uint32Array, { first, last }: Stretch): number {
  return (time[last] ?? 0) - (time[first] ?? 0);
}

/** Returns, for each fix of a stretch that is late enough, the shortest part before it of so many seconds at least. */
export function windowsOf(time: Uint32Array, { first, last }: Stretch, seconds: number): readonly Stretch[] {
  const windows: Stretch[] = [];
  let from = first;
  for (let i = first; i <= last; i += 1) {
    while (from < i && secondsOf(time, { first: from + 1, last: i }) >= seconds) from += 1;
    if (secondsOf(time, { first: from, last: i }) >= seconds) windows.push({ first: from, last: i });
  }
  return windows;
}

function medianStep(time: Uint32Array): number {
  const steps = time.map((_, i) => stepBefore(time, i)).toSorted();
  return steps[steps.length >> 1] ?? 0;
}

import { type CleanTrack, cleanTrackBetween } from '../clean-track/clean-track.ts';
import { motionOf } from './motion.ts';
import type { MotionOverTime } from './rest.ts';
import { piecesOf, type Stretch, secondsOf } from './stretch.ts';

/** Seconds for which a glider flies right away, or to the last. */
const FLYING_S = 10;
/** Longest mean step, in seconds, that shows so much. */
const MAX_STEP_S = 5;
/** Mean speed in m/s: a recorder that starts by itself at the launch is slower at first. */
const IN_AIR = { speed: 8, climb: 1.3 } as const;
/** Seconds of fixes that the motion is measured from. */
const MEASURED_S = 30;

/**
 * Returns at which ends of a flight the recording begins or ends in the air: the flight starts with the first fix, or the first
 * after a silence, and the glider flies already. A part that was trimmed has its ends by the pilot's decision.
 */
export function inAirAtEnds(track: CleanTrack, { first, last }: Stretch): { beginsInAir?: true; endsInAir?: true } {
  const { time } = track.fixes;
  const pieces = piecesOf(time);
  const begin = pieces.find((piece) => piece.first === first);
  const end = pieces.find((piece) => piece.last === last);
  return {
    ...(begin && isInAir(track, begin, 1) && { beginsInAir: true }),
    ...(end && isInAir(track, end, -1) && { endsInAir: true }),
  };
}

/** Whether a glider flies at the start (1) or at the end (-1) of a piece. */
function isInAir(track: CleanTrack, { first, last }: Stretch, step: 1 | -1): boolean {
  const { time } = track.fixes;
  const from = step === 1 ? first : last;
  let to = from;
  while (to + step >= first && to + step <= last && Math.abs((time[to] ?? 0) - (time[from] ?? 0)) < MEASURED_S)
    to += step;
  const part = cleanTrackBetween(track, { first: Math.min(from, to), last: Math.max(from, to) });
  const moving = { time: part.fixes.time, motion: motionOf(part), liftAltitude: part.liftAltitude };
  return secondsOf(time, { first: Math.min(from, to), last: Math.max(from, to) }) >= FLYING_S && isFlying(moving, step);
}

function isFlying({ time, motion }: MotionOverTime, step: 1 | -1): boolean {
  const end = step === 1 ? 0 : time.length - 1;
  const near = Array.from(time.keys()).filter((i) => Math.abs((time[i] ?? 0) - (time[end] ?? 0)) <= FLYING_S);
  const mean = (column: Float32Array): number => near.reduce((sum, i) => sum + (column[i] ?? 0), 0) / near.length;
  const isDense = near.length * MAX_STEP_S >= FLYING_S;
  return isDense && (mean(motion.speed) >= IN_AIR.speed || Math.abs(mean(motion.climb)) >= IN_AIR.climb);
}

import type { MotionOverTime } from './rest.ts';
import type { Stretch } from './stretch.ts';

/** Least gain of a ride up, in metres. */
const MIN_GAIN_M = 100;
/** A ride ends near the top of the hill: at most so many metres below its highest point, or this share of its gain. */
const NEAR_TOP_M = 50;
/** See {@link NEAR_TOP_M}. */
const NEAR_TOP_SHARE = 0.2;
/** Most metres a ride loses on its way for each metre gained: soaring loses many times as much. */
const MAX_LOST_A_METRE = 2;
/** Smaller losses, in metres, are noise. */
const MIN_LOSS_M = 15;

/**
 * Returns whether a stretch is likely a ride up the hill by cable car or road: it ends well above its start and near
 * its own highest point, and goes up most of the way. A flight may end above its start, too, but has been higher or
 * lower.
 */
export function isUphillRide(
  { liftAltitude }: Pick<MotionOverTime, 'liftAltitude'>,
  { first, last }: Stretch,
): boolean {
  const altitude = liftAltitude.subarray(first, last + 1);
  const end = altitude.at(-1) ?? 0;
  const gain = end - (altitude[0] ?? 0);
  if (gain <= MIN_GAIN_M) return false;
  const { highest, lost } = ups(altitude);
  return highest - end <= Math.max(NEAR_TOP_M, NEAR_TOP_SHARE * gain) && lost <= MAX_LOST_A_METRE * gain;
}

/** The highest altitude, and the sum of all losses, in metres. */
function ups(altitude: Float32Array): { readonly highest: number; readonly lost: number } {
  let [highest, lost] = [Number.NEGATIVE_INFINITY, 0];
  let [top, bottom] = [altitude[0] ?? 0, altitude[0] ?? 0];
  for (const metres of altitude) {
    highest = Math.max(highest, metres);
    bottom = Math.min(bottom, metres);
    if (metres - bottom < MIN_LOSS_M && metres <= top) continue;
    lost += top - bottom >= MIN_LOSS_M ? top - bottom : 0;
    [top, bottom] = [metres, metres];
  }
  return { highest, lost: lost + (top - bottom >= MIN_LOSS_M ? top - bottom : 0) };
}

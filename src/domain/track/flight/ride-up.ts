import type { Course } from '../course/course.ts';
import type { Stretch } from './airborne.ts';

/** A ride up ends so many metres above its start, at least. */
const LEAST_GAIN_M = 100;
/** A ride ends at the hill's top: at most so many metres below its own highest point, or this share of its gain. */
const NEAR_TOP_M = 50;
/** See {@link NEAR_TOP_M}. */
const NEAR_TOP_SHARE = 0.2;
/** What a ride loses on its way to the top, for each metre gained: soaring loses many times as much. */
const MOST_LOST_A_METRE = 2;
/** Going down less than this, in metres, is noise. */
const LEAST_LOSS_M = 15;

/**
 * Whether a stretch is likely a cable car's or a road's up to the hill: it ends well above its start and near its own
 * highest point, and goes up most of the way. A flight may end above its start, too, but has been higher or lower.
 */
export function isRideUp({ liftAltitude }: Course, { first, last }: Stretch): boolean {
  const altitude = liftAltitude.subarray(first, last + 1);
  const end = altitude.at(-1) ?? 0;
  const gain = end - (altitude[0] ?? 0);
  if (gain <= LEAST_GAIN_M) return false;
  const { highest, lost } = ups(altitude);
  return highest - end <= Math.max(NEAR_TOP_M, NEAR_TOP_SHARE * gain) && lost <= MOST_LOST_A_METRE * gain;
}

/** The highest altitude, and the sum of all ways down in metres. */
function ups(altitude: Float32Array): { readonly highest: number; readonly lost: number } {
  let [highest, lost] = [Number.NEGATIVE_INFINITY, 0];
  let [top, bottom] = [altitude[0] ?? 0, altitude[0] ?? 0];
  for (const metres of altitude) {
    highest = Math.max(highest, metres);
    bottom = Math.min(bottom, metres);
    if (metres - bottom < LEAST_LOSS_M && metres <= top) continue;
    lost += top - bottom >= LEAST_LOSS_M ? top - bottom : 0;
    [top, bottom] = [metres, metres];
  }
  return { highest, lost: lost + (top - bottom >= LEAST_LOSS_M ? top - bottom : 0) };
}

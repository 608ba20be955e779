import { HEIGHT_BAND_M } from '../height-bands.ts';
import type { WindBand } from '../phases/flight-phases.ts';
import type { Metres } from '../units.ts';

/** Metres between a launch and a height band up to which its wind still tells about the launch. */
const MOST_APART_M = HEIGHT_BAND_M;

/** Wind at a launch. */
export interface LaunchWind {
  readonly speedMps: number;
  /** The direction it comes from, in degrees from north, 90 is east. */
  readonly fromDegrees: number;
}

/**
 * Returns the wind of the height band that is nearest to the launch; null when none is near. Where the altitude of the launch
 * is not known it is that of the lowest band. Bands are given from the lowest to the highest.
 */
export function windAtLaunch(bands: readonly WindBand[], launchAltitude: Metres | null): LaunchWind | null {
  const [lowest, ...others] = bands;
  if (!lowest) return null;
  if (launchAltitude === null) return windOf(lowest);
  const apart = ({ fromM }: WindBand): number =>
    Math.max(0, fromM - launchAltitude, launchAltitude - fromM - HEIGHT_BAND_M);
  const nearest = others.reduce((best, band) => (apart(band) < apart(best) ? band : best), lowest);
  return apart(nearest) <= MOST_APART_M ? windOf(nearest) : null;
}

function windOf({ speedMps, fromDegrees }: WindBand): LaunchWind {
  return { speedMps, fromDegrees };
}

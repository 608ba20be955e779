import { HEIGHT_BAND_M } from '../figures/times-above.ts';
import type { WindBand } from '../phases/flight-phases.ts';
import type { Metres } from '../units.ts';

/** Metres between a launch and a height band up to which its wind still tells about the launch. */
const MOST_APART_M = HEIGHT_BAND_M;

interface LaunchWind {
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

/** Kilometres an hour from which on a wind is moderate, and strong. */
export const WIND_STRENGTHS_KMH = [10, 20] as const;

/** The main directions, clockwise from north. */
const WIND_SECTORS = 8;

const KMH_PER_MPS = 3.6;
const SECTOR_DEGREES = 360 / WIND_SECTORS;

/** The winds from one direction. */
export interface WindSector {
  /** 0 is north, 2 east. */
  readonly sector: number;
  readonly count: number;
  /** How many of them were light, moderate and strong. */
  readonly byStrength: readonly number[];
  /** In m/s; 0 without any. */
  readonly meanSpeedMps: number;
}

/** Returns all directions, clockwise from north, with the winds that came from there. */
export function windRose(winds: readonly LaunchWind[]): readonly WindSector[] {
  return Array.from({ length: WIND_SECTORS }, (_, sector) =>
    sectorOf(
      sector,
      winds.filter(({ fromDegrees }) => sectorAt(fromDegrees) === sector).map(({ speedMps }) => speedMps),
    ),
  );
}

function sectorOf(sector: number, speeds: readonly number[]): WindSector {
  const count = speeds.length;
  const sum = speeds.reduce((total, speed) => total + speed, 0);
  const strengths = speeds.map(strengthOf);
  const byStrength = [...WIND_STRENGTHS_KMH.keys(), WIND_STRENGTHS_KMH.length].map(
    (strength) => strengths.filter((found) => found === strength).length,
  );
  return { sector, count, byStrength, meanSpeedMps: count === 0 ? 0 : sum / count };
}

function sectorAt(degrees: number): number {
  return ((Math.round(degrees / SECTOR_DEGREES) % WIND_SECTORS) + WIND_SECTORS) % WIND_SECTORS;
}

/** 0 light, 1 moderate, 2 strong. */
function strengthOf(speedMps: number): number {
  return WIND_STRENGTHS_KMH.filter((least) => speedMps * KMH_PER_MPS >= least).length;
}

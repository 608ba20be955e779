import { type Random, spread } from '../random.ts';
import type { FlownPath } from './flown.ts';
import { createWavering } from './wavering.ts';

/** A recorder's reading of one moment. */
export interface Reading {
  /** Unix seconds. */
  readonly time: number;
  /** Degrees. */
  readonly lat: number;
  readonly lng: number;
  /** Metres by the satellites and by the air's pressure. */
  readonly gnssAltitude: number;
  readonly pressureAltitude: number;
  /** Likely error of the position, metres. */
  readonly accuracy: number;
}

/** Deviation of the errors: position and altitude in metres, and seconds for which they last. */
const POSITION_ERROR = 1.4;
const ALTITUDE_ERROR = 2.2;
const ERRORS_LAST = 40;
/** Error of a single reading, metres. */
const JITTER = 0.15;

/** What a recorder made of a flight that began at a moment: a reading each `interval` seconds, with its usual errors. */
export function record(
  flown: FlownPath,
  { startTime, interval }: { startTime: number; interval: number },
  random: Random,
): readonly Reading[] {
  const { path, plane } = flown;
  const [eastError, northError, altitudeError] = [ERRORS_LAST, ERRORS_LAST, ERRORS_LAST].map((lasts) =>
    createWavering(random, lasts / interval),
  );
  const standardAir = createAirPressure(random);
  const count = Math.ceil(path.east.length / interval);
  return Array.from({ length: count }, (_, index) => {
    const second = index * interval;
    const altitude = path.altitude[second] ?? 0;
    return {
      time: startTime + second,
      lat: plane.latOf((path.north[second] ?? 0) + (northError?.() ?? 0) * POSITION_ERROR + spread(random) * JITTER),
      lng: plane.lngOf((path.east[second] ?? 0) + (eastError?.() ?? 0) * POSITION_ERROR + spread(random) * JITTER),
      gnssAltitude: altitude + (altitudeError?.() ?? 0) * ALTITUDE_ERROR,
      pressureAltitude: standardAir(altitude) + spread(random) * JITTER,
      accuracy: Math.round(2 + random() * 2),
    };
  });
}

/** Pressure altitude of the day: metres off, and stretched by the warmth of the air. */
function createAirPressure(random: Random): (altitude: number) => number {
  const offset = spread(random) * 45 - 20;
  const stretch = 0.965 + random() * 0.03;
  return (altitude) => altitude * stretch + offset;
}

import type { FixDraft } from '#test/builders/igc';
import { type Random, spread } from '#test/builders/random';
import { createWavering } from '#test/builders/simulation/paraglider';

/** Where something is, in metres; a way has one place for each second. */
export interface Place {
  readonly north: number;
  readonly east: number;
  readonly altitude: number;
}

export type Way = readonly Place[];

/** How a way is recorded. */
export interface Recorder {
  /** Seconds between two fixes. */
  readonly every: number;
  /** Whether it measures air pressure; satellite altitudes tremble more. */
  readonly hasPressure: boolean;
}

/** A part of a day: what moves from a place on, in so many seconds. */
export type Mover = (from: Place, random: Random) => Way;

const METRES_A_DEGREE = 111_195;
const START = { lat: 46.69, lng: 7.86, altitude: 1_400 };
/** Deviations of a receiver's errors in metres, and their correlation time in seconds. */
const ERRORS = { position: 2, altitude: 3, pressure: 0.25, seconds: 45 } as const;

/** Returns what stands still. */
export const stand =
  (seconds: number): Mover =>
  (from) =>
    Array.from({ length: seconds }, () => from);

/** Returns the way of one mover after the other, and the second in which each begins; the last is the end. */
export function wayOf(
  movers: readonly Mover[],
  random: Random,
): { readonly way: Way; readonly starts: readonly number[] } {
  const way: Place[] = [{ north: 0, east: 0, altitude: START.altitude }];
  const starts: number[] = [];
  for (const mover of movers) {
    starts.push(way.length - 1);
    way.push(...mover(way.at(-1) ?? { north: 0, east: 0, altitude: 0 }, random));
  }
  return { way, starts: [...starts, way.length - 1] };
}

/** Returns the fixes of a recorder that was carried along a way; times are the seconds of the way. */
export function recorded(way: Way, { every, hasPressure }: Recorder, random: Random): readonly FixDraft[] {
  const [north, east, up] = [0, 1, 2].map(() => createWavering(random, ERRORS.seconds / every));
  const cosine = Math.cos((START.lat * Math.PI) / 180);
  return way
    .flatMap((place, at) => (at % every === 0 ? [{ ...place, at }] : []))
    .map((place) => ({
      at: place.at,
      lat: START.lat + (place.north + (north?.() ?? 0) * ERRORS.position) / METRES_A_DEGREE,
      lng: START.lng + (place.east + (east?.() ?? 0) * ERRORS.position) / (METRES_A_DEGREE * cosine),
      gnss: place.altitude + 48 + (up?.() ?? 0) * ERRORS.altitude,
      pressure: hasPressure ? place.altitude + spread(random) * ERRORS.pressure : 0,
    }));
}

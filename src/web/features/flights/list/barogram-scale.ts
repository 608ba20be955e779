import type { Flight } from '#domain/flight';
import { yearOf } from '#domain/local-date';
import type { Metres } from '#domain/units';

/** What makes the barograms of a year comparable. */
export interface YearScale {
  /** Airtime of the year's longest flight with a track, in minutes. */
  readonly longest: number;
  /** The lowest and highest altitude of the year's tracks in metres; infinite where none is known. */
  readonly lowest: number;
  readonly highest: number;
}

/** A flight's barogram on the scale of its year. */
export interface ScaledBarogram {
  readonly profile: string;
  /** Width as a share of that of the year's longest flight. */
  readonly width: number;
  /** Where the lowest and the highest point are between the lowest (0) and the highest (1) of the year. */
  readonly from: number;
  readonly to: number;
}

interface BarogramFlight extends Pick<Flight, 'date' | 'profile' | 'airtime'> {
  readonly lowest?: Metres;
  readonly highest?: Metres;
}

/** Share of the year's scale: a lower flight is drawn as high as this, so that its shape can be seen. */
const LEAST_HEIGHT = 0.3;
const UNKNOWN: YearScale = { longest: 0, lowest: Infinity, highest: -Infinity };

/** Returns the scale of each year with a track. */
export function yearScales(flights: Iterable<BarogramFlight>): ReadonlyMap<number, YearScale> {
  const scales = new Map<number, YearScale>();
  for (const { date, profile, airtime, lowest = Infinity, highest = -Infinity } of flights) {
    if (profile === null) continue;
    const scale = scales.get(yearOf(date)) ?? UNKNOWN;
    scales.set(yearOf(date), {
      longest: Math.max(scale.longest, airtime),
      lowest: Math.min(scale.lowest, lowest),
      highest: Math.max(scale.highest, highest),
    });
  }
  return scales;
}

/**
 * Returns the barogram of a flight: as wide as its airtime, as high as its altitudes in its year, but no lower than
 * {@link LEAST_HEIGHT}. Without altitudes it has the full height, without airtime the full width; null without a track.
 */
export function curveOf(
  { profile, airtime, lowest, highest }: BarogramFlight,
  scale: YearScale = UNKNOWN,
): ScaledBarogram | null {
  if (profile === null) return null;
  const width = airtime > 0 && scale.longest > 0 ? airtime / scale.longest : 1;
  const range = scale.highest - scale.lowest;
  if (lowest === undefined || highest === undefined || range <= 0) return { profile, width, from: 0, to: 1 };
  const height = Math.max(LEAST_HEIGHT, (highest - lowest) / range);
  const from = Math.min((lowest - scale.lowest) / range, 1 - height);
  return { profile, width, from, to: from + height };
}

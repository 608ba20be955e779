import type { Flight } from '../flight.ts';
import { type Metres, metres } from '../units.ts';
import { type CalendarPeriod, type PeriodKind, periodOf } from './calendar-periods.ts';

/** Width of a bucket, in metres (`docs/behaviour.md`, 'Numbers'). */
export const BUCKET_WIDTH = 200;

/** Flights whose maximum altitudes are at least `from` and below `to`. */
export interface AltitudeBucket {
  readonly from: Metres;
  readonly mid: Metres;
  readonly to: Metres;
  readonly flightIds: readonly number[];
}

/** The values of a flight that decide its bucket. */
export interface FlownAltitude {
  readonly id: number;
  readonly altitude: Metres;
}

/**
 * Returns the buckets that have flights, lowest first. They are counted from the launch altitude, those of flights that
 * stayed below it downwards. Flights without an altitude (0) are in none. Both are rounded to whole metres: a sled ride
 * from 1,230 m, stored as 4,035 ft or 1,229.9 m, was not below its launch.
 */
export function altitudeBuckets(flights: readonly FlownAltitude[], launchAltitude: Metres): readonly AltitudeBucket[] {
  const byPlace = new Map<number, number[]>();
  for (const { id, altitude } of flights) {
    if (altitude === 0) continue;
    const place = Math.floor((Math.round(altitude) - Math.round(launchAltitude)) / BUCKET_WIDTH);
    const ids = byPlace.get(place);
    if (ids) ids.push(id);
    else byPlace.set(place, [id]);
  }
  return [...byPlace].sort(([a], [b]) => a - b).map(([place, flightIds]) => bucketAt(place, launchAltitude, flightIds));
}

/** Returns the buckets of flights from several sites by period: counted from sea level, as their launches differ. */
export function bucketsAboveSea(
  flights: Iterable<FlownAltitude & Pick<Flight, 'date'>>,
  kind: PeriodKind,
): ReadonlyMap<CalendarPeriod, readonly AltitudeBucket[]> {
  const byPeriod = new Map<CalendarPeriod, FlownAltitude[]>();
  for (const flight of flights) {
    const period = periodOf(flight.date, kind);
    const held = byPeriod.get(period);
    if (held) held.push(flight);
    else byPeriod.set(period, [flight]);
  }
  return new Map([...byPeriod].map(([period, flown]) => [period, altitudeBuckets(flown, metres(0))]));
}

function bucketAt(place: number, launchAltitude: Metres, flightIds: readonly number[]): AltitudeBucket {
  const from = launchAltitude + place * BUCKET_WIDTH;
  return { from: metres(from), mid: metres(from + BUCKET_WIDTH / 2), to: metres(from + BUCKET_WIDTH), flightIds };
}

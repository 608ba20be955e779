import type { Flight } from '#domain/flight';
import { type LocalDate, type LocalTime, yearOf } from '#domain/local-date';
import { compareFlights } from '#domain/order/numbering';
import { compareTexts } from '#domain/order/text-order';
import type { Metres, Minutes } from '#domain/units';
import type { Logbook } from '#web/store/logbook.ts';
import { curveOf, type ScaledBarogram, yearScales } from './barogram-scale.ts';

/** One row of the flight list. */
export interface FlightRow {
  readonly id: number;
  readonly date: LocalDate;
  readonly time: LocalTime | null;
  /** Null without a site. */
  readonly siteName: string | null;
  /** Null without a glider. */
  readonly gliderName: string | null;
  readonly altitude: Metres;
  readonly airtime: Minutes;
  /** The flight's barogram; null without a track. */
  readonly curve: ScaledBarogram | null;
  readonly xcType: Flight['xcType'];
  /** In metres; 0 without a score. */
  readonly xcDistance: number;
  readonly tags: readonly string[];
  readonly remarks: string;
}

/**
 * Returns the rows of some flights of a logbook, newest first; the order of rows that a sorted column finds equal. Barograms are
 * on the scale of all flights of their year.
 */
export function flightRows(
  logbook: Pick<Logbook, 'flights' | 'sites' | 'gliders'>,
  shown: Iterable<Flight> = logbook.flights.values(),
): readonly FlightRow[] {
  const scales = yearScales(logbook.flights.values());
  return [...shown]
    .sort((a, b) => compareFlights(b, a))
    .map((flight) => {
      const { id, date, time, altitude, airtime, xcType, xcDistance = 0, tags, remarks } = flight;
      const siteName = nameIn(logbook.sites, flight.siteId);
      const gliderName = nameIn(logbook.gliders, flight.gliderId);
      const curve = flight.profile === null ? null : curveOf(flight, scales.get(yearOf(date)));
      return { id, date, time, siteName, gliderName, altitude, airtime, curve, xcType, xcDistance, tags, remarks };
    });
}

/** Compares by site name in alphabetical order; flights without a site come last. */
export function compareSiteNames(a: FlightRow, b: FlightRow): number {
  return compareTexts(a.siteName ?? '', b.siteName ?? '');
}

function nameIn(items: ReadonlyMap<number, { readonly name: string }>, id: number | null): string | null {
  return id === null ? null : (items.get(id)?.name ?? null);
}

import type { Flight } from '#domain/flight';
import { yearOf } from '#domain/local-date';
import { compareFlights } from '#domain/order/numbering';
import { compareTexts } from '#domain/order/text-order';
import type { Logbook } from '#web/store/logbook.ts';
import { curveOf, type ScaledBarogram, yearScales } from './barogram-scale.ts';

/** One row of the flight list: a flight, and what belongs to it. */
export interface FlightRow extends Flight {
  /** Null without a site. */
  readonly siteName: string | null;
  /** Null without a glider. */
  readonly gliderName: string | null;
  /** The flight's barogram; null without a track. */
  readonly curve: ScaledBarogram | null;
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
    .map((flight) => ({
      ...flight,
      siteName: nameIn(logbook.sites, flight.siteId),
      gliderName: nameIn(logbook.gliders, flight.gliderId),
      curve: flight.profile === null ? null : curveOf(flight, scales.get(yearOf(flight.date))),
    }));
}

/** Compares by site name in alphabetical order; flights without a site come last. */
export function compareSiteNames(a: FlightRow, b: FlightRow): number {
  return compareTexts(a.siteName ?? '', b.siteName ?? '');
}

function nameIn(items: ReadonlyMap<number, { readonly name: string }>, id: number | null): string | null {
  return id === null ? null : (items.get(id)?.name ?? null);
}

import type { Flight } from '#domain/flight';
import type { LocalDate, LocalTime } from '#domain/local-date';
import { compareFlights } from '#domain/order/numbering';
import { compareTexts } from '#domain/order/text-order';
import { type Metres, type Minutes, minutes } from '#domain/units';
import type { Logbook } from '#web/store/logbook.ts';

/** One row of the flight list. */
export interface FlightRow {
  readonly id: number;
  readonly date: LocalDate;
  readonly time: LocalTime | null;
  /** Null without a site. */
  readonly siteName: string | null;
  readonly altitude: Metres;
  readonly airtime: Minutes;
  readonly profile: string | null;
  readonly xcType: Flight['xcType'];
  /** In metres; 0 without a score. */
  readonly xcDistance: number;
}

/** Returns the rows of the list, newest first; the order of rows that a sorted column finds equal. */
export function flightRows({ flights, sites }: Pick<Logbook, 'flights' | 'sites'>): readonly FlightRow[] {
  return [...flights.values()].sort((a, b) => compareFlights(b, a)).map((flight) => rowOf(flight, sites));
}

/** Returns the total airtime of the rows. */
export function airtimeOfRows(rows: readonly FlightRow[]): Minutes {
  return minutes(rows.reduce((sum, row) => sum + row.airtime, 0));
}

function rowOf(flight: Flight, sites: Logbook['sites']): FlightRow {
  const { id, date, time, altitude, airtime, profile, xcType, xcDistance = 0 } = flight;
  const site = flight.siteId === null ? undefined : sites.get(flight.siteId);
  return { id, date, time, siteName: site?.name ?? null, altitude, airtime, profile, xcType, xcDistance };
}

/** Compares by site name in alphabetical order; flights without a site come last. */
export function compareSiteNames(a: FlightRow, b: FlightRow): number {
  return compareTexts(a.siteName ?? '', b.siteName ?? '');
}

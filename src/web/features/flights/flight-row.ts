import type { Flight } from '#domain/flight';
import type { LocalDate, LocalTime } from '#domain/local-date';
import { compareFlown } from '#domain/numbering';
import { type Metres, type Minutes, minutes } from '#domain/units';
import type { Logbook } from '#web/store/logbook.ts';

/** One flight as the list shows it. */
export interface FlightRow {
  readonly id: number;
  readonly date: LocalDate;
  readonly time: LocalTime | null;
  /** Null without a site. */
  readonly siteName: string | null;
  readonly altitude: Metres;
  readonly airtime: Minutes;
  readonly profile: string | null;
}

/** The rows of the list, newest first: rows that a column finds equal stay in that order. */
export function flightRows({ flights, sites }: Pick<Logbook, 'flights' | 'sites'>): readonly FlightRow[] {
  return [...flights.values()].sort((a, b) => compareFlown(b, a)).map((flight) => rowOf(flight, sites));
}

/** Airtime of all rows together. */
export function airtimeOfRows(rows: readonly FlightRow[]): Minutes {
  return minutes(rows.reduce((sum, row) => sum + row.airtime, 0));
}

function rowOf(flight: Flight, sites: Logbook['sites']): FlightRow {
  const { id, date, time, altitude, airtime, profile } = flight;
  const site = flight.siteId === null ? undefined : sites.get(flight.siteId);
  return { id, date, time, siteName: site?.name ?? null, altitude, airtime, profile };
}

const NAMES = new Intl.Collator('en', { sensitivity: 'base', numeric: true });

/** By name, as a dictionary has them; flights without a site come after all names. */
export function compareSiteNames(a: FlightRow, b: FlightRow): number {
  if (a.siteName === null || b.siteName === null) return Number(a.siteName === null) - Number(b.siteName === null);
  return NAMES.compare(a.siteName, b.siteName);
}

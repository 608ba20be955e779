import { useMemo } from 'react';
import { useLocation } from 'wouter';
import { pathToFlights } from '#contract/pages/flight-list-address';
import type { FlightFilter } from '#domain/flight-filter/flight-filter';
import type { CalendarPeriod } from '#domain/statistics/calendar-periods';
import type { Selections } from '#domain/statistics/selections';

/** The filter for a part of a chart in the flight list, beside the selected site. */
export type FlightsMeant = Pick<Partial<FlightFilter>, 'year' | 'month' | 'date' | 'hour' | 'hike'>;

/** Links from the charts to the flight list. */
export interface FlightLinks {
  /** Returns the path of the list of flights that are meant, of the selected site. */
  readonly pathOf: (meant: FlightsMeant) => string;
  /** Opens that list. */
  readonly open: (meant: FlightsMeant) => void;
}

/** Links to the flights of the selected site; they stay the same until another one is selected. */
export function useFlightLinks(site: Selections['site']): FlightLinks {
  const [, navigate] = useLocation();
  return useMemo(() => {
    const pathOf = (meant: FlightsMeant) => pathToFlights({ ...meant, site: site === 'noSite' ? 'none' : site });
    return { pathOf, open: (meant) => navigate(pathOf(meant)) };
  }, [site, navigate]);
}

/** Returns the flights of a year, a month or a day. */
export function flightsIn(period: CalendarPeriod): FlightsMeant {
  const [year = '', month, day] = period.split('-');
  if (day !== undefined) return { date: period };
  return month === undefined ? { year: Number(year) } : { year: Number(year), month: Number(month) };
}

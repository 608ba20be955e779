import type { Tally } from '#domain/statistics/site-statistics';
import { hoursAndMinutes, type Minutes } from '#domain/units';
import { airtimeText } from '#web/parts/figures/airtime-text.ts';
import { formatWhole } from '#web/ui/numbers.ts';
import { flightsText } from './words.ts';

/** What is counted: flights, or their airtime. */
export interface Measure {
  readonly title: string;
  /** The amount on the axis: flights, or hours. */
  readonly amountOf: (tally: Tally) => number;
  /** The amount in full: `14 flights`, `1 h 08 min`. */
  readonly textOf: (tally: Tally) => string;
  /** The amount beside a name: `14`, `1 h 08 min`. */
  readonly shortOf: (tally: Tally) => string;
  /** The amount where there is little room: `14`, `96 h`. */
  readonly briefOf: (tally: Tally) => string;
  /** A value on the axis; empty where there can be none. */
  readonly onAxis: (value: number) => string;
}

/** What the pies and the histograms show. */
export const MEASURES = {
  flights: {
    title: 'Flights',
    amountOf: ({ flightNum }) => flightNum,
    textOf: ({ flightNum }) => flightsText(flightNum),
    shortOf: ({ flightNum }) => formatWhole(flightNum),
    briefOf: ({ flightNum }) => formatWhole(flightNum),
    onAxis: (value) => (Number.isInteger(value) ? formatWhole(value) : ''),
  },
  airtime: {
    title: 'Airtime',
    amountOf: ({ airtime }) => airtime / 60,
    textOf: ({ airtime }) => airtimeText(airtime),
    shortOf: ({ airtime }) => airtimeText(airtime),
    briefOf: ({ airtime }) => briefAirtime(airtime),
    onAxis: (value) => `${Number.isInteger(value) ? formatWhole(value) : value} h`,
  },
} as const satisfies Record<string, Measure>;

/** From ten hours on, minutes tell nothing more. */
function briefAirtime(airtime: Minutes): string {
  const { hours, minutes } = hoursAndMinutes(airtime);
  if (hours === 0) return `${minutes} min`;
  return hours < 10 ? `${hours} h ${String(minutes).padStart(2, '0')}` : `${formatWhole(airtime / 60)} h`;
}

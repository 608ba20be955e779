import type { Tally } from '#domain/statistics/site-statistics';
import { hoursAndMinutes, type Minutes } from '#domain/units';
import { airtimeText } from '#web/parts/figures/airtime-text.ts';
import { formatWhole } from '#web/ui/numbers.ts';
import { flightsText } from './words.ts';

/** A quantity of the charts: number of flights, or airtime. */
export interface Measure {
  readonly title: string;
  /** The amount on the axis: flights, or hours. */
  readonly amountOf: (tally: Tally) => number;
  /** The amount in full: `14 flights`, `1 h 08 min`. */
  readonly textOf: (tally: Tally) => string;
  /** The amount beside a name: `14`, `1 h 08 min`. */
  readonly shortOf: (tally: Tally) => string;
  /** The amount where there is little space: `14`, `96 h`. */
  readonly briefOf: (tally: Tally) => string;
  /** Fractions of 1 that are valid steps of the axis. */
  readonly axisParts: readonly number[];
  /** A value on the axis. */
  readonly onAxis: (value: number) => string;
}

/** The quantities of the pies and histograms. */
export const MEASURES = {
  flights: {
    title: 'Flights',
    amountOf: ({ flightNum }) => flightNum,
    textOf: ({ flightNum }) => flightsText(flightNum),
    shortOf: ({ flightNum }) => formatWhole(flightNum),
    briefOf: ({ flightNum }) => formatWhole(flightNum),
    axisParts: [],
    onAxis: formatWhole,
  },
  airtime: {
    title: 'Airtime',
    amountOf: ({ airtime }) => airtime / 60,
    textOf: ({ airtime }) => airtimeText(airtime),
    shortOf: ({ airtime }) => airtimeText(airtime),
    briefOf: ({ airtime }) => briefAirtime(airtime),
    axisParts: [0.25, 0.5],
    onAxis: hoursOnAxis,
  },
} as const satisfies Record<string, Measure>;

/** From ten hours on, without minutes. */
function briefAirtime(airtime: Minutes): string {
  const { hours, minutes } = hoursAndMinutes(airtime);
  if (hours === 0) return `${minutes} min`;
  return hours < 10 ? `${hours} h ${String(minutes).padStart(2, '0')}` : `${formatWhole(airtime / 60)} h`;
}

/** `0 h`, `15 min`, `1 h`, `1 h 30`. */
function hoursOnAxis(value: number): string {
  const [hours, minutes] = [Math.floor(value), Math.round((value % 1) * 60)];
  if (minutes === 0) return `${formatWhole(hours)} h`;
  return hours === 0 ? `${minutes} min` : `${hours} h ${minutes}`;
}

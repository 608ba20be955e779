import type { Tally } from '#domain/statistics/site-statistics';
import { type DistanceUnit, distanceIn, hoursAndMinutes, type Minutes, metres } from '#domain/units';
import { STATISTICS as statisticsTexts } from '#texts/statistics';
import { airtimeText } from '#web/parts/quantities.tsx';
import { texts } from '#web/texts.ts';
import { formatWhole } from '#web/ui/text/numbers.ts';

/** A quantity of the charts: number of flights, airtime, or scored distance. */
export interface Measure {
  readonly title: string;
  /** The amount on the axis: flights, hours, or kilometres or miles. */
  readonly amountOf: (tally: Tally) => number;
  /** The amount in full: `14 flights`, `1 h 08 min`. */
  readonly textOf: (tally: Tally) => string;
  /** The amount beside a name: `14`, `1 h 08 min`. */
  readonly shortOf: (tally: Tally) => string;
  /** The amount where there is little space: `14`, `96 h`. */
  readonly briefOf: (tally: Tally) => string;
  /** Fractions of 1 that are valid steps of the axis. */
  readonly axisParts: readonly number[];
  /** The unit of the values on the axis, where they do not have it: `km`. */
  readonly axisUnit?: string;
  readonly onAxis: (value: number) => string;
  /** Whether sites without any are left out. */
  readonly leavesOutNone: boolean;
}

/** The quantities of the pies and histograms. */
export const MEASURES = {
  flights: {
    title: texts.terms.flights,
    amountOf: ({ flightNum }) => flightNum,
    textOf: ({ flightNum }) => texts.flights.count(flightNum),
    shortOf: ({ flightNum }) => formatWhole(flightNum),
    briefOf: ({ flightNum }) => formatWhole(flightNum),
    axisParts: [],
    onAxis: formatWhole,
    leavesOutNone: false,
  },
  airtime: {
    title: texts.terms.airtime,
    amountOf: ({ airtime }) => airtime / 60,
    textOf: ({ airtime }) => airtimeText(airtime),
    shortOf: ({ airtime }) => airtimeText(airtime),
    briefOf: ({ airtime }) => briefAirtime(airtime),
    axisParts: [0.25, 0.5],
    onAxis: hoursOnAxis,
    leavesOutNone: false,
  },
} as const satisfies Record<string, Measure>;

/** The scored distance, in either unit. */
export const XC_MEASURES: Readonly<Record<DistanceUnit, Measure>> = {
  kilometers: xcMeasure('kilometers'),
  miles: xcMeasure('miles'),
};

function xcMeasure(unit: DistanceUnit): Measure {
  const amountOf = ({ xcDistance }: Tally) => distanceIn(metres(xcDistance), unit);
  const textOf = (tally: Tally) => `${formatWhole(amountOf(tally))} ${texts.units.distance[unit]}`;
  return {
    title: statisticsTexts.xcDistance,
    amountOf,
    textOf,
    shortOf: textOf,
    briefOf: textOf,
    axisParts: [],
    axisUnit: texts.units.distance[unit],
    onAxis: formatWhole,
    leavesOutNone: true,
  };
}

/** From ten hours on, without minutes. */
function briefAirtime(airtime: Minutes): string {
  const { hours, minutes } = hoursAndMinutes(airtime);
  return hours < 10 ? texts.airtime.brief(hours, minutes) : texts.airtime.hours(airtime / 60);
}

/** `0 h`, `15 min`, `1 h`, `1 h 30`. */
function hoursOnAxis(value: number): string {
  const [hours, minutes] = [Math.floor(value), Math.round((value % 1) * 60)];
  return minutes === 0 ? texts.airtime.hours(hours) : texts.airtime.brief(hours, minutes);
}

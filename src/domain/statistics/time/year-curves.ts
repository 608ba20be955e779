import type { Flight } from '../../flight.ts';
import { type LocalDate, yearOf } from '../../local-date.ts';
import { type Minutes, minutes } from '../../units.ts';
import { type FlightTally, talliesBy } from '../tallies.ts';
import { dayOfYear } from './day-of-year.ts';

/** How the airtime of a year has grown. */
export interface YearCurve extends FlightTally {
  readonly year: number;
  /** One for each day with flights, the earliest first. */
  readonly points: readonly CurvePoint[];
}

/** The airtime of a year up to a day. */
export interface CurvePoint {
  readonly date: LocalDate;
  /** As of {@link dayOfYear}. */
  readonly day: number;
  /** From January 1, this day included. */
  readonly airtime: Minutes;
}

/** Returns the curves of all years with flights, the latest first. */
export function yearCurves(flights: Iterable<Pick<Flight, 'date' | 'airtime'>>): readonly YearCurve[] {
  const days = [...talliesBy(flights, ({ date }) => date)].sort(([a], [b]) => (a < b ? -1 : 1));
  const curves = new Map<number, { flightNum: number; airtime: Minutes; points: CurvePoint[] }>();
  for (const [date, day] of days) {
    const curve = curves.get(yearOf(date)) ?? { flightNum: 0, airtime: minutes(0), points: [] };
    curve.flightNum += day.flightNum;
    curve.airtime = minutes(curve.airtime + day.airtime);
    curve.points.push({ date, day: dayOfYear(date), airtime: curve.airtime });
    curves.set(yearOf(date), curve);
  }
  return [...curves].map(([year, curve]) => ({ year, ...curve })).reverse();
}

/** Returns the airtime of a year from January 1 to a day of the year, that day included. */
export function airtimeUntil({ points }: Pick<YearCurve, 'points'>, day: number): Minutes {
  return points.findLast((point) => point.day <= day)?.airtime ?? minutes(0);
}

import { type LocalDate, yearOf } from '#domain/local-date';
import { airtimeUntil, DAYS_OF_YEAR, dayOfYear, type YearCurve } from '#domain/statistics/flight-times';
import { minutes } from '#domain/units';
import { airtimeText } from '#web/parts/airtime-text.ts';
import { texts } from '#web/texts.ts';
import type { Curve } from '#web/ui/chart/place-curves.ts';
import { statisticsTexts } from '../statistics-texts.ts';

/** The months, which are the columns below the curves. */
export const MONTH_COLUMNS = Array.from({ length: 12 }, (_, index) => ({
  key: String(index + 1),
  label: texts.dates.month(index + 1),
}));

/** Returns the lines of the years in hours; this year ends today, others on December 31. */
export function yearLines(curves: readonly YearCurve[], today: LocalDate): readonly Curve[] {
  return curves.map(({ year, flightNum, airtime, points }) => ({
    key: String(year),
    label: String(year),
    name: statisticsTexts.curves.year(year, flightNum, airtimeText(airtime)),
    until: year === yearOf(today) ? dayOfYear(today) : DAYS_OF_YEAR - 1,
    points: points.map((point) => ({ key: point.date, at: point.day, value: point.airtime / 60 })),
  }));
}

/** Returns what a year, or a day of it, says while it is pointed at. */
export function lineText(key: string, curves: readonly YearCurve[]): string | undefined {
  const curve = curves.find(({ year }) => year === Number(key.slice(0, 4)));
  if (!curve) return undefined;
  const { year, flightNum, airtime } = curve;
  return key.length === 4
    ? statisticsTexts.curves.year(year, flightNum, airtimeText(airtime))
    : statisticsTexts.curves.day(key, airtimeText(airtimeUntil(curve, dayOfYear(key))));
}

/** Returns the year that stands out where none is chosen: the latest with flights, but not one in the future. */
export function latestYear(curves: readonly YearCurve[], today: LocalDate): number {
  const past = curves.find(({ year }) => year <= yearOf(today)) ?? curves[0];
  return past?.year ?? yearOf(today);
}

/** Returns the airtime of a year and of the year before; this year's until today, and then. */
export function yearSummary(year: number, curves: readonly YearCurve[], today: LocalDate): string {
  const until = year === yearOf(today) ? dayOfYear(today) : DAYS_OF_YEAR - 1;
  const airtimeIn = (one: number) => {
    const curve = curves.find((curve) => curve.year === one);
    return curve && airtimeText(airtimeUntil(curve, until));
  };
  const before = airtimeIn(year - 1);
  return statisticsTexts.curves.summary({
    year,
    airtime: airtimeIn(year) ?? airtimeText(minutes(0)),
    before: before === undefined ? null : { year: year - 1, airtime: before },
    until: year === yearOf(today) ? statisticsTexts.dayOfYear(today) : null,
  });
}

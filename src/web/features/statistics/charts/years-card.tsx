import { memo, useMemo } from 'react';
import { type LocalDate, localDateOf, yearOf } from '#domain/local-date';
import { airtimeUntil, DAYS_OF_YEAR, dayOfYear, type YearCurve, yearCurves } from '#domain/statistics/flight-times';
import { minutes } from '#domain/units';
import { STATISTICS as statisticsTexts } from '#texts/statistics';
import { airtimeText } from '#web/parts/quantities.tsx';
import { texts } from '#web/texts.ts';
import { CurveChart } from '#web/ui/chart/curve-chart.tsx';
import type { Curve } from '#web/ui/chart/place-curves.ts';
import type { DataTableProps } from '#web/ui/table/data-table.tsx';
import { formatWhole } from '#web/ui/text/numbers.ts';
import { type FlightLinks, flightsIn } from '../flight-links.ts';
import type { StatisticsShown } from '../use-statistics.ts';
import { ChartFigure } from './chart-figure.tsx';
import { MEASURES } from './measures.ts';

/** Months after which the table says how much had been flown, and the day of the year that they end on. */
const QUARTERS = [
  { month: 3, day: 90 },
  { month: 6, day: 181 },
  { month: 9, day: 273 },
];

/** The airtime of all years over each other, of the selected site; a year leads to its flights. */
export const YearsCard = memo(function YearsCard({ statistics }: { readonly statistics: StatisticsShown }) {
  const { flightsOfAllYears, selections, links } = statistics;
  const today = localDateOf(new Date());
  const curves = useMemo(() => yearCurves(flightsOfAllYears), [flightsOfAllYears]);
  const lines = useMemo(() => yearLines(curves, today), [curves, today]);
  const year = selections.year ?? latestYear(curves, today);
  const strong = useMemo(() => [String(year), String(year - 1)], [year]);
  const choose = useMemo(() => (key: string) => links.open({ year: Number(key.slice(0, 4)) }), [links]);
  const { title } = statisticsTexts.curves;
  return (
    <ChartFigure
      title={title}
      summary={yearSummary(year, curves, today)}
      nameOf={(key) => lineText(key, curves)}
      table={() => tableOf(curves, links)}
    >
      {(onPoint) => (
        <CurveChart
          label={title}
          curves={lines}
          strong={strong}
          columns={MONTH_COLUMNS}
          length={DAYS_OF_YEAR}
          formatValue={MEASURES.airtime.onAxis}
          axisParts={MEASURES.airtime.axisParts}
          onPoint={onPoint}
          onChoose={choose}
        />
      )}
    </ChartFigure>
  );
});

/** Returns the years with their airtime at the end of each quarter. */
function tableOf(curves: readonly YearCurve[], links: FlightLinks): DataTableProps {
  return {
    label: statisticsTexts.curves.title,
    head: [
      texts.terms.year,
      texts.terms.flights,
      ...QUARTERS.map(({ month }) => statisticsTexts.curves.by(month)),
      texts.terms.airtimeHead,
    ],
    textColumns: 1,
    rows: curves.map((curve) => ({
      key: String(curve.year),
      cells: [
        String(curve.year),
        formatWhole(curve.flightNum),
        ...QUARTERS.map(({ day }) => airtimeText(airtimeUntil(curve, day))),
        airtimeText(curve.airtime),
      ],
      href: links.pathOf(flightsIn(String(curve.year))),
    })),
  };
}

/** The months, which are the columns below the curves. */
const MONTH_COLUMNS = Array.from({ length: 12 }, (_, index) => ({
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

/** Returns the text of a year, or a day of it, while the pointer is on it. */
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

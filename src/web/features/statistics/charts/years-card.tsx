import { memo, useMemo } from 'react';
import { localDateOf } from '#domain/local-date';
import { airtimeUntil, DAYS_OF_YEAR, type YearCurve, yearCurves } from '#domain/statistics/flight-times';
import { airtimeText } from '#web/parts/airtime-text.ts';
import { texts } from '#web/texts.ts';
import { CurveChart } from '#web/ui/chart/curve-chart.tsx';
import type { DataTableProps } from '#web/ui/table/data-table.tsx';
import { formatWhole } from '#web/ui/text/numbers.ts';
import { type FlightLinks, flightsIn } from '../flight-links.ts';
import { statisticsTexts } from '../statistics-texts.ts';
import type { StatisticsShown } from '../use-statistics.ts';
import { ChartFigure } from './chart-figure.tsx';
import { MEASURES } from './measures.ts';
import { latestYear, lineText, MONTH_COLUMNS, yearLines, yearSummary } from './year-lines.ts';

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
      texts.terms.airtime,
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

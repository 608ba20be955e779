import { memo, useMemo } from 'react';
import { twoDigits } from '#domain/local-date';
import { periodOf, periodsOf } from '#domain/statistics/calendar-periods';
import { type FlightTally, talliesBy } from '#domain/statistics/tallies';
import { STATISTICS as statisticsTexts } from '#texts/statistics';
import { airtimeText } from '#web/parts/quantities.tsx';
import { texts } from '#web/texts.ts';
import { type HeatLabel, heatLevel } from '#web/ui/chart/heat-grid.ts';
import { type HeatCell, HeatMap } from '#web/ui/chart/heat-map.tsx';
import type { DataTableProps } from '#web/ui/table/data-table.tsx';
import { formatWhole } from '#web/ui/text/numbers.ts';
import { type FlightLinks, flightsIn } from '../flight-links.ts';
import type { StatisticsShown } from '../use-statistics.ts';
import { ChartFigure } from './chart-figure.tsx';

/** Twelve rows are about as high as the other charts. */
const ROW_HEIGHT = 17;
/** The cells of a single year are no wider than a third of the chart. */
const FEWEST_COLUMNS = 3;

interface MonthsCardProps {
  readonly statistics: StatisticsShown;
  readonly whole: boolean;
}

/** The months of all years, of the selected site; a month leads to its flights. */
export const MonthsCard = memo(function MonthsCard({ statistics, whole }: MonthsCardProps) {
  const { flightsOfAllYears, years, links } = statistics;
  const months = useMemo(
    () => talliesBy(flightsOfAllYears, ({ date }) => periodOf(date, 'month')),
    [flightsOfAllYears],
  );
  const columns = useMemo(() => periodsOf({ year: null, month: null }, years), [years]);
  const cells = useMemo(() => monthCells(months, columns), [months, columns]);
  const labels = useMemo(() => yearLabels(columns), [columns]);
  const choose = useMemo(() => (month: string) => links.open(flightsIn(month)), [links]);
  const { title } = statisticsTexts.months;
  return (
    <ChartFigure
      whole={whole}
      title={title}
      summary={summaryOf(months)}
      nameOf={(key) => cells.find((cell) => cell.key === key)?.name}
      table={() => tableOf(months, links)}
    >
      {(onPoint) => (
        <HeatMap
          label={title}
          cells={cells}
          columnLabels={labels}
          rowLabels={MONTH_ROWS}
          columns={Math.max(FEWEST_COLUMNS, columns.length)}
          rows={12}
          cellHeight={ROW_HEIGHT}
          onPoint={onPoint}
          onChoose={choose}
        />
      )}
    </ChartFigure>
  );
});

/** The month with most flights. */
function summaryOf(months: ReadonlyMap<string, FlightTally>): string {
  const [best] = [...months].toSorted(([, a], [, b]) => b.flightNum - a.flightNum);
  if (!best) return '';
  return statisticsTexts.months.summary(statisticsTexts.periodName(best[0]), texts.flights.count(best[1].flightNum));
}

/** Returns the months with flights, the latest first. */
function tableOf(months: ReadonlyMap<string, FlightTally>, links: FlightLinks): DataTableProps {
  return {
    label: statisticsTexts.months.title,
    head: [texts.terms.month, texts.terms.flights],
    textColumns: 1,
    rows: [...months]
      .toSorted(([a], [b]) => (a < b ? 1 : -1))
      .map(([month, { flightNum }]) => ({
        key: month,
        cells: [statisticsTexts.periodName(month), formatWhole(flightNum)],
        href: links.pathOf(flightsIn(month)),
      })),
  };
}

const MONTHS = Array.from({ length: 12 }, (_, index) => index + 1);

/** The names of the rows. */
export const MONTH_ROWS: readonly HeatLabel[] = MONTHS.map((month) => ({
  column: 0,
  row: month - 1,
  label: texts.dates.month(month),
}));

/** Returns a cell for each month of the years, column by column. */
export function monthCells(months: ReadonlyMap<string, FlightTally>, years: readonly string[]): readonly HeatCell[] {
  const most = Math.max(0, ...[...months.values()].map(({ flightNum }) => flightNum));
  return years.flatMap((year, column) =>
    MONTHS.map((month) => {
      const key = `${year}-${twoDigits(month)}`;
      const place = { key, column, row: month - 1 };
      const tally = months.get(key);
      return tally
        ? {
            ...place,
            name: monthName(key, tally),
            step: heatLevel(tally.flightNum, most),
            text: formatWhole(tally.flightNum),
          }
        : { ...place, name: '', step: 0 };
    }),
  );
}

/** Returns the names of the years above their columns. */
export function yearLabels(years: readonly string[]): readonly HeatLabel[] {
  return years.map((label, column) => ({ column, row: 0, label }));
}

/** `May 2025: 14 flights, 12 h 05 min`. */
function monthName(month: string, { flightNum, airtime }: FlightTally): string {
  return statisticsTexts.named(
    statisticsTexts.periodName(month),
    `${texts.flights.count(flightNum)}, ${airtimeText(airtime)}`,
  );
}

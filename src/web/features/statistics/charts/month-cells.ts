import { twoDigits } from '#domain/local-date';
import type { FlightTally } from '#domain/statistics/tallies';
import { airtimeText } from '#web/parts/airtime-text.ts';
import { texts } from '#web/texts.ts';
import { type HeatLabel, heatLevel } from '#web/ui/chart/heat-grid.ts';
import type { HeatCell } from '#web/ui/chart/heat-map.tsx';
import { formatWhole } from '#web/ui/text/numbers.ts';
import { statisticsTexts } from '../statistics-texts.ts';

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
  return `${statisticsTexts.periodName(month)}: ${texts.flights.count(flightNum)}, ${airtimeText(airtime)}`;
}

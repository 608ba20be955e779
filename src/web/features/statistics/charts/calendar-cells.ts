import { type CalendarDay, calendarOf } from '#domain/statistics/flight-times';
import type { FlightTally } from '#domain/statistics/tallies';
import type { Minutes } from '#domain/units';
import { airtimeText } from '#web/parts/airtime-text.ts';
import { texts } from '#web/texts.ts';
import type { HeatLabel } from '#web/ui/chart/heat-grid.ts';
import type { HeatCell } from '#web/ui/chart/heat-map.tsx';
import { statisticsTexts } from '../statistics-texts.ts';

/** Airtime in minutes from which on a day has the second, third and fourth step: years can be compared. */
const STEPS = [60, 120, 240];
/** Weeks of a half of the year. */
const HALF_WEEKS = 27;
/** Rows of a band of weeks: the days, and room for the names of the months. */
const BAND_ROWS = 8.6;

/** The cells of a year, in one band of weeks or two halves below each other. */
export interface CalendarCells {
  readonly cells: readonly HeatCell[];
  readonly columnLabels: readonly HeatLabel[];
  readonly rowLabels: readonly HeatLabel[];
  readonly columns: number;
  readonly rows: number;
}

/** Returns the days of a year with their flights. */
export function calendarCells(
  year: number,
  days: ReadonlyMap<string, FlightTally>,
  { inHalves }: { readonly inHalves: boolean },
): CalendarCells {
  const weeks = inHalves ? HALF_WEEKS : Number.POSITIVE_INFINITY;
  const calendar = calendarOf(year);
  const placeOf = ({ week, weekday }: CalendarDay) =>
    inHalves
      ? { column: week % weeks, row: Math.floor(week / weeks) * BAND_ROWS + weekday }
      : { column: week, row: weekday };
  const placed = calendar.map((day) => ({ day, ...placeOf(day) }));
  return {
    cells: placed.map(({ day, column, row }) => ({ ...cellOf(day.date, days.get(day.date)), column, row })),
    columnLabels: monthLabels(placed),
    rowLabels: inHalves ? [...weekdayLabels(0), ...weekdayLabels(BAND_ROWS)] : weekdayLabels(0),
    columns: inHalves ? HALF_WEEKS : Math.max(...placed.map(({ column }) => column)) + 1,
    rows: inHalves ? BAND_ROWS + 7 : 7,
  };
}

/** Returns the step of a day's airtime: 1 to 4. */
export function stepOfDay(airtime: Minutes): number {
  return 1 + STEPS.filter((least) => airtime >= least).length;
}

function cellOf(date: string, tally: FlightTally | undefined) {
  if (!tally) return { key: date, name: '', step: 0 };
  const name = `${texts.dates.day(date)}: ${texts.flights.count(tally.flightNum)}, ${airtimeText(tally.airtime)}`;
  return { key: date, name, step: stepOfDay(tally.airtime) };
}

interface PlacedDay {
  readonly day: CalendarDay;
  readonly column: number;
  readonly row: number;
}

/** Returns the names of the months, each above the first whole week of its month. */
function monthLabels(days: readonly PlacedDay[]): readonly HeatLabel[] {
  const mondays = days.filter(({ day }) => day.weekday === 0 && Number(day.date.slice(8)) <= 7);
  return mondays.map(({ day, column, row }) => ({ column, row, label: texts.dates.month(day.month) }));
}

/** Returns the names of every second weekday of the band of weeks that begins at a row. */
function weekdayLabels(first: number): readonly HeatLabel[] {
  return statisticsTexts.calendar.weekdays.flatMap((label, weekday) =>
    weekday % 2 === 0 ? [{ column: 0, row: first + weekday, label }] : [],
  );
}

/** Returns the total of the days of a year. */
export function calendarSummary(days: ReadonlyMap<string, FlightTally>, total: Minutes): string {
  return statisticsTexts.calendar.summary(days.size, airtimeText(total));
}

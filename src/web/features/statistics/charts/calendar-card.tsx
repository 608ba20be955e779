import { memo, useMemo, useState } from 'react';
import { type CalendarDay, calendarOf } from '#domain/statistics/flight-times';
import { type FlightTally, flightsInYear, talliesBy } from '#domain/statistics/tallies';
import { type Minutes, minutes } from '#domain/units';
import { STATISTICS as statisticsTexts } from '#texts/statistics';
import { airtimeText } from '#web/parts/quantities.tsx';
import { texts } from '#web/texts.ts';
import type { HeatLabel } from '#web/ui/chart/heat-grid.ts';
import { type HeatCell, HeatMap } from '#web/ui/chart/heat-map.tsx';
import { heatFill } from '#web/ui/chart/series/colours.ts';
import { classes } from '#web/ui/classes.ts';
import { Icon } from '#web/ui/icon.tsx';
import { formatWhole } from '#web/ui/text/numbers.ts';
import { NARROW, useMedia } from '#web/ui/use-media.ts';
import { flightsIn } from '../flight-links.ts';
import type { StatisticsShown } from '../use-statistics.ts';
import styles from './calendar.module.css';
import { ChartFigure } from './chart-figure.tsx';

/** The days of the selected year, or of the latest one with flights; a day leads to its flights. */
export const CalendarCard = memo(function CalendarCard({ statistics }: { readonly statistics: StatisticsShown }) {
  const { flightsOfAllYears, years, selections, links } = statistics;
  const [turnedTo, setTurnedTo] = useState<number | null>(null);
  const [latest = 0] = years;
  const year = selections.year ?? turnedTo ?? latest;
  const inYear = useMemo(() => flightsInYear(flightsOfAllYears, year), [flightsOfAllYears, year]);
  const days = useMemo(() => talliesBy(inYear, ({ date }) => date), [inYear]);
  const inHalves = useMedia(NARROW);
  const calendar = useMemo(() => calendarCells(year, days, { inHalves }), [year, days, inHalves]);
  const choose = useMemo(() => (day: string) => links.open(flightsIn(day)), [links]);
  const title = statisticsTexts.calendar.title(year);
  const airtime = minutes(inYear.reduce((sum, flight) => sum + flight.airtime, 0));
  return (
    <ChartFigure
      whole
      title={title}
      controls={selections.year === null && <YearSteps year={year} years={years} onTurn={setTurnedTo} />}
      summary={calendarSummary(days, airtime)}
      nameOf={(key) => calendar.cells.find((cell) => cell.key === key)?.name}
      table={() => ({
        label: title,
        head: [texts.terms.date, texts.terms.flights, texts.terms.airtimeHead],
        textColumns: 1,
        rows: [...days]
          .toSorted(([a], [b]) => (a < b ? 1 : -1))
          .map(([date, tally]) => ({
            key: date,
            cells: [texts.dates.day(date), formatWhole(tally.flightNum), airtimeText(tally.airtime)],
            href: links.pathOf(flightsIn(date)),
          })),
      })}
    >
      {(onPoint) => (
        <>
          <HeatMap label={title} {...calendar} onPoint={onPoint} onChoose={choose} />
          <Legend />
        </>
      )}
    </ChartFigure>
  );
});

/** The meaning of the colours. */
function Legend() {
  const { legend, steps } = statisticsTexts.calendar;
  return (
    <p className={styles.legend}>
      {legend}
      {steps.map((label, step) => (
        <span key={label}>
          <i style={{ background: heatFill(step) }} aria-hidden="true" />
          {label}
        </span>
      ))}
    </p>
  );
}

interface YearStepsProps {
  readonly year: number;
  /** The years with flights, the latest first. */
  readonly years: readonly number[];
  readonly onTurn: (year: number) => void;
}

/** Buttons that turn to the year with flights before or after. */
function YearSteps({ year, years, onTurn }: YearStepsProps) {
  const { before, after } = statisticsTexts.calendar;
  const place = years.indexOf(year);
  const steps = [
    { to: years[place + 1], label: before, className: styles.step },
    { to: years[place - 1], label: after, className: classes(styles.step, styles.forward) },
  ] as const;
  return (
    <div className={styles.steps}>
      {steps.map(({ to, label, className }) => (
        <button
          key={className}
          type="button"
          className={className}
          disabled={to === undefined}
          aria-label={label(to ?? year)}
          onClick={() => to !== undefined && onTurn(to)}
        >
          <Icon name="back" />
        </button>
      ))}
    </div>
  );
}

/** Airtime in minutes from which on a day has the second, third and fourth step: years can be compared. */
const STEPS = [60, 120, 240];
/** Weeks of a half of the year. */
const HALF_WEEKS = 27;
/** Rows of a band of weeks: the days, and room for the names of the months. */
const BAND_ROWS = 8.6;

/** The cells of a year, in one band of weeks or two halves below each other. */
interface CalendarCells {
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
  const name = statisticsTexts.named(
    texts.dates.day(date),
    `${texts.flights.count(tally.flightNum)}, ${airtimeText(tally.airtime)}`,
  );
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
function calendarSummary(days: ReadonlyMap<string, FlightTally>, total: Minutes): string {
  return statisticsTexts.calendar.summary(days.size, airtimeText(total));
}

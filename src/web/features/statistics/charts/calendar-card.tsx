import { memo, useMemo, useState } from 'react';
import { flightsInYear, talliesBy } from '#domain/statistics/tallies';
import { minutes } from '#domain/units';
import { airtimeText } from '#web/parts/airtime-text.ts';
import { texts } from '#web/texts.ts';
import { HeatMap } from '#web/ui/chart/heat-map.tsx';
import { heatFill } from '#web/ui/chart/series/colours.ts';
import { classes } from '#web/ui/classes.ts';
import { Icon } from '#web/ui/icon.tsx';
import { formatWhole } from '#web/ui/text/numbers.ts';
import { NARROW, useMedia } from '#web/ui/use-media.ts';
import { flightsIn } from '../flight-links.ts';
import { statisticsTexts } from '../statistics-texts.ts';
import type { StatisticsShown } from '../use-statistics.ts';
import styles from './calendar.module.css';
import { calendarCells, calendarSummary } from './calendar-cells.ts';
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
        head: [texts.terms.date, texts.terms.flights, texts.terms.airtime],
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

/** What the colours mean. */
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

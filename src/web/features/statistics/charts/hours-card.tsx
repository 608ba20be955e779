import { memo, useMemo } from 'react';
import { hoursOfDay } from '#domain/statistics/flight-times';
import { texts } from '#web/texts.ts';
import { StackedHistogram } from '#web/ui/chart/series/stacked-histogram.tsx';
import { formatWhole } from '#web/ui/text/numbers.ts';
import { statisticsTexts } from '../statistics-texts.ts';
import type { StatisticsShown } from '../use-statistics.ts';
import { ChartFigure } from './chart-figure.tsx';
import { hourBars } from './hour-bars.ts';

/** When of the day the selected flights were launched; an hour leads to its flights. */
export const HoursCard = memo(function HoursCard({ statistics }: { readonly statistics: StatisticsShown }) {
  const { flights, links, selections } = statistics;
  const { year, month } = selections;
  const hours = useMemo(() => hoursOfDay(flights), [flights]);
  const bars = useMemo(() => hourBars(hours), [hours]);
  const choose = useMemo(() => (hour: string) => links.open({ year, month, hour: Number(hour) }), [links, year, month]);
  const { title, heading, summary } = statisticsTexts.hours;
  return (
    <ChartFigure
      title={title}
      summary={summary(flights.length - hours.unknown, hours.unknown)}
      nameOf={(key) => bars.find((bar) => bar.key === key)?.name}
      table={() => ({
        label: title,
        head: [heading, texts.terms.flights],
        textColumns: 1,
        rows: [...hours.hours]
          .toSorted(([a], [b]) => a - b)
          .map(([hour, { flightNum }]) => ({
            key: String(hour),
            cells: [statisticsTexts.hours.hour(hour), formatWhole(flightNum)],
            href: links.pathOf({ year, month, hour }),
          })),
      })}
    >
      {(onPoint) => (
        <StackedHistogram
          label={title}
          bars={bars}
          formatValue={formatWhole}
          onPoint={onPoint}
          onChoose={choose}
          leads
        />
      )}
    </ChartFigure>
  );
});

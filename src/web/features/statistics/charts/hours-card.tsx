import { memo, useMemo } from 'react';
import { type HoursOfDay, hoursOfDay } from '#domain/statistics/flight-times';
import { STATISTICS as statisticsTexts } from '#texts/statistics';
import { airtimeText } from '#web/parts/quantities.tsx';
import { texts } from '#web/texts.ts';
import type { Bar } from '#web/ui/chart/series/stacked-bars.ts';
import { StackedHistogram } from '#web/ui/chart/series/stacked-histogram.tsx';
import { formatWhole } from '#web/ui/text/numbers.ts';
import type { StatisticsShown } from '../use-statistics.ts';
import { ChartFigure } from './chart-figure.tsx';

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

/** Returns a bar for each hour from the earliest to the latest launch. */
export function hourBars({ hours, range }: HoursOfDay): readonly Bar[] {
  return range.map((hour) => {
    const tally = hours.get(hour);
    const count = texts.flights.count(tally?.flightNum ?? 0);
    const name = statisticsTexts.named(statisticsTexts.hours.hour(hour), count);
    return {
      key: String(hour),
      label: statisticsTexts.hours.label(hour),
      name: tally ? `${name}, ${airtimeText(tally.airtime)}` : name,
      parts: tally ? [{ series: 'only', value: tally.flightNum }] : [],
    };
  });
}

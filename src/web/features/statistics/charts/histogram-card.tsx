import { useMemo } from 'react';
import { totalOf } from '#domain/statistics/site-statistics';
import { texts } from '#web/texts.ts';
import type { Bar } from '#web/ui/chart/series/stacked-bars.ts';
import { StackedHistogram } from '#web/ui/chart/series/stacked-histogram.tsx';
import type { DataTableProps } from '#web/ui/table/data-table.tsx';
import { statisticsTexts } from '../statistics-texts.ts';
import type { StatisticsShown } from '../use-statistics.ts';
import { barsOf } from './chart-data.ts';
import { ChartFigure } from './chart-figure.tsx';
import type { Measure } from './measures.ts';

interface HistogramCardProps {
  readonly statistics: StatisticsShown;
  readonly measure: Measure;
}

/** Flights, airtime or scored distance by year, month or day; a click on a bar zooms into it. */
export function HistogramCard({ statistics, measure }: HistogramCardProps) {
  const { shown, columns, kind, actions } = statistics;
  const bars = useMemo(() => barsOf(shown, columns, measure), [shown, columns, measure]);
  const total = useMemo(() => measure.textOf(totalOf(shown)), [shown, measure]);
  const title = statisticsTexts.bySpan(measure.title, kind);
  const choose = kind === 'day' ? undefined : actions.drillDown;
  return (
    <ChartFigure
      title={title}
      summary={total}
      nameOf={(key) => bars.find((bar) => bar.key === key)?.name}
      table={() => tableOf(bars, { statistics, title, onChoose: choose })}
    >
      {(onPoint) => (
        <StackedHistogram
          label={title}
          bars={bars}
          formatValue={measure.onAxis}
          axisParts={measure.axisParts}
          onPoint={onPoint}
          onChoose={choose}
        />
      )}
    </ChartFigure>
  );
}

interface TableOptions {
  readonly statistics: StatisticsShown;
  readonly title: string;
  readonly onChoose: ((key: string) => void) | undefined;
}

function tableOf(bars: readonly Bar[], { statistics, title, onChoose }: TableOptions): DataTableProps {
  const filled = bars.filter(({ parts }) => parts.length > 0);
  return {
    label: title,
    head: [texts.terms[statistics.kind], statisticsTexts.bySite],
    textColumns: 2,
    rows: filled.map(({ key, name }) => ({
      key,
      cells: [statisticsTexts.spanName(key), name.slice(name.indexOf(': ') + 2)],
      onChoose: onChoose && (() => onChoose(key)),
    })),
  };
}

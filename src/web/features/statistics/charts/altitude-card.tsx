import { memo, useMemo } from 'react';
import { BUCKET_WIDTH, bucketsAboveSea } from '#domain/statistics/altitude-buckets';
import { siteOf } from '#domain/statistics/ranked-sites';
import { statsFlights } from '#domain/statistics/stats-flight';
import { type AltitudeUnit, altitudeIn, metres } from '#domain/units';
import { STATISTICS as statisticsTexts } from '#texts/statistics';
import type { Logbook } from '#web/store/logbook.ts';
import { texts } from '#web/texts.ts';
import { BubbleChart } from '#web/ui/chart/series/bubble-chart.tsx';
import type { DataTableProps } from '#web/ui/table/data-table.tsx';
import { formatWhole } from '#web/ui/text/numbers.ts';
import type { StatisticsShown } from '../use-statistics.ts';
import { bubblesOf, bubblesOfAllSites, canBeToldApart, type FlightBubble } from './chart-data.ts';
import { ChartFigure, type ChartTableOptions } from './chart-figure.tsx';
import { ChosenFlights } from './chosen-flights.tsx';

interface AltitudeCardProps {
  readonly statistics: StatisticsShown;
  readonly logbook: Logbook;
}

/** Max altitudes of the flights; a click on a bubble lists its flights. Nothing where no altitude is known. */
export const AltitudeCard = memo(function AltitudeCard({ statistics, logbook }: AltitudeCardProps) {
  const { columns, selections, actions } = statistics;
  const unit = logbook.pilot.altitudeUnit;
  const { bubbles, isBySite } = useBubbles({ statistics, logbook });
  const choose = useMemo(() => chooserOf(bubbles, actions.chooseFlights), [bubbles, actions]);
  const [firstId] = selections.flightIds;
  const chosen = firstId === undefined ? undefined : bubbles.find(({ flightIds }) => flightIds.includes(firstId));
  const title = statisticsTexts.byPeriod(texts.terms.maxAltitude, statistics.kind);
  if (bubbles.length === 0) return null;
  return (
    <ChartFigure
      whole
      title={title}
      summary={summaryIn(unit, isBySite)}
      nameOf={(key) => bubbles.find((bubble) => bubble.key === key)?.name}
      table={() => tableOf(bubbles, { statistics, title, onChoose: choose })}
    >
      {(onPoint) => (
        <>
          <BubbleChart
            label={title}
            bubbles={bubbles}
            columns={columns}
            formatValue={formatWhole}
            chosen={chosen?.key ?? null}
            onPoint={onPoint}
            onChoose={choose}
          />
          {chosen && (
            <ChosenFlights
              key={chosen.key}
              name={chosen.name}
              flights={statsFlights(selections.flightIds, logbook)}
              unit={unit}
              onClose={() => actions.chooseFlights([])}
            />
          )}
        </>
      )}
    </ChartFigure>
  );
});

/** Returns the bubbles of each site, or of all sites together where those could not be told apart. */
function useBubbles({ statistics, logbook }: AltitudeCardProps) {
  const { shown, columns, seriesOf, kind } = statistics;
  const unit = logbook.pilot.altitudeUnit;
  const others = useMemo(() => {
    const together = new Set(shown.filter((one) => seriesOf(one) === 'other').map(({ site }) => site));
    const flights = statistics.flights.filter((flight) => together.has(siteOf(flight, logbook.sites)));
    return bucketsAboveSea(flights, kind);
  }, [shown, seriesOf, statistics.flights, logbook.sites, kind]);
  const bySite = useMemo(
    () => bubblesOf(shown, columns, { unit, seriesOf, others }),
    [shown, columns, unit, seriesOf, others],
  );
  const isBySite = canBeToldApart(bySite);
  const bubbles = useMemo(
    () => (isBySite ? bySite : bubblesOfAllSites(bucketsAboveSea(statistics.flights, kind), columns, unit)),
    [isBySite, bySite, statistics.flights, kind, columns, unit],
  );
  return { bubbles, isBySite };
}

function summaryIn(unit: AltitudeUnit, isBySite: boolean): string {
  const { altitudeSummary, altitudeSummaryOfAllSites } = statisticsTexts;
  const textOf = isBySite ? altitudeSummary : altitudeSummaryOfAllSites;
  return textOf(texts.units.altitude[unit], altitudeIn(metres(BUCKET_WIDTH), unit));
}

function chooserOf(bubbles: readonly FlightBubble[], chooseFlights: (ids: readonly number[]) => void) {
  return (key: string): void => chooseFlights(bubbles.find((bubble) => bubble.key === key)?.flightIds ?? []);
}

function tableOf(bubbles: readonly FlightBubble[], { statistics, title, onChoose }: ChartTableOptions): DataTableProps {
  const chosen = statistics.selections.flightIds[0];
  return {
    label: title,
    head: [texts.terms.site, texts.terms[statistics.kind], texts.terms.maxAltitude, texts.terms.flights],
    textColumns: 1,
    rows: bubbles.map(({ key, column, siteName, range, flightIds }) => ({
      key,
      cells: [siteName, statisticsTexts.periodName(column), range, formatWhole(flightIds.length)],
      chosen: chosen !== undefined && flightIds.includes(chosen),
      onChoose: () => onChoose(key),
    })),
  };
}

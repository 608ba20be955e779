import { useCallback, useMemo, useState } from 'react';
import { useLocation } from 'wouter';
import { pathToFlights } from '#contract/pages/flight-list-address';
import type { Flight } from '#domain/flight';
import { hourOf, launchHours } from '#domain/takeoff/launch-hours';
import { FiguresTable } from '#web/parts/item/flights/figures-table.tsx';
import { ItemCard } from '#web/parts/item/item-card.tsx';
import { texts } from '#web/texts.ts';
import type { Bar } from '#web/ui/chart/series/stacked-bars.ts';
import { StackedHistogram } from '#web/ui/chart/series/stacked-histogram.tsx';
import { formatWhole } from '#web/ui/text/numbers.ts';
import { sitePageTexts } from '../site-page-texts.ts';

interface LaunchHoursProps {
  readonly flights: readonly Flight[];
  readonly siteId: number;
}

/** The flights of a site by the hour of their launch; a click leads to those flights in the list. Nothing where no time is known. */
export function LaunchHours({ flights, siteId }: LaunchHoursProps) {
  const [, navigate] = useLocation();
  const [pointed, setPointed] = useState<string | null>(null);
  const bars = useMemo(() => hourBars(flights), [flights]);
  const choose = useCallback(
    (key: string) => navigate(pathToFlights({ site: siteId, hour: Number(key) })),
    [navigate, siteId],
  );
  if (bars.length === 0) return null;
  const { hours, hoursSummary } = sitePageTexts;
  return (
    <ItemCard title={hours} summary={bars.find(({ key }) => key === pointed)?.name ?? hoursSummary}>
      <StackedHistogram
        label={hours}
        bars={bars}
        formatValue={formatWhole}
        onPoint={setPointed}
        onChoose={choose}
        leads
      />
      <FiguresTable
        label={hours}
        head={[sitePageTexts.time, texts.terms.flights]}
        textColumns={1}
        rows={bars.map(({ key, parts }) => ({
          key,
          cells: [sitePageTexts.hour(Number(key)), formatWhole(parts[0]?.value ?? 0)],
        }))}
      />
    </ItemCard>
  );
}

function hourBars(flights: readonly Flight[]): readonly Bar[] {
  const times = flights.map(({ time }) => time).filter((time) => time !== null);
  return launchHours(times.map(hourOf)).map(({ hour, count }) => ({
    key: String(hour),
    label: String(hour),
    name: sitePageTexts.hourOfFlights(hour, count),
    parts: [{ series: 'only', value: count }],
  }));
}

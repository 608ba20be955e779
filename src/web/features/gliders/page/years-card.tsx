import { useCallback, useMemo, useState } from 'react';
import { useLocation } from 'wouter';
import { pathToFlights } from '#contract/pages/flight-list-address';
import type { Flight } from '#domain/flight';
import { localDateOf } from '#domain/local-date';
import { type FlownYear, yearsFlown } from '#domain/statistics/years-flown';
import { minutes } from '#domain/units';
import { gliderTexts } from '#web/parts/glider/glider-texts.ts';
import { FiguresTable } from '#web/parts/item/flights/figures-table.tsx';
import { ItemCard } from '#web/parts/item/item-card.tsx';
import { airtimeText } from '#web/parts/quantities/airtime-text.ts';
import { texts } from '#web/texts.ts';
import type { Bar } from '#web/ui/chart/series/stacked-bars.ts';
import { StackedHistogram } from '#web/ui/chart/series/stacked-histogram.tsx';
import { formatWhole } from '#web/ui/text/numbers.ts';

interface YearsCardProps {
  /** Those of the glider. */
  readonly flights: readonly Flight[];
  readonly gliderId: number;
}

const MINUTES_AN_HOUR = 60;
/** Hours between the lines of a short airtime. */
const PARTS = [0.5];

/** The airtime of a glider in each year; a click leads to the flights of that year in the list. */
export function YearsCard({ flights, gliderId }: YearsCardProps) {
  const [, navigate] = useLocation();
  const [pointed, setPointed] = useState<string | null>(null);
  const years = useMemo(() => yearsFlown(flights, localDateOf(new Date())), [flights]);
  const bars = useMemo(() => years.map(barOf), [years]);
  const choose = useCallback(
    (year: string) => navigate(pathToFlights({ glider: gliderId, year: Number(year) })),
    [navigate, gliderId],
  );
  const title = gliderTexts.airtimePerYear;
  return (
    <ItemCard title={title} summary={bars.find(({ key }) => key === pointed)?.name ?? gliderTexts.perYearHint}>
      <StackedHistogram
        label={title}
        bars={bars}
        formatValue={hoursOnAxis}
        axisParts={PARTS}
        onPoint={setPointed}
        onChoose={choose}
        leads
      />
      <FiguresTable
        label={title}
        head={[texts.terms.year, texts.terms.flights, texts.terms.airtime]}
        textColumns={1}
        rows={years.map(({ year, flightNum, airtime }) => ({
          key: String(year),
          cells: [String(year), formatWhole(flightNum), airtimeText(airtime)],
        }))}
      />
    </ItemCard>
  );
}

function barOf({ year, airtime, flightNum }: FlownYear): Bar {
  const name = gliderTexts.yearOf(year, airtimeText(airtime), flightNum);
  return { key: String(year), label: String(year), name, parts: [{ series: 0, value: airtime / MINUTES_AN_HOUR }] };
}

function hoursOnAxis(hours: number): string {
  return hours % 1 === 0 ? texts.airtime.hours(hours) : airtimeText(minutes(hours * MINUTES_AN_HOUR));
}

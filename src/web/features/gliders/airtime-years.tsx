import { type ReactNode, useCallback, useState } from 'react';
import { useLocation } from 'wouter';
import { pathToFlights } from '#contract/pages/flight-list-address';
import type { FlownYear } from '#domain/statistics/glider-usage';
import { minutes } from '#domain/units';
import { GLIDER_CHECK as gliderTexts } from '#texts/glider-check';
import { FiguresTable } from '#web/parts/item/flights/figures-table.tsx';
import { ItemCard } from '#web/parts/item/item-card.tsx';
import { airtimeText } from '#web/parts/quantities.tsx';
import { texts } from '#web/texts.ts';
import type { Bar } from '#web/ui/chart/series/stacked-bars.ts';
import { StackedHistogram } from '#web/ui/chart/series/stacked-histogram.tsx';
import { formatWhole } from '#web/ui/text/numbers.ts';

interface AirtimeYearsProps {
  readonly years: readonly FlownYear[];
  /** A bar for each year, in hours; its key is the year. Keep the identity stable. */
  readonly bars: readonly Bar[];
  /** Leads to the flights of this glider; null for those of all gliders. */
  readonly gliderId: number | null;
  /** Below the bars: what their colours are. */
  readonly children?: ReactNode;
}

/** Minutes of an hour, in which bars are measured. */
export const MINUTES_AN_HOUR = 60;
/** Hours between the lines of a short airtime. */
const PARTS = [0.5];

/** The airtime of each year; a click leads to the flights of that year in the list. */
export function AirtimeYears({ years, bars, gliderId, children }: AirtimeYearsProps) {
  const [, navigate] = useLocation();
  const [pointed, setPointed] = useState<string | null>(null);
  const choose = useCallback(
    (year: string) => navigate(pathToFlights({ ...(gliderId !== null && { glider: gliderId }), year: Number(year) })),
    [navigate, gliderId],
  );
  const title = gliderTexts.airtimePerYear;
  return (
    <ItemCard
      title={title}
      summary={bars.find(({ key }) => key === pointed)?.name ?? gliderTexts.perYearHint}
      isLong={gliderId === null}
    >
      <StackedHistogram
        label={title}
        bars={bars}
        formatValue={hoursOnAxis}
        axisParts={PARTS}
        onPoint={setPointed}
        onChoose={choose}
        leads
      />
      {children}
      <FiguresTable
        label={title}
        head={[texts.terms.year, texts.terms.flights, texts.terms.airtimeHead]}
        textColumns={1}
        rows={years.map(({ year, flightNum, airtime }) => ({
          key: String(year),
          cells: [String(year), formatWhole(flightNum), airtimeText(airtime)],
        }))}
      />
    </ItemCard>
  );
}

/** Returns the name of a year's bar: `2025: 12 h 05 min, 34 flights`. */
export function nameOfYear({ year, airtime, flightNum }: FlownYear): string {
  return gliderTexts.yearOf(year, airtimeText(airtime), flightNum);
}

function hoursOnAxis(hours: number): string {
  return hours % 1 === 0 ? texts.airtime.hours(hours) : airtimeText(minutes(hours * MINUTES_AN_HOUR));
}

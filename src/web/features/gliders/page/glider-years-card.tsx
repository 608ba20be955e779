import { useMemo } from 'react';
import type { Flight } from '#domain/flight';
import { localDateOf } from '#domain/local-date';
import { type FlownYear, yearsFlown } from '#domain/statistics/glider-usage';
import type { Bar } from '#web/ui/chart/series/stacked-bars.ts';
import { AirtimeYears, MINUTES_AN_HOUR, nameOfYear } from '../airtime-years.tsx';

interface GliderYearsCardProps {
  /** Those of the glider. */
  readonly flights: readonly Flight[];
  readonly gliderId: number;
}

/** The airtime of a glider in each year. */
export function GliderYearsCard({ flights, gliderId }: GliderYearsCardProps) {
  const years = useMemo(() => yearsFlown(flights, localDateOf(new Date())), [flights]);
  const bars = useMemo(() => years.map(barOf), [years]);
  return <AirtimeYears years={years} bars={bars} gliderId={gliderId} />;
}

function barOf(flown: FlownYear): Bar {
  const { year, airtime } = flown;
  const parts = [{ series: 'only', value: airtime / MINUTES_AN_HOUR }] as const;
  return { key: String(year), label: String(year), name: nameOfYear(flown), parts };
}

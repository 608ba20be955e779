import { useMemo } from 'react';
import { isolated } from '#domain/isolated';
import { type GliderYear, mostFlownGliders } from '#domain/statistics/glider-usage';
import { minutes } from '#domain/units';
import { GLIDER_CHECK as gliderTexts } from '#texts/glider-check';
import { airtimeText } from '#web/parts/quantities.tsx';
import type { Logbook } from '#web/store/logbook.ts';
import { texts } from '#web/texts.ts';
import { ColourKey, KeyEntry } from '#web/ui/chart/colour-key.tsx';
import { type SeriesIndex, seriesFill } from '#web/ui/chart/series/colours.ts';
import type { Bar } from '#web/ui/chart/series/stacked-bars.ts';
import { TwoLines } from '#web/ui/text/two-lines.tsx';
import { AirtimeYears, MINUTES_AN_HOUR, nameOfYear } from './airtime-years.tsx';

interface GliderYearsProps {
  /** Keep the identity stable. */
  readonly years: readonly GliderYear[];
  readonly gliders: Logbook['gliders'];
}

/** The airtime of each year by glider. */
export function GliderYears({ years, gliders }: GliderYearsProps) {
  const series = useMemo(() => gliderSeries(years, gliders), [years, gliders]);
  const bars = useMemo(() => gliderBars(years, series), [years, series]);
  return (
    <AirtimeYears years={years} bars={bars} gliderId={null}>
      <ColourKey>
        {series.map(({ name, series: index }) => (
          <KeyEntry key={index} colour={seriesFill(index)}>
            <TwoLines>{name}</TwoLines>
          </KeyEntry>
        ))}
      </ColourKey>
    </AirtimeYears>
  );
}

/** Gliders that have colours of their own; the others are one series, as sites are in the statistics. */
const MOST_SERIES = 8;

/** A glider, or the other gliders together, as the bars show it. */
interface GliderSeries {
  readonly name: string;
  readonly series: SeriesIndex;
  /** Null stands for flights without a glider. */
  readonly gliders: readonly (number | null)[];
}

type Names = ReadonlyMap<number, { readonly name: string }>;

/** Returns the series of the years, the glider flown most first, flights without one last. */
export function gliderSeries(years: readonly GliderYear[], gliders: Names): readonly GliderSeries[] {
  const flown = mostFlownGliders(years);
  const ids = flown.filter((id) => id !== null);
  const most = ids.length > MOST_SERIES + 1 ? MOST_SERIES : ids.length;
  const own = ids
    .slice(0, most)
    .map((id, index) => ({ name: gliders.get(id)?.name ?? '', series: index, gliders: [id] }));
  const others: GliderSeries = { name: gliderTexts.otherGliders, series: 'other', gliders: ids.slice(most) };
  const none: GliderSeries = { name: texts.terms.noGlider, series: null, gliders: [null] };
  return [...own, ...(ids.length > most ? [others] : []), ...(flown.includes(null) ? [none] : [])];
}

/** Returns a bar for each year, in hours, stacked by glider. */
export function gliderBars(years: readonly GliderYear[], series: readonly GliderSeries[]): readonly Bar[] {
  return years.map((flown) => {
    const parts = series.map(({ name, series: index, gliders }) => {
      const airtime = gliders.reduce<number>((sum, id) => sum + (flown.airtimes.get(id) ?? 0), 0);
      return { name, series: index, value: airtime / MINUTES_AN_HOUR, text: airtimeText(minutes(airtime)) };
    });
    const named = parts
      .filter(({ value }) => value > 0)
      .map(({ name, text }) => gliderTexts.ofGlider(isolated(name), text));
    const year = nameOfYear(flown);
    return {
      key: String(flown.year),
      label: String(flown.year),
      name: named.length === 0 ? year : gliderTexts.withGliders(year, named),
      parts: parts.map(({ series: index, value }) => ({ series: index, value })),
    };
  });
}

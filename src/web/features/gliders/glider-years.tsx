import { useMemo } from 'react';
import type { GliderYear } from '#domain/statistics/glider-usage';
import type { Logbook } from '#web/store/logbook.ts';
import { ColourKey, KeyEntry } from '#web/ui/chart/colour-key.tsx';
import { seriesFill } from '#web/ui/chart/series/colours.ts';
import { TwoLines } from '#web/ui/text/two-lines.tsx';
import { AirtimeYears } from './airtime-years.tsx';
import { gliderBars, gliderSeries } from './glider-bars.ts';

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

import { useMemo } from 'react';
import type { GliderYear } from '#domain/statistics/glider-years';
import type { Logbook } from '#web/store/logbook.ts';
import { seriesFill } from '#web/ui/chart/series/colours.ts';
import { TwoLines } from '#web/ui/text/two-lines.tsx';
import { AirtimeYears } from '../airtime-years.tsx';
import { gliderBars, gliderSeries } from './glider-bars.ts';
import styles from './glider-years.module.css';

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
      <ul className={styles.legend} aria-hidden="true">
        {series.map(({ name, series: index }) => (
          <li key={index}>
            <span className={styles.swatch} style={{ background: seriesFill(index) }} />
            <TwoLines>{name}</TwoLines>
          </li>
        ))}
      </ul>
    </AirtimeYears>
  );
}

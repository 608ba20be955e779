import { useMemo } from 'react';
import type { Cursor } from '#web/ui/chart/cursor.ts';
import type { Highlight } from '#web/ui/chart/highlight.ts';
import type { BrowserFindings } from '../findings/follow-findings.ts';
import { flightPageTexts } from '../flight-page-texts.ts';
import { glideTable } from './glide-table.ts';
import { PhaseRows } from './phase-rows.tsx';
import type { PhaseTable, TimedTrack } from './phase-table.ts';
import { type PhaseTab, PhaseTabs } from './phase-tabs.tsx';
import styles from './phases.module.css';
import { ridgeTable } from './ridge-table.ts';
import { thermalTable } from './thermal-table.ts';
import { thermalTotals } from './thermal-totals.ts';
import { heightTable, windTable } from './wind-table.ts';

interface PhasesCardProps extends TimedTrack {
  readonly found: BrowserFindings;
  readonly cursor: Cursor;
  readonly highlight: Highlight;
}

/** Thermals, glides, ridges, wind and heights of a flight in tables. */
export function PhasesCard({ found, track, units, clock, cursor, highlight }: PhasesCardProps) {
  const tables = useMemo(() => tablesOf(found, { track, units, clock }), [found, track, units, clock]);
  const totals = thermalTotals(found.phases.totals, units);
  return (
    <section className={styles.card} aria-label={flightPageTexts.phases.title}>
      <PhaseTabs
        render={(tab) => (
          <>
            {tab === 'thermals' && totals.length > 0 && <p className={styles.totals}>{totals.join(' · ')}</p>}
            <PhaseRows
              key={tab}
              label={flightPageTexts.phases.tabs[tab]}
              table={tables[tab]}
              cursor={cursor}
              highlight={highlight}
            />
          </>
        )}
      />
    </section>
  );
}

function tablesOf({ figures, phases }: BrowserFindings, timed: TimedTrack): Readonly<Record<PhaseTab, PhaseTable>> {
  return {
    thermals: thermalTable(phases.thermals, timed),
    glides: glideTable(phases.glides, timed),
    ridges: ridgeTable(phases.ridges, timed),
    wind: windTable(phases.wind, timed.units),
    heights: heightTable(figures.timesAbove, timed.units),
  };
}

import { Fragment, useMemo } from 'react';
import { timesAbove } from '#domain/figures/times-above';
import type { Cursor } from '#web/ui/chart/cursor.ts';
import type { Highlight } from '#web/ui/chart/highlight.ts';
import type { BrowserFindings } from '../findings/follow-findings.ts';
import { flightPageTexts } from '../flight-page-texts.ts';
import { hasAltitude } from '../track-data.ts';
import { glideTable } from './glide-table.ts';
import { PhaseRows } from './phase-rows.tsx';
import type { PhaseTable, TrackTextOptions } from './phase-table.ts';
import { type PhaseTab, PhaseTabs } from './phase-tabs.tsx';
import styles from './phases.module.css';
import { ridgeTable } from './ridge-table.ts';
import { thermalTable } from './thermal-table.ts';
import { thermalTotals } from './thermal-totals.ts';
import { heightTable, windTable } from './wind-table.ts';

interface PhasesCardProps extends TrackTextOptions {
  readonly found: BrowserFindings;
  readonly cursor: Cursor;
  readonly highlight: Highlight;
}

/** Thermals, glides, ridges, wind and heights of a flight in tables. */
export function PhasesCard({ found, track, units, clock, cursor, highlight }: PhasesCardProps) {
  const timed = useMemo(() => ({ track, units, clock }), [track, units, clock]);
  const totals = thermalTotals(found.phases.totals, units);
  return (
    <section className={styles.card} aria-label={flightPageTexts.phases.title}>
      <PhaseTabs
        render={(tab) => (
          <>
            {tab === 'thermals' && totals.length > 0 && <Totals totals={totals} />}
            <PhasePanel key={tab} tab={tab} found={found} timed={timed} cursor={cursor} highlight={highlight} />
          </>
        )}
      />
    </section>
  );
}

/** A line is broken between two of them only. */
function Totals({ totals }: { readonly totals: readonly string[] }) {
  return (
    <p className={styles.totals}>
      {totals.map((total, at) => (
        <Fragment key={total}>
          {at > 0 && ' · '}
          <span>{total}</span>
        </Fragment>
      ))}
    </p>
  );
}

/** Returns the table of a tab, made when it is chosen. Times above heights are those of the altitudes in the charts. */
const TABLES: Readonly<Record<PhaseTab, (found: BrowserFindings, timed: TrackTextOptions) => PhaseTable>> = {
  thermals: ({ phases }, timed) => thermalTable(phases.thermals, timed),
  glides: ({ phases }, timed) => glideTable(phases.glides, timed),
  ridges: ({ phases }, timed) => ridgeTable(phases.ridges, timed),
  wind: ({ phases }, { units }) => windTable(phases.wind, units),
  heights: (_, { track, units }) =>
    heightTable(hasAltitude(track) ? timesAbove(track.seconds, track.altitude) : null, units),
};

interface PhasePanelProps {
  readonly tab: PhaseTab;
  readonly found: BrowserFindings;
  readonly timed: TrackTextOptions;
  readonly cursor: Cursor;
  readonly highlight: Highlight;
}

function PhasePanel({ tab, found, timed, cursor, highlight }: PhasePanelProps) {
  const table = useMemo(() => TABLES[tab](found, timed), [tab, found, timed]);
  return <PhaseRows label={flightPageTexts.phases.tabs[tab]} table={table} cursor={cursor} highlight={highlight} />;
}

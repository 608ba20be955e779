import { useMemo } from 'react';
import { FLIGHT_PAGE as flightPageTexts } from '#texts/flight-page';
import { LoadFailure } from '#web/parts/load-failure.tsx';
import type { Cursor } from '#web/ui/chart/cursor.ts';
import type { Highlight } from '#web/ui/chart/highlight.ts';
import type { TrackTextOptions } from '../findings/phase-tables.ts';
import { PhaseRows } from '../findings/phases-card.tsx';
import styles from './airspace.module.css';
import { airspaceNotes, airspaceTable, type FoundAirspaces } from './airspace-table.ts';
import type { PageAirspaces } from './use-airspaces.ts';

interface AirspaceCardProps extends TrackTextOptions {
  readonly airspaces: PageAirspaces;
  readonly cursor: Cursor;
  readonly highlight: Highlight;
}

/** The airspaces that a flight crosses on the map, with the unknowns about them; nothing where there is no data. */
export function AirspaceCard({ airspaces, ...rest }: AirspaceCardProps) {
  if (airspaces.state === 'off') return null;
  const words = flightPageTexts.airspace;
  return (
    <section className={styles.card} aria-label={words.title} aria-busy={airspaces.state === 'loading'}>
      <h2 className={styles.title}>{words.title}</h2>
      {airspaces.state === 'loading' && <p className={styles.words}>{words.loading}</p>}
      {airspaces.state === 'failed' && (
        <div className={styles.words}>
          <LoadFailure error={airspaces.error} message={words.failed} onRetry={airspaces.retry} />
        </div>
      )}
      {airspaces.state === 'ready' && <Crossings found={airspaces} {...rest} />}
    </section>
  );
}

type CrossingsProps = Omit<AirspaceCardProps, 'airspaces'> & { readonly found: FoundAirspaces };

function Crossings({ found, track, units, clock, cursor, highlight }: CrossingsProps) {
  const table = useMemo(() => airspaceTable(found, { track, units, clock }), [found, track, units, clock]);
  const words = flightPageTexts.airspace;
  if (found.response.date === null) return <p className={styles.words}>{words.allUnread}</p>;
  return (
    <div className={styles.found}>
      <PhaseRows
        label={words.title}
        table={table}
        textColumns={table.head.length}
        cursor={cursor}
        highlight={highlight}
      />
      <p className={styles.notes}>{airspaceNotes(found, track).join(' ')}</p>
    </div>
  );
}

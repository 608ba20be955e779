import { type ReactNode, startTransition, useEffect, useMemo, useRef, useState } from 'react';
import type { WireAirspace } from '#domain/airspace/wire-airspace';
import type { Flight } from '#domain/flight';
import type { Thermal } from '#domain/phases/flight-phases';
import type { FlightScore } from '#domain/score/flight-score';
import { FLIGHT_PAGE as flightPageTexts } from '#texts/flight-page';
import { canBeFlownAgain, type TrackData } from '#web/parts/track/track-data.ts';
import type { Logbook } from '#web/store/logbook.ts';
import { texts } from '#web/texts.ts';
import { createCursor } from '#web/ui/chart/cursor.ts';
import { createHighlight } from '#web/ui/chart/highlight.ts';
import { Skeleton } from '#web/ui/feedback/skeleton.tsx';
import { inTurn } from '#web/ui/page/in-turn.ts';
import { AirspaceCard } from './airspace/airspace-card.tsx';
import { type PageAirspaces, useAirspaces } from './airspace/use-airspaces.ts';
import { Barogram } from './charts/barogram.tsx';
import type { ReadoutOptions } from './charts/readout.ts';
import { TrackCharts } from './charts/track-charts.tsx';
import { TrackReadout } from './charts/track-readout.tsx';
import { FindingsCard } from './findings/findings-card.tsx';
import { NO_FINDINGS, type PageFindings } from './findings/follow-findings.ts';
import { stretchOf } from './findings/phase-tables.ts';
import { PhasesCard } from './findings/phases-card.tsx';
import { scoreOf } from './findings/score-summary.tsx';
import { useFindings } from './findings/use-findings.ts';
import { useGround } from './ground/use-ground.ts';
import { TrackMap } from './map/track-map.tsx';
import styles from './track-view.module.css';

/** Always the same array, so that the map is not drawn again. */
const NO_THERMALS: readonly Thermal[] = [];
const NO_AIRSPACES: readonly WireAirspace[] = [];

/** The room of figures and phases until they are found, so that the content below does not move. */
const EXPECTED_HEIGHT = '800px';

interface TrackViewProps extends ReadoutOptions {
  readonly flight: Flight;
  readonly logbook: Logbook;
  readonly track: TrackData;
  /** The pilot's texts, before the findings. */
  readonly start: ReactNode;
  /** Rendered behind the charts. */
  readonly children: ReactNode;
}

/** Map, readout, barogram and the four charts of a track, linked by one cursor and one highlighted stretch. */
export function TrackView({ flight, logbook, track, units, clock, start, children }: TrackViewProps) {
  const { cursor, highlight } = useMemo(() => linksOf(track), [track]);
  const stage = useRef<HTMLElement>(null);
  const isPainted = useIsPainted();
  const known = useFindings(flight);
  const findings = isPainted ? known : NO_FINDINGS; // Their tables would be rendered before the charts are painted.
  const { ground, onMapDrawn } = useGround(flight, track);
  const airspaces = useAirspaces({ flight, track, ground });
  const { found } = findings;
  const { thermals, bands } = useThermals(findings);
  const shared = { track, units, clock, cursor };
  return (
    <>
      <section ref={stage} className={styles.stage} aria-label={texts.terms.track}>
        <TrackMap
          track={track}
          units={units}
          flightId={flight.id}
          cursor={cursor}
          highlight={highlight}
          thermals={thermals}
          score={scoreOnMap(findings, logbook)}
          airspaces={airspacesOnMap(airspaces)}
          stage={stage}
          replay={canBeFlownAgain(track) ? flightPageTexts.replay : null}
          waits={!isPainted}
          onDrawn={onMapDrawn}
          className={styles.map}
        />
        <TrackReadout {...shared} ground={ground} />
        <Barogram {...shared} ground={ground} highlight={highlight} thermals={bands} />
      </section>
      <div className={styles.rest}>
        {start}
        <FindingsCard {...{ flight, logbook, track, findings, units, clock }} />
        {found ? (
          <PhasesCard {...shared} found={found} highlight={highlight} />
        ) : (
          findings.scores === 'scoring' && <Skeleton height={EXPECTED_HEIGHT} />
        )}
        <AirspaceCard {...shared} airspaces={airspaces} highlight={highlight} />
        <section className={styles.card} aria-label={flightPageTexts.findings.charts}>
          <TrackCharts {...shared} highlight={highlight} />
        </section>
        {children}
      </div>
    </>
  );
}

function linksOf(track: TrackData) {
  return { cursor: createCursor(track.seconds.length, track.highest), highlight: createHighlight() };
}

/** Returns the thermals found so far and their stretches; keeps the identity of both until others are found. */
function useThermals({ found }: PageFindings) {
  const thermals = found?.phases.thermals ?? NO_THERMALS;
  return { thermals, bands: useMemo(() => thermals.map(stretchOf), [thermals]) };
}

/** Returns the score in the home league, whose route the map draws; null when there is none, or none yet. */
function scoreOnMap({ scores }: PageFindings, { pilot }: Logbook): FlightScore | null {
  return Array.isArray(scores) ? scoreOf(scores, pilot.homeLeague) : null;
}

/** Null when the operator has no airspace data. */
function airspacesOnMap(airspaces: PageAirspaces): readonly WireAirspace[] | null {
  if (airspaces.state === 'off') return null;
  return airspaces.state === 'ready' ? airspaces.response.airspaces : NO_AIRSPACES;
}

/** Whether the first render has been painted, with its charts: expensive rendering starts then. */
function useIsPainted(): boolean {
  const [painted, setPainted] = useState(false);
  useEffect(() => {
    let drop = (): void => undefined;
    const frame = requestAnimationFrame(() => {
      drop = inTurn(() => startTransition(() => setPainted(true)));
    });
    return () => {
      cancelAnimationFrame(frame);
      drop();
    };
  }, []);
  return painted;
}

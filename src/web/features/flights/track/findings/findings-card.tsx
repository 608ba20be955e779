import { flightNameText } from '#contract/messages/flight-name-text';
import { proposedName } from '#domain/findings/proposed-name';
import type { Flight } from '#domain/flight';
import { isolated } from '#domain/isolated';
import type { FlightScore } from '#domain/score/flight-score';
import { nearestSite } from '#domain/track/nearest-site';
import { FLIGHT_PAGE as flightPageTexts } from '#texts/flight-page';
import { hasAltitude, type TrackData } from '#web/parts/track/track-data.ts';
import type { Logbook } from '#web/store/logbook.ts';
import { texts } from '#web/texts.ts';
import { DASH } from '#web/ui/text/dash.ts';
import { DetailList } from '#web/ui/text/detail-list.tsx';
import { Quantity } from '#web/ui/text/quantity.tsx';
import type { ReadoutOptions } from '../charts/readout.ts';
import { figureList, hikeFigures, type LabelledFigure } from './figures.ts';
import styles from './findings.module.css';
import type { BrowserFindings, PageFindings } from './follow-findings.ts';
import { ScoreSummary, scoreOf } from './score-summary.tsx';

interface FindingsCardProps extends ReadoutOptions {
  readonly flight: Flight;
  readonly logbook: Logbook;
  readonly track: TrackData;
  readonly findings: PageFindings;
}

/** The findings of a flight: its score, a name and figures; or that they are not known yet. */
export function FindingsCard({ flight, logbook, track, findings, units, clock }: FindingsCardProps) {
  const { found, scores } = findings;
  const league = logbook.pilot.homeLeague;
  const words = flightPageTexts.findings;
  return (
    <section className={styles.card} aria-label={words.figures} aria-busy={scores === 'scoring'}>
      <div className={styles.top}>
        {!track.analysis.isFlightDetected && <p className={styles.quiet}>{words.noFlight}</p>}
        <ScoreSummary scores={scores} league={league} units={units} />
        {found && Array.isArray(scores) && (
          <ProposedName {...{ flight, logbook, track, found }} score={scoreOf(scores, league)} />
        )}
      </div>
      {found ? (
        <div className={styles.figures}>
          <DetailList
            details={[...hikeFigures(flight, units), ...figureList(found.figures, track, { units, clock })].map(
              detailOf,
            )}
          />
        </div>
      ) : (
        <p className={styles.words}>{withoutFigures(scores)}</p>
      )}
    </section>
  );
}

/** Why there are no figures. */
function withoutFigures(scores: PageFindings['scores']): string {
  const { waiting, missing, failed } = flightPageTexts.findings;
  if (scores === 'failed') return failed;
  return scores === 'missing' ? missing : waiting;
}

function ProposedName(props: Parameters<typeof proposedNameText>[0]) {
  const name = proposedNameText(props);
  return name && <p className={styles.quiet}>{flightPageTexts.findings.proposedName(isolated(name))}</p>;
}

function detailOf({ label, figure, note }: LabelledFigure) {
  const value = figure ? (
    <>
      <Quantity {...figure} /> {note && <span className={styles.note}>{note}</span>}
    </>
  ) : (
    DASH
  );
  return { label, value };
}

/** A flight of a logbook with its track and findings. */
interface FlightToName {
  readonly flight: Flight;
  readonly logbook: Logbook;
  readonly track: TrackData;
  readonly found: BrowserFindings;
  /** In the home league; null for none. */
  readonly score: FlightScore | null;
}

/** Returns the name that the findings of a flight propose; null when there is none. */
function proposedNameText({ flight, logbook, track, found, score }: FlightToName): string | null {
  const { sites, pilot } = logbook;
  const site = flight.siteId === null ? undefined : sites.get(flight.siteId);
  const { airtime, landing } = track.analysis;
  const { altitude } = track;
  const name = proposedName(
    { ...found, scores: [] },
    {
      site: site?.name ?? null,
      landingSite: nearestSite(landing, sites.values())?.name ?? null,
      airtime,
      heightLostM: hasAltitude(track) ? (altitude[0] ?? 0) - (altitude.at(-1) ?? 0) : null,
      score,
    },
  );
  return name && flightNameText({ all: texts, names: flightPageTexts.names }, name, pilot.distanceUnit);
}

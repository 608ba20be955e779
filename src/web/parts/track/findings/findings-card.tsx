import type { Flight } from '#domain/flight';
import type { Logbook } from '#web/store/logbook.ts';
import { DASH } from '#web/ui/text/dash.ts';
import { DetailList } from '#web/ui/text/detail-list.tsx';
import { Quantity } from '#web/ui/text/quantity.tsx';
import type { ReadoutOptions } from '../charts/readout.ts';
import { flightPageTexts } from '../flight-page-texts.ts';
import type { TrackData } from '../track-data.ts';
import { figureList, type LabelledFigure } from './figure-list.ts';
import styles from './findings.module.css';
import type { PageFindings } from './follow-findings.ts';
import { proposedNameText } from './proposed-name-text.ts';
import { ScoreSummary } from './score-summary.tsx';
import { scoreOf } from './scores.ts';

interface FindingsCardProps extends ReadoutOptions {
  readonly flight: Flight;
  readonly logbook: Logbook;
  readonly track: TrackData;
  readonly findings: PageFindings;
}

/** What a track says about a flight: its score, a name and figures; or that they are not known yet. */
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
          <DetailList details={figureList(found.figures, track, { units, clock }).map(detailOf)} />
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
  return name && <p className={styles.quiet}>{flightPageTexts.findings.proposedName(name)}</p>;
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

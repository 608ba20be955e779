import type { FlightScore } from '#domain/score/flight-score';
import type { RuleSetId } from '#domain/score/rule-set-ids';
import { RULE_SETS } from '#domain/score/rule-sets';
import { FLIGHT_PAGE as flightPageTexts } from '#texts/flight-page';
import type { PilotUnits } from '#web/parts/quantities.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { DataTable } from '#web/ui/table/data-table.tsx';
import { formatDecimal } from '#web/ui/text/numbers.ts';
import { Quantity } from '#web/ui/text/quantity.tsx';
import { distanceFigure } from './figures.ts';
import styles from './findings.module.css';
import type { PageFindings } from './follow-findings.ts';

interface ScoreSummaryProps {
  readonly scores: PageFindings['scores'];
  /** The pilot's home league. */
  readonly league: RuleSetId;
  readonly units: PilotUnits;
}

/** The score of a flight in the home league, with the other leagues behind a disclosure; or why there is no score. */
export function ScoreSummary({ scores, league, units }: ScoreSummaryProps) {
  const words = flightPageTexts.scores;
  if (scores === 'scoring') return <p className={styles.quiet}>{words.scoring}</p>;
  if (scores === 'failed') return <p className={styles.quiet}>{words.failed}</p>;
  if (scores === 'missing') return <p className={styles.quiet}>{words.missing}</p>;
  const home = scoreOf(scores, league);
  if (!home) return <p className={styles.quiet}>{words.none}</p>;
  const others = scores.filter(({ ruleSet }) => ruleSet !== league);
  return (
    <>
      <HomeScore score={home} units={units} />
      {others.length > 0 && (
        <details className={styles.others}>
          <summary>
            {words.otherLeagues} <Icon name="down" />
          </summary>
          <OtherScores scores={others} units={units} />
        </details>
      )}
    </>
  );
}

function HomeScore({ score, units }: { readonly score: FlightScore; readonly units: PilotUnits }) {
  const words = flightPageTexts.scores;
  const { isProven, type, distanceM, upperBound, ruleSet } = score;
  const [before, after] = words.atLeast('\n').split('\n');
  return (
    <p className={styles.score}>
      <span className={styles.chip}>{words.types[type]}</span>
      <span className={styles.large}>
        <Quantity {...distanceFigure(distanceM, units)} />
      </span>
      <span>
        {!isProven && <span className={styles.quiet}>{before}</span>}
        <span className={styles.large}>
          <Quantity value={pointsText(score)} unit={words.points} />
        </span>
        {!isProven && after}
        {!isProven && (
          <span className={styles.quiet}> {words.atMost(pointsText({ ruleSet, points: upperBound }))}</span>
        )}
      </span>
      <span className={styles.quiet}>{leagueText(ruleSet)}</span>
    </p>
  );
}

function OtherScores({ scores, units }: { readonly scores: readonly FlightScore[]; readonly units: PilotUnits }) {
  const { columns, types, otherLeagues, atLeast } = flightPageTexts.scores;
  const rows = scores.map((score) => {
    const { value, unit } = distanceFigure(score.distanceM, units);
    const points = score.isProven ? pointsText(score) : atLeast(pointsText(score));
    return { key: score.ruleSet, cells: [leagueText(score.ruleSet), types[score.type], `${value} ${unit}`, points] };
  });
  const head = [columns.league, columns.type, columns.distance, columns.points];
  return <DataTable label={otherLeagues} head={head} rows={rows} textColumns={2} />;
}

function leagueText(league: RuleSetId): string {
  return flightPageTexts.scores.league(flightPageTexts.scores.leagues[league], RULE_SETS[league].year);
}

/** Returns the score by a rule set; null when there is none. */
export function scoreOf(scores: readonly FlightScore[], league: RuleSetId): FlightScore | null {
  return scores.find(({ ruleSet }) => ruleSet === league) ?? null;
}

/** Returns points with the decimals of their rule set. */
export function pointsText({ ruleSet, points }: Pick<FlightScore, 'ruleSet' | 'points'>): string {
  return formatDecimal(points, RULE_SETS[ruleSet].decimals);
}

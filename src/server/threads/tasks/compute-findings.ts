import { gunzipSync } from 'node:zlib';
import { FINDINGS_VERSION, findingsOf } from '#domain/findings/findings';
import type { Problem } from '#domain/problem';
import type { Stopwatch } from '#domain/score/limits';
import type { FlownTrack } from '#domain/track/flown-track';
import { readFlownTrack } from '#domain/track/read-track';
import type { StoredFindings } from '#server/repositories/findings/findings';
import { STORED_FINDINGS } from '#server/services/tracks/stored-findings';
import type { StoredTrackFile } from './stored-analysis.ts';

/** The outcome of computing a track's findings. */
export type FindingsOutcome =
  | { readonly state: 'computed'; readonly stored: StoredFindings }
  | { readonly state: 'unreadable'; readonly problem: Problem };

/**
 * Computes the findings of a stored file, on a slow machine within a limit of time. Throws for findings that could not be read
 * again, such as an infinite number: stored, they would be found damaged and computed again for ever.
 */
export function computeFindings({ content, range }: StoredTrackFile): FindingsOutcome {
  const reading = readFlownTrack(gunzipSync(content), range);
  if (reading.state === 'unreadable') return reading;
  const stored = storedFindingsOf(reading.flown, () => performance.now());
  STORED_FINDINGS.read(stored.findings, {});
  return { state: 'computed', stored };
}

/** Returns the findings of a flight in their stored form; with a stopwatch within a limit of time. */
export function storedFindingsOf(
  flown: FlownTrack,
  stopwatch?: Stopwatch,
): StoredFindings & { readonly findings: string } {
  const findings = findingsOf(flown, stopwatch);
  const scores = findings.scores.map(({ ruleSet, type, distanceM, points }) => ({ ruleSet, type, distanceM, points }));
  return { findings: JSON.stringify(findings), findingsVersion: FINDINGS_VERSION, scores };
}

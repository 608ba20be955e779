import { gunzipSync } from 'node:zlib';
import { FINDINGS_VERSION, findingsOf } from '#domain/findings/findings';
import type { Problem } from '#domain/problem';
import type { FlownTrack } from '#domain/track/flown-track';
import { readFlownTrack } from '#domain/track/read-track';
import type { StoredFindings } from '#server/repositories/findings/findings';
import type { StoredFile } from './stored-analysis.ts';

/** The outcome of computing a track's findings. */
export type FindingsOutcome =
  | { readonly state: 'computed'; readonly stored: StoredFindings }
  | { readonly state: 'unreadable'; readonly problem: Problem };

/** Computes the findings of a stored file. */
export function computeFindings({ content, range }: StoredFile): FindingsOutcome {
  const reading = readFlownTrack(gunzipSync(content), range);
  return reading.state === 'unreadable' ? reading : { state: 'computed', stored: storedFindingsOf(reading.flown) };
}

/** Returns the findings of a flight in their stored form. */
export function storedFindingsOf(flown: FlownTrack): StoredFindings {
  const findings = findingsOf(flown);
  const scores = findings.scores.map(({ ruleSet, type, distanceM, points }) => ({ ruleSet, type, distanceM, points }));
  return { findings: JSON.stringify(findings), findingsVersion: FINDINGS_VERSION, scores };
}

import { gunzipSync } from 'node:zlib';
import { flightFindings } from '#contract/findings';
import { FINDINGS_VERSION, type FlightFindings, findingsOf } from '#domain/findings/findings';
import type { Problem } from '#domain/problem';
import type { FlownTrack } from '#domain/track/flown-track';
import { readFlownTrack } from '#domain/track/read-track';
import { storedJson } from '#server/db/stored-json';
import type { StoredFindings } from '#server/repositories/findings';
import type { StoredTrackFile } from './prepare-track.ts';

/** The outcome of computing a track's findings. */
export type FindingsOutcome =
  | { readonly state: 'computed'; readonly stored: StoredFindings }
  | { readonly state: 'unreadable'; readonly problem: Problem };

/** Computes the findings of a stored file. Throws for findings that could not be read again. */
export function computeFindings({ content, range }: StoredTrackFile): FindingsOutcome {
  const reading = readFlownTrack(gunzipSync(content), range);
  if (reading.state === 'unreadable') return reading;
  return { state: 'computed', stored: storedFindingsOf(reading.flown) };
}

/** Returns the findings of a flight in their stored form. Throws as {@link storedOf} does. */
export function storedFindingsOf(flown: FlownTrack): StoredFindings {
  return storedOf(findingsOf(flown));
}

/**
 * Returns findings in their stored form. Throws for those that could not be read again, such as an infinite number: they would be
 * found damaged with each visit, and computed again each time.
 */
export function storedOf(findings: FlightFindings): StoredFindings {
  const text = JSON.stringify(findings);
  STORED_FINDINGS.read(text, { version: FINDINGS_VERSION });
  const scores = findings.scores.map(({ ruleSet, type, distanceM, points }) => ({ ruleSet, type, distanceM, points }));
  return { findings: text, findingsVersion: FINDINGS_VERSION, scores };
}

/** The findings of a track as they are stored, of the current version. */
export const STORED_FINDINGS = storedJson('tracks.findings', flightFindings);

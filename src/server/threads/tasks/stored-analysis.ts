import { createHash } from 'node:crypto';
import { gunzipSync } from 'node:zlib';
import type { Problem } from '#domain/problem';
import type { TimeRange } from '#domain/track/flight/time-range';
import { readTrack } from '#domain/track/read-track';
import type { TrackAnalysis } from '#domain/track/track';
import { timeZoneAt } from '#server/places/timezones';
import type { StoredAnalysis } from '#server/repositories/tracks';

/** What a stored file yields with the present analysis. */
export interface TrackUpdate {
  readonly sha256: string;
  readonly outcome:
    | { readonly state: 'analysed'; readonly analysis: StoredAnalysis }
    | { readonly state: 'unreadable'; readonly problem: Problem };
}

/** A stored track: its file in gzip, and the part of it that is the flight, null for what the analysis finds. */
export interface StoredTrackFile {
  readonly content: Uint8Array;
  readonly range: TimeRange | null;
}

/** Hashes and analyses a stored file again. */
export async function analyseAgain({ content, range }: StoredTrackFile): Promise<TrackUpdate> {
  const bytes = gunzipSync(content);
  const [sha256, reading] = [sha256Of(bytes), readTrack(bytes, range)];
  if (reading.state === 'unreadable') return { sha256, outcome: reading };
  return { sha256, outcome: { state: 'analysed', analysis: await storedAnalysisOf(reading.track.analysis) } };
}

/** Returns the stored form of an analysis, with the time zone of the launch unless that is known. */
export async function storedAnalysisOf(analysis: TrackAnalysis, zone?: string): Promise<StoredAnalysis> {
  return {
    profile: analysis.profile,
    lowest: analysis.minAltitude,
    highest: analysis.maxAltitude,
    analysisVersion: analysis.version,
    analysis: JSON.stringify(analysis),
    zone: zone ?? (await timeZoneAt(analysis.launch)),
  };
}

/** Returns the SHA-256 of a file, in hexadecimal. */
export function sha256Of(bytes: Uint8Array): string {
  return createHash('sha256').update(bytes).digest('hex');
}

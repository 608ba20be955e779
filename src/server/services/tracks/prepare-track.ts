import { gunzipSync, gzipSync } from 'node:zlib';
import type { IgcEncoding } from '#contract/data';
import { problemsOfIgcFile, problemsOfTrackFile } from '#domain/file';
import { dayInName } from '#domain/igc/day-of-file';
import { type LocalDate, localDateOf } from '#domain/local-date';
import type { Problem } from '#domain/problem';
import type { TimeRange } from '#domain/track/flight/time-range';
import { type IgcReadResult, readTrack, readTrackOn } from '#domain/track/read-track';
import type { TrackAnalysis } from '#domain/track/track';
import { sha256Of } from '#server/encoding/sha256';
import { timeZoneAt } from '#server/places/timezones';
import type { StoredAnalysis, StoredTrack } from '#server/repositories/tracks';
import { flownHashOf } from './flown-hash.ts';

/** A track as a save contains it. */
export interface TrackText {
  readonly text: string;
  readonly encoding: IgcEncoding;
  /** Whether it may be larger than the form takes: in an import, and where the file was stored before. */
  readonly mayBeLarge?: boolean;
  /** Null for a track without a name. */
  readonly fileName: string | null;
  /** The part of the file that is the flight; null for what the analysis finds. */
  readonly range: TimeRange | null;
  /** The flight's local day, for a file that does not say its own; null for one that the save does not say. */
  readonly date: LocalDate | null;
}

/** A track ready to be stored, with its analysis. */
export interface PreparedTrack {
  readonly stored: StoredTrack;
  readonly analysis: TrackAnalysis;
  readonly flownHash: string;
}

export type TrackPreparation =
  | { readonly state: 'prepared'; readonly track: PreparedTrack }
  | { readonly state: 'wrong'; readonly problems: readonly Problem[] };

/** The name of a track without one. */
const NAMELESS = '.igc';
const NOT_READABLE: Problem = { subject: 'file', field: 'igc', code: 'notReadable' };

/** Decodes the text of a track into the bytes of its file, analyses and compresses them; or returns its problem. */
export async function prepareTrack(track: TrackText): Promise<TrackPreparation> {
  const { text, encoding, mayBeLarge, fileName } = track;
  const bytes = Buffer.from(text, encoding);
  if (bytes.toString(encoding) !== text) return { state: 'wrong', problems: [NOT_READABLE] };
  const file = { name: fileName ?? NAMELESS, size: bytes.length };
  const problems = mayBeLarge ? problemsOfTrackFile(file) : problemsOfIgcFile(file);
  if (problems.length > 0) return { state: 'wrong', problems };
  const reading = readOnItsDay(bytes, track);
  if (reading.state === 'unreadable') return { state: 'wrong', problems: [reading.problem] };
  const { analysis, isDayGiven } = reading.track;
  // The part says the day wherever the file is read again.
  const range = track.range ?? (isDayGiven ? { from: analysis.launchTime, to: analysis.landingTime } : null);
  const stored = {
    ...(await storedAnalysisOf(analysis)),
    sizeBytes: bytes.length,
    sha256: sha256Of(bytes),
    content: gzipSync(bytes),
    range,
  };
  return { state: 'prepared', track: { stored, analysis, flownHash: flownHashOf(bytes) } };
}

/** A file without a day is of the flight's, or else of the one in its name. */
function readOnItsDay(bytes: Uint8Array, { range, date, fileName }: TrackText): IgcReadResult {
  const reading = readTrack(bytes, range);
  if (reading.state === 'ready' || reading.problem.code !== 'noDate') return reading;
  if (date !== null) return readTrackOn(bytes, { date, of: 'launch' });
  const named = dayInName(fileName ?? '', localDateOf(new Date()));
  return named && 'day' in named ? readTrackOn(bytes, { date: named.day, of: 'firstFix' }) : reading;
}

/** The result of the present analysis of a stored file. */
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
    hike: analysis.hike ?? null,
    analysisVersion: analysis.version,
    analysis: JSON.stringify(analysis),
    zone: zone ?? (await timeZoneAt(analysis.launch)),
  };
}

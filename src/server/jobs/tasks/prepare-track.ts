import { createHash } from 'node:crypto';
import { gzipSync } from 'node:zlib';
import type { IgcEncoding } from '#contract/data';
import { problemsOfIgcFile } from '#domain/file';
import type { Problem } from '#domain/problem';
import { readTrack } from '#domain/track/read-track';
import type { TrackAnalysis } from '#domain/track/track';
import type { KeptTrack, TrackReading } from '#server/repositories/tracks';

/** A track as a save carries it. */
export interface TrackText {
  readonly text: string;
  readonly encoding: IgcEncoding;
  /** Null for a track without a name. */
  readonly fileName: string | null;
}

/** A track that is ready to be kept, with what was read from it. */
export interface PreparedTrack {
  readonly kept: KeptTrack;
  readonly analysis: TrackAnalysis;
}

/** What preparing a track comes to. */
export type TrackPreparation =
  | { readonly state: 'prepared'; readonly track: PreparedTrack }
  | { readonly state: 'wrong'; readonly problems: readonly Problem[] };

/** A track without a name gets one of ours. */
const NAMELESS = '.igc';
const NOT_READABLE: Problem = { subject: 'file', field: 'igc', code: 'notReadable' };

/** Turns the text of a track back into the file's very bytes, reads and compresses them; or says why it is no track. */
export function prepareTrack({ text, encoding, fileName }: TrackText): TrackPreparation {
  const bytes = Buffer.from(text, encoding);
  if (bytes.toString(encoding) !== text) return { state: 'wrong', problems: [NOT_READABLE] };
  const problems = problemsOfIgcFile({ name: fileName ?? NAMELESS, size: bytes.length });
  if (problems.length > 0) return { state: 'wrong', problems };
  const reading = readTrack(bytes);
  if (reading.state === 'unreadable') return { state: 'wrong', problems: [reading.problem] };
  const { analysis } = reading.track;
  const kept = { ...readingOf(analysis), sizeBytes: bytes.length, sha256: sha256Of(bytes), content: gzipSync(bytes) };
  return { state: 'prepared', track: { kept, analysis } };
}

/** What is kept of an analysis. */
export function readingOf(analysis: TrackAnalysis): TrackReading {
  return { profile: analysis.profile, analysisVersion: analysis.version, analysis: JSON.stringify(analysis) };
}

/** The SHA-256 of a file, in hexadecimal digits. */
export function sha256Of(bytes: Uint8Array): string {
  return createHash('sha256').update(bytes).digest('hex');
}

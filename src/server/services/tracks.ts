import { promisify } from 'node:util';
import { gunzip, gzip } from 'node:zlib';
import type { IgcEncoding } from '#contract/data';
import { problemsOfIgcFile } from '#domain/file';
import type { Problem } from '#domain/problem';
import { readTrack } from '#domain/track/read-track';
import type { TrackAnalysis } from '#domain/track/track';
import type { KeptTrack, TrackReading } from '#server/repositories/tracks';
import { Refusal, refuseProblems } from './refusal.ts';

/** A track that is ready to be kept, with what was read from it. */
export interface PreparedTrack {
  readonly kept: KeptTrack;
  readonly analysis: TrackAnalysis;
}

/** A track without a name gets one of ours. */
const NAMELESS = '.igc';
const compress = promisify(gzip);
const decompress = promisify(gunzip);

/** Turns the text of a track back into the file's very bytes, reads and compresses them; refuses what is no track. */
export async function prepareTrack(
  text: string,
  { encoding, fileName }: { readonly encoding: IgcEncoding; readonly fileName: string | null },
): Promise<PreparedTrack> {
  const bytes = bytesOfTrack(text, encoding);
  refuseProblems(problemsOfIgcFile({ name: fileName ?? NAMELESS, size: bytes.length }));
  const analysis = analyseTrack(bytes);
  const content = await compress(bytes);
  return { kept: { ...readingOf(analysis), sizeBytes: bytes.length, content }, analysis };
}

/** Reads a kept track anew, with the analysis of today. */
export async function readAgain(content: Uint8Array): Promise<TrackReading> {
  return readingOf(analyseTrack(await decompress(content)));
}

/** The bytes of a kept track, for browsers that take no gzip. */
export function unpackTrack(content: Uint8Array): Promise<Uint8Array> {
  return decompress(content);
}

function bytesOfTrack(text: string, encoding: IgcEncoding): Uint8Array {
  const bytes = Buffer.from(text, encoding);
  if (bytes.toString(encoding) !== text) throw refusalOf({ subject: 'file', field: 'igc', code: 'notReadable' });
  return bytes;
}

function analyseTrack(bytes: Uint8Array): TrackAnalysis {
  const reading = readTrack(bytes);
  if (reading.state === 'unreadable') throw refusalOf(reading.problem);
  return reading.track.analysis;
}

function readingOf(analysis: TrackAnalysis): TrackReading {
  return { profile: analysis.profile, analysisVersion: analysis.version, analysis: JSON.stringify(analysis) };
}

function refusalOf(problem: Problem): Refusal {
  return new Refusal('invalid', { problems: [problem] });
}

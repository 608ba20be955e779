import { problemText, textsByField } from '#contract/messages/problem-text';
import { problemsOfIgcFile } from '#domain/file';
import type { TimeRange } from '#domain/track/flight/time-range';
import { isSameRange } from '#domain/track/flight/time-range';
import type { DraftFile } from '#web/parts/form/draft/draft.ts';
import type { TrackData } from '#web/parts/track/track-data.ts';
import { readTrackFile } from '#web/parts/track/track-reader.ts';
import { problemTexts } from '#web/problem-texts.ts';
import { texts } from '#web/texts.ts';
import { rangeFoundIn } from '../part/parts.ts';

/** Result of reading a chosen file. */
export type ChosenFile =
  | { readonly state: 'read'; readonly file: DraftFile; readonly track: TrackData; readonly range: TimeRange | null }
  | { readonly state: 'rejected'; readonly message: string };

/** Checks a chosen file by name and size, then reads and analyses it in the worker. */
export async function readChosen(file: File): Promise<ChosenFile> {
  const { igc: message } = textsByField(problemTexts, problemsOfIgcFile(file));
  if (message !== undefined) return { state: 'rejected', message };
  const bytes = await bytesOf(file);
  if (!bytes) return { state: 'rejected', message: texts.forms.unreadableFile(file.name) };
  return readBytes({ name: file.name, bytes: new Uint8Array(bytes) }, null);
}

/** Reads and analyses a part of a file in the worker; without one the longest flight is the part. */
export async function readBytes(file: DraftFile, part: TimeRange | null): Promise<ChosenFile> {
  const reading = await readTrackFile(file.bytes.buffer, part);
  if (reading.state === 'unreadable') return { state: 'rejected', message: problemText(problemTexts, reading.problem) };
  const { track } = reading;
  const range = part ?? rangeFoundIn(track);
  LAST_READ.set(file, { track, range });
  return { state: 'read', file, track, range };
}

/** Returns the track of a part of a file that was read last since the page was loaded, or null. */
export function trackReadOf(file: DraftFile, range: TimeRange | null): TrackData | null {
  const last = LAST_READ.get(file);
  return last && isSameRange(last.range, range) ? last.track : null;
}

/** Returns the rejection of a file with which the worker itself failed. */
export function workerFailed(error: unknown): ChosenFile & { readonly state: 'rejected' } {
  console.warn('The track worker failed.', error);
  return {
    state: 'rejected',
    message: problemText(problemTexts, { subject: 'file', field: 'igc', code: 'notReadable' }),
  };
}

/** The part of each file that was read last. */
const LAST_READ = new WeakMap<DraftFile, { readonly track: TrackData; readonly range: TimeRange | null }>();

/** Returns null when the device cannot read the file: it was moved, or the card removed. */
async function bytesOf(file: File): Promise<ArrayBuffer | null> {
  try {
    return await file.arrayBuffer();
  } catch (error) {
    console.warn('A chosen file could not be read.', error);
    return null;
  }
}

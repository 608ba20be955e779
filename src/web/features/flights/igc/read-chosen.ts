import { problemText, textsByField } from '#contract/messages/problem-text';
import { MAX_FILE_BYTES, problemsOfIgcFile } from '#domain/file';
import { dayInName } from '#domain/igc/day-of-file';
import { isolated } from '#domain/isolated';
import { type LocalDate, localDateOf } from '#domain/local-date';
import { isSameRange, type TimeRange } from '#domain/track/flight/time-range';
import type { SaidDay } from '#domain/track/read-track';
import { ITEM_FORMS as itemFormTexts } from '#texts/item-forms';
import type { DraftFile } from '#web/parts/form/draft/draft.ts';
import type { TrackData } from '#web/parts/track/track-data.ts';
import { readTrackFile, readTrackFileOn } from '#web/parts/track/track-reader.ts';
import type { TrackFileReading } from '#web/parts/track/track-requests.ts';
import { problemTexts } from '#web/problem-texts.ts';
import { rangeFoundIn } from './parts.ts';

/** Result of reading a chosen file. */
export type ChosenFile =
  | { readonly state: 'read'; readonly file: DraftFile; readonly track: TrackData; readonly range: TimeRange | null }
  | Undated
  | RejectedFile;

interface RejectedFile {
  readonly state: 'rejected';
  readonly message: string;
  /** The file, where it is too large for the form, but perhaps not for the import. */
  readonly forImport?: File;
}

/** A file that does not say its day. */
export interface Undated {
  readonly state: 'undated';
  readonly file: DraftFile;
  /** The days that its name may mean, the likeliest first. */
  readonly days: readonly LocalDate[];
}

/** Checks a chosen file by name and size, then reads and analyses it in the worker. */
export async function readChosen(file: File): Promise<ChosenFile> {
  const { igc: message } = textsByField(problemTexts, problemsOfIgcFile(file));
  if (message !== undefined) {
    return { state: 'rejected', message, ...(file.size > MAX_FILE_BYTES && { forImport: file }) };
  }
  const bytes = await bytesOf(file);
  if (!bytes) return { state: 'rejected', message: itemFormTexts.forms.unreadableFile(isolated(file.name)) };
  return readBytes({ name: file.name, bytes: new Uint8Array(bytes) }, null);
}

/** Reads and analyses a part of a file in the worker; without one the longest flight is the part. The day may be in the file's name. */
export async function readBytes(file: DraftFile, part: TimeRange | null): Promise<ChosenFile> {
  const reading = await readTrackFile(file.bytes.buffer, part);
  if (reading.state === 'ready' || reading.problem.code !== 'noDate') return chosenOf(file, reading, part);
  const named = dayInName(file.name, localDateOf(new Date()));
  if (named && 'day' in named) return readBytesOn(file, { date: named.day, of: 'firstFix' });
  return { state: 'undated', file, days: named?.days ?? [] };
}

/** Reads and analyses a file in the worker, on another day than it says. */
export async function readBytesOn(file: DraftFile, day: SaidDay): Promise<ChosenFile> {
  return chosenOf(file, await readTrackFileOn(file.bytes.buffer, day), null);
}

function chosenOf(file: DraftFile, reading: TrackFileReading, part: TimeRange | null): ChosenFile {
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
export function workerFailed(error: unknown): RejectedFile {
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

import { problemText, textsByField } from '#contract/messages/problem-text';
import { problemsOfIgcFile } from '#domain/file';
import type { DraftFile } from '#web/parts/form/draft/draft.ts';
import type { TrackData } from '#web/parts/track/track-data.ts';
import { readTrackFile } from '#web/parts/track/track-reader.ts';
import { texts } from '#web/texts.ts';

/** Result of reading a chosen file. */
export type ChosenFile =
  | { readonly state: 'read'; readonly file: DraftFile; readonly track: TrackData }
  | { readonly state: 'rejected'; readonly message: string };

/** Checks a chosen file by name and size, then reads and analyses it in the worker. */
export async function readChosen(file: File): Promise<ChosenFile> {
  const { igc: message } = textsByField(texts, problemsOfIgcFile(file));
  if (message !== undefined) return { state: 'rejected', message };
  const bytes = await bytesOf(file);
  if (!bytes) return { state: 'rejected', message: texts.forms.unreadableFile(file.name) };
  return readBytes({ name: file.name, bytes: new Uint8Array(bytes) });
}

/** Reads and analyses the bytes of a file in the worker. */
export async function readBytes(file: DraftFile): Promise<ChosenFile> {
  const reading = await readTrackFile(file.bytes.buffer);
  if (reading.state === 'unreadable') return { state: 'rejected', message: problemText(texts, reading.problem) };
  TRACKS.set(file, reading.track);
  return { state: 'read', file, track: reading.track };
}

/** Returns the track of a file that was read since the page was loaded, or null. */
export function trackReadOf(file: DraftFile): TrackData | null {
  return TRACKS.get(file) ?? null;
}

const TRACKS = new WeakMap<DraftFile, TrackData>();

/** Returns null when the device cannot read the file: it was moved, or the card removed. */
async function bytesOf(file: File): Promise<ArrayBuffer | null> {
  try {
    return await file.arrayBuffer();
  } catch (error) {
    console.warn('A chosen file could not be read.', error);
    return null;
  }
}

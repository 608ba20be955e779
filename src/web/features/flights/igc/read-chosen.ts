import { wordsByField, wordsOf } from '#contract/problem-words';
import { problemsOfIgcFile } from '#domain/file';
import type { TrackData } from '#web/parts/track/track-data.ts';
import { readTrackFile } from '#web/parts/track/track-reader.ts';
import { type IgcText, igcTextOf } from './igc-text.ts';

/** What reading a chosen file comes to. */
export type ChosenFile =
  | { readonly state: 'read'; readonly text: IgcText; readonly track: TrackData }
  | { readonly state: 'refused'; readonly message: string };

/** Checks a chosen file by name and size, reads it and works its flight out, away from the page. */
export async function readChosen(file: File): Promise<ChosenFile> {
  const { igc: message } = wordsByField(problemsOfIgcFile(file));
  if (message !== undefined) return { state: 'refused', message };
  const bytes = await bytesOf(file);
  if (!bytes) return { state: 'refused', message: `Couldn't read file ${file.name}` };
  const reading = await readTrackFile(bytes);
  if (reading.state === 'unreadable') return { state: 'refused', message: wordsOf(reading.problem) };
  return { state: 'read', text: igcTextOf(new Uint8Array(bytes)), track: reading.track };
}

/** Null when the device does not give the file out: it was moved, or the card pulled. */
async function bytesOf(file: File): Promise<ArrayBuffer | null> {
  try {
    return await file.arrayBuffer();
  } catch (error) {
    console.warn('A chosen file could not be read.', error);
    return null;
  }
}

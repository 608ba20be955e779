import { MAX_FILE_BYTES } from '#domain/file';
import { igcOfTrack, type TimedTrack } from '#domain/igc/write-igc';
import { hashOf } from '../hash-of.ts';
import { ReadError } from '../read-error.ts';
import type { TrackHandle } from '../readings.ts';
import { MAX_TEXT_BYTES } from '../sources/limits.ts';
import { bytesOf } from '../sources/source-bytes.ts';
import { decodeText } from '../text/decode-text.ts';
import { readGpx } from '../xml/read-gpx.ts';
import { readKml } from '../xml/read-kml.ts';

/** A source file with tracks. */
export type TrackSource = Omit<TrackHandle, 'index'>;

const READERS: Readonly<Record<'gpx' | 'kml', (text: string) => readonly TimedTrack[]>> = {
  gpx: readGpx,
  kml: readKml,
};
const FORMATS = { gpx: 'GPX', kml: 'KML' } as const;

/** Returns the IGC files of a source file: its very bytes, or one for each track of a GPX or KML. Throws when there is none. */
export async function igcFilesOf(source: TrackSource): Promise<readonly Uint8Array<ArrayBuffer>[]> {
  const { kind } = source;
  if (kind === 'igc') return [await bytesOf(source, MAX_FILE_BYTES)];
  const bytes = await bytesOf(source, MAX_TEXT_BYTES);
  const from = { format: FORMATS[kind], sha256: await hashOf(bytes) };
  const files = READERS[kind](decodeText(bytes)).flatMap((track) => igcOfTrack(track, from) ?? []);
  if (files.length === 0) throw new ReadError('noTimes');
  if (files.some(({ length }) => length > MAX_FILE_BYTES)) throw new ReadError('tooLarge');
  return files.map((text) => new TextEncoder().encode(text));
}

/** Returns the IGC file of a track, read again. Throws when its source is gone or not what it was. */
export async function igcOf(handle: TrackHandle): Promise<Uint8Array<ArrayBuffer>> {
  const file = (await igcFilesOf(handle))[handle.index];
  if (file === undefined) throw new ReadError('gone');
  return file;
}

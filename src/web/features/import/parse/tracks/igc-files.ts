import { MAX_FILE_BYTES } from '#domain/file';
import { joinIgc } from '#domain/igc/join-igc';
import { igcOfTrack } from '#domain/igc/write-igc';
import type { TimesNote } from '#domain/import/found-flight';
import { hashOf } from '#web/parts/files/hash-of.ts';
import { ReadError } from '../read-error.ts';
import type { TrackHandle } from '../readings.ts';
import { MAX_TEXT_BYTES } from '../sources/limits.ts';
import { bytesOf } from '../sources/source-bytes.ts';
import { decodeText } from '../text/decode-text.ts';
import type { PointColumns } from '../xml/point-columns.ts';
import { readGpx } from '../xml/read-gpx.ts';
import { readKml } from '../xml/read-kml.ts';

/** A source file with tracks. */
export type TrackSource = Omit<TrackHandle, 'index' | 'sourceHash'>;

const READERS: Readonly<Record<'gpx' | 'kml', (text: string) => readonly PointColumns[]>> = {
  gpx: readGpx,
  kml: readKml,
};
const FORMATS = { gpx: 'GPX', kml: 'KML' } as const;

/** The IGC files of a source file. */
export interface IgcFiles {
  readonly files: readonly Uint8Array<ArrayBuffer>[];
  /** What is not sure about the times of each. */
  readonly timesNotes: readonly (TimesNote | null)[];
  /** SHA-256 of a source file that was converted; null for an IGC. */
  readonly sourceHash: string | null;
}

/** Returns the IGC files of a source file: its very bytes, or one for each track of a GPX or KML. Throws when there is none. */
export async function igcFilesOf(source: TrackSource): Promise<IgcFiles> {
  const { kind } = source;
  if (kind === 'igc') return { files: [await igcOfPieces(source)], timesNotes: [null], sourceHash: null };
  const bytes = await bytesOf(source, MAX_TEXT_BYTES);
  const sourceHash = await hashOf(bytes);
  const from = { format: FORMATS[kind], sha256: sourceHash };
  const tracks = READERS[kind](decodeText(bytes)).flatMap((track) => {
    const igc = igcOfTrack(track, from);
    return igc === null ? [] : [{ igc, timesNote: track.timesNote }];
  });
  if (tracks.length === 0) throw new ReadError('noTimes');
  if (tracks.some(({ igc }) => igc.length > MAX_FILE_BYTES)) throw new ReadError('tooLarge');
  const files = tracks.map(({ igc }) => new TextEncoder().encode(igc));
  return { files, timesNotes: tracks.map(({ timesNote }) => timesNote), sourceHash };
}

/** The very bytes of a file, or of a recording's files as one. */
async function igcOfPieces({ rest = [], ...first }: TrackSource): Promise<Uint8Array<ArrayBuffer>> {
  const bytes = await bytesOf(first, MAX_FILE_BYTES);
  if (rest.length === 0) return bytes;
  const others = await Promise.all(rest.map((piece) => bytesOf(piece, MAX_FILE_BYTES)));
  const joined = joinIgc([bytes, ...others]);
  if (joined === null) throw new ReadError('notReadable');
  if (joined.length > MAX_FILE_BYTES) throw new ReadError('tooLarge');
  return joined;
}

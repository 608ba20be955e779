import { MAX_TRACK_BYTES } from '#domain/file';
import { joinIgc } from '#domain/igc/join-igc';
import { igcOfTrack } from '#domain/igc/write-igc';
import type { TimesNote } from '#domain/import/found-flight';
import type { ConvertedKind } from '#domain/import/source-kind';
import { decodeText } from './decode-text.ts';
import { hashOf } from './hash-of.ts';
import { MAX_TEXT_BYTES } from './limits.ts';
import { ReadError } from './read-error.ts';
import { readFit } from './read-fit.ts';
import { readGpx } from './read-gpx.ts';
import { readKml } from './read-kml.ts';
import { readTcx } from './read-tcx.ts';
import type { TrackHandle } from './readings.ts';
import { bytesOf } from './source-bytes.ts';
import type { PointColumns } from './track-list.ts';

/** A source file with tracks. */
export type TrackSource = Omit<TrackHandle, 'index' | 'sourceHash'>;

type Read = (bytes: Uint8Array) => readonly PointColumns[];

const READERS: Readonly<Record<ConvertedKind, Read>> = {
  gpx: (bytes) => readGpx(decodeText(bytes)),
  kml: (bytes) => readKml(decodeText(bytes)),
  tcx: (bytes) => readTcx(decodeText(bytes)),
  fit: readFit,
};
const FORMATS = { gpx: 'GPX', kml: 'KML', tcx: 'TCX', fit: 'FIT' } as const;

/** The IGC files of a source file. */
interface IgcFiles {
  readonly files: readonly Uint8Array<ArrayBuffer>[];
  /** What is not sure about the times of each. */
  readonly timesNotes: readonly (TimesNote | null)[];
  /** Whether the recorder says that it is another sport than flying, of each. */
  readonly areOtherSports: readonly boolean[];
  /** SHA-256 of a source file that was converted; null for an IGC. */
  readonly sourceHash: string | null;
}

/** Returns the IGC files of a source file: its very bytes, or one for each track of another format. Throws when there is none. */
export async function igcFilesOf(source: TrackSource): Promise<IgcFiles> {
  const { kind } = source;
  if (kind === 'igc')
    return { files: [await igcOfPieces(source)], timesNotes: [null], areOtherSports: [false], sourceHash: null };
  const bytes = await bytesOf(source, MAX_TEXT_BYTES);
  const sourceHash = await hashOf(bytes);
  const from = { format: FORMATS[kind], sha256: sourceHash };
  const tracks = READERS[kind](bytes).flatMap(({ timesNote, isOtherSport, ...track }) => {
    const igc = igcOfTrack(track, from);
    return igc === null ? [] : [{ igc, timesNote, isOtherSport }];
  });
  if (tracks.length === 0) throw new ReadError('noTimes');
  if (tracks.some(({ igc }) => igc.length > MAX_TRACK_BYTES)) throw new ReadError('tooLarge');
  const files = tracks.map(({ igc }) => new TextEncoder().encode(igc));
  const timesNotes = tracks.map(({ timesNote }) => timesNote);
  return { files, timesNotes, areOtherSports: tracks.map(({ isOtherSport }) => isOtherSport), sourceHash };
}

/** The very bytes of a file, or of a recording's files as one. */
async function igcOfPieces({ rest = [], ...first }: TrackSource): Promise<Uint8Array<ArrayBuffer>> {
  const bytes = await bytesOf(first, MAX_TRACK_BYTES);
  if (rest.length === 0) return bytes;
  const others = await Promise.all(rest.map((piece) => bytesOf(piece, MAX_TRACK_BYTES)));
  const joined = joinIgc([bytes, ...others]);
  if (joined === null) throw new ReadError('notReadable');
  if (joined.length > MAX_TRACK_BYTES) throw new ReadError('tooLarge');
  return joined;
}

/** Most bytes of IGC files that are kept. */
const MOST_BYTES = 32 * 2 ** 20;

/**
 * Reads the IGC files of tracks again. Those of the files of other formats that were read last are kept, so that a file with many
 * tracks is converted once for all of them. Changed in place.
 */
export class TrackFiles {
  /** By the hash of the source file, the last one last. */
  readonly #kept = new Map<string, IgcFiles['files']>();
  /** How many source files were read. */
  reads = 0;

  /** Returns the IGC file of a track. Throws when its source is gone or not what it was. */
  async igcOf(handle: TrackHandle): Promise<Uint8Array<ArrayBuffer>> {
    const kept = this.#kept.get(handle.sourceHash ?? '');
    const file = (kept ?? (await this.#read(handle)))[handle.index];
    if (file === undefined) throw new ReadError('gone');
    return file.slice(); // Who gets it may hand it over to another thread.
  }

  async #read(handle: TrackHandle): Promise<IgcFiles['files']> {
    this.reads += 1;
    const { files, sourceHash } = await igcFilesOf(handle);
    if (sourceHash === null) return files;
    this.#kept.set(sourceHash, files);
    this.#dropOldest();
    return files;
  }

  /** The last one stays, however large it is. */
  #dropOldest(): void {
    let bytes = [...this.#kept.values()].flat().reduce((sum, { length }) => sum + length, 0);
    for (const [hash, files] of [...this.#kept].slice(0, -1)) {
      if (bytes <= MOST_BYTES) return;
      this.#kept.delete(hash);
      bytes -= files.reduce((sum, { length }) => sum + length, 0);
    }
  }
}

import { ReadError } from '../read-error.ts';
import type { TrackHandle } from '../readings.ts';
import { type IgcFiles, igcFilesOf } from './igc-files.ts';

/** Most bytes of IGC files that are kept. */
const MOST_BYTES = 32 * 2 ** 20;

/**
 * Reads the IGC files of tracks again. Those of the GPX and KML files that were read last are kept, so that a file with many
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

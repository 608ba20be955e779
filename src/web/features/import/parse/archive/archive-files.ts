import type { ReadProblem } from '#domain/import/read-problem';
import { hashOf } from '#web/parts/files/hash-of.ts';
import { ReadError } from '../read-error.ts';
import type { SourceFile, SourceHandle, SourceReading } from '../readings.ts';
import { MAX_ARCHIVE_ENTRIES } from '../sources/limits.ts';
import { shownPath } from '../sources/shown-path.ts';
import { bytesOf } from '../sources/source-bytes.ts';
import { readDirectory, type ZipEntry } from '../zip/zip.ts';

export class ArchiveFiles {
  readonly source: SourceFile;
  readonly #entries: ReadonlyMap<string, ZipEntry>;

  private constructor(source: SourceFile, entries: readonly ZipEntry[]) {
    this.source = source;
    this.#entries = new Map(entries.map((entry) => [entry.name, entry]));
  }

  /** Reads the directory of an archive. Throws when it is damaged. */
  static async open(source: SourceFile): Promise<ArchiveFiles> {
    return new ArchiveFiles(source, await readDirectory(source.handle.blob, MAX_ARCHIVE_ENTRIES));
  }

  get paths(): readonly string[] {
    return [...this.#entries.keys()];
  }

  /** Where a file is. Throws `missingFile` when it is not in the archive. */
  handleOf(path: string): SourceHandle {
    const entry = this.#entries.get(path);
    if (entry === undefined) throw new ReadError('missingFile');
    return { blob: this.source.handle.blob, entry };
  }

  /** Returns the bytes of a file. Throws when it is missing, too large or damaged; without a hash that is not compared. */
  async bytesOf(path: string, { most, sha256 }: ExpectedFile): Promise<Uint8Array<ArrayBuffer>> {
    const bytes = await bytesOf(this.handleOf(path), most);
    if (sha256 !== undefined && (await hashOf(bytes)) !== sha256) throw new ReadError('wrongChecksum');
    return bytes;
  }

  /** Returns a file of the archive as a source of its own: `wingbook.zip/tracks/2026/flight.igc`. */
  sourceOf(path: string, kind: SourceFile['kind']): SourceFile {
    const { source } = this;
    const entry = this.#entries.get(path) ?? null;
    const handle = { blob: source.handle.blob, entry };
    return { path: shownPath(`${source.path}/${path}`), size: entry?.size ?? 0, kind, handle };
  }

  /** Returns that a file cannot be read. */
  refused(path: string, problem: ReadProblem): Extract<SourceReading, { readonly state: 'refused' }> {
    return { state: 'refused', source: this.sourceOf(path, 'unknown'), problem };
  }
}

/** What a file must be. */
interface ExpectedFile {
  /** Bytes. */
  readonly most: number;
  readonly sha256: string | undefined;
}

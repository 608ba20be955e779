import type { FoundFlight, FoundTrack } from '#domain/import/found-flight';
import type { ReadProblem } from '#domain/import/read-problem';
import type { SourceKind } from '#domain/import/source-kind';
import type { SourceTable } from '#domain/import/table/source-table';
import type { LocalDate } from '#domain/local-date';
import type { ZipEntry } from './zip/zip-entry.ts';

/** A file that the pilot gives, with its path within a chosen folder. */
export interface GivenFile {
  readonly path: string;
  readonly file: Blob;
}

/** Where the bytes of a source file are: nothing is kept in memory, and they are read again when they are sent. */
export interface SourceHandle {
  /** The given file, or the ZIP that holds it. */
  readonly blob: Blob;
  /** The entry of the ZIP; null for the whole file. */
  readonly entry: ZipEntry | null;
}

/** A given file, or a file in a ZIP. */
export interface SourceFile {
  /** As shown: `2025.zip/july/flight.igc`. */
  readonly path: string;
  /** Bytes, unpacked. */
  readonly size: number;
  readonly kind: SourceKind;
  readonly handle: SourceHandle;
}

/** Where the IGC file of a flight comes from: a source file, converted to IGC when it is a GPX or KML. */
export interface TrackHandle extends SourceHandle {
  readonly kind: 'igc' | 'gpx' | 'kml';
  /** Which track of the source file it is, from 0: GPX and KML files can hold several. */
  readonly index: number;
}

/** A flight read from a file; its local day and time follow from the time zone of its launch, unless the file names them. */
export interface ReadFlight extends Omit<FoundFlight, 'source' | 'date' | 'track'> {
  readonly path: string;
  /** Null when not known. */
  readonly date: LocalDate | null;
  readonly track: ReadTrack | null;
  /** Number of its row in a table, from 1. */
  readonly row?: number;
  /** Unix seconds of the launch where only the time zone of its place tells the local day and time; tracks have it themselves. */
  readonly launchTime?: number | null;
}

/** The track of a {@link ReadFlight}. */
export interface ReadTrack extends FoundTrack {
  readonly handle: TrackHandle;
  /** The name that its IGC file is stored under. */
  readonly fileName: string;
}

/** A file with tables, whose columns the pilot confirms before they become flights. */
export interface TableReading {
  readonly state: 'table';
  readonly source: SourceFile;
  /** SHA-256 of the file, in hexadecimal digits. */
  readonly sha256: string;
  /** The only table of a CSV file, or the sheets of a workbook that have one. */
  readonly tables: readonly SourceTable[];
}

/** What reading a source file gives. */
export type SourceReading =
  /** Without flights: a JSON beside a track, whose flights have its values. */
  | { readonly state: 'flights'; readonly source: SourceFile; readonly flights: readonly ReadFlight[] }
  | { readonly state: 'refused'; readonly source: SourceFile; readonly problem: ReadProblem }
  | TableReading
  /** A LogFly database or an archive: read by other parts of the import. */
  | { readonly state: 'other'; readonly source: SourceFile };

/** Progress of reading: how many source files are known so far, and how many of them are read. */
export interface ReadProgress {
  readonly files: number;
  readonly read: number;
}

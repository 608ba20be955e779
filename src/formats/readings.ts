import type { ArchivedLogbook } from '#contract/import/archive';
import type { FlightInput } from '#domain/fields/flight';
import type { FoundFlight, FoundTrack } from '#domain/import/found-flight';
import type { ReadProblem } from '#domain/import/read-problem';
import type { SourceKind, TrackKind } from '#domain/import/source-kind';
import type { RowHandling } from '#domain/import/table/row-flight';
import type { SourceTable } from '#domain/import/table/source-table';
import type { LocalDate } from '#domain/local-date';
import type { ZipEntry } from './zip.ts';

/** A file that the pilot has chosen, with its path within a chosen folder. */
export interface ChosenSource {
  readonly path: string;
  readonly file: Blob;
}

/** Where the bytes of a source file are: nothing is kept in memory, and they are read again when they are sent. */
export interface SourceHandle {
  /** The given file, or the ZIP that holds it. */
  readonly blob: Blob;
  /** The entry of the ZIP; null for the whole file. */
  readonly entry: ZipEntry | null;
  /** The file, or the entry, is packed by gzip. */
  readonly isGzip?: true;
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

/** Where the IGC file of a flight comes from: a source file, converted to IGC when it is of another format. */
export interface TrackHandle extends SourceHandle {
  readonly kind: TrackKind;
  /** Which track of the source file it is, from 0: files of other formats can hold several. */
  readonly index: number;
  /** SHA-256 of the source file that it is converted from; left out for an IGC. */
  readonly sourceHash?: string;
  /** The files of a recording in pieces that follow this one; left out for a whole one. */
  readonly rest?: readonly SourceHandle[];
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
  /** Left out for a flight of any other file. */
  readonly archived?: ArchivedFlight;
  /** The flights of the files that it was joined from, as they are apart; left out for a flight of one file. */
  readonly pieces?: readonly ReadFlight[];
}

/** An archive's values of a flight, which are saved unchanged. */
export interface ArchivedFlight {
  /** Which archive of the import, from 0. */
  readonly archive: number;
  /** Its number in the archive: flights are saved in this order. */
  readonly number: number;
  readonly fields: Omit<FlightInput, 'siteId' | 'gliderId'>;
  readonly createdAt: string;
  /** The archive has a track of it, which cannot be read. */
  readonly isTrackLost: boolean;
}

/** What an archive has beside flights. */
export interface ReadArchive extends Pick<ArchivedLogbook, 'pilot' | 'sites' | 'gliders' | 'gear' | 'handlings'> {
  readonly path: string;
  /** ISO 8601, UTC; null when its list of files cannot be read. */
  readonly exportedAt: string | null;
  /** How many files with tracks it has: each is a reading of its own. */
  readonly trackFiles: number;
}

/** The track of a {@link ReadFlight}. */
export interface ReadTrack extends FoundTrack {
  readonly handle: TrackHandle;
  /** The name that its IGC file is stored under; null for one that the server makes. */
  readonly fileName: string | null;
}

/** A row of a table that is ground handling; the key names it in an import. */
export interface ReadHandling extends RowHandling {
  readonly key: string;
  /** Where its table is, in words. */
  readonly path: string;
}

/** A file with tables, whose columns the pilot confirms before they become flights. */
export interface TableReading {
  readonly state: 'table';
  readonly source: SourceFile;
  /** SHA-256 of the file, in hexadecimal digits, numbered when the file is given twice: unique within an import. */
  readonly key: string;
  /** The only table of a CSV file, or the sheets of a workbook that have one. */
  readonly tables: readonly SourceTable[];
}

/** A flight of a list that cannot be read, by its number in the file, from 1. */
export interface RefusedEntry {
  readonly row: number;
  readonly problem: ReadProblem;
}

/** The result of reading a source file. */
export type SourceReading =
  /** Without flights: a JSON beside a track, whose flights have its values. */
  | {
      readonly state: 'flights';
      readonly source: SourceFile;
      readonly flights: readonly ReadFlight[];
      readonly refused?: readonly RefusedEntry[];
    }
  | TableReading
  /** Flights are those that an archive, or a JSON beside it, has of a track that cannot be read: they come without it. */
  | {
      readonly state: 'refused';
      readonly source: SourceFile;
      readonly problem: ReadProblem;
      readonly flights?: readonly ReadFlight[];
    }
  /** With its flights that have no track; the others are in the readings of their tracks. */
  | {
      readonly state: 'archive';
      readonly source: SourceFile;
      readonly archive: ReadArchive;
      readonly flights: readonly ReadFlight[];
    }
  /** A database of LogFly, which a worker of its own reads. */
  | { readonly state: 'logfly'; readonly source: SourceFile };

/** Progress of reading: how many source files are known so far, and how many of them are read. */
export interface ReadProgress {
  readonly files: number;
  readonly read: number;
}

/** Returns flights with keys of their own: those of a file that is given twice are numbered. Adds the keys to `keys`. */
export function withUniqueKeys<Item extends { readonly key: string }>(
  items: readonly Item[],
  keys: Set<string>,
): readonly Item[] {
  return items.map((item) => {
    const key = freeKey(item.key, keys);
    keys.add(key);
    return { ...item, key };
  });
}

function freeKey(key: string, keys: ReadonlySet<string>): string {
  if (!keys.has(key)) return key;
  let number = 2;
  while (keys.has(`${key}#${number}`)) number += 1;
  return `${key}#${number}`;
}

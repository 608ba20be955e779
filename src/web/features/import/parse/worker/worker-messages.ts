import type { ReadProblem } from '#domain/import/read-problem';
import type { SourceTable } from '#domain/import/table/source-table';
import type { ChosenSource, ReadFlight, ReadProgress, SourceHandle, SourceReading, TrackHandle } from '../readings.ts';
import type { CsvChoice } from '../table/read-csv.ts';
import type { TrackSourceFile } from '../tracks/read-track-source.ts';

/** A request to the worker; `id` counts the requests. */
export type ImportRequest =
  | { readonly type: 'read'; readonly id: number; readonly files: readonly ChosenSource[] }
  | { readonly type: 'igc'; readonly id: number; readonly handle: TrackHandle }
  /** Reads a recording in pieces as one. */
  | { readonly type: 'join'; readonly id: number; readonly file: TrackSourceFile }
  /** Reads a CSV file once more, with another encoding or delimiter. */
  | { readonly type: 'table'; readonly id: number; readonly handle: SourceHandle; readonly choice: CsvChoice };

/** What the worker says of the request of that id; `done` and `failed` are the last. */
export type ImportWorkerResponse =
  | { readonly type: 'reading'; readonly id: number; readonly reading: SourceReading }
  | { readonly type: 'progress'; readonly id: number; readonly progress: ReadProgress }
  | { readonly type: 'igc'; readonly id: number; readonly bytes: Uint8Array<ArrayBuffer> }
  | { readonly type: 'joined'; readonly id: number; readonly flights: readonly ReadFlight[] }
  | { readonly type: 'table'; readonly id: number; readonly table: SourceTable }
  | { readonly type: 'refused'; readonly id: number; readonly problem: ReadProblem }
  | { readonly type: 'done'; readonly id: number }
  | { readonly type: 'failed'; readonly id: number; readonly message: string };

import type { ReadProblem } from '#domain/import/read-problem';
import type { SourceTable } from '#domain/import/table/source-table';
import { TrackFiles } from '#formats/igc-files';
import type { CsvChoice } from '#formats/read-csv';
import { ReadError } from '#formats/read-error';
import { readFiles } from '#formats/read-files';
import { readTrackSource, type TrackSourceFile } from '#formats/read-track-source';
import type {
  ChosenSource,
  ReadFlight,
  ReadProgress,
  SourceHandle,
  SourceReading,
  TrackHandle,
} from '#formats/readings';

type Respond = (response: ImportWorkerResponse, transfer?: readonly ArrayBuffer[]) => void;

/** Returns what handles requests. Who wants no more of a reading ends the worker, which may be in the middle of a large file. */
export function importTasks(respond: Respond): (request: ImportRequest) => Promise<void> {
  const files = new TrackFiles();
  return async (request) => {
    const { id } = request;
    try {
      if (request.type !== 'read') return await respondAgain(request, files, respond);
      await readFiles(request.files, {
        onReading: (reading) => respond({ type: 'reading', id, reading }),
        onProgress: (progress) => respond({ type: 'progress', id, progress }),
      });
      respond({ type: 'done', id });
    } catch (error) {
      respond({ type: 'failed', id, message: error instanceof Error ? error.message : String(error) });
    }
  };
}

/** Reads a file once more. */
async function respondAgain(
  request: Extract<ImportRequest, { readonly type: 'igc' | 'join' | 'table' }>,
  files: TrackFiles,
  respond: Respond,
): Promise<void> {
  const { id } = request;
  try {
    if (request.type === 'table') {
      const { readTableAs } = await import('#formats/read-table');
      return respond({ type: 'table', id, table: await readTableAs(request.handle, request.choice) });
    }
    if (request.type === 'join') return respond({ type: 'joined', id, flights: await readTrackSource(request.file) });
    const bytes = await files.igcOf(request.handle);
    respond({ type: 'igc', id, bytes }, [bytes.buffer]);
  } catch (error) {
    if (!(error instanceof ReadError)) throw error;
    respond({ type: 'refused', id, problem: error.problem });
  }
}

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

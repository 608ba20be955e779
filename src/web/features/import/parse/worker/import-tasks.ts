import { ReadError } from '../read-error.ts';
import { readFiles } from '../read-files.ts';
import { readTrackSource } from '../tracks/read-track-source.ts';
import { TrackFiles } from '../tracks/track-files.ts';
import type { ImportRequest, ImportWorkerResponse } from './worker-messages.ts';

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
      const { readTableAs } = await import('../table/read-table.ts');
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

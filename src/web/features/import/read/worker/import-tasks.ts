import { ReadError } from '../read-error.ts';
import { readFiles } from '../read-files.ts';
import { readTableAs } from '../table/read-table.ts';
import { igcOf } from '../tracks/igc-files.ts';
import type { ImportRequest, ImportResponse } from './worker-messages.ts';

type Respond = (response: ImportResponse, transfer?: readonly ArrayBuffer[]) => void;

/** Returns what handles requests: files are read while others wait, except a stop. */
export function importTasks(respond: Respond): (request: ImportRequest) => Promise<void> {
  const readings = new Map<number, AbortController>();
  return async (request) => {
    const { id } = request;
    if (request.type === 'stop') return readings.get(id)?.abort();
    try {
      if (request.type !== 'read') return await respondAgain(request, respond);
      const controller = new AbortController();
      readings.set(id, controller);
      await readFiles(request.files, {
        onReading: (reading) => respond({ type: 'reading', id, reading }),
        onProgress: (progress) => respond({ type: 'progress', id, progress }),
        signal: controller.signal,
      });
      respond({ type: 'done', id });
    } catch (error) {
      respond({ type: 'failed', id, message: error instanceof Error ? error.message : String(error) });
    } finally {
      readings.delete(id);
    }
  };
}

/** Reads a file once more. */
async function respondAgain(
  request: Extract<ImportRequest, { readonly type: 'igc' | 'table' }>,
  respond: Respond,
): Promise<void> {
  const { id } = request;
  try {
    if (request.type === 'table') {
      return respond({ type: 'table', id, table: await readTableAs(request.handle, request.choice) });
    }
    const bytes = await igcOf(request.handle);
    respond({ type: 'igc', id, bytes }, [bytes.buffer]);
  } catch (error) {
    if (!(error instanceof ReadError)) throw error;
    respond({ type: 'refused', id, problem: error.problem });
  }
}

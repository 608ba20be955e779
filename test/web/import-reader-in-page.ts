import { vi } from 'vitest';
import { importTasks } from '#web/features/import/parse/worker/import-tasks.ts';
import type { ImportRequest } from '#web/features/import/parse/worker/worker-messages.ts';

/** Reads files of an import as the worker does, in the thread of the test. */
class ImportWorkerInPage extends EventTarget {
  readonly #handle = importTasks((data) => this.dispatchEvent(new MessageEvent('message', { data })));

  postMessage(request: ImportRequest): void {
    queueMicrotask(() => this.#handle(request));
  }

  terminate(): void {
    // Nothing runs beside the test.
  }
}

/** Lets the pages of a test read files of an import. */
export function readImportsInPage(): void {
  vi.stubGlobal('Worker', ImportWorkerInPage);
}

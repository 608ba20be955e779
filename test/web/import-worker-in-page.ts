import { vi } from 'vitest';
import { type ImportRequest, importTasks } from '#web/features/import/parse/import-tasks.ts';
import { TrackWorkerInPage } from './worker-in-page.ts';

/** The worker of the import in the thread of the test: the DOM of unit tests has no workers. */
export class ImportWorkerInPage extends EventTarget {
  /** Says nothing any more once it is ended, as a worker. */
  #isEnded = false;
  readonly #handle = importTasks((data) => {
    if (!this.#isEnded) this.dispatchEvent(new MessageEvent('message', { data }));
  });

  postMessage(request: ImportRequest): void {
    queueMicrotask(() => this.#handle(request));
  }

  terminate(): void {
    this.#isEnded = true;
  }
}

/** Lets the pages of a test read files of an import, and then those of a flight. */
export function readImportsAndTracksInPage(): void {
  vi.stubGlobal(
    'Worker',
    vi.fn(function workerOf({ pathname }: URL) {
      return pathname.includes('import-worker') ? new ImportWorkerInPage() : new TrackWorkerInPage();
    }),
  );
}

/** Lets the pages of a test read files of an import. */
export function readImportsInPage(): void {
  vi.stubGlobal('Worker', ImportWorkerInPage);
}

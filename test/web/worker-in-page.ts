import { vi } from 'vitest';
import { readRequested, type TrackRequest } from '#web/parts/track/track-requests.ts';

/** Reads tracks as the worker does, in the thread of the test: the DOM of unit tests has no workers. */
export class TrackWorkerInPage extends EventTarget {
  postMessage(request: TrackRequest): void {
    queueMicrotask(() => this.dispatchEvent(new MessageEvent('message', { data: readRequested(request) })));
  }

  terminate(): void {
    throw new Error('The track reader of a test failed.');
  }
}

/** Lets the pages of a test read tracks. */
export function readTracksInPage(): void {
  vi.stubGlobal('Worker', TrackWorkerInPage);
}

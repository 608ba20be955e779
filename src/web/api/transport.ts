import { REQUEST_TIMEOUT_MS } from '#contract/limits';
import { CallError } from './call-error.ts';
import type { Request } from './request.ts';

/** A response of any status. */
export interface RawResponse {
  readonly status: number;
  readonly bytes: ArrayBuffer;
}

/** How long an upload may make no progress: after that the connection is taken for dead, not slow. */
const STALLED_SENDING_MS = 30_000;
/** Characters of a body that fits into the first packets of a connection: sending it takes no time. */
const SMALL_BODY = 10_000;

/**
 * Sends a request; resolves with a response of any status. The time-out of the contract starts when the upload has
 * ended, and anew with each part of the response, so that neither a large track nor a slow connection is taken for a
 * server that does not respond. `XMLHttpRequest`, because `fetch` has no event for the end of an upload.
 */
export function send(request: Request): Promise<RawResponse> {
  return new Promise((resolve, reject) => {
    const xhr = new XMLHttpRequest();
    const timer = silenceTimer(() => xhr.abort());
    const failed = (): void => reject(new CallError('ajaxNetworkError'));
    xhr.responseType = 'arraybuffer';
    if (!isSmall(request.body)) xhr.upload.onprogress = () => timer.restart(STALLED_SENDING_MS);
    xhr.upload.onload = () => timer.restart(REQUEST_TIMEOUT_MS);
    xhr.onprogress = () => timer.restart(REQUEST_TIMEOUT_MS);
    xhr.onerror = failed;
    xhr.onabort = failed;
    xhr.onload = () => resolve({ status: xhr.status, bytes: xhr.response });
    xhr.onloadend = () => timer.stop();
    xhr.open(request.method, request.url);
    if (request.body !== null) xhr.setRequestHeader('content-type', 'application/json');
    timer.restart(isSmall(request.body) ? REQUEST_TIMEOUT_MS : STALLED_SENDING_MS);
    xhr.send(request.body);
  });
}

function isSmall(body: string | null): boolean {
  return body === null || body.length <= SMALL_BODY;
}

function silenceTimer(onTimeout: () => void): { restart: (ms: number) => void; stop: () => void } {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const stop = (): void => clearTimeout(timer);
  const restart = (ms: number): void => {
    stop();
    timer = setTimeout(onTimeout, ms);
  };
  return { restart, stop };
}

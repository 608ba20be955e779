import { REQUEST_TIMEOUT_MS } from '#contract/limits';
import { CallError } from './call-error.ts';
import type { Request } from './request.ts';

/** An answer of any status. */
export interface Answer {
  readonly status: number;
  readonly bytes: ArrayBuffer;
}

/** How long the sending of a large body may stand still: then the line is dead, not thin. */
const STALLED_SENDING_MS = 30_000;
/** Characters of a body that goes out at once, in the first packets of a connection: sending it takes no time. */
const SMALL_BODY = 10_000;

/**
 * Sends a request; any answer is a success here. The time-out of the contract runs from the end of sending, and again
 * from each piece of the answer, so that neither a large track nor a thin line is taken for a silent server.
 * `XMLHttpRequest`, because `fetch` does not tell when the sending has ended.
 */
export function send(request: Request): Promise<Answer> {
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

function silenceTimer(ring: () => void): { restart: (ms: number) => void; stop: () => void } {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const stop = (): void => clearTimeout(timer);
  const restart = (ms: number): void => {
    stop();
    timer = setTimeout(ring, ms);
  };
  return { restart, stop };
}

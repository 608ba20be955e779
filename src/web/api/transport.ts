import { REQUEST_TIMEOUT_MS } from '#contract/limits';
import { CallError } from './call-error.ts';
import { takeEarly } from './early-requests.ts';
import type { Request } from './request.ts';

/** A response of any status. */
export interface RawResponse<Body = ArrayBuffer> {
  readonly status: number;
  readonly bytes: Body;
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
  return exchange(request, 'arraybuffer');
}

/** The same for a download: browsers keep a large blob outside the memory of the page. */
export function sendForBlob(request: Request): Promise<RawResponse<Blob>> {
  return exchange(request, 'blob');
}

function exchange<Body>(request: Request, responseType: 'arraybuffer' | 'blob'): Promise<RawResponse<Body>> {
  // As when a call is repeated after a login: the signal will not say so again.
  if (request.signal?.aborted) return Promise.reject(new CallError('ajaxNetworkError'));
  return new Promise((resolve, reject) => {
    const xhr = takeEarly(request) ?? new XMLHttpRequest();
    const timer = silenceTimer(() => xhr.abort());
    const settle = (): void => {
      timer.stop();
      if (xhr.status === 0) reject(new CallError('ajaxNetworkError'));
      else resolve({ status: xhr.status, bytes: xhr.response });
    };
    if (!isSmall(request.body)) xhr.upload.onprogress = () => timer.restart(STALLED_SENDING_MS);
    xhr.upload.onload = () => timer.restart(REQUEST_TIMEOUT_MS);
    xhr.onprogress = () => timer.restart(REQUEST_TIMEOUT_MS);
    xhr.onloadend = settle;
    request.signal?.addEventListener('abort', () => xhr.abort());
    timer.restart(isSmall(request.body) ? REQUEST_TIMEOUT_MS : STALLED_SENDING_MS);
    if (xhr.readyState === XMLHttpRequest.UNSENT) start(xhr, request, responseType);
    else if (xhr.readyState === XMLHttpRequest.DONE) settle();
  });
}

function start(xhr: XMLHttpRequest, { method, url, body }: Request, responseType: 'arraybuffer' | 'blob'): void {
  xhr.responseType = responseType;
  xhr.open(method, url);
  if (body !== null) xhr.setRequestHeader('content-type', 'application/json');
  xhr.send(body);
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

import { REQUEST_TIMEOUT_MS } from '#contract/endpoint';
import { CallError } from './call-error.ts';
import { takeEarlyLoad } from './early-load.ts';
import { noteServerTime } from './server-clock.ts';

/** Sends a request, or takes it over where it was sent ahead; resolves with a response of any status. Rejects with a `CallError` without a response. */
export function send(request: Request): Promise<RawResponse> {
  return respondedTo(request, 'arraybuffer');
}

/** Like `send`, but for a download. */
export function sendForBlob(request: Request): Promise<RawResponse<Blob>> {
  return respondedTo(request, 'blob');
}

async function respondedTo<Body>(request: Request, kind: ResponseKind): Promise<RawResponse<Body>> {
  // As when a call is repeated after a login: the signal will not say so again.
  if (request.signal?.aborted) throw new CallError('ajaxNetworkError');
  const response = await exchange<Body>(
    takeEarlyLoad(request.method, request.url) ?? new XMLHttpRequest(),
    request,
    kind,
  );
  if (response.status === 0) throw new CallError('ajaxNetworkError');
  return response;
}

/** A request as it is sent. */
export interface Request {
  readonly method: 'GET' | 'POST';
  readonly url: string;
  /** JSON; null for a GET. */
  readonly body: string | null;
  readonly signal?: AbortSignal | undefined;
}

/** A response of any status; 0 without a response. */
export interface RawResponse<Body = ArrayBuffer> {
  readonly status: number;
  readonly bytes: Body;
}

/** How a response is kept: browsers keep a large blob outside the memory of the page. */
type ResponseKind = 'arraybuffer' | 'blob';

/** How long an upload may make no progress: after that the connection is taken for dead, not slow. */
const STALLED_SENDING_MS = 30_000;
/** Characters of a body that fits into the first packets of a connection: sending it takes no time. */
const SMALL_BODY = 10_000;

/**
 * Sends a request, unless `xhr` is of one that was sent already. The time-out of the contract starts when the upload has
 * ended, and again with each part of the response, so that neither a large track nor a slow connection is taken for a
 * server that does not respond. `XMLHttpRequest`, because `fetch` has no event for the end of an upload.
 */
function exchange<Body>(xhr: XMLHttpRequest, request: Request, kind: ResponseKind): Promise<RawResponse<Body>> {
  return new Promise((resolve) => {
    const timer = silenceTimer(() => xhr.abort());
    const settle = (): void => {
      timer.stop();
      noteServerTime(xhr.getResponseHeader('date'));
      resolve({ status: xhr.status, bytes: xhr.response });
    };
    if (!isSmall(request.body)) xhr.upload.onprogress = () => timer.restart(STALLED_SENDING_MS);
    xhr.upload.onload = () => timer.restart(REQUEST_TIMEOUT_MS);
    xhr.onprogress = () => timer.restart(REQUEST_TIMEOUT_MS);
    xhr.onloadend = settle;
    request.signal?.addEventListener('abort', () => xhr.abort());
    timer.restart(isSmall(request.body) ? REQUEST_TIMEOUT_MS : STALLED_SENDING_MS);
    if (xhr.readyState === XMLHttpRequest.UNSENT) start(xhr, request, kind);
    else if (xhr.readyState === XMLHttpRequest.DONE) settle();
  });
}

function start(xhr: XMLHttpRequest, { method, url, body }: Request, kind: ResponseKind): void {
  xhr.responseType = kind;
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

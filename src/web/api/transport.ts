import { CallError } from './call-error.ts';
import { takeEarlyLoad } from './early-load.ts';
import { exchange, type RawResponse, type ResponseKind } from './exchange.ts';
import type { Request } from './request.ts';

/** Sends a request, or takes it over where it was sent ahead; resolves with a response of any status. Rejects with a `CallError` where none came. */
export function send(request: Request): Promise<RawResponse> {
  return respondedTo(request, 'arraybuffer');
}

/** The same for a download. */
export function sendForBlob(request: Request): Promise<RawResponse<Blob>> {
  return respondedTo(request, 'blob');
}

async function respondedTo<Body>(request: Request, kind: ResponseKind): Promise<RawResponse<Body>> {
  // As when a call is repeated after a login: the signal will not say so again.
  if (request.signal?.aborted) throw new CallError('ajaxNetworkError');
  const response = await exchange<Body>(takeEarlyLoad(request) ?? new XMLHttpRequest(), request, kind);
  if (response.status === 0) throw new CallError('ajaxNetworkError');
  return response;
}

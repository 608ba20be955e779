import type { AnyEndpoint, ResponseOf } from '#contract/endpoint';
import { CSRF_COOKIE } from '#contract/pages/page-settings';
import { sessionState } from '../session-state.ts';
import { callErrorOf, errorOfResponse } from './call-error.ts';
import { cookieIn } from './cookies.ts';
import type { RawResponse } from './exchange.ts';
import { type CallInput, type Request, requestOf } from './request.ts';
import { readResponse } from './response.ts';
import { send, sendForBlob } from './transport.ts';

/** The pilot whose logbook this page shows: sent with each call, so that two tabs never mix two logbooks. */
export const callingPilotId = sessionState<number | null>(() => null);

/** Calls an endpoint of the contract. Rejects with a `CallError`. */
export async function call<E extends AnyEndpoint>(endpoint: E, input: CallInput<E> = {}): Promise<ResponseOf<E>> {
  return readResponse(endpoint, await callForBytes(endpoint, input));
}

/** Calls an endpoint whose response is a file. Rejects with a `CallError`. */
export function callForBytes<E extends AnyEndpoint>(endpoint: E, input: CallInput<E> = {}): Promise<ArrayBuffer> {
  return attempted(endpoint, input, send);
}

/** The same for a file that is saved: it may be larger than the memory of the page. */
export function callForBlob<E extends AnyEndpoint>(endpoint: E, input: CallInput<E> = {}): Promise<Blob> {
  return attempted(endpoint, input, sendForBlob);
}

async function attempted<E extends AnyEndpoint, Body extends ArrayBuffer | Blob>(
  endpoint: E,
  input: CallInput<E>,
  sending: (request: Request) => Promise<RawResponse<Body>>,
): Promise<Body> {
  const pilotId = callingPilotId.get(); // A retry is for the same pilot, whoever has logged in meanwhile.
  const attempt = (): Promise<RawResponse<Body>> => {
    const csrf = cookieIn(document.cookie, CSRF_COOKIE);
    return sending({ ...requestOf(endpoint, input, { csrf, pilotId }), signal: input.signal });
  };
  try {
    return await successOf(await attempt());
  } catch (thrown) {
    const error = callErrorOf(thrown);
    if (error.type !== 'invalidCsrfToken') throw error;
    return successOf(await attempt()); // The rejection has set a new cookie.
  }
}

async function successOf<Body extends ArrayBuffer | Blob>({ status, bytes }: RawResponse<Body>): Promise<Body> {
  if (status < 200 || status > 299) throw await errorOfResponse(status, await textOf(bytes));
  return bytes;
}

function textOf(bytes: ArrayBuffer | Blob): string | Promise<string> {
  return bytes instanceof Blob ? bytes.text() : new TextDecoder().decode(bytes);
}

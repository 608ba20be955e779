import type { AnyEndpoint, ResponseOf } from '#contract/endpoint';
import { CSRF_COOKIE } from '#contract/page-settings';
import { sessionState } from '../session-state.ts';
import { callErrorOf, errorOfResponse } from './call-error.ts';
import { cookieIn } from './cookies.ts';
import { type CallInput, requestOf } from './request.ts';
import { readResponse } from './response.ts';
import { type RawResponse, send } from './transport.ts';

/** The pilot whose logbook this page shows: sent with each call, so that two tabs never mix two logbooks. */
export const callingPilotId = sessionState<number | null>(() => null);

/** Calls an endpoint of the contract. Rejects with a `CallError`. */
export async function call<E extends AnyEndpoint>(endpoint: E, input: CallInput<E> = {}): Promise<ResponseOf<E>> {
  return readResponse(endpoint, await callForBytes(endpoint, input));
}

/** Calls an endpoint whose response is a file. Rejects with a `CallError`. */
export async function callForBytes<E extends AnyEndpoint>(endpoint: E, input: CallInput<E> = {}): Promise<ArrayBuffer> {
  const pilotId = callingPilotId.get(); // A retry is for the same pilot, whoever has logged in meanwhile.
  const attempt = (): Promise<RawResponse> => {
    const csrf = cookieIn(document.cookie, CSRF_COOKIE);
    return send(requestOf(endpoint, input, { csrf, pilotId }));
  };
  try {
    return await successOf(await attempt());
  } catch (thrown) {
    const error = callErrorOf(thrown);
    if (error.type !== 'invalidCsrfToken') throw error;
    return successOf(await attempt()); // The rejection has set a new cookie.
  }
}

async function successOf({ status, bytes }: RawResponse): Promise<ArrayBuffer> {
  if (status < 200 || status > 299) throw await errorOfResponse(status, new TextDecoder().decode(bytes));
  return bytes;
}

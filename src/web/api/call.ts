import type { AnswerOf, AnyEndpoint } from '#contract/endpoint';
import { CSRF_COOKIE } from '#contract/page-settings';
import { callErrorOf, errorOfAnswer } from './call-error.ts';
import { cookieIn } from './cookies.ts';
import { type CallInput, requestOf } from './request.ts';
import { type Answer, send } from './transport.ts';

/** Whose logbook this page shows: named in every call of a pilot, so that two tabs never mix two logbooks. */
let caller: number | null = null;

/** Says whose logbook this page shows from now on; null for nobody's. */
export function setCaller(pilotId: number | null): void {
  caller = pilotId;
}

/** Makes one call of the contract; rejects with a `CallError`. */
export async function call<E extends AnyEndpoint>(endpoint: E, input: CallInput<E> = {}): Promise<AnswerOf<E>> {
  const bytes = await callForBytes(endpoint, input);
  return JSON.parse(new TextDecoder().decode(bytes));
}

/** Makes one call whose answer is a file. */
export async function callForBytes<E extends AnyEndpoint>(endpoint: E, input: CallInput<E> = {}): Promise<ArrayBuffer> {
  const pilotId = caller; // A second try is the same pilot's, whoever has logged in meanwhile.
  const attempt = (): Promise<Answer> => {
    const csrf = cookieIn(document.cookie, CSRF_COOKIE);
    return send(requestOf(endpoint, input, { csrf, pilotId }));
  };
  try {
    return successOf(await attempt());
  } catch (thrown) {
    const error = callErrorOf(thrown);
    if (error.type !== 'invalidCsrfToken') throw error;
    return successOf(await attempt()); // The refusal has set a fresh cookie.
  }
}

function successOf({ status, bytes }: Answer): ArrayBuffer {
  if (status < 200 || status > 299) throw errorOfAnswer(status, new TextDecoder().decode(bytes));
  return bytes;
}

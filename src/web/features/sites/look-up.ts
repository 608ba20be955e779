import { type CallErrorType, callErrorOf, fieldErrorsOf } from '#web/api/call-error.ts';

/** What a look-up came to. */
export type LookedUp<Value> =
  | { readonly state: 'found'; readonly value: Value }
  /** With words to be shown. */
  | { readonly state: 'failed'; readonly message: string; readonly type: CallErrorType };

/** Waits for a look-up, which may fail like any call: the form goes on without it. Never rejects. */
export async function lookedUp<Value>(asked: Promise<Value>): Promise<LookedUp<Value>> {
  try {
    return { state: 'found', value: await asked };
  } catch (thrown) {
    const error = callErrorOf(thrown);
    const refused = Object.values(fieldErrorsOf(error) ?? {});
    return { state: 'failed', message: refused.join(' ') || error.message, type: error.type };
  }
}

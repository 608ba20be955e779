import { type CallErrorType, callErrorOf, fieldErrorsOf } from '#web/api/call-error.ts';

/** Result of a lookup. */
export type LookUpResult<Value> =
  | { readonly state: 'found'; readonly value: Value }
  /** `message` is shown to the pilot. */
  | { readonly state: 'failed'; readonly message: string; readonly type: CallErrorType };

/** Returns the result of a lookup, failed or not: the form works without it. Never rejects. */
export async function lookUpResult<Value>(request: Promise<Value>): Promise<LookUpResult<Value>> {
  try {
    return { state: 'found', value: await request };
  } catch (thrown) {
    const error = callErrorOf(thrown);
    const fieldErrors = Object.values(fieldErrorsOf(error) ?? {});
    return { state: 'failed', message: fieldErrors.join(' ') || error.message, type: error.type };
  }
}

import { CallError, callErrorOf, canRetry, fieldErrorsOf, isAboutSession } from '#web/api/call-error.ts';
import { placeErrors } from './form-fields.ts';

/** What a form is busy with. After a success it stays busy: the page is about to change. */
export type Work = 'editing' | 'saving' | 'deleting';

/** How a save or a deletion went wrong. */
export interface Failure {
  /** To stand at the form's own fields. */
  readonly byField: Readonly<Record<string, string>>;
  /** To stand at the top of the form; null where the fields say all. */
  readonly message: string | null;
  /** Whether trying the same again may help. */
  readonly canRetry: boolean;
  /** Whether the item is not there any more. */
  readonly isGone: boolean;
}

/** The failure of a save whose item was deleted elsewhere: what a draft of such an item is opened with. */
export const ITEM_GONE: Failure = failureOf(new CallError('recordNotFound'), []);

/**
 * What a form with these fields shows of an error: a refused field at the field without a banner, the rest on top. Of
 * the session the frame around the page tells, and asks who is there; the form waits.
 */
export function failureOf(thrown: unknown, fields: readonly string[]): Failure {
  const error: CallError = callErrorOf(thrown);
  const { byField, rest } = placeErrors(fieldErrorsOf(error) ?? {}, fields);
  if (isAboutSession(error)) return { byField, message: null, canRetry: false, isGone: false };
  const isOnFields = Object.keys(byField).length > 0;
  const message = isOnFields && rest.length === 0 ? null : rest.join(' ') || error.message;
  return { byField, message, canRetry: canRetry(error), isGone: error.type === 'recordNotFound' };
}
